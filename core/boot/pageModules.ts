/** The lazy modules behind the built-in pages, by the names in core/pageKit/builtInPages.ts. */
import type { ComponentType } from 'react';
import type { BuiltInRole, builtInPages } from '../pageKit/builtInPages';
import type { PreparePage } from '../pageKit/preparation';

/** The last two replace other pages, so no role names them. */
type LazyModule =
  | Exclude<(typeof builtInPages)[BuiltInRole]['module'], 'catalogue/pages/SectionPage'>
  | 'session/pages/ImpersonationStopPage'
  | 'embed/pages/LeavePage';

export interface PageModule {
  readonly default: ComponentType;
  readonly prepare?: PreparePage;
}

/** One dynamic import per page, for code splitting. */
export const pageModules: Readonly<Record<LazyModule, () => Promise<PageModule>>> = {
  'pages/watch/VodPage': () => import('../pages/watch/VodPage'),
  'live/pages/LiveNowPage': () => import('../live/pages/LiveNowPage'),
  'live/pages/UpcomingPage': () => import('../live/pages/UpcomingPage'),
  'pages/watch/LivePage': () => import('../pages/watch/LivePage'),
  'pages/watch/InterstitialPage': () => import('../pages/watch/InterstitialPage'),
  'pages/content/SeriesPage': () => import('../pages/content/SeriesPage'),
  'pages/content/PlaylistPage': () => import('../pages/content/PlaylistPage'),
  'pages/watchlists/WatchlistsPage': () => import('../pages/watchlists/WatchlistsPage'),
  'pages/lists/GridPage': () => import('../pages/lists/GridPage'),
  'pages/lists/FavouritesPage': () => import('../pages/lists/FavouritesPage'),
  'pages/lists/HistoryPage': () => import('../pages/lists/HistoryPage'),
  'pages/search/SearchPage': () => import('../pages/search/SearchPage'),
  'session/pages/ImpersonationPage': () => import('../session/pages/ImpersonationPage'),
  'session/pages/ResetPasswordPage': () => import('../session/pages/ResetPasswordPage'),
  'session/pages/EmailConfirmationPage': () => import('../session/pages/EmailConfirmationPage'),
  'session/pages/ImpersonationStopPage': () => import('../session/pages/ImpersonationStopPage'),
  'embed/pages/LeavePage': () => import('../embed/pages/LeavePage'),
  'pages/signIn/LoginPage': () => import('../pages/signIn/LoginPage'),
  'session/pages/GiftLoginRedirectPage': () => import('../session/pages/GiftLoginRedirectPage'),
  'pages/signIn/SignUpPage': () => import('../pages/signIn/SignUpPage'),
  'session/pages/ProvidersPage': () => import('../session/pages/ProvidersPage'),
  'session/pages/LogoutPage': () => import('../session/pages/LogoutPage'),
  'session/pages/OidcForwardPage': () => import('../session/pages/OidcForwardPage'),
  'session/pages/OAuthReturnPage': () => import('../session/pages/OAuthReturnPage'),
  'profiles/pages/ProfilesPage': () => import('../profiles/pages/ProfilesPage'),
  'pages/account/AccountPage': () => import('../pages/account/AccountPage'),
  'commerce/pages/PurchasePage': () => import('../commerce/pages/PurchasePage'),
  'commerce/pages/LicenceRedirectPage': () => import('../commerce/pages/LicenceRedirectPage'),
  'commerce/pages/PaymentPage': () => import('../commerce/pages/PaymentPage'),
  'commerce/pages/PaymentAuthorizationPage': () => import('../commerce/pages/PaymentAuthorizationPage'),
  'pages/account/PreferencesPage': () => import('../pages/account/PreferencesPage'),
  'commerce/pages/PaymentUpdatePage': () => import('../commerce/pages/PaymentUpdatePage'),
  'commerce/pages/PayPage': () => import('../commerce/pages/PayPage'),
};

/** Pages whose code is loaded: they render synchronously. */
export const readyPages = new Map<string, ComponentType>();
