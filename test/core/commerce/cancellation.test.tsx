/** Cancelling a licence: the retention offer before it, and how each answer is handled. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CancellationRefusal } from '../../../core/commerce/rules/refusals';
import { CancellationStore } from '../../../core/commerce/CancellationStore';
import { CancellationPromo } from '../../../core/commerce/components/CancellationPromo';
import { offeredPrice } from '../../../core/commerce/rules/cancellationOffer';
import {
  CallError,
  type CancellationOffer,
  type CancellationSteps,
  type CancelledLicence,
} from '../../../core/sdk';
import { fakeContext, renderInRuntime } from '../../kit';

afterEach(cleanup);

const offer: CancellationOffer = { discount: { type: 'PERCENTAGE', percentage: 40, state: 'UPCOMING' } };
const licence: CancelledLicence = {
  name: 'House Pass',
  period: 'P1M',
  headlinePeriod: null,
  amounts: [{ id: 'a', sku: 'a', amount: 1500, currency: 'EUR', scale: 2, default: true, local: true }],
  discounts: [],
  endsAt: Date.UTC(2026, 4, 4, 12),
};
const fails = () => Promise.reject(new Error('down'));

function steps(changes: Partial<CancellationSteps> = {}) {
  const done: string[] = [];
  const all: CancellationSteps = {
    verify: async () => (done.push('verify'), offer),
    redeem: async () => void done.push('redeem'),
    refuse: async () => void done.push('refuse'),
    cancel: async ({ ignoreDiscount }) => void done.push(ignoreDiscount ? 'cancel, offer ignored' : 'cancel'),
    report: (error) => void done.push(`reported: ${(error as Error).message}`),
    ...changes,
  };
  return { all, done };
}

type Press = 'keep' | 'leave' | 'retry';
test.each([
  ['a valid promo is offered', {}, [], 'offered', ['verify']],
  ['redeeming keeps the licence', {}, ['keep'], 'kept', ['verify', 'redeem']],
  [
    'LIC-068 refusing goes on to the cancel, which ignores the offer',
    {},
    ['leave'],
    'cancelled',
    ['verify', 'refuse', 'cancel, offer ignored'],
  ],
  [
    'without a promo the licence is cancelled at once',
    { verify: async () => null },
    [],
    'cancelled',
    ['cancel'],
  ],
  [
    'a failed verify goes straight to the cancel',
    { verify: fails },
    [],
    'cancelled',
    ['reported: down', 'cancel'],
  ],
  [
    'a redeem that fails leaves the choice',
    { redeem: fails },
    ['keep'],
    'offered',
    ['verify', 'reported: down'],
  ],
  [
    'a refusal that cannot be noted holds nobody back',
    { refuse: fails },
    ['leave'],
    'cancelled',
    ['verify', 'reported: down', 'cancel, offer ignored'],
  ],
  [
    'a cancel that fails says so',
    { cancel: fails },
    ['leave'],
    'failed',
    ['verify', 'refuse', 'reported: down'],
  ],
  [
    'and may be tried again',
    { cancel: fails },
    ['leave', 'retry'],
    'failed',
    ['verify', 'refuse', 'reported: down', 'reported: down'],
  ],
  ['a second answer changes nothing', {}, ['keep', 'leave'], 'kept', ['verify', 'redeem']],
] as [string, Partial<CancellationSteps>, Press[], string, string[]][])(
  'LIC-067 %s',
  async (_what, changes, presses, status, expected) => {
    const { all, done } = steps(changes);
    const store = new CancellationStore(all);
    await store.begin();
    for (const press of presses) await store[press]();
    expect([store.state.status, done]).toEqual([status, expected]);
  },
);

test('LIC-067 leaving the screen before the answer cancels nothing', async () => {
  const { all, done } = steps({ verify: () => new Promise((resolve) => setTimeout(() => resolve(null), 1)) });
  const store = new CancellationStore(all);
  const begun = store.begin();
  store.dispose();
  await begun;
  expect(done).toEqual([]);
});

test.each([
  ['PERCENTAGE', { percentage: 40 }, 900],
  ['AMOUNT', { amount: 500 }, 1000],
  ['AMOUNT', { amount: 9999 }, 0],
  ['PERCENTAGE', { percentage: 0 }, null],
] as const)('LIC-028 LIC-060 a %s of %j makes 15.00 %j', (type, value, then) => {
  const price = offeredPrice(licence, { discount: { type, state: 'UPCOMING', ...value } });
  expect([price.now.headline.amount, price.then?.headline.amount ?? null]).toEqual([1500, then]);
});

test('a licence without a price gets no offer that can be shown', () => {
  expect(offeredPrice({ ...licence, amounts: [] }, offer).then).toBeNull();
});

async function draw(changes: Partial<CancellationSteps> = {}) {
  const { all, done } = steps(changes);
  const ended: string[] = [];
  await renderInRuntime(
    <CancellationPromo licence={licence} steps={all} onDone={(outcome) => ended.push(outcome)} />,
    { runtime: fakeContext({ options: {} }).runtime },
  );
  await act(async () => undefined);
  return { done, ended };
}
const heading = () => screen.getByRole('heading', { level: 1 });

test('LIC-067 the offer shows the discount, the price now and then, and two buttons', async () => {
  const { done, ended } = await draw();
  expect(screen.getByText('40% off')).toBeVisible();
  expect(screen.getByText('€15.00')).toBeVisible();
  expect(screen.getByText('€9.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my plan' }));
  expect(heading()).toHaveTextContent('Good that you stay');
  expect(heading()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect([done, ended]).toEqual([['verify', 'redeem'], ['kept']]);
});

test('LIC-067 a viewer who cancels learns until when they can watch', async () => {
  const { ended } = await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel anyway' }));
  expect(screen.getByText('You can watch with House Pass until May 4th, 2026.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(ended).toEqual(['cancelled']);
});

test('LIC-080 the platform’s refusal of a cancellation is shown in its words', async () => {
  const refusal = CancellationRefusal.from(
    new CallError('cancelLicence', 409, 'alreadyCancelled', ['It does not renew.', 'It stays yours.']),
  );
  await draw({
    verify: async () => null,
    cancel: () => Promise.reject(refusal instanceof Error ? refusal : new Error('no refusal')),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('It does not renew., It stays yours.');
});

test('LIC-067 inside a page it has no heading of the first rank, and the offer takes the focus', async () => {
  const { all } = steps();
  await renderInRuntime(<CancellationPromo inside licence={licence} steps={all} onDone={() => undefined} />, {
    runtime: fakeContext({ options: {} }).runtime,
  });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(await screen.findByRole('heading', { level: 3, name: 'Stay for less?' })).toHaveFocus();
});

test('ERR-028 a failure is announced, without details of the error', async () => {
  await draw({ redeem: fails });
  await userEvent.click(screen.getByRole('button', { name: 'Keep my plan' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The offer could not be taken. Try again.');
  cleanup();
  await draw({ verify: async () => null, cancel: fails });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your plan was not cancelled/);
  expect(screen.getByRole('alert')).not.toHaveTextContent('down');
});
