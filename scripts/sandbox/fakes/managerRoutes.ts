/** Fake of the enterprise identity manager: its script, in two parts, and the calls of its screens. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono, type Context } from 'hono';
import type { IdentityManager } from '../identity/identityManager';

const pages = path.resolve('scripts/sandbox/fakes/pages');

export function managerRoutes(manager: IdentityManager): Hono {
  const app = new Hono();

  for (const name of ['gigya.js', 'gigya-screens.js'])
    app.get(`/${name}`, async (context) => {
      const text = await readFile(path.join(pages, name), 'utf8');
      return context.body(`(() => {\n'use strict';\n${text}\n})();\n`, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
      });
    });

  /** Calls are form posts; responses are always 200, as the real manager's are. */
  const call = (name: string, answer: (given: (field: string) => string) => object) =>
    app.post(`/${name}`, async (context: Context) => {
      const form = await context.req.parseBody();
      return context.json(
        answer((field) => (typeof form[field] === 'string' ? form[field] : '')),
        200,
        { 'cache-control': 'no-store' },
      );
    });
  call('accounts.login', (given) => manager.login(given('apiKey'), given('loginID'), given('password')));
  call('accounts.register', (given) =>
    manager.register(given('apiKey'), given('loginID'), given('password')),
  );
  call('accounts.getJWT', (given) => manager.sign(given('apiKey'), given('login_token')));
  call('accounts.logout', (given) => {
    manager.end(given('login_token'));
    return { errorCode: 0 };
  });

  return app;
}
