/** Fake of Adyen: its script, and the calls of a session: setup, payments, paymentDetails. */
import { Hono } from 'hono';
import { passedResult, submitDetails } from '../commerce/adyenDetails';
import { clientKeyOf } from '../commerce/cardProviders';
import { moveIntent, readIntent, type PaymentIntent } from '../commerce/paymentIntents';
import type { Database } from '../database/database';
import { sandboxRealms } from '../realms';
import type { CardVault } from './cardVault';
import { fakeFile } from './fakeFiles';
import { describeCard, outcomeOf, validateCard, type CardFields } from './testCards';

/** Adyen's refusalReasonCode for each test card. Adyen has no shopper-facing texts. */
const reasons: Readonly<Record<string, string>> = {
  generic_decline: '2',
  insufficient_funds: '12',
  expired_card: '6',
  incorrect_cvc: '24',
};

interface SessionCall {
  readonly sessionData: string;
  readonly locale?: string;
  readonly paymentMethod?: Readonly<Record<string, unknown>>;
  readonly details?: { readonly threeDSResult?: string };
}

export function adyenRoutes(database: Database, vault: CardVault): Hono {
  const app = new Hono();
  app.get('/adyen.js', () => fakeFile({ file: 'adyen.js', isSdk: true }));
  app.get('/adyen.css', () => fakeFile({ file: 'adyen.css' }));

  app.post('/sessions/:id/setup', async (context) => {
    const intent = await sessionOf(
      context.req.param('id'),
      context.req.query('clientKey'),
      await context.req.json<SessionCall>(),
    );
    return intent
      ? context.json({
          id: intent.id,
          countryCode: 'PT',
          amount: { value: intent.amount, currency: intent.currency },
        })
      : context.json(unknownSession, 422);
  });

  app.post('/sessions/:id/payments', async (context) => {
    const call = await context.req.json<SessionCall>();
    const intent = await sessionOf(context.req.param('id'), context.req.query('clientKey'), call);
    if (!intent || intent.status === 'succeeded') return context.json(unknownSession, 422);
    const locale = call.locale ?? 'en';
    const { card, wallet } = cardOf(call.paymentMethod ?? {});
    if (validateCard(card, locale, new Date())) return context.json(unknownSession, 422);
    const outcome = outcomeOf(card.number, locale);
    const method = { ...describeCard(card.number), ...(wallet === undefined ? {} : { wallet }) };
    if (outcome.kind === 'challenge') {
      await moveIntent(database, intent.id, { status: 'requires_action', method, lastError: null });
      return context.json({
        resultCode: 'ChallengeShopper',
        action: {
          type: 'threeDS2',
          subtype: 'challenge',
          paymentMethodType: 'scheme',
          token: intent.clientSecret,
        },
      });
    }
    if (outcome.kind === 'succeeds')
      return context.json(
        await ended(intent, 'Authorised', { status: 'succeeded', method, lastError: null }),
      );
    const { code, decline_code: decline } = outcome.problem;
    const lastError = { type: 'card_error', code: reasons[decline ?? code] ?? '2', message: '' } as const;
    return context.json(
      await ended(intent, 'Refused', { status: 'requires_payment_method', method, lastError }),
    );
  });

  app.post('/sessions/:id/paymentDetails', async (context) => {
    const call = await context.req.json<SessionCall>();
    const intent = await sessionOf(context.req.param('id'), context.req.query('clientKey'), call);
    if (intent?.status !== 'requires_action') return context.json(unknownSession, 422);
    return context.json(result(intent, await submitDetails(database, intent, call.details?.threeDSResult)));
  });

  // Called by the bank's frame; the result is opaque to the page and only read by paymentDetails.
  app.post('/challenge', async (context) => {
    const { clientSecret, outcome } = await context.req.json<{ clientSecret?: string; outcome?: string }>();
    const intent = await readIntent(database, String(clientSecret).split('_secret_')[0] ?? '');
    const isPassed = outcome === 'complete' && intent !== undefined && intent.clientSecret === clientSecret;
    return context.json({ threeDSResult: isPassed ? passedResult(intent) : 'failed' });
  });
  return app;

  /** From the tokens of the fields, or from a wallet's token. */
  function cardOf({
    type,
    encryptedCardNumber,
    encryptedExpiryDate,
    encryptedSecurityCode,
    googlePayToken,
    applePayToken,
  }: Readonly<Record<string, unknown>>): { readonly card: CardFields; readonly wallet: unknown } {
    const token = googlePayToken ?? applePayToken;
    return token === undefined
      ? {
          card: {
            number: vault.open(encryptedCardNumber),
            expiry: vault.open(encryptedExpiryDate),
            cvc: vault.open(encryptedSecurityCode),
          },
          wallet: undefined,
        }
      : { card: { number: vault.open(token), expiry: '12/34', cvc: '123' }, wallet: type };
  }

  /** The session of an id and its data, for the realm whose client key was sent. */
  async function sessionOf(
    id: string,
    key: string | undefined,
    { sessionData }: SessionCall,
  ): Promise<PaymentIntent | undefined> {
    const realm = sandboxRealms.find((candidate) => clientKeyOf(candidate) === key);
    const intent = await readIntent(database, id);
    return realm && intent?.clientSecret === sessionData && intent.realm === realm.id ? intent : undefined;
  }

  async function ended(
    intent: PaymentIntent,
    resultCode: string,
    move: Parameters<typeof moveIntent>[2],
  ): Promise<object> {
    await moveIntent(database, intent.id, move);
    return result(intent, resultCode);
  }
}

const result = (intent: PaymentIntent, resultCode: string): object => ({
  resultCode,
  sessionData: intent.clientSecret,
  sessionResult: `result-${intent.id}-${resultCode}`,
});
const unknownSession = {
  status: 422,
  errorCode: '172',
  message: 'The session cannot be paid.',
  errorType: 'validation',
};
