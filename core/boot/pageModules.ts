/** The lazy modules behind the built-in pages, by the names in core/pages/builtInPages.ts. */
import type { ComponentType } from 'react';
import type { BuiltInRole, builtInPages } from '../pages/builtInPages';

type LazyModule = Exclude<(typeof builtInPages)[BuiltInRole]['module'], 'section/SectionPage'>;

/** One dynamic import a page: the bundler makes a chunk of each. */
export const pageModules: Readonly<Record<LazyModule, () => Promise<{ default: ComponentType }>>> = {
  'watch/VodPage': () => import('../pages/watch/VodPage'),
  'watch/LivePage': () => import('../pages/watch/LivePage'),
  'signIn/LoginPage': () => import('../pages/signIn/LoginPage'),
  'signIn/SignUpPage': () => import('../pages/signIn/SignUpPage'),
  'signIn/LogoutPage': () => import('../pages/signIn/LogoutPage'),
  'signIn/OidcForwardPage': () => import('../pages/signIn/OidcForwardPage'),
  'purchase/PurchasePage': () => import('../pages/purchase/PurchasePage'),
  'purchase/PayPage': () => import('../pages/purchase/PayPage'),
};
