/** Public API: the frame around every page. */
export { Shell, type ShellProps } from './components/Shell';
export { defaultPage, type DefaultPage } from './defaultPage';
export { languageChoice, type LanguageChoice } from './languageChoice';
export { textIn, useLocalise } from './localise';
export { isVisible, type MenuViewer } from './menuEntries';
export { MenuStore } from './MenuStore';
export { shellSettings, type ShellSettings } from './shellSettings';
export { ShellStore, shellStore } from './ShellStore';
export { menuReport, menuStore, menuTexts, type MenuTexts } from './useMenu';
