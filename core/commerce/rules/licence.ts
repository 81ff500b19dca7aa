/**
 * Licences as the product uses them, converted from the platform's answers. Nothing else reads a licence of the
 * contract, so that a renamed field changes this file only.
 */
import type {
  Discount,
  Licence as LicenceAnswer,
  LicenceAmount,
  LicenceFamilies,
  LicenceStatus,
  PriceMigration,
  SubscriptionPendingAction,
} from '../../generated/platform';
import { trialText } from '../../i18n/periods';
import { pickAmount } from '../../i18n/prices';
import { type Answered, usableItems } from '../../sdk/usableItems';

export type { Discount, LicenceAmount };

export interface Licence {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** The id of its family. */
  readonly family: string | null;
  /** A larger number is higher (LIC-054); a missing one counts as 0. */
  readonly rank: number;
  /** Null if it cannot be bought here (LIC-023). */
  readonly sku: string | null;
  readonly amounts: readonly LicenceAmount[];
  readonly discounts: readonly Discount[];
  readonly isSubscription: boolean;
  /** Payment period of a subscription; null for a one-time payment. */
  readonly period: string | null;
  /** Period of the headline price (LIC-027). */
  readonly headlinePeriod: string | null;
  /** End of access of a licence with a fixed date, in epoch milliseconds. */
  readonly accessUntil: number | null;
  /** Length of the trial available to this viewer; null if there is none or it has no days (LIC-047). */
  readonly trial: string | null;
  /** The operator's label of the buy button (LIC-022). */
  readonly buyLabel: string | null;
  /** Address that the buy button opens in place of the basket (LIC-022). */
  readonly buyLink: string | null;
  /** Another company that sells it (LIC-024). */
  readonly seller: { readonly name: string; readonly link: string } | null;
  /** Null for a licence that the viewer never held. */
  readonly holding: Holding | null;
}

/** Licences that replace each other (LIC-007). */
export interface LicenceFamily {
  readonly id: string;
  readonly name: string | null;
  readonly licences: readonly Licence[];
}

/** The viewer's hold on a licence (LIC-017 to LIC-019). */
export interface Holding {
  readonly status: LicenceStatus['status'];
  /** False if an external store manages it (LIC-057); true by default. */
  readonly managed: boolean;
  readonly willRenew: boolean;
  /** The platform does not know whether it renews (LIC-020). */
  readonly renewalUnknown: boolean;
  /** End or next renewal, in epoch milliseconds. */
  readonly expiry: number | null;
  readonly paused: boolean;
  /** When a pause ends by itself, in epoch milliseconds. */
  readonly pausedUntil: number | null;
  readonly pauseAllowed: boolean;
  readonly pendingActions: readonly SubscriptionPendingAction[];
  /** Awaits the viewer's consent (LIC-065). */
  readonly priceChange: PriceMigration | null;
  /** Last payment event, such as CONFIRMED or UNCONFIRMED. */
  readonly paymentStatus: string | null;
  /** In epoch milliseconds. */
  readonly purchasedAt: number | null;
  readonly orderId: string | null;
  /** The card that pays. */
  readonly cardId: string | null;
}

export function licenceOf(answer: LicenceAnswer): Licence {
  const { purchaseStrategy: strategy, trialDetails } = answer;
  const seller = strategy.externalAuthProviderDetails;
  const price = pickAmount(answer.amounts);
  const isSubscription = strategy.type === 'SUBSCRIPTION';
  return {
    id: answer.id,
    name: answer.name,
    description: answer.description ?? null,
    family: answer.family || null,
    rank: answer.rank ?? 0,
    sku: answer.sku || (price.currency === undefined ? null : price.sku) || null,
    amounts: answer.amounts ?? [],
    discounts: answer.discounts ?? [],
    isSubscription,
    period: isSubscription ? (strategy.subscriptionPeriod ?? null) : null,
    headlinePeriod: answer.defaultMarketingPricePeriod ?? null,
    accessUntil: strategy.type === 'FIXED_DATE' ? (strategy.expiryTimestamp ?? null) : null,
    trial: trialDetails?.available === false ? null : trialLength(trialDetails?.duration),
    buyLabel: answer.cta || null,
    buyLink: answer.ctaControl || null,
    seller: seller ? { name: seller.name, link: seller.acquisitionUrl } : null,
    holding: holdingOf(answer),
  };
}

/** Licences of an answer: those of families, and the others. */
export interface Licences {
  readonly families: readonly LicenceFamily[];
  readonly loose: readonly Licence[];
}

/** Invalid entries are left out and reported, so that one of them cannot hide the others (ENT-025). */
export function licencesOf(
  { families, licences }: LicenceFamilies,
  report: (error: unknown) => void,
): Licences {
  const where = { list: 'the licences', report };
  const usable = (answered: Answered<LicenceAnswer>): readonly Licence[] =>
    usableItems(answered, where, isUsableLicence).map(licenceOf);
  return {
    families: usableItems(families, where).map((family) => ({
      id: family.id,
      name: family.name ?? null,
      licences: usable(family.licences),
    })),
    loose: usable(licences),
  };
}

/** Whether it has what {@link licenceOf} cannot do without. */
export const isUsableLicence = ({ id, purchaseStrategy }: LicenceAnswer): boolean =>
  Boolean(id) && Boolean(purchaseStrategy);

function holdingOf({ status: held, activationStrategy }: LicenceAnswer): Holding | null {
  if (held === null || held === undefined) return null;
  const payment = held.licencePayment;
  const isUnconfirmed = isUnconfirmedPayment(held, activationStrategy);
  const pending = held.subscriptionPendingActions ?? [];
  return {
    status: isUnconfirmed ? 'INACTIVE' : held.status,
    managed: payment?.paymentProviderInfo?.managed ?? true,
    willRenew: held.autoRenewingStatus === 'AUTO_RENEWING',
    renewalUnknown: held.autoRenewingStatus === 'UNKNOWN_RENEWING',
    expiry: held.expiryTimestamp ?? payment?.expiryTimestamp ?? null,
    paused: held.pauseState === 'PAUSED',
    pausedUntil: held.pausedUntil ?? null,
    pauseAllowed: held.pauseState !== 'NOT_ALLOWED',
    pendingActions:
      isUnconfirmed && !needsPayment(pending) ? [...pending, { action: PAYMENT_REQUIRED }] : pending,
    priceChange: held.priceMigration ?? null,
    paymentStatus: payment?.paymentEventType ?? null,
    purchasedAt: payment?.purchaseTimestamp ?? null,
    orderId: payment?.purchaseId ?? null,
    cardId: payment?.cardId ?? null,
  };
}

const PAYMENT_REQUIRED = 'CONFIRMED_PAYMENT_REQUIRED';

type HeldAnswer = NonNullable<LicenceAnswer['status']>;

/** LIC-018 */
const isUnconfirmedPayment = (
  held: HeldAnswer,
  activationStrategy: LicenceAnswer['activationStrategy'],
): boolean =>
  held.licencePayment?.paymentEventType === 'UNCONFIRMED' && activationStrategy === 'CONFIRM_PAYMENT';

const needsPayment = (pending: readonly SubscriptionPendingAction[]): boolean =>
  pending.some(({ action }) => action === PAYMENT_REQUIRED);

/** Whether the platform lists a licence whose payment it still awaits (LIC-018): it was acquired, but not paid. */
export const awaitsPayment = ({
  status: held,
  activationStrategy,
}: Pick<LicenceAnswer, 'status' | 'activationStrategy'>): boolean =>
  held !== null &&
  held !== undefined &&
  (isUnconfirmedPayment(held, activationStrategy) || needsPayment(held.subscriptionPendingActions ?? []));

/** A trial of zero days counts as none (LIC-047). */
function trialLength(duration: string | null | undefined): string | null {
  return duration && trialText(duration) !== null ? duration : null;
}

/** Whether it costs nothing (LIC-003): the amounts decide, whatever the platform's type. */
export const isFree = ({ amounts }: Pick<Licence, 'amounts'>): boolean => amounts.length === 0;

/** Whether an action by the viewer or the platform is pending. */
export function isPending(holding: Pick<Holding, 'pendingActions'>, action: string): boolean {
  return holding.pendingActions.some((pending) => pending.action === action);
}

/** ACTIVE or TRIAL_ACTIVE (LIC-052); not while payment is awaited (LIC-018), nor if never held. */
export function holdsActive(holding: Pick<Holding, 'status'> | null): holding is Holding {
  return holding?.status === 'ACTIVE' || holding?.status === 'TRIAL_ACTIVE';
}
