/** Derives the viewer's holding of a licence from the platform's fields (LIC-017 to LIC-019). */
import type { SubscriptionPendingAction } from '../../generated/platform';
import type { Licence, LicenceStatus } from './licence';

export interface Holding {
  readonly status: LicenceStatus['status'];
  /** False if an external store manages it (LIC-057); true by default. */
  readonly managed: boolean;
  readonly willRenew: boolean;
  /** End or next renewal, in epoch milliseconds. */
  readonly expiry: number | null;
  /** Last payment event, such as CONFIRMED or UNCONFIRMED. */
  readonly paymentStatus: string | null;
  readonly paused: boolean;
  readonly pauseAllowed: boolean;
  readonly pendingActions: readonly SubscriptionPendingAction[];
}

/** Null for a licence that the viewer never held. */
export function holdingOf(licence: Pick<Licence, 'status' | 'activationStrategy'>): Holding | null {
  const { status: held } = licence;
  if (held === null || held === undefined) return null;
  const payment = held.licencePayment;
  const paymentStatus = payment?.paymentEventType ?? null;
  const awaitsPayment = paymentStatus === 'UNCONFIRMED' && licence.activationStrategy === 'CONFIRM_PAYMENT';
  const pending = held.subscriptionPendingActions ?? [];
  const known = pending.some(({ action }) => action === 'CONFIRMED_PAYMENT_REQUIRED');
  return {
    status: awaitsPayment ? 'INACTIVE' : held.status,
    managed: payment?.paymentProviderInfo?.managed ?? true,
    willRenew: held.autoRenewingStatus === 'AUTO_RENEWING',
    expiry: held.expiryTimestamp ?? payment?.expiryTimestamp ?? null,
    paymentStatus,
    paused: held.pauseState === 'PAUSED',
    pauseAllowed: held.pauseState !== 'NOT_ALLOWED',
    pendingActions:
      awaitsPayment && !known ? [...pending, { action: 'CONFIRMED_PAYMENT_REQUIRED' }] : pending,
  };
}

/** Whether an action by the viewer or the platform is pending. */
export function isPending(holding: Pick<Holding, 'pendingActions'>, action: string): boolean {
  return holding.pendingActions.some((pending) => pending.action === action);
}

/** ACTIVE or TRIAL_ACTIVE (LIC-052); not while payment is awaited (LIC-018), nor if never held. */
export function holdsActive(holding: Pick<Holding, 'status'> | null): holding is Holding {
  return holding?.status === 'ACTIVE' || holding?.status === 'TRIAL_ACTIVE';
}
