/** Braintree's Hosted Fields for one basket: drawn, turned into a nonce, and vouched for by the bank. */
import type { Basket, Log, PlatformClient, RealmView } from '../../../core/sdk';
import { cardLook, defined, prepareCard, type CardFields, type CardProvider } from '../../../core/sdk/cardForms';
import { BraintreeFields } from './BraintreeFields';
import type { Braintree } from './braintreeWeb';
import { NAME } from './name';
import type { BraintreeOptions } from './options.generated';

export interface BraintreeParts {
  readonly options: BraintreeOptions;
  /** Loads a script once and rejects when it cannot be had. */
  readonly loadScript: (url: string) => Promise<void>;
  /** The global that Braintree's scripts define together. */
  readonly braintreeGlobal: () => Braintree | undefined;
  readonly client: PlatformClient;
  readonly realm: RealmView;
  readonly log: Log;
}

export class BraintreeProvider implements CardProvider {
  readonly name = 'Braintree';

  constructor(private readonly parts: BraintreeParts) {}

  async open(basket: Basket): Promise<CardFields> {
    const { options, client, realm, log } = this.parts;
    const [{ setup, methodType }, braintree] = await Promise.all([prepareCard(client, NAME, basket), this.sdk()]);
    // What Braintree calls a client token: it names the account and lets its bearer make nonces, nothing more.
    if (!setup.clientSecret) throw new Error('The platform answered no client token.');
    const account = await braintree.client.create({ authorization: setup.clientSecret });
    const secure = options.threeDSecure === 'off' ? null : await defined(braintree.threeDSecure, options.scriptUrl).create({ client: account, version: '2-inline-iframe' });
    return new BraintreeFields({ braintree, account, secure, methodType, log, look: cardLook(realm), wanted: options.threeDSecure === 'ifOffered' ? 'ifOffered' : 'required' });
  }

  /** Each module is a script of its own; they share one global. */
  private async sdk(): Promise<Braintree> {
    const { options, loadScript, braintreeGlobal } = this.parts;
    const names = ['client', 'hosted-fields', ...(options.threeDSecure === 'off' ? [] : ['three-d-secure'])];
    await Promise.all(names.map((name) => loadScript(new URL(`${name}.min.js`, options.scriptUrl).href)));
    return defined(braintreeGlobal(), options.scriptUrl);
  }
}
