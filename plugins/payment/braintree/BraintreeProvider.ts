/**
 * Braintree's Hosted Fields for one basket: draws, tokenises and authenticates the card; also 3-D Secure for
 * a saved card.
 */
import {
  PaymentRefusal,
  type Asking,
  type Basket,
  type Log,
  type PaymentDetails,
  type PaymentMethodSetup,
  type PlatformClient,
  type RealmView,
} from 'proscenium/sdk';
import {
  CARD,
  cardLook,
  prepareCard,
  scriptGlobal,
  type CardFields,
  type CardProvider,
  type LoadScript,
} from 'proscenium/sdk/payment';
import { BankCheck } from './BankCheck';
import { BraintreeFields } from './BraintreeFields';
import { isBraintreeError, type Braintree, type BraintreeClient } from './braintreeWeb';
import type { BraintreeOptions } from './options.generated';
import { braintreeRefusal } from './refusal';

export interface BraintreeDeps {
  /** The method's name, also the platform's for it. */
  readonly method: string;
  readonly options: BraintreeOptions;
  /** Loads a script once; rejects when it cannot be loaded. */
  readonly loadScript: LoadScript;
  /** The global shared by Braintree's scripts. */
  readonly braintreeGlobal: () => Partial<Braintree> | undefined;
  readonly client: PlatformClient;
  readonly realm: RealmView;
  readonly log: Log;
}

export class BraintreeProvider implements CardProvider {
  readonly name = 'Braintree';

  readonly #deps: BraintreeDeps;

  constructor(deps: BraintreeDeps) {
    this.#deps = deps;
  }

  async open(basket: Basket): Promise<CardFields> {
    const { method, client, realm, log } = this.#deps;
    const [{ setup, methodType }, { hostedFields, ...sdk }] = await Promise.all([
      prepareCard(client, method, basket),
      this.#sdk(),
    ]);
    // Braintree's client token: identifies the account and only allows making nonces.
    if (!setup.clientSecret) throw new Error('The platform answered no client token.');
    const account = await sdk.client.create({ authorization: setup.clientSecret });
    const bank = sdk.threeDSecure === null ? null : await this.#bank(sdk.threeDSecure, account);
    return new BraintreeFields({
      hostedFields,
      account,
      bank,
      method,
      methodType,
      log,
      look: cardLook(realm),
    });
  }

  /**
   * 3-D Secure for a saved card, on the nonce Braintree gave the platform; no fields are drawn. Rejects with
   * a PaymentRefusal, else like the SDK; a realm that never requires 3-D Secure has the card entered again.
   */
  async challenge(
    { clientSecret, paymentDetailsExternalId: nonce, bin }: PaymentMethodSetup,
    { basket, place }: Asking,
  ): Promise<PaymentDetails> {
    if (!clientSecret || !nonce || !bin || this.#deps.options.threeDSecure === 'off')
      throw new PaymentRefusal('authentication_required', '');
    const [client, threeDSecure] = await Promise.all([
      this.#module('client', 'client'),
      this.#module('threeDSecure', 'three-d-secure'),
    ]);
    const bank = await this.#bank(threeDSecure, await client.create({ authorization: clientSecret }));
    try {
      return {
        paymentDetailsExternalId: await bank.vouch({ nonce, bin }, basket, place),
        targetPaymentProvider: this.#deps.method,
        paymentMethodType: CARD,
      };
    } catch (error) {
      throw (isBraintreeError(error) ? braintreeRefusal(error) : null) ?? error;
    } finally {
      bank.destroy();
    }
  }

  async #bank(threeDSecure: Braintree['threeDSecure'], account: BraintreeClient): Promise<BankCheck> {
    const { options, log } = this.#deps;
    return new BankCheck(
      await threeDSecure.create({ client: account, version: '2-inline-iframe' }),
      options.threeDSecure === 'ifOffered' ? 'ifOffered' : 'required',
      log,
    );
  }

  /** Each module is a separate script; they share one global. */
  async #sdk() {
    const [client, hostedFields, threeDSecure] = await Promise.all([
      this.#module('client', 'client'),
      this.#module('hostedFields', 'hosted-fields'),
      this.#deps.options.threeDSecure === 'off' ? null : this.#module('threeDSecure', 'three-d-secure'),
    ]);
    return { client, hostedFields, threeDSecure };
  }

  #module<Name extends keyof Braintree>(name: Name, file: string): Promise<Braintree[Name]> {
    const { options, loadScript, braintreeGlobal } = this.#deps;
    return scriptGlobal<Braintree[Name]>(
      loadScript,
      new URL(`${file}.min.js`, options.scriptUrl).href,
      () => braintreeGlobal()?.[name],
    );
  }
}
