/** Licences as a viewer sees them: localised, priced, with the viewer's own entitlement. */
import type {
  Discount,
  Licence,
  LicenceAmount,
  LicenceFamilies,
  LicenceStatus,
  PriceMigration,
  SubscriptionPendingAction,
} from '../../../core/generated/platform';
import { textIn, type SandboxRealm } from '../realms';
import { isActive, isPausable, isPaused, type Entitlement } from './entitlements';
import { risenAmount, type PendingMigration } from './priceMigrations';
import { upcomingDiscount, type RedeemedVoucher } from './redeemedVouchers';
import type { SeedLicence } from './types';

export interface LicenceContext {
  readonly realm: SandboxRealm;
  readonly locale: string;
  /** All past and present entitlements of the viewer; empty for guests. */
  readonly entitlements: readonly Entitlement[];
  /** Price changes that await the viewer's consent; default: none. */
  readonly migrations?: readonly PendingMigration[];
  /** Vouchers redeemed for held licences; default: none. */
  readonly vouchers?: readonly RedeemedVoucher[];
  readonly now: number;
}

/** The sku of a licence's only price. */
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
    purchaseStrategy: {
      type: licence.type,
      ...(licence.period !== undefined && { subscriptionPeriod: licence.period }),
    },
    trialDetails:
      licence.trial === undefined
        ? null
        : { duration: licence.trial, available: trialIsOpen(context.entitlements, licence) },
    defaultMarketingPricePeriod: licence.headline?.period ?? null,
    cta: licence.cta ? textIn(locale, licence.cta) : null,
    ctaControl: null,
    sku: skuOf(licence),
    amounts: licence.amount > 0 ? [amountOf(context.realm, licence)] : [],
    discounts: discountsOf(context, licence),
    status: statusOf(context, licence),
  };
}

/** All licences of a realm, by family; `only` filters by id. */
export function licenceFamilies(context: LicenceContext, only: readonly string[]): LicenceFamilies {
  const { trade } = context.realm;
  const licences = trade.licences.filter(({ id }) => only.length === 0 || only.includes(id));
  const families = Object.keys(trade.familyNames).map((id) => ({
    id,
    name: textIn(context.locale, trade.familyNames[id] ?? {}),
    licences: licences
      .filter(({ family }) => family === id)
      .map((licence) => licenceAnswer(context, licence)),
  }));
  return {
    families: families.filter((family) => family.licences.length > 0),
    licences: licences
      .filter(({ family }) => family === undefined)
      .map((licence) => licenceAnswer(context, licence)),
  };
}

/** A licence's trial is granted once. */
export function trialIsOpen(entitlements: readonly Entitlement[], licence: SeedLicence): boolean {
  return (
    licence.trial !== undefined &&
    !entitlements.some(({ licenceId, trial }) => licenceId === licence.id && trial)
  );
}

/** The licence of this family that the viewer holds now. */
export function heldInFamily(
  context: Pick<LicenceContext, 'realm' | 'entitlements' | 'now'>,
  licence: SeedLicence,
): SeedLicence | undefined {
  if (licence.family === undefined) return undefined;
  const held = new Set(
    context.entitlements
      .filter((entitlement) => isActive(entitlement, context.now))
      .map(({ licenceId }) => licenceId),
  );
  return context.realm.trade.licences.find(
    (candidate) => candidate.family === licence.family && held.has(candidate.id),
  );
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

/** The viewer's entitlement to a licence: the current one, else a waiting one, else the most recent. */
function ownHold({ entitlements, now }: LicenceContext, licence: SeedLicence): Entitlement | undefined {
  const own = entitlements.filter(({ licenceId, replaced }) => licenceId === licence.id && !replaced);
  return own.find((entitlement) => isActive(entitlement, now)) ?? own.find(isPaused) ?? own[0];
}

/** An accepted retention offer or a redeemed voucher reduces the next renewal. */
function discountsOf(context: LicenceContext, licence: SeedLicence): Discount[] {
  const stays =
    ownHold(context, licence)?.offerAnswer === 'REDEEMED' ? [context.realm.trade.offerToStay] : [];
  return [
    ...stays,
    ...(context.vouchers ?? []).filter(({ licenceId }) => licenceId === licence.id).map(upcomingDiscount),
  ];
}

function statusOf(context: LicenceContext, licence: SeedLicence): LicenceStatus | null {
  const last = ownHold(context, licence);
  const active = last !== undefined && isActive(last, context.now);
  const paused = last !== undefined && isPaused(last);
  if (!active && !paused && heldInFamily(context, licence)) return { status: 'SWITCH_TO' };
  if (!last) return null;
  return {
    status: !active ? 'EXPIRED' : last.trial ? 'TRIAL_ACTIVE' : 'ACTIVE',
    autoRenewingStatus: last.renews ? 'AUTO_RENEWING' : null,
    expiryTimestamp: last.endsAt,
    pauseState: paused ? 'PAUSED' : active && isPausable(licence, last) ? null : 'NOT_ALLOWED',
    pausedUntil: paused ? last.resumesAt : null,
    subscriptionPendingActions: active ? pendingActions(last) : [],
    licencePayment: {
      paymentEventType: 'CONFIRMED',
      purchaseTimestamp: last.startsAt,
      expiryTimestamp: last.endsAt,
      paymentProviderInfo: { managed: last.method['type'] !== 'partner' },
      cardId: last.cardId,
      purchaseId: last.id,
    },
    priceMigration: active ? migrationOf(context, licence, last) : null,
  };
}

/** An expired card must be replaced before the next charge. */
function pendingActions({ renews, cardExpired, startsAt, endsAt }: Entitlement): SubscriptionPendingAction[] {
  return renews && cardExpired
    ? [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: startsAt, actionDueBy: endsAt }]
    : [];
}

function migrationOf(
  { realm, migrations = [] }: LicenceContext,
  licence: SeedLicence,
  { endsAt, renews }: Entitlement,
): PriceMigration | null {
  const waiting = migrations.find(({ licenceId }) => licenceId === licence.id);
  if (!waiting || !renews || endsAt === null) return null;
  const { currency, scale } = realm.trade;
  return {
    id: waiting.id,
    currency,
    scale,
    oldAmount: licence.amount,
    newAmount: risenAmount(licence.amount),
    effectiveTimestamp: endsAt,
  };
}
