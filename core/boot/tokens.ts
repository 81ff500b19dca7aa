/** Service tokens used only by the composition root and pages. */
import type { MessageStore } from '../i18n/MessageStore';
import type { BrowserAddress } from '../platform/browser/BrowserAddress';
import type { ViewerCountry } from '../platform/ViewerCountry';
import type { AnalyticsHub } from '../plugins/AnalyticsHub';
import type { PluginRegistry } from '../plugins/PluginRegistry';
import type { ScriptLoader } from '../plugins/ScriptLoader';
import type { RoutingStore } from '../routing/RoutingStore';
import { token } from '../sdk/token';
import type { KeyValueStore } from '../sdk/services';
import type { ProviderReturn } from '../session/ProviderReturn';
import type { TokenRefresher } from '../session/TokenRefresher';
import type { TokenVault } from '../session/TokenVault';
import type { ErrorFeed } from './ErrorFeed';
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
/** Local storage, for core; plugins get a narrowed store. */
export const localValues = token<KeyValueStore>('lasting-values@1');
/** Scroll restoration; null until the first page has rendered. */
export const scrollRestoration = token<{ current: ScrollRestoration | null }>('window-places@1');
/** Session storage. */
export const tabValues = token<KeyValueStore>('visit-values@1');
export const tokenRefresher = token<TokenRefresher>('token-refresher@1');
export const tokenVault = token<TokenVault>('token-vault@1');
export const errorFeed = token<ErrorFeed>('error-feed@1');
export const firstContent = token<FirstContent>('first-content@1');
export const firstPage = token<FirstPage>('first-page@1');
export const viewerCountry = token<ViewerCountry>('viewer-country@1');
/** Loads third-party scripts; its code is loaded on demand. */
export const pageScripts = token<() => Promise<ScriptLoader>>('page-scripts@1');
/** Ids of plugins whose third-party scripts run in this document: a script cannot be unloaded. */
export const scriptGuests = token<Set<string>>('script-guests@1');
export const signInReturn = token<ProviderReturn>('sign-in-return@1');
