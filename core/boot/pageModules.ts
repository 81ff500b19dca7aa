/** The lazy modules behind the built-in pages, by the names in core/pages/builtInPages.ts. */
import type { ComponentType } from 'react';
import type { BuiltInRole, builtInPages } from '../pages/builtInPages';

/** The last two replace other pages, so no role names them. */
type LazyModule =
  | Exclude<(typeof builtInPages)[BuiltInRole]['module'], 'section/SectionPage'>
  | 'signIn/ImpersonationStopPage'
  | 'embed/LeavePage';

/** One dynamic import per page, for code splitting. */
export const pageModules: Readonly<Record<LazyModule, () => Promise<{ default: ComponentType }>>> = {
  'watch/VodPage': () => import('../pages/watch/VodPage'),
  'live/LiveNowPage': () => import('../pages/live/LiveNowPage'),
  'live/UpcomingPage': () => import('../pages/live/UpcomingPage'),
  'watch/LivePage': () => import('../pages/watch/LivePage'),
  'watch/InterstitialPage': () => import('../pages/watch/InterstitialPage'),
  'content/SeriesPage': () => import('../pages/content/SeriesPage'),
  'content/PlaylistPage': () => import('../pages/content/PlaylistPage'),
  'watchlists/WatchlistsPage': () => import('../pages/watchlists/WatchlistsPage'),
  'lists/GridPage': () => import('../pages/lists/GridPage'),
  'lists/FavouritesPage': () => import('../pages/lists/FavouritesPage'),
  'lists/HistoryPage': () => import('../pages/lists/HistoryPage'),
  'search/SearchPage': () => import('../pages/search/SearchPage'),
  'signIn/ImpersonationPage': () => import('../pages/signIn/ImpersonationPage'),
  'password/ResetPasswordPage': () => import('../pages/password/ResetPasswordPage'),
  'password/EmailConfirmationPage': () => import('../pages/password/EmailConfirmationPage'),
  'signIn/ImpersonationStopPage': () => import('../pages/signIn/ImpersonationStopPage'),
  'embed/LeavePage': () => import('../pages/embed/LeavePage'),
  'signIn/LoginPage': () => import('../pages/signIn/LoginPage'),
  'signIn/GiftLoginRedirectPage': () => import('../pages/signIn/GiftLoginRedirectPage'),
  'signIn/SignUpPage': () => import('../pages/signIn/SignUpPage'),
  'signIn/ProvidersPage': () => import('../pages/signIn/ProvidersPage'),
  'signIn/LogoutPage': () => import('../pages/signIn/LogoutPage'),
  'signIn/OidcForwardPage': () => import('../pages/signIn/OidcForwardPage'),
  'signIn/OAuthReturnPage': () => import('../pages/signIn/OAuthReturnPage'),
  'profiles/ProfilesPage': () => import('../pages/profiles/ProfilesPage'),
  'account/AccountPage': () => import('../pages/account/AccountPage'),
  'purchase/PurchasePage': () => import('../pages/purchase/PurchasePage'),
  'purchase/LicenceRedirectPage': () => import('../pages/purchase/LicenceRedirectPage'),
  'purchase/PaymentPage': () => import('../pages/purchase/PaymentPage'),
  'purchase/PaymentAuthorizationPage': () => import('../pages/purchase/PaymentAuthorizationPage'),
  'account/PreferencesPage': () => import('../pages/account/PreferencesPage'),
  'account/PaymentUpdatePage': () => import('../pages/account/PaymentUpdatePage'),
  'purchase/PayPage': () => import('../pages/purchase/PayPage'),
};

/** Pages whose code is loaded: they render synchronously. */
export const readyPages = new Map<string, ComponentType>();
