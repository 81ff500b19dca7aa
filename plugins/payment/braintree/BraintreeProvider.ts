/** Braintree's Hosted Fields for one basket: drawn, turned into a nonce, and vouched for by the bank; and the bank of a card that is kept. */
import { PaymentRefusal, type Asking, type Basket, type Log, type PaymentDetails, type PaymentMethodSetup, type PlatformClient, type RealmView } from '../../../core/sdk';
import { CARD, cardLook, prepareCard, scriptGlobal, type CardFields, type CardProvider, type LoadScript } from '../../../core/sdk/cardForms';
import { BankCheck } from './BankCheck';
import { BraintreeFields } from './BraintreeFields';
import { isBraintreeError, type Braintree, type BraintreeClient } from './braintreeWeb';
import { NAME } from './name';
import type { BraintreeOptions } from './options.generated';
import { refusalOf } from './refusal';

export interface BraintreeDeps {
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

  constructor(private readonly deps: BraintreeDeps) {}

  async open(basket: Basket): Promise<CardFields> {
    const { client, realm, log } = this.deps;
    const [{ setup, methodType }, { hostedFields, ...sdk }] = await Promise.all([prepareCard(client, NAME, basket), this.sdk()]);
    // What Braintree calls a client token: it names the account and lets its bearer make nonces, nothing more.
    if (!setup.clientSecret) throw new Error('The platform answered no client token.');
    const account = await sdk.client.create({ authorization: setup.clientSecret });
    const bank = sdk.threeDSecure === null ? null : await this.bank(sdk.threeDSecure, account);
    return new BraintreeFields({ hostedFields, account, bank, methodType, log, look: cardLook(realm) });
  }

  /**
   * The bank of a kept card asks about the nonce that Braintree gave the platform for it: no field is drawn. Rejects with a PaymentRefusal, else
   * as the SDK does; a realm that never asks a bank has the card entered once more.
   */
  async challenge({ clientSecret, paymentDetailsExternalId: nonce, bin }: PaymentMethodSetup, { basket, place }: Asking): Promise<PaymentDetails> {
    if (!clientSecret || !nonce || !bin || this.deps.options.threeDSecure === 'off') throw new PaymentRefusal('authentication_required', '');
    const [client, threeDSecure] = await Promise.all([this.module('client', 'client'), this.module('threeDSecure', 'three-d-secure')]);
    const bank = await this.bank(threeDSecure, await client.create({ authorization: clientSecret }));
    try {
      return { paymentDetailsExternalId: await bank.vouch({ nonce, bin }, basket, place), targetPaymentProvider: NAME, paymentMethodType: CARD };
    } catch (error) {
      throw (isBraintreeError(error) ? refusalOf(error) : null) ?? error;
    } finally {
      bank.destroy();
    }
  }

  private async bank(threeDSecure: Braintree['threeDSecure'], account: BraintreeClient): Promise<BankCheck> {
    const { options, log } = this.deps;
    return new BankCheck(await threeDSecure.create({ client: account, version: '2-inline-iframe' }), options.threeDSecure === 'ifOffered' ? 'ifOffered' : 'required', log);
  }

  /** Each module is a script of its own; they share one global. */
  private async sdk() {
    const [client, hostedFields, threeDSecure] = await Promise.all([
      this.module('client', 'client'),
      this.module('hostedFields', 'hosted-fields'),
      this.deps.options.threeDSecure === 'off' ? null : this.module('threeDSecure', 'three-d-secure'),
    ]);
    return { client, hostedFields, threeDSecure };
  }

  private module<Name extends keyof Braintree>(name: Name, file: string): Promise<Braintree[Name]> {
    const { options, loadScript, braintreeGlobal } = this.deps;
    return scriptGlobal<Braintree[Name]>(loadScript, new URL(`${file}.min.js`, options.scriptUrl).href, () => braintreeGlobal()?.[name]);
  }
}
