/** Which pages take payments: only these may use the origins of payment providers. Pure. */
import type { CheckedRealm, EnabledPlugin } from './checkedRealm';
import { routeContributions } from './realmRoutes';

/** Core pages that show payment methods or resume a payment; plugin routes declare this themselves (`pays`). */
const payingRoles: ReadonlySet<string> = new Set([
  'PURCHASE',
  'PAY',
  'PAY_CONFIRMATION',
  'PAYMENT',
  'PAYMENT_AUTHORIZATION',
  'PAYMENT_UPDATE',
  'ACCOUNT',
]);

type Plugins = Pick<CheckedRealm, 'plugins'>;

/** Ids of the payment plugins whose origins the page of a role allows; empty if the page takes no payments. */
export function payersOn(realm: Plugins, role: string | undefined): readonly string[] {
  if (
    role === undefined ||
    !(
      payingRoles.has(role) ||
      routeContributions(realm).some((route) => route.role === role && route.pays === true)
    )
  )
    return [];
  return realm.plugins.filter((plugin) => plugin.reachesOut === true && isPayer(plugin)).map(({ id }) => id);
}

export interface LoadedDocument {
  /** The role of the page it was loaded for; its Content Security Policy is that page's. */
  readonly role: string | undefined;
  /** Ids of the plugins whose scripts run in it. */
  readonly guests: Pick<Set<string>, 'has'>;
}

/**
 * Whether the page of a role needs a full document load: either the document's Content Security Policy, which
 * cannot change, is too strict for a page that takes payments, or a payment provider's script runs in it and
 * the page takes none.
 */
export function wantsOtherDocument(
  realm: Plugins,
  { role: loaded, guests }: LoadedDocument,
  here: string | undefined,
): boolean {
  const [then, now] = [payersOn(realm, loaded), payersOn(realm, here)];
  return now.length > 0 ? then.length === 0 : then.some((payer) => guests.has(payer));
}

export const isPayer = ({ contributes }: Pick<EnabledPlugin, 'contributes'>): boolean =>
  contributes['payment-method'] !== undefined;
