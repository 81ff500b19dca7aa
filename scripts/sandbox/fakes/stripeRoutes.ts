/** Fake of Stripe: its script, its frames, and the calls between them. */
import { Hono } from 'hono';
import { publishableKeyOf } from '../commerce/cardProviders';
import { moveIntent, readIntent, type CardProblem, type PaymentIntent } from '../commerce/paymentIntents';
import type { Database } from '../database/database';
import { sandboxRealms } from '../realms';
import { fakeFile, type FakeFile } from './fakeFiles';
import { cardMessage, describeCard, outcomeOf, validateCard, type CardFields } from './testCards';

/** By requested name: Stripe's challenge page is the shared 3-D Secure page. */
const FILES: Readonly<Record<string, FakeFile>> = {
  'stripe.js': { file: 'stripe.js', isSdk: true },
  'stripe-element.html': { file: 'card-fields.html' },
  'card-fields.js': { file: 'stripe-element.js' },
  'stripe-challenge.html': { file: 'challenge.html' },
  'challenge.js': { file: 'challenge.js' },
  'frames.css': { file: 'frames.css' },
  'wallet-button.html': { file: 'wallet-button.html' },
  'wallet-button.js': { file: 'wallet-button.js' },
  'wallet-sheet.html': { file: 'wallet-sheet.html' },
  'wallet-sheet.js': { file: 'wallet-sheet.js' },
};

interface FrameCall {
  readonly key: string;
  readonly clientSecret: string;
  readonly locale?: string;
  readonly card?: CardFields;
  readonly outcome?: 'complete' | 'fail';
  /** The card comes from a wallet. */
  readonly wallet?: 'apple_pay' | 'google_pay';
  /** The options of the page's elements, when they were created before the intent. */
  readonly elements?: { readonly mode: string; readonly amount?: number; readonly currency: string };
}

export function stripeRoutes(database: Database): Hono {
  const app = new Hono();

  app.get('/:file{[a-z.-]+}', (context) => {
    const file = FILES[context.req.param('file')];
    return file === undefined ? context.notFound() : fakeFile(file);
  });

  app.post('/stripe/validate', async (context) => {
    const { card, locale = 'en' } = await context.req.json<Pick<FrameCall, 'card' | 'locale'>>();
    const problem = card && validateCard(card, locale, new Date());
    return problem ? context.json({ error: problem }, 402) : context.json({});
  });

  app.post('/stripe/confirm', async (context) => {
    const call = await context.req.json<FrameCall>();
    const { card, wallet, elements, locale = 'en' } = call;
    const intent = await intentOf(call);
    if (!intent) return context.json({ error: unknownIntent }, 404);
    if (elements !== undefined && !isFor(elements, intent)) return context.json({ error: otherIntent }, 400);
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return context.json(
        { error: { ...alreadyDone(intent), [`${intent.kind}_intent`]: await publicIntent(intent.id) } },
        400,
      );
    const typed = card && validateCard(card, locale, new Date());
    if (!card || typed) return context.json({ error: typed ?? unknownIntent }, 402);
    const outcome = outcomeOf(card.number, locale);
    const method = { ...describeCard(card.number), ...(wallet === undefined ? {} : { wallet }) };
    if (outcome.kind === 'declined')
      await moveIntent(database, intent.id, {
        status: 'requires_payment_method',
        method,
        lastError: outcome.problem,
      });
    else
      await moveIntent(database, intent.id, {
        status: outcome.kind === 'challenge' ? 'requires_action' : 'succeeded',
        method,
        lastError: null,
      });
    return outcome.kind === 'declined'
      ? context.json({ error: outcome.problem }, 402)
      : context.json({ intent: await publicIntent(intent.id) });
  });

  app.post('/stripe/challenge', async (context) => {
    const call = await context.req.json<FrameCall>();
    const intent = await intentOf(call);
    if (intent?.status !== 'requires_action') return context.json({ error: unknownIntent }, 404);
    if (call.outcome === 'complete') {
      await moveIntent(database, intent.id, { status: 'succeeded', lastError: null });
      return context.json({ intent: await publicIntent(intent.id) });
    }
    const problem: CardProblem = {
      type: 'card_error',
      code:
        intent.kind === 'payment'
          ? 'payment_intent_authentication_failure'
          : 'setup_intent_authentication_failure',
      message: cardMessage('authentication_failure', call.locale ?? 'en'),
    };
    await moveIntent(database, intent.id, { status: 'requires_payment_method', lastError: problem });
    return context.json({ error: problem }, 402);
  });

  app.post('/stripe/retrieve', async (context) => {
    const intent = await intentOf(await context.req.json<FrameCall>());
    return intent
      ? context.json({ intent: await publicIntent(intent.id) })
      : context.json({ error: unknownIntent }, 404);
  });

  return app;

  /** The intent of a client secret, for the realm whose publishable key was sent. */
  async function intentOf({ key, clientSecret }: FrameCall): Promise<PaymentIntent | undefined> {
    const realm = sandboxRealms.find((candidate) => publishableKeyOf(candidate) === key);
    const intent = await readIntent(database, String(clientSecret).split('_secret_')[0] ?? '');
    return realm && intent?.clientSecret === clientSecret && intent.realm === realm.id ? intent : undefined;
  }

  async function publicIntent(id: string): Promise<object | undefined> {
    const intent = await readIntent(database, id);
    return (
      intent && {
        id: intent.id,
        object: intent.kind === 'payment' ? 'payment_intent' : 'setup_intent',
        client_secret: intent.clientSecret,
        status: intent.status,
        amount: intent.amount,
        currency: intent.currency.toLowerCase(),
        [intent.kind === 'payment' ? 'last_payment_error' : 'last_setup_error']: intent.lastError,
      }
    );
  }
}

/** Like Stripe, refuses elements whose mode, amount or currency differ from the intent's. */
const isFor = (
  { mode, amount, currency }: NonNullable<FrameCall['elements']>,
  intent: PaymentIntent,
): boolean =>
  mode === intent.kind &&
  currency === intent.currency.toLowerCase() &&
  (mode === 'setup' || amount === intent.amount);

const otherIntent = {
  type: 'invalid_request_error',
  code: 'elements_mismatch',
  message: 'The elements were made for another intent.',
};
const unknownIntent = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such intent.' };
const alreadyDone = ({ kind }: PaymentIntent): object => ({
  type: 'invalid_request_error',
  code: `${kind}_intent_unexpected_state`,
  message: 'This intent can no longer be confirmed.',
});
