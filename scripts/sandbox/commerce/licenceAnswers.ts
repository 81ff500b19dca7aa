/** Licences as a viewer sees them: localised, priced, with the viewer's own hold on them. */
import type { Licence, LicenceAmount, LicenceFamilies, LicenceStatus } from '../../../core/generated/platform';
import { textIn, type SandboxRealm } from '../realms';
import { isActive, type Entitlement } from './entitlements';
import type { SeedLicence } from './types';

export interface LicenceContext {
  readonly realm: SandboxRealm;
  readonly locale: string;
  /** Everything the viewer ever held; empty for guests. */
  readonly entitlements: readonly Entitlement[];
  readonly now: number;
}

/** The sku of a licence's one price. */
export const skuOf = (licence: SeedLicence): string => licence.id;

export function licenceAnswer(context: LicenceContext, licence: SeedLicence): Licence {
  const { locale } = context;
  return {
    id: licence.id,
    name: textIn(locale, licence.name),
    description: textIn(locale, licence.description),
    family: licence.family ?? null,
    rank: licence.rank ?? null,
    type: licence.amount > 0 ? 'STANDARD' : 'FREE',
    purchaseStrategy: { type: licence.type, ...(licence.period !== undefined && { subscriptionPeriod: licence.period }) },
    trialDetails: licence.trial === undefined ? null : { duration: licence.trial, available: trialIsOpen(context.entitlements, licence) },
    defaultMarketingPricePeriod: licence.headline?.period ?? null,
    cta: licence.cta ? textIn(locale, licence.cta) : null,
    ctaControl: null,
    sku: skuOf(licence),
    amounts: licence.amount > 0 ? [amountOf(context.realm, licence)] : [],
    discounts: [],
    status: statusOf(context, licence),
  };
}

/** All licences of a realm, by family; `only` narrows them to some ids. */
export function licenceFamilies(context: LicenceContext, only: readonly string[]): LicenceFamilies {
  const { trade } = context.realm;
  const licences = trade.licences.filter(({ id }) => only.length === 0 || only.includes(id));
  const families = Object.keys(trade.familyNames).map((id) => ({
    id,
    name: textIn(context.locale, trade.familyNames[id] ?? {}),
    licences: licences.filter(({ family }) => family === id).map((licence) => licenceAnswer(context, licence)),
  }));
  return {
    families: families.filter((family) => family.licences.length > 0),
    licences: licences.filter(({ family }) => family === undefined).map((licence) => licenceAnswer(context, licence)),
  };
}

/** A trial is given once for a licence. */
export function trialIsOpen(entitlements: readonly Entitlement[], licence: SeedLicence): boolean {
  return licence.trial !== undefined && !entitlements.some(({ licenceId, trial }) => licenceId === licence.id && trial);
}

/** The licence of this one's family that the viewer holds now. */
export function heldInFamily(context: Pick<LicenceContext, 'realm' | 'entitlements' | 'now'>, licence: SeedLicence): SeedLicence | undefined {
  if (licence.family === undefined) return undefined;
  const held = new Set(context.entitlements.filter((entitlement) => isActive(entitlement, context.now)).map(({ licenceId }) => licenceId));
  return context.realm.trade.licences.find((candidate) => candidate.family === licence.family && held.has(candidate.id));
}

function amountOf({ trade }: SandboxRealm, licence: SeedLicence): LicenceAmount {
  return {
    id: `${licence.id}-${trade.currency.toLowerCase()}`,
    sku: skuOf(licence),
    amount: licence.amount,
    currency: trade.currency,
    scale: trade.scale,
    default: true,
    local: true,
    taxInclusive: true,
    periodAmounts: licence.headline ? [licence.headline] : null,
  };
}

function statusOf(context: LicenceContext, licence: SeedLicence): LicenceStatus | null {
  const own = context.entitlements.filter(({ licenceId, replaced }) => licenceId === licence.id && !replaced);
  const active = own.find((entitlement) => isActive(entitlement, context.now));
  const last = active ?? own[0];
  const inFamily = heldInFamily(context, licence);
  if (!active && inFamily) return { status: 'SWITCH_TO' };
  if (!last) return null;
  return {
    status: !active ? 'EXPIRED' : active.trial ? 'TRIAL_ACTIVE' : 'ACTIVE',
    autoRenewingStatus: last.renews ? 'AUTO_RENEWING' : null,
    expiryTimestamp: last.endsAt,
    pauseState: 'NOT_ALLOWED',
    subscriptionPendingActions: [],
    licencePayment: {
      paymentEventType: 'CONFIRMED',
      purchaseTimestamp: last.startsAt,
      expiryTimestamp: last.endsAt,
      paymentProviderInfo: { managed: true },
      purchaseId: last.id,
    },
  };
}
