/**
 * Licences sold by an external seller: state stored while the viewer is at the seller's site (LIC-024,
 * LIC-088, LIC-089).
 */
import type { KeyValueStore } from '../sdk/services';
import { paymentKeys } from './purchaseMemory';

/** Session storage; removed once used (LIC-093). */
export const ACQUISITION_KEY = paymentKeys.acquisition;
export const REDIRECTION_KEY = paymentKeys.redirection;

/** The viewer's return from a seller. */
export interface Redirection {
  /** Name from the licence; the platform exchanges the seller's codes. */
  readonly seller: string;
  /** Path to continue to. */
  readonly target: string;
  /** `state` parameter that the seller echoes, if the sale's URL carried one. */
  readonly state: string | null;
}

export interface Acquisition extends Pick<Redirection, 'seller' | 'target'> {
  /** URL of the sale. */
  readonly link: string;
}

export function keepAcquisition(values: KeyValueStore, { link, seller, target }: Acquisition): void {
  const state = URL.canParse(link) ? new URL(link).searchParams.get('state') : null;
  const redirection: Redirection = { seller, target, state };
  values.write(ACQUISITION_KEY, link);
  values.write(REDIRECTION_KEY, JSON.stringify(redirection));
}

/** Returns and removes the URL of the sale; null if there is none. */
export function takeAcquisition(values: KeyValueStore): string | null {
  const link = values.read(ACQUISITION_KEY);
  values.remove(ACQUISITION_KEY);
  return link;
}

/** Returns and removes the redirection; null if missing or unreadable. */
export function takeRedirection(values: KeyValueStore): Redirection | null {
  const text = values.read(REDIRECTION_KEY);
  values.remove(REDIRECTION_KEY);
  try {
    const { seller, target, state } = JSON.parse(text ?? '{}') as Readonly<
      Partial<Record<keyof Redirection, unknown>>
    >;
    return typeof seller === 'string' && typeof target === 'string'
      ? { seller, target, state: typeof state === 'string' ? state : null }
      : null;
  } catch {
    return null;
  }
}
