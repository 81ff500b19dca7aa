/**
 * Fake captcha with the interface of reCAPTCHA v3: its script, and the token that it issues. A realm uses
 * `/__fake/captcha/api.js` as the
 * `scriptUrl` of an entry in `mfaConfigurations`, with any `siteKey`; `sandbox-doubtful` simulates a bot.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import type { CaptchaService } from '../session/captchaService';

const script = path.resolve('scripts/sandbox/fakes/pages/captcha.js');

export function captchaRoutes(service: CaptchaService): Hono {
  const app = new Hono();
  app.get('/api.js', async (context) =>
    context.body(await readFile(script, 'utf8'), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
  app.post('/token', async (context) => {
    const { siteKey } = await context.req
      .json<{ readonly siteKey?: unknown }>()
      .catch(() => ({ siteKey: undefined }));
    if (typeof siteKey !== 'string' || siteKey === '') return context.json({ error: 'no site key' }, 400);
    return context.json({ token: service.issue(siteKey) });
  });
  return app;
}
