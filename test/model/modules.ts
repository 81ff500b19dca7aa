/** The plugins' modules as in the registry, with doubles of the providers' scripts. */
import type { StripeConstructor } from '@stripe/stripe-js';
import { registry } from '../../core/generated/registry';
import type { PluginModules } from '../../core/plugins/PluginRegistry';
import {
  platformClient,
  realm,
  PaymentRefusal,
  type PaymentMethod,
  type PluginContext,
} from '../../core/sdk';
import { cardMethod } from '../../core/sdk/cardForms/cardMethod';
import { stripeReturn } from '../../plugins/payment/stripe/stripeParts';
import { StripeProvider } from '../../plugins/payment/stripe/StripeProvider';
import { cardService, type CardServiceDeps } from './cardService';
import type { Line } from './line';
import type { Tab } from './Tab';

export interface ModulesDeps {
  readonly publishableKey: string;
  readonly line: Line;
  readonly tab: Tab;
}

export function modulesFor({ publishableKey, line, tab }: ModulesDeps): PluginModules {
  const stripeFor = (own: Tab, fetch: CardServiceDeps['fetch']): StripeConstructor =>
    cardService({ publishableKey, fetch, card: () => own.card, ask: (question) => own.asked(question) });
  const stripe = stripeFor(tab, line.fetch);
  // Redirect methods look up the script's global themselves; the return URL identifies the tab.
  const banks = { ...stripeOfTabs(tab, stripeFor) };
  (globalThis as { Stripe?: unknown }).Stripe = () => banks;
  return {
    ...registry,
    'payment/stripe': {
      ...registry['payment/stripe'],
      'payment-method/stripe': async () => ({
        default: (context: PluginContext) => stripeMethod(context, stripe),
      }),
    },
    'payment/ideal': {
      ...registry['payment/ideal'],
      'payment-method/ideal': withoutScript(registry['payment/ideal']?.['payment-method/ideal']),
    },
    'payment/bancontact': {
      ...registry['payment/bancontact'],
      'payment-method/bancontact': withoutScript(
        registry['payment/bancontact']?.['payment-method/bancontact'],
      ),
    },
    'payment/adyen': {
      ...registry['payment/adyen'],
      'payment-method/adyen': async () => ({ default: adyenWithoutFields }),
    },
  };
}

/** A plugin's module in a document whose scripts are already loaded. */
function withoutScript(load: (() => Promise<object>) | undefined): () => Promise<{ default: unknown }> {
  return async () => {
    const { default: activate } = (await load?.()) as { default: (context: PluginContext) => unknown };
    return {
      default: (context: PluginContext) => activate({ ...context, loadScript: async () => undefined }),
    };
  };
}

function stripeOfTabs(
  tab: Tab,
  stripeFor: (own: Tab, fetch: CardServiceDeps['fetch']) => StripeConstructor,
): object {
  type Leave = (clientSecret: string, how: { readonly return_url: string }) => Promise<object>;
  const leave =
    (name: string): Leave =>
    (clientSecret, how) => {
      const own = tab.world.tab(Number(new URL(how.return_url).searchParams.get('tab')));
      const methods = stripeFor(own, own.site.line.fetch)('') as unknown as Readonly<Record<string, Leave>>;
      return methods[name]?.(clientSecret, how) ?? Promise.reject(new Error(`${name} is missing.`));
    };
  return {
    confirmIdealPayment: leave('confirmIdealPayment'),
    confirmBancontactPayment: leave('confirmBancontactPayment'),
  };
}

/** Like the plugin `payment/stripe`, with the global of one tab. */
function stripeMethod(context: PluginContext, stripe: StripeConstructor): PaymentMethod {
  const provider = new StripeProvider({
    method: context.facts.name,
    options: { publishableKey: '', scriptUrl: 'http://localhost/__fake/stripe.js' },
    loadScript: async () => undefined,
    stripeGlobal: () => stripe,
    client: context.use(platformClient),
    realm: context.use(realm),
    log: context.log,
  });
  return cardMethod(context, {
    provider,
    noteKey: 'stripeNote',
    challenge: (setup) => provider.challenge(setup),
    returns: stripeReturn,
  });
}

/** The provider whose fields cannot be rendered: only saved cards can pay. */
const adyenWithoutFields = (): PaymentMethod => ({
  Form: () => null,
  offers: () => true,
  collect: () => Promise.reject(new PaymentRefusal('setup_failed', '')),
});

/** Preloads lazy modules, so that no sequence waits for the disk, which the model's clock does not cover. */
export async function preloadModules(): Promise<void> {
  const methods = Object.entries(registry).filter(([plugin]) => plugin.startsWith('payment/'));
  await Promise.all([
    ...methods.flatMap(([, contributions]) => Object.values(contributions).map((load) => load())),
    import('../../core/commerce/GuestCheckoutStore'),
    import('../../core/platform/reading/readAnswer'),
  ]);
}
