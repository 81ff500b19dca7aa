/** Tokens of what only the composition root and its pages hand around. */
import type { MessageStore } from '../i18n';
import type { BrowserAddress, ViewerCountry } from '../platform';
import type { AnalyticsHub, PluginRegistry } from '../plugins';
import type { ScriptLoader } from '../plugins/ScriptLoader';
import type { RoutingStore } from '../routing';
import { token, type KeyValueStore } from '../sdk';
import type { ProviderReturn, TokenRefresher, TokenVault } from '../session';
import type { FirstContent } from './firstContent';
import type { FirstPage } from './services/FirstPage';
import type { RouterNavigation } from './services/RouterNavigation';
import type { ScrollRestoration } from './ScrollRestoration';

export const messageStore = token<MessageStore>('message-store@1');
export const routingStore = token<RoutingStore>('routing-store@1');
export const pluginRegistry = token<PluginRegistry>('plugin-registry@1');
export const analyticsHub = token<AnalyticsHub>('analytics-hub@1');
export const routerNavigation = token<RouterNavigation>('router-navigation@1');
export const browserAddressToken = token<BrowserAddress>('browser-address@1');
/** Values that outlive the visit, for rooms; plugins get theirs narrowed. */
export const localStorageToken = token<KeyValueStore>('lasting-values@1');
/** How far pages were scrolled; there once the first page stands. */
export const scrollRestoration = token<{ current: ScrollRestoration | null }>('window-places@1');
/** Values of this tab. */
export const sessionStorageToken = token<KeyValueStore>('visit-values@1');
export const tokenRefresher = token<TokenRefresher>('token-refresher@1');
export const tokenVault = token<TokenVault>('token-vault@1');
export const firstContent = token<FirstContent>('first-content@1');
export const firstPage = token<FirstPage>('first-page@1');
export const viewerCountry = token<ViewerCountry>('viewer-country@1');
/** Loads third parties' scripts; fetched when the first one is asked for. */
export const pageScripts = token<() => Promise<ScriptLoader>>('page-scripts@1');
/** Plugins whose third parties' scripts run in this document, by id: nothing takes a script out again. */
export const scriptGuests = token<Set<string>>('script-guests@1');
export const signInReturn = token<ProviderReturn>('sign-in-return@1');
