/** Pages of the composed product that show licences: the purchase page, and the account's panel of held licences. */
import { screen, waitFor, within } from '@testing-library/react';
import type { Basket, Licence, LicenceFamily } from '../../../core/generated/platform';
import { basket, held, licence } from '../commerce/commerceFixture';
import { browserProfile, compose, platform, signedIn, type ComposeOptions, type Composed } from './composed';

export const viewer = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};

/** Later than any day on which the tests run: Mar 5th, 2999. */
export const later = Date.UTC(2999, 2, 5, 12);

export interface Offer {
  readonly families?: readonly LicenceFamily[];
  readonly licences?: readonly Licence[];
}

/** A subscription that the viewer holds, with another status where given. */
export const pass = (
  status: Partial<NonNullable<Licence['status']>> = {},
  more: Partial<Licence> = {},
): Licence =>
  licence({ id: 'pass', name: 'House Pass', status: held({ expiryTimestamp: later, ...status }), ...more });

/** The page at an address, drawn for a signed-in viewer at a platform that has these licences. */
export async function openAt(
  at: string,
  { families = [], licences = [] }: Offer,
  options: ComposeOptions = {},
): Promise<Composed> {
  platform().get('/api/v2/user').reply(200, viewer);
  platform().persist().get('/api/v2/licence-family').query(true).reply(200, { families, licences });
  platform()
    .persist()
    .get('/api/v2/country')
    .query(true)
    .reply(200, { countries: [], callerCountryCode: 'PT' });
  const site = await compose({ tab: browserProfile(signedIn()).tab(), at, ...options });
  await site.draw();
  return site;
}

/** The purchase page. Choosing a licence is answered with this basket. */
export async function atPurchase(
  offer: Offer,
  { filled = basket(), ...options }: ComposeOptions & { readonly filled?: Basket } = {},
): Promise<Composed> {
  platform()
    .persist()
    .put(/^\/api\/v2\/baskets\/[^/]+$/)
    .query(true)
    .reply(200, filled);
  const site = await openAt('/purchase', offer, options);
  await screen.findByRole('heading', { level: 1 });
  return site;
}

/** The text of an offer's card: the accessible name and the description of its radio button. */
export async function offerOf(name: string): Promise<string> {
  const radio = await screen.findByRole('radio', { name: new RegExp(`^${name}`) });
  return radio.closest('label')?.textContent ?? '';
}

/** The account's panel of held licences. */
export async function atHeld(offer: Offer, options: ComposeOptions = {}): Promise<Composed> {
  platform()
    .persist()
    .get('/api/v2/user/card')
    .reply(200, {
      cards: [{ cardId: 'one', cardType: 'visa', last4Digits: '4242', default: true, licences: ['pass'] }],
    });
  const site = await openAt('/account?section=licences', offer, options);
  await waitFor(() =>
    expect(
      screen.queryByRole('article') ?? screen.queryByRole('heading', { name: 'Nothing here yet' }),
    ).not.toBeNull(),
  );
  return site;
}

/** The text of a held licence. */
export const heldAt = (name = 'House Pass') => within(screen.getByRole('article', { name }));

/** The names of the buttons and links at a held licence. */
export const actionsAt = (name = 'House Pass'): string[] =>
  [...screen.getByRole('article', { name }).querySelectorAll('button, a')]
    .filter((element) => element.closest('form, dialog') === null)
    .map((element) => element.textContent ?? '');
