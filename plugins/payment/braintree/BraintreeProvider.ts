/** Braintree's Hosted Fields for one basket: drawn, turned into a nonce, and vouched for by the bank. */
import type { Basket, Log, PlatformClient, RealmView } from '../../../core/sdk';
import { cardLook, prepareCard, scriptGlobal, type CardFields, type CardProvider, type LoadScript } from '../../../core/sdk/cardForms';
import { BraintreeFields } from './BraintreeFields';
import type { Braintree } from './braintreeWeb';
import { NAME } from './name';
import type { BraintreeOptions } from './options.generated';

export interface BraintreeParts {
  readonly options: BraintreeOptions;
  /** Loads a script once and rejects when it cannot be had. */
  readonly loadScript: LoadScript;
  /** The global that Braintree's scripts define together. */
  readonly braintreeGlobal: () => Partial<Braintree> | undefined;
  readonly client: PlatformClient;
  readonly realm: RealmView;
  readonly log: Log;
}

export class BraintreeProvider implements CardProvider {
  readonly name = 'Braintree';

  constructor(private readonly parts: BraintreeParts) {}

  async open(basket: Basket): Promise<CardFields> {
    const { options, client, realm, log } = this.parts;
    const [{ setup, methodType }, sdk] = await Promise.all([prepareCard(client, NAME, basket), this.sdk()]);
    // What Braintree calls a client token: it names the account and lets its bearer make nonces, nothing more.
    if (!setup.clientSecret) throw new Error('The platform answered no client token.');
    const { client: clients, hostedFields, threeDSecure } = sdk;
    const account = await clients.create({ authorization: setup.clientSecret });
    const secure = threeDSecure === null ? null : await threeDSecure.create({ client: account, version: '2-inline-iframe' });
    return new BraintreeFields({ hostedFields, account, secure, methodType, log, look: cardLook(realm), wanted: options.threeDSecure === 'ifOffered' ? 'ifOffered' : 'required' });
  }

  /** Each module is a script of its own; they share one global. */
  private async sdk() {
    const { options, loadScript, braintreeGlobal } = this.parts;
    const module = <Name extends keyof Braintree>(name: Name, file: string): Promise<Braintree[Name]> => scriptGlobal<Braintree[Name]>(loadScript, new URL(`${file}.min.js`, options.scriptUrl).href, () => braintreeGlobal()?.[name]);
    const [client, hostedFields, threeDSecure] = await Promise.all([
      module('client', 'client'),
      module('hostedFields', 'hosted-fields'),
      options.threeDSecure === 'off' ? null : module('threeDSecure', 'three-d-secure'),
    ]);
    return { client, hostedFields, threeDSecure };
  }
}
