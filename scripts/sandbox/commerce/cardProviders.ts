/** The card providers of the demo realms: which one a realm sells with, and what its script is given to begin with. */
import type { PaymentMethodSetup } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import type { SandboxRealm } from '../realms';
import { copyIntent, moveIntent, readIntent, type PaymentIntent } from './paymentIntents';
import type { CardProviderName } from './types';

export const publishableKeyOf = (realm: SandboxRealm): string => `pk_sandbox_${realm.id}`;
export const clientKeyOf = (realm: SandboxRealm): string => `test_${realm.id.toUpperCase()}`;

/** What the wallets of a realm are called among its ways to pay; undefined where it offers none. */
export const walletName = ({ trade }: SandboxRealm): string | undefined => (trade.wallet === undefined ? undefined : `${trade.wallet}-wallet`);

/** The provider behind a way to pay that takes cards, in fields or out of a wallet; undefined for any other. */
export function cardProviderOf(name: string, realm: SandboxRealm): CardProviderName | undefined {
  if (name === walletName(realm)) return realm.trade.wallet;
  return name === realm.trade.cards ? realm.trade.cards : undefined;
}

/** Each provider begins with a payment that the platform has announced; what it calls that differs. */
export function cardSetup(provider: CardProviderName, realm: SandboxRealm, intent: PaymentIntent): PaymentMethodSetup {
  const common = { targetPaymentProvider: provider, intentKind: intent.kind };
  switch (provider) {
    case 'stripe':
      return { ...common, publishableKey: publishableKeyOf(realm), clientSecret: intent.clientSecret, paymentDetailsExternalId: intent.id };
    case 'adyen':
      return { ...common, publishableKey: clientKeyOf(realm), sessionId: intent.id, clientSecret: intent.clientSecret, paymentDetailsExternalId: intent.id };
    // What is paid with is the nonce, which does not exist yet.
    case 'braintree':
      return { ...common, clientSecret: clientTokenOf(intent) };
  }
}

/** First digits of the test cards, since no number is kept. */
const BINS: Readonly<Record<string, string>> = { visa: '400000', mastercard: '555555', amex: '378282' };

/** The bank of a kept card wants to ask about a payment that waits for it: what each provider's script is given to have it ask. */
export async function challengeSetup(sql: SqlRunner, realm: SandboxRealm, intent: PaymentIntent): Promise<PaymentMethodSetup> {
  const provider = realm.trade.cards;
  const setup = cardSetup(provider, realm, intent);
  switch (provider) {
    case 'stripe':
      return setup;
    case 'adyen':
      // The platform paid by itself: there is no session, and Adyen told the platform what it wants of the viewer.
      return { ...setup, sessionId: null, clientSecret: null, countryCode: 'PT', action: { type: 'threeDS2', subtype: 'challenge', paymentMethodType: 'scheme', token: intent.clientSecret, paymentData: `data-${intent.id}` } };
    case 'braintree': {
      const nonce = await copyIntent(sql, intent, 'nonce');
      await moveIntent(sql, nonce, { status: 'requires_action', method: intent.method, lastError: null });
      return { ...setup, paymentDetailsExternalId: nonce, bin: BINS[String(intent.method['brand'])] ?? '400000' };
    }
  }
}

/** As Braintree's, it is a document in base64 that only the provider's own script reads. */
const clientTokenOf = ({ clientSecret }: PaymentIntent): string => Buffer.from(JSON.stringify({ version: 2, authorizationFingerprint: clientSecret, environment: 'sandbox' })).toString('base64');

/** The announced payment that a client token stands for. */
export async function intentOfToken(sql: SqlRunner, token: string | undefined): Promise<PaymentIntent | undefined> {
  let secret: unknown;
  try {
    secret = (JSON.parse(Buffer.from(token ?? '', 'base64').toString('utf8')) as { authorizationFingerprint?: unknown } | null)?.authorizationFingerprint;
  } catch {
    return undefined;
  }
  const intent = await readIntent(sql, String(secret).split('_secret_')[0] ?? '');
  return intent?.clientSecret === secret ? intent : undefined;
}
