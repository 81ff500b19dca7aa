/** Theme of wallet buttons: wallets allow only black and white, and their own lettering. */
import type { RealmView } from '../services';

/** Pixels, within the limits of Apple, Google and Stripe. */
export const BUTTON_HEIGHT = 48;

/** White on dark pages, black on light ones. */
export function walletTheme(realm: Pick<RealmView, 'color'>): 'black' | 'white' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(realm.color('ground').slice(start, start + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? 'white' : 'black';
}
