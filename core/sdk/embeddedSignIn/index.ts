/** What providers share whose screens a third party draws into the page: the place of those screens, and how long a third party may take. */
export { EmbeddedScreens, type EmbeddedScreensProps } from './EmbeddedScreens';
export { inTime, TIMEOUT, ThirdPartySilent } from './inTime';
