/** Licences that somebody else sells: the address of the sale waits in the tab for the redirect page (LIC-024, LIC-088). */
import type { KeyValues } from '../sdk';

/** Kept for this tab alone, and only until it is used (LIC-093). */
export const ACQUISITION_KEY = 'purchase.acquisition';

export function keepAcquisition(values: KeyValues, link: string): void {
  values.write(ACQUISITION_KEY, link);
}

/** Gives the address and forgets it; null when there is none. */
export function takeAcquisition(values: KeyValues): string | null {
  const link = values.read(ACQUISITION_KEY);
  values.remove(ACQUISITION_KEY);
  return link;
}
