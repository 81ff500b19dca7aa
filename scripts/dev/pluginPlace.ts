/** Where viewers of a demo realm meet a plugin. */
import type { PluginManifest } from '../../core/generated/manifest';

export interface PluginPlace {
  /** Of the page, with the leading slash. */
  readonly path: string;
  /** The account that opens it; null for a guest. */
  readonly account: string | null;
  /** Whether it is met on the payment step of a purchase. */
  readonly isPayment: boolean;
}

/** Films of the demo that everybody may watch. */
const FILMS: Readonly<Record<string, string>> = { ringside: 'rs-103', lanterna: 'ln-03', noor: 'nr-302' };

/** The realm's own name is that of the data that its platform has: with a payment method, those of ringside. */
export function pluginPlace(
  realm: string,
  { contributes }: Pick<PluginManifest, 'contributes'>,
): PluginPlace {
  const has = (point: keyof PluginManifest['contributes']) => (contributes[point] ?? []).length > 0;
  const guest = (path: string): PluginPlace => ({ path, account: null, isPayment: false });
  if (has('payment-method'))
    return { path: '/purchase?from=/', account: 'viewer@ringside.example', isPayment: true };
  if (has('sign-in-provider')) return guest('/login');
  const page = contributes.route?.find(({ paths }) => paths !== undefined);
  if (page?.paths !== undefined)
    return {
      path: page.paths.default,
      account: page.access === 'viewer' ? `viewer@${realm}.example` : null,
      isPayment: false,
    };
  if (has('account-panel')) return { path: '/account', account: `viewer@${realm}.example`, isPayment: false };
  if (has('player-part')) return guest(`/video/${FILMS[realm] ?? ''}`);
  if (has('search-engine')) return guest('/search?query=a');
  return guest('/');
}
