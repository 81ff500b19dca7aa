/** Licences that somebody else sells: what waits in the tab while the viewer is at the seller's (LIC-024, LIC-088, LIC-089). */
import type { KeyValueStore } from '../sdk';
import { paymentKeys } from './checkoutKeys';

/** Kept for this tab alone, and only until they are used (LIC-093). */
export const ACQUISITION_KEY = paymentKeys.acquisition;
export const REDIRECTION_KEY = paymentKeys.redirection;

/** How the viewer comes back from a seller. */
export interface Redirection {
  /** As the licence names it; the platform exchanges its codes. */
  readonly seller: string;
  /** The path that the viewer goes on to. */
  readonly target: string;
  /** What the seller gives back with its answer, when the address of the sale carried one. */
  readonly state: string | null;
}

export interface Acquisition extends Pick<Redirection, 'seller' | 'target'> {
  /** The address of the sale. */
  readonly link: string;
}

export function keepAcquisition(values: KeyValueStore, { link, seller, target }: Acquisition): void {
  const state = URL.canParse(link) ? new URL(link).searchParams.get('state') : null;
  const redirection: Redirection = { seller, target, state };
  values.write(ACQUISITION_KEY, link);
  values.write(REDIRECTION_KEY, JSON.stringify(redirection));
}

/** Gives the address of the sale and forgets it; null when there is none. */
export function takeAcquisition(values: KeyValueStore): string | null {
  const link = values.read(ACQUISITION_KEY);
  values.remove(ACQUISITION_KEY);
  return link;
}

/** Gives the way back and forgets it; null when there is none, or none that can be read. */
export function takeRedirection(values: KeyValueStore): Redirection | null {
  const text = values.read(REDIRECTION_KEY);
  values.remove(REDIRECTION_KEY);
  try {
    const { seller, target, state } = JSON.parse(text ?? '{}') as Readonly<Partial<Record<keyof Redirection, unknown>>>;
    return typeof seller === 'string' && typeof target === 'string' ? { seller, target, state: typeof state === 'string' ? state : null } : null;
  } catch {
    return null;
  }
}
