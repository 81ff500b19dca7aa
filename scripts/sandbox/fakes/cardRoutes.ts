/** Shared by the Adyen and Braintree fakes: a card field in a frame, its vault, and the bank's 3-D Secure page. */
import { Hono } from 'hono';
import type { Database } from '../database/database';
import { adyenRoutes } from './adyenRoutes';
import { braintreeRoutes } from './braintreeRoutes';
import { CardVault } from './cardVault';
import { fakeFile } from './fakeFiles';

export function cardRoutes(database: Database): Hono {
  const vault = new CardVault();
  const app = new Hono();
  app.get('/field.html', () => fakeFile({ file: 'field.html' }));
  app.get('/field.js', () => fakeFile({ file: 'field.js' }));
  for (const provider of ['adyen', 'braintree'])
    app.get(`/${provider}-challenge.html`, () => fakeFile({ file: 'challenge.html' }));
  app.post('/vault', async (context) => {
    const { value } = await context.req.json<{ value?: unknown }>();
    return typeof value === 'string' ? context.json({ token: vault.seal(value) }) : context.json({}, 400);
  });
  app.route('/adyen', adyenRoutes(database, vault));
  app.route('/braintree', braintreeRoutes(database, vault));
  return app;
}
