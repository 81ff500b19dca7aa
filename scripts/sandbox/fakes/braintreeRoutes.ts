/** Fake of Braintree: its scripts, and the calls that turn a card into a nonce and authenticate it by 3-D Secure. */
import { Hono } from 'hono';
import { intentOfToken } from '../commerce/cardProviders';
import { copyIntent, moveIntent, readIntent, type PaymentIntent } from '../commerce/paymentIntents';
import type { Database } from '../database/database';
import type { CardVault } from './cardVault';
import { fakeFile } from './fakeFiles';
import { describeCard, outcomeOf, validateCard } from './testCards';

/** The processor's codes for our test cards. The page never sees them: they are part of the response to the charge. */
const reasons: Readonly<Record<string, string>> = {
  generic_decline: '2000',
  insufficient_funds: '2001',
  expired_card: '2004',
  incorrect_cvc: '2010',
};

const modules = ['client', 'hosted-fields', 'three-d-secure'];

interface FieldsCall {
  readonly authorization?: string;
  readonly nonce?: string;
  readonly sealed?: Readonly<Record<string, unknown>>;
}

export function braintreeRoutes(database: Database, vault: CardVault): Hono {
  const app = new Hono();
  for (const name of modules)
    app.get(`/js/${name}.min.js`, () => fakeFile({ file: 'braintree.js', isSdk: true }));

  app.post('/configuration', async (context) => {
    const { authorization } = await context.req.json<FieldsCall>();
    return (await intentOfToken(database, authorization))
      ? context.json({})
      : context.json(unauthorised, 403);
  });

  app.post('/tokenize', async (context) => {
    const { authorization, sealed = {} } = await context.req.json<FieldsCall>();
    const intent = await intentOfToken(database, authorization);
    if (!intent) return context.json(unauthorised, 403);
    const card = {
      number: vault.open(sealed['number']),
      expiry: vault.open(sealed['expirationDate']),
      cvc: vault.open(sealed['cvv']),
    };
    if (validateCard(card, 'en', new Date()))
      return context.json({ type: 'CUSTOMER', code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' }, 422);
    const outcome = outcomeOf(card.number, 'en');
    const nonce = await copyIntent(database, intent, 'nonce');
    const method = describeCard(card.number);
    if (outcome.kind === 'declined') {
      const { code, decline_code: decline } = outcome.problem;
      await moveIntent(database, nonce, {
        status: 'requires_payment_method',
        method,
        lastError: { type: 'card_error', code: reasons[decline ?? code] ?? '2000', message: '' },
      });
    } else
      await moveIntent(database, nonce, {
        status: outcome.kind === 'challenge' ? 'requires_action' : 'succeeded',
        method,
        lastError: null,
      });
    return context.json({ nonce });
  });

  app.post('/lookup', async (context) => {
    const call = await context.req.json<FieldsCall>();
    const intent = await nonceOf(call);
    if (!intent)
      return context.json({ type: 'CUSTOMER', code: 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR' }, 404);
    if (intent.status === 'requires_action')
      return context.json({
        challenge: true,
        threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: true },
      });
    return context.json(
      vouched(await renewed(intent), {
        liabilityShifted: true,
        liabilityShiftPossible: true,
        status: 'authenticate_successful',
      }),
    );
  });

  // Called by the bank's frame, which passes the result to the page. Only a positive result makes a chargeable nonce.
  app.post('/challenge', async (context) => {
    const {
      clientSecret: nonce,
      key: authorization,
      outcome,
    } = await context.req.json<{ clientSecret?: string; key?: string; outcome?: string }>();
    const intent = await nonceOf({
      ...(nonce === undefined ? {} : { nonce }),
      ...(authorization === undefined ? {} : { authorization }),
    });
    if (!intent)
      return context.json({ type: 'CUSTOMER', code: 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR' }, 404);
    if (outcome !== 'complete')
      return context.json(
        vouched(intent.id, {
          liabilityShifted: false,
          liabilityShiftPossible: true,
          status: 'authenticate_failed',
        }),
      );
    await moveIntent(database, intent.id, { status: 'succeeded', lastError: null });
    return context.json(
      vouched(await renewed({ ...intent, status: 'succeeded' }), {
        liabilityShifted: true,
        liabilityShiftPossible: true,
        status: 'authenticate_successful',
      }),
    );
  });
  return app;

  /** A nonce of the account that owns the client token. */
  async function nonceOf({ authorization, nonce }: FieldsCall): Promise<PaymentIntent | undefined> {
    const [token, intent] = [
      await intentOfToken(database, authorization),
      await readIntent(database, String(nonce)),
    ];
    return token !== undefined && intent?.accountId === token.accountId && intent.realm === token.realm
      ? intent
      : undefined;
  }

  /** Authentication replaces the nonce: the first one is consumed. */
  async function renewed(intent: PaymentIntent): Promise<string> {
    const nonce = await copyIntent(database, intent, 'nonce');
    await moveIntent(database, nonce, {
      status: intent.status,
      method: intent.method,
      lastError: intent.lastError,
    });
    await moveIntent(database, intent.id, { status: 'requires_payment_method', lastError: null });
    return nonce;
  }
}

const vouched = (nonce: string, threeDSecureInfo: object): object => ({ nonce, threeDSecureInfo });
const unauthorised = { type: 'MERCHANT', code: 'CLIENT_AUTHORIZATION_INVALID' };
