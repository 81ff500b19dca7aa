/** A platform that sells one licence, and pages of the composed product that pay for it. */
import type { Basket } from '../../../core/generated/platform';
import { sessionStore } from '../../../core/session/SessionStore';
import { basket, offered } from '../commerce/commerceFixture';
import {
  browserProfile,
  compose,
  platform,
  signedIn,
  type BrowserProfile,
  type BrowserTab,
  type Composed,
} from './composed';
import { checkoutOf } from './paymentStores';

export const sku = 'pass-month-sku';
export const payPath = `/api/v2/customer/baskets/pay/${sku}`;
const savedCard = {
  paymentDetailsExternalId: 'card-1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
};
export const filled = (more: Partial<Basket> = {}): Basket =>
  basket({ primaryPaymentDetails: savedCard, ...more });
export const emptied = basket({ basketItems: [], providers: [], version: 'v-paid' });
export const paid = { status: 'COMPLETED', purchaseId: 'p-1', licences: [] };
export const user = (id: string) => ({
  id,
  email: `${id}@example.org`,
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
});

/** The platform's current state; tests change it. */
export interface Standing {
  basket: Basket;
  held: readonly string[];
  /** Happens before the next answer with the basket. */
  meanwhile?: (() => Promise<void>) | undefined;
  /** How the next pay calls are answered; the last answer repeats. */
  answers: ((call: { key: string | null; body: unknown }) => [number, object] | 'lost')[];
}

export function trade(more: Partial<Standing> = {}): Standing {
  const state: Standing = { basket: filled(), held: [], answers: [() => [200, paid]], ...more };
  const held = () => ({
    licences: state.held.map((each) => ({
      id: each,
      sku: each,
      name: each,
      purchaseStrategy: { type: 'SUBSCRIPTION' },
    })),
  });
  const pays = function (
    this: { req: { headers: Record<string, string | string[]> } },
    _: string,
    body: unknown,
    answer: (error: Error | null, reply: [number, object]) => void,
  ): void {
    const [next] = state.answers.length > 1 ? state.answers.splice(0, 1) : state.answers;
    const given = next!({ key: String(this.req.headers['idempotency-key'] ?? '') || null, body });
    if (given === 'lost') answer(new Error('lost'), [0, {}]);
    else answer(null, given);
  };
  platform()
    .persist()
    .get('/api/v2/customer/basket')
    .reply(async () => {
      const { meanwhile } = state;
      state.meanwhile = undefined;
      await meanwhile?.();
      return [200, state.basket];
    });
  platform()
    .persist()
    .put(/\/api\/v2\/baskets\//)
    .query(true)
    .reply(() => [200, state.basket]);
  platform()
    .persist()
    .get('/api/v2/customer/subscriptions/status/active')
    .reply(() => [200, held()]);
  platform()
    .persist()
    .post(/\/baskets\/pay/)
    .query(true)
    .reply(pays);
  return state;
}

export async function openTab(tab: BrowserTab, id = '7'): Promise<Composed> {
  platform().get('/api/v2/user').reply(200, user(id));
  const site = await compose({ tab });
  await site.get(sessionStore).start();
  return site;
}

/** A tab with the licence in its basket, ready to be paid with the saved card. */
export async function atCheckout(profile: BrowserProfile = browserProfile(signedIn()), tab = profile.tab()) {
  const site = await openTab(tab);
  const checkout = checkoutOf(site);
  await checkout.choose(offered());
  const press = () => checkout.pay('https://site.test/pay');
  const charges = () => site.callsTo('POST', '/api/v2/customer/baskets/pay');
  return { site, checkout, press, charges, profile, tab };
}
