/** Fake of WePay: its library, its frame, and the call that turns a card into a token. */
import { Hono } from 'hono';
import { keepCard } from '../commerce/cardTokens';
import type { Database } from '../database/database';
import { fakeFile } from './fakeFiles';
import { describeCard, outcomeOf, validateCard, type CardFields } from './testCards';

/** WePay's field names, by the fields of our own error codes. */
const fields = { number: 'credit_card_number', expiry: 'expiration', cvc: 'cvv' } as const;

export function wepayRoutes(database: Database): Hono {
  const app = new Hono();
  app.get('/wepay.js', () => fakeFile({ file: 'wepay.js', isSdk: true }));
  app.get('/wepay-card.html', () => fakeFile({ file: 'card-fields.html' }));
  app.get('/card-fields.js', () => fakeFile({ file: 'wepay-card.js' }));
  app.get('/frames.css', () => fakeFile({ file: 'frames.css' }));

  app.post('/tokenize', async (context) => {
    const {
      appId,
      card,
      locale = 'en',
    } = await context.req.json<{ appId?: string; card?: CardFields; locale?: string }>();
    if (!appId?.startsWith('app_') || card === undefined)
      return context.json({ error_code: 'INVALID_APP', error_message: 'There is no such app.' }, 400);
    const wrong = validateCard(card, locale, new Date());
    if (wrong !== undefined) {
      const blamed =
        (['number', 'expiry', 'cvc'] as const).find((name) => wrong.code.includes(name)) ?? 'number';
      return context.json(
        [
          {
            target: [fields[blamed]],
            code: wrong.code.startsWith('incomplete') ? 'required' : 'invalid',
            message: wrong.message,
          },
        ],
        400,
      );
    }
    const outcome = outcomeOf(card.number, locale);
    const problem = outcome.kind === 'declined' ? outcome.problem : null;
    return context.json({ id: await keepCard(database, { method: describeCard(card.number), problem }) });
  });
  return app;
}
