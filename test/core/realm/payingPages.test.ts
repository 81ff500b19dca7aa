/** Which pages have a document of their own because payments are made there. */
import type { EnabledPlugin } from '../../../core/realm/checkedRealm';
import { payersOn, wantsOtherDocument } from '../../../core/realm/payingPages';

const plugin = (id: string, contributes: object, reachesOut = true) =>
  ({ id, reachesOut, contributes }) as unknown as EnabledPlugin;
const gifting = plugin(
  'route/gifting',
  {
    route: [
      { name: 'pay', role: 'GIFT_PAY', pays: true },
      { name: 'shop', role: 'GIFT' },
    ],
  },
  false,
);
const selling = {
  plugins: [
    plugin('payment/stripe', { 'payment-method': [{ name: 'stripe' }] }),
    plugin('payment/pix', { 'payment-method': [{ name: 'pix' }] }, false),
    gifting,
  ],
};
const quiet = { plugins: selling.plugins.slice(1) };

test.each([
  ['PURCHASE', ['payment/stripe']],
  ['PAY', ['payment/stripe']],
  ['ACCOUNT', ['payment/stripe']],
  ['GIFT_PAY', ['payment/stripe']],
  ['GIFT', []],
  ['HOME', []],
  [undefined, []],
])('the page of the role %s may reach %j', (role, payers) => {
  expect(payersOn(selling, role)).toEqual(payers);
});

const stripeRan = new Set(['payment/stripe']);
const nobody = new Set<string>();

test.each<[string, string | undefined, string | undefined, Set<string>, boolean]>([
  ['to a page that takes payments', 'HOME', 'PURCHASE', nobody, true],
  ['to a page of a plugin that takes payments', 'GIFT', 'GIFT_PAY', nobody, true],
  ['from an address that is no page', undefined, 'PURCHASE', nobody, true],
  ['from one that takes payments to another', 'PURCHASE', 'PAY', stripeRan, false],
  ['back to what was to be watched, after paying', 'PURCHASE', 'VIDEO', stripeRan, true],
  ['from the account, where a card was added', 'ACCOUNT', 'HOME', stripeRan, true],
  ['from the account, where nobody was let in', 'ACCOUNT', 'HOME', nobody, false],
  ['with somebody else’s script', 'ACCOUNT', 'HOME', new Set(['sign-in/google', 'payment/pix']), false],
  ['to an address that is no page, after paying', 'PURCHASE', undefined, stripeRan, true],
  ['between other pages', 'HOME', 'VIDEO', nobody, false],
])('%s, from %s to %s: whether the document is loaded anew', (_, role, here, guests, expected) => {
  expect(wantsOtherDocument(selling, { role, guests }, here)).toBe(expected);
  // Where no payment method contacts third parties, all pages have one policy.
  expect(wantsOtherDocument(quiet, { role, guests }, here)).toBe(false);
});
