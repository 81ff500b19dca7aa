/** Shared by providers whose screens a third party draws into the page: their container and the time limit. */
export { EmbeddedScreens, type EmbeddedScreensProps } from './EmbeddedScreens';
export { inTime, THIRD_PARTY_TIMEOUT_MS, ThirdPartySilent } from './inTime';
