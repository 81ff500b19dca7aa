/** What the viewer's hold on a licence comes to, once the platform's fields are read together (LIC-017 to LIC-019). */
import type { SubscriptionPendingAction } from '../../generated/platform';
import type { Licence, LicenceStatus } from './licence';

export interface Holding {
  readonly status: LicenceStatus['status'];
  /** False when an outside store handles it (LIC-057). A licence without that information is ours. */
  readonly managed: boolean;
  readonly willRenew: boolean;
  /** The end, or the next renewal, in epoch milliseconds. */
  readonly expiry: number | null;
  /** The payment's last event, such as CONFIRMED or UNCONFIRMED. */
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
    pendingActions: awaitsPayment && !known ? [...pending, { action: 'CONFIRMED_PAYMENT_REQUIRED' }] : pending,
  };
}

/** Whether the platform waits for the viewer, or for itself, to do this. */
export function isPending(holding: Pick<Holding, 'pendingActions'>, action: string): boolean {
  return holding.pendingActions.some((pending) => pending.action === action);
}

/** ACTIVE or TRIAL_ACTIVE (LIC-052); one whose payment is awaited is neither (LIC-018), nor is one that the viewer never held. */
export function holdsActive(holding: Pick<Holding, 'status'> | null): holding is Holding {
  return holding?.status === 'ACTIVE' || holding?.status === 'TRIAL_ACTIVE';
}
