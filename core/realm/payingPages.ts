/** Which pages take payments: they alone may reach the third parties behind a way to pay. Pure. */
import type { CheckedRealm, EnabledPlugin } from './checkedRealm';
import { routeContributions } from './realmRoutes';

/** Pages of the house that draw a way to pay, or take up a payment; those of plugins say so themselves (`pays`). */
const payingRoles: ReadonlySet<string> = new Set(['PURCHASE', 'PAY', 'PAY_CONFIRMATION', 'PAYMENT', 'PAYMENT_AUTHORIZATION', 'PAYMENT_UPDATE', 'ACCOUNT']);

type Plugins = Pick<CheckedRealm, 'plugins'>;

/** The payment plugins whose origins the page of a role is allowed, by id; none where nothing is paid. */
export function payersOn(realm: Plugins, role: string | undefined): readonly string[] {
  if (role === undefined || !(payingRoles.has(role) || routeContributions(realm).some((route) => route.role === role && route.pays === true))) return [];
  return realm.plugins.filter((plugin) => plugin.reachesOut === true && isPayer(plugin)).map(({ id }) => id);
}

export interface LoadedDocument {
  /** The role of the page that it was loaded with: its policy is that page's. */
  readonly role: string | undefined;
  /** Plugins whose scripts run in it, by id. */
  readonly guests: Pick<Set<string>, 'has'>;
}

/**
 * Whether a document is the wrong one for the page of a role: its policy, which it has for its life, is too narrow for a page that takes payments, or
 * a payment provider's script runs in it and has no business on a page that takes none.
 */
export function wantsOtherDocument(realm: Plugins, { role: loaded, guests }: LoadedDocument, here: string | undefined): boolean {
  const [then, now] = [payersOn(realm, loaded), payersOn(realm, here)];
  return now.length > 0 ? then.length === 0 : then.some((payer) => guests.has(payer));
}

export const isPayer = ({ contributes }: Pick<EnabledPlugin, 'contributes'>): boolean => contributes['payment-method'] !== undefined;
