/** A site with a purchase page: a platform with given answers, a viewer, and payment methods without a third party. */
import { act } from '@testing-library/react';
import { useEffect, type ComponentType } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { purchaseLog, purchaseMemory } from '../../../../core/commerce/purchaseMemory';
import type { Basket, Country, Licence, SessionUser } from '../../../../core/generated/platform';
import { checkedRealm, defaultPage } from '../../../../core/pageKit/pageServices';
import { paymentScope } from '../../../../core/platform/PaymentScope';
import { PluginRegistry } from '../../../../core/plugins/PluginRegistry';
import { RegistryContext } from '../../../../core/plugins/RegistryContext';
import type { CheckedRealm, EnabledPlugin } from '../../../../core/realm/checkedRealm';
import { RoutingProvider } from '../../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../../core/routing/RoutingStore';
import { buildRouteTables } from '../../../../core/routing/routeTables';
import {
  analytics,
  PaymentRefusal,
  type PaymentDetails,
  type PaymentFormProps,
  type PaymentMethod,
  type Token,
} from '../../../../core/sdk';
import { sessionStore } from '../../../../core/session/SessionStore';
import { signInDeps } from '../../../../core/session/signInDeps';
import { ShellStore, shellStore } from '../../../../core/pageKit/ShellStore';
import { fakeContext, renderInRuntime, type FakeRuntime } from '../../../kit';
import type { FakeAnswer } from '../../../kit/fakes';
import { basket, licence } from '../commerceFixture';
import { tabValues } from '../tradingFixture';
import { flushTasks } from '../../../flushTasks';

const tables = buildRouteTables();

export const viewer: SessionUser = { id: '7', role: 'USER', isGuest: false, location: { countryCode: 'PT' } };
export const from = '/video/200001/the-card-room';
export const paid = { status: 'COMPLETED', purchaseId: 'p-1', licences: [] };

/** Two countries that require different details. */
export const countries: readonly Country[] = [
  {
    iso3166alpha2: 'PT',
    name: 'Portugal',
    callingCode: '+351',
    addressRequiredFields: [asked('line1'), asked('postalCode')],
  },
  {
    iso3166alpha2: 'BR',
    name: 'Brazil',
    callingCode: '+55',
    addressRequiredFields: [
      asked('line1'),
      asked('postalCode'),
      { ...asked('administrativeLevel1'), acceptableValues: [{ value: 'SP', displayName: 'São Paulo' }] },
      asked('taxNumber'),
    ],
  },
];
function asked(fieldName: string) {
  return { fieldName, label: fieldName };
}

export interface FixtureOptions {
  /** The platform cannot be reached to identify the user of the stored session. */
  readonly isUnreached?: boolean;
  readonly address: string;
  readonly state?: unknown;
  readonly user?: SessionUser | null;
  readonly licences?: readonly Licence[];
  readonly basket?: Basket;
  readonly settings?: Partial<CheckedRealm['settings']>;
  readonly locale?: string;
  /** Further answers of the platform, by operation. */
  readonly answers?: Readonly<Record<string, FakeAnswer>>;
  /** Overrides of the card method. */
  readonly card?: Partial<PaymentMethod>;
  /** Its module fails to load until this returns true. */
  readonly cardLoads?: () => boolean;
  /** What an earlier page of the tab has stored. */
  readonly values?: ReturnType<typeof tabValues>;
}

export interface CheckoutFixture {
  readonly runtime: FakeRuntime;
  /** How often the platform was called, by operation. */
  readonly calls: (operation: string) => number;
  /** The return addresses with which the card method was asked to collect. */
  readonly collected: string[];
  /** Its next answer; details of a card by default. */
  next: (() => Promise<PaymentDetails>) | null;
}

const plugin = (name: string, kind: string, labelKey: string): EnabledPlugin => ({
  id: `payment/${name}`,
  title: name,
  options: {},
  contributes: { 'payment-method': [{ name, kind, labelKey }] },
  scriptSources: [],
  storage: [],
});
const entry = (name: string) => ({ key: name, plugin: `payment/${name}`, contribution: name, options: {} });

/** Draws a page at an address, with the navigation's state. */
export async function openPage(Page: ComponentType, options: FixtureOptions): Promise<CheckoutFixture> {
  const values = options.values ?? tabValues();
  const { runtime } = fakeContext({ options: {} });
  const collected: string[] = [];
  const checkout: CheckoutFixture = {
    runtime,
    collected,
    next: null,
    calls: (operation) => runtime.platform.calls.filter(({ endpoint }) => endpoint === operation).length,
  };
  runtime.navigation.at(options.address);
  runtime.platform
    .answer('readLicenceFamilies', {
      families: [],
      licences: options.licences ?? [
        licence(),
        licence({
          id: 'night',
          name: 'Fight night',
          sku: 'night-sku',
          purchaseStrategy: { type: 'PAY_PER_VIEW' },
        }),
      ],
    })
    .answer('putIntoBasket', options.basket ?? basket())
    .answer('readBasket', options.basket ?? basket())
    .answer('paySku', paid)
    .answer('readCountries', { countries, callerCountryCode: 'PT' })
    .answer('readUserDetails', { name: 'Vera Vance' })
    .answer('writeUserDetails', ({ body }: { body: unknown }) => body);
  for (const [operation, answer] of Object.entries(options.answers ?? {}))
    runtime.platform.answer(operation, answer);

  const card: PaymentMethod = {
    Form: CardForm,
    offers: ({ discountedTotal }) => discountedTotal > 0,
    collect: async (_basket, returnUrl) => {
      collected.push(returnUrl);
      return checkout.next === null
        ? { targetPaymentProvider: 'stripe', paymentMethodType: 'card', paymentDetailsExternalId: 'pi_1' }
        : checkout.next();
    },
    ...options.card,
  };
  const free: PaymentMethod = {
    offers: ({ discountedTotal }) => discountedTotal === 0,
    collect: async () => ({ targetPaymentProvider: 'zero-balance', paymentMethodType: 'zero-balance' }),
  };
  const plugins = [
    plugin('stripe', 'form', 'stripeMethodName'),
    plugin('zero-balance', 'none', 'zeroBalanceMethodName'),
  ];
  const registry = new PluginRegistry(
    plugins,
    {
      'payment/stripe': {
        'payment-method/stripe': async () => {
          if (options.cardLoads?.() === false) throw new Error('The chunk is out of reach.');
          return { default: () => card };
        },
      },
      'payment/zero-balance': { 'payment-method/zero-balance': async () => ({ default: () => free }) },
    },
    () => fakeContext({ options: {} }).context,
    runtime.clock,
    () => undefined,
  );
  const user = options.user === undefined ? viewer : options.user;
  const session = {
    state: user === null ? { status: 'guest', user: null } : { status: 'viewer', user },
    user,
    unreached: options.isUnreached === true ? { retry: () => undefined } : null,
    viewer: {
      id: user?.id ?? null,
      isGuest: user === null,
      role: user?.role ?? 'GUEST',
      email: null,
      isChild: user?.profile?.type === 'CHILD',
    },
  };
  const realm = {
    title: 'Ringside',
    logos: { web: '/logo.svg', favicon: '/icon.svg' },
    images: {},
    paymentProviders: [entry('stripe'), entry('zero-balance')],
    settings: {
      allowFreePurchase: true,
      vpnDisallowed: true,
      addressCountryRestriction: [],
      ...options.settings,
    },
  };
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const own = new Map<symbol, unknown>([
    [sessionStore.key, session],
    [checkedRealm.key, realm],
    [shellStore.key, new ShellStore({ track: () => undefined })],
    [purchaseLog.key, quiet],
    [
      signInDeps.key,
      {
        returned: { take: () => null },
        client: runtime.platform,
        session,
        analytics: runtime.service(analytics),
        log: quiet,
      },
    ],
    [paymentScope.key, { enter: () => () => undefined }],
    [purchaseMemory.key, { tab: values, browser: values }],
    [defaultPage.key, { path: '/home', section: 'home' }],
  ]);
  const service = <T,>(token: Token<T>): T =>
    own.has(token.key) ? (own.get(token.key) as T) : runtime.service(token);
  const routing = new RoutingStore({ tables, language: () => 'en', signInPaths: [] });
  await renderInRuntime(
    <RegistryContext value={registry}>
      <RoutingProvider store={routing}>
        <At address={options.address} state={options.state} Page={Page} />
      </RoutingProvider>
    </RegistryContext>,
    { runtime: { ...runtime, service }, ...(options.locale === undefined ? {} : { locale: options.locale }) },
  );
  await settled();
  return checkout;
}

/** Lets pending calls be answered. */
export async function settled(): Promise<void> {
  await act(() => flushTasks());
}

function At({
  address,
  state,
  Page,
}: {
  readonly address: string;
  readonly state: unknown;
  readonly Page: ComponentType;
}) {
  const navigate = useNavigate();
  const { pathname, search, state: carried } = useLocation() as Location<unknown>;
  const there = `${pathname}${search}` === address && (state === undefined || carried === state);
  useEffect(() => {
    if (!there) void navigate(address, { state });
  }, [there, navigate, address, state]);
  return there ? <Page /> : null;
}

/** A card field that can be paid with at once; `bad` is a number that it rejects while it is typed. */
function CardForm({ onReady, onProblem, disabled }: PaymentFormProps) {
  useEffect(() => onReady(true), [onReady]);
  return (
    <input
      aria-label="Card number"
      disabled={disabled}
      onChange={({ target }) =>
        onProblem(target.value === 'bad' ? new PaymentRefusal('invalid_number', '', 'number') : null)
      }
    />
  );
}
