/** A site with a panel of the account: a platform with given answers, and a viewer who holds licences and cards. */
import { act, within, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { purchaseLog, purchaseMemory } from '../../../../core/commerce/purchaseMemory';
import type { Card, Licence } from '../../../../core/generated/platform';
import { checkedRealm, pageLog } from '../../../../core/pageKit/pageServices';
import { RoutingProvider } from '../../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../../core/routing/RoutingStore';
import { buildRouteTables } from '../../../../core/routing/routeTables';
import { clock, type Token } from '../../../../core/sdk';
import { ShellStore, shellStore } from '../../../../core/pageKit/ShellStore';
import { fakeContext, renderInRuntime, type FakeRuntime } from '../../../kit';
import type { FakeAnswer } from '../../../kit/fakes';
import { sessionStore } from '../../../../core/session/SessionStore';
import { held, licence } from '../../commerce/commerceFixture';
import { tabValues } from '../../commerce/tradingFixture';
import { flushTasks } from '../../../flushTasks';

const tables = buildRouteTables();

/** The end date of everything these viewers hold. */
export const END = Date.UTC(2026, 11, 21, 12);

export const pass = (
  status: Partial<NonNullable<Licence['status']>> = {},
  more: Partial<Licence> = {},
): Licence =>
  licence({
    id: 'pass',
    name: 'House Pass',
    status: held({
      expiryTimestamp: END,
      licencePayment: { paymentEventType: 'CONFIRMED', cardId: 'one' },
      ...status,
    }),
    ...more,
  });

export const visa: Card = {
  cardId: 'one',
  cardType: 'visa',
  last4Digits: '4242',
  default: true,
  licences: ['pass'],
};
export const mastercard: Card = {
  cardId: 'two',
  cardType: 'mastercard',
  last4Digits: '4444',
  default: false,
  licences: [],
};

export interface HoldingOptions {
  readonly address?: string;
  readonly licences?: readonly Licence[];
  readonly cards?: readonly Card[];
  readonly locale?: string;
  readonly answers?: Readonly<Record<string, FakeAnswer>>;
}

export interface HoldingFixture {
  readonly runtime: FakeRuntime;
  /** Calls to the platform by operation, with their arguments. */
  readonly asked: (operation: string) => readonly object[];
  /** From now on the platform answers these licences. */
  readonly becomes: (licences: readonly Licence[]) => void;
}

export async function openHolding(
  Page: ComponentType,
  {
    address = '/account?section=licences',
    licences = [pass()],
    cards = [visa, mastercard],
    locale = 'en',
    answers = {},
  }: HoldingOptions = {},
): Promise<HoldingFixture> {
  const { runtime } = fakeContext({ options: {} });
  runtime.navigation.at(address);
  runtime.session.viewer = {
    id: '7',
    isGuest: false,
    role: 'USER',
    email: 'vera@ringside.example',
    isChild: false,
  };
  const becomes = (list: readonly Licence[]) =>
    void runtime.platform.answer('readLicenceFamilies', { families: [], licences: list });
  becomes(licences);
  runtime.platform.answer('readCards', { cards });
  for (const [operation, answer] of Object.entries(answers)) runtime.platform.answer(operation, answer);
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const own = new Map<symbol, unknown>([
    [
      checkedRealm.key,
      { title: 'Ringside', images: {}, paymentProviders: [], settings: { addressCountryRestriction: [] } },
    ],
    [shellStore.key, new ShellStore({ track: () => undefined })],
    [purchaseLog.key, quiet],
    [purchaseMemory.key, { tab: tabValues(), browser: tabValues() }],
    [sessionStore.key, { identified: 'session of 7', viewer: runtime.session.viewer }],
    [pageLog.key, quiet],
    [clock.key, runtime.clock],
  ]);
  const service = <T,>(token: Token<T>): T =>
    own.has(token.key) ? (own.get(token.key) as T) : runtime.service(token);
  await renderInRuntime(
    <RoutingProvider store={new RoutingStore({ tables, language: () => locale, signInPaths: [] })}>
      <h2 id="account-part" tabIndex={-1}>
        Part
      </h2>
      <Page />
    </RoutingProvider>,
    { runtime: { ...runtime, service }, locale },
  );
  await settled();
  return {
    runtime,
    becomes,
    asked: (operation) =>
      runtime.platform.calls.filter(({ endpoint }) => endpoint === operation).map(({ input }) => input),
  };
}

export async function settled(): Promise<void> {
  await act(() => flushTasks());
}

/** The text of a licence. */
export const at = (name: string) => within(screen.getByRole('article', { name }));
