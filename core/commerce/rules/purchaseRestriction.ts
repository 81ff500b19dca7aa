/** Who may not buy here, and the dialog's message (FAV-041, FAV-042, SGN-073 to SGN-080). */
import type { CheckedSettings } from '../../realm/checkedRealm';

export type RestrictionKey = 'kidPurchasePermissionDenied' | 'vpnErrorMessage' | 'signupGeoRestriction';

export interface Whereabouts {
  /** ISO 3166 alpha-2; null if unknown. */
  readonly country: string | null;
  readonly onVpn: boolean;
}

export interface RestrictionRules extends Pick<
  CheckedSettings,
  'vpnDisallowed' | 'addressCountryRestriction'
> {
  readonly isChild: boolean;
}

/** Null if unrestricted. Child profiles first, then VPN, then territory (FAV-042). */
export function purchaseRestriction(
  rules: RestrictionRules,
  { country, onVpn }: Whereabouts,
): RestrictionKey | null {
  if (rules.isChild) return 'kidPurchasePermissionDenied';
  if (rules.vpnDisallowed && onVpn) return 'vpnErrorMessage';
  return isOutsideTerritory(rules.addressCountryRestriction, country) ? 'signupGeoRestriction' : null;
}

/**
 * REGISTRATION entries only: on a blacklist, or missing from a whitelist (SGN-079). An unknown country is
 * never outside.
 */
export function isOutsideTerritory(
  restrictions: CheckedSettings['addressCountryRestriction'],
  country: string | null,
): boolean {
  if (country === null) return false;
  return restrictions
    .filter(({ context }) => context === 'REGISTRATION')
    .some(({ type, countries }) => (type === 'BLACKLIST') === countries.includes(country));
}
