/** Card providers of the demo realms: which one each realm uses, and how its script is initialised. */
import type { PaymentMethodSetup } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import type { SandboxRealm } from '../realms';
import { copyIntent, moveIntent, readIntent, type PaymentIntent } from './paymentIntents';
import type { CardProviderName } from './types';

export const publishableKeyOf = (realm: SandboxRealm): string => `pk_sandbox_${realm.id}`;
export const clientKeyOf = (realm: SandboxRealm): string => `test_${realm.id.toUpperCase()}`;

/** The name under which a realm lists its wallets among its payment methods; undefined when it offers none. */
export const walletName = ({ trade }: SandboxRealm): string | undefined =>
  trade.wallet === undefined ? undefined : `${trade.wallet}-wallet`;

/** The provider behind a payment method that takes cards, by fields or by wallet; undefined for any other. */
export function cardProviderOf(name: string, realm: SandboxRealm): CardProviderName | undefined {
  if (name === walletName(realm)) return realm.trade.wallet;
  return name === realm.trade.cards ? realm.trade.cards : undefined;
}

/** Every provider starts from an announced payment; their names for it differ. */
export function cardSetup(
  provider: CardProviderName,
  realm: SandboxRealm,
  intent: PaymentIntent,
): PaymentMethodSetup {
  const common = { targetPaymentProvider: provider, intentKind: intent.kind };
  switch (provider) {
    case 'stripe':
      return {
        ...common,
        publishableKey: publishableKeyOf(realm),
        clientSecret: intent.clientSecret,
        paymentDetailsExternalId: intent.id,
      };
    case 'adyen':
      return {
        ...common,
        publishableKey: clientKeyOf(realm),
        sessionId: intent.id,
        clientSecret: intent.clientSecret,
        paymentDetailsExternalId: intent.id,
      };
    // The payment is made with a nonce, which does not exist yet.
    case 'braintree':
      return { ...common, clientSecret: clientTokenOf(intent) };
  }
}

/** BINs of the test cards, since full numbers are not stored. */
const BINS: Readonly<Record<string, string>> = { visa: '400000', mastercard: '555555', amex: '378282' };

/**
 * A stored card's bank requires a 3-D Secure challenge for a pending payment: what each provider's script
 * needs to start it.
 */
export async function challengeSetup(
  sql: SqlRunner,
  realm: SandboxRealm,
  intent: PaymentIntent,
): Promise<PaymentMethodSetup> {
  const provider = realm.trade.cards;
  const setup = cardSetup(provider, realm, intent);
  switch (provider) {
    case 'stripe':
      return setup;
    case 'adyen':
      // A server-to-server payment has no session: Adyen returned the action to the platform.
      return {
        ...setup,
        sessionId: null,
        clientSecret: null,
        countryCode: 'PT',
        action: {
          type: 'threeDS2',
          subtype: 'challenge',
          paymentMethodType: 'scheme',
          token: intent.clientSecret,
          paymentData: `data-${intent.id}`,
        },
      };
    case 'braintree': {
      const nonce = await copyIntent(sql, intent, 'nonce');
      await moveIntent(sql, nonce, { status: 'requires_action', method: intent.method, lastError: null });
      return {
        ...setup,
        paymentDetailsExternalId: nonce,
        bin: BINS[String(intent.method['brand'])] ?? '400000',
      };
    }
  }
}

/** Like Braintree's: a base64 document that only the provider's own script reads. */
const clientTokenOf = ({ clientSecret }: PaymentIntent): string =>
  Buffer.from(
    JSON.stringify({ version: 2, authorizationFingerprint: clientSecret, environment: 'sandbox' }),
  ).toString('base64');

/** The announced payment behind a client token. */
export async function intentOfToken(
  sql: SqlRunner,
  token: string | undefined,
): Promise<PaymentIntent | undefined> {
  let secret: unknown;
  try {
    secret = (
      JSON.parse(Buffer.from(token ?? '', 'base64').toString('utf8')) as {
        authorizationFingerprint?: unknown;
      } | null
    )?.authorizationFingerprint;
  } catch {
    return undefined;
  }
  const intent = await readIntent(sql, String(secret).split('_secret_')[0] ?? '');
  return intent?.clientSecret === secret ? intent : undefined;
}
