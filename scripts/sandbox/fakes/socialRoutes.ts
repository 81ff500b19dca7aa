/**
 * Fakes of Apple, Facebook and Google: their scripts, Google's button, and the popup in which a person
 * identifies themselves.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono, type Context } from 'hono';
import {
  socialProviders,
  type SocialService,
  type SocialProvider,
  type SocialRequest,
} from '../identity/socialService';
import { answerPage, socialStyles, windowPage } from './socialPages';

const pages = path.resolve('scripts/sandbox/fakes/pages');
const script = 'text/javascript; charset=utf-8';

/** Each script is prefixed with the shared popup and messaging code. */
const SCRIPTS: ReadonlySet<string> = new Set(['apple.js', 'facebook.js', 'facebook-parts.js', 'google.js']);

/** Popups and Google's button run only their own files; only the demo sites may frame the button. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'";

export function socialRoutes(desk: SocialService): Hono {
  const app = new Hono();
  const page = (context: Context, body: ReturnType<typeof windowPage>, status: 200 | 400 = 200) =>
    context.html(body, status, {
      'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });

  app.get('/window', (context) => {
    const asked = popupRequest(context.req.query());
    if (asked === undefined || !desk.knows(asked.request, asked.site))
      return page(context, windowPage('unknown', {}), 400);
    return page(context, windowPage(asked.request.provider, context.req.query()));
  });

  app.post('/window', async (context) => {
    const form = Object.fromEntries(
      Object.entries(await context.req.parseBody()).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    );
    const asked = popupRequest(form);
    if (asked === undefined || !desk.knows(asked.request, asked.site))
      return page(context, windowPage('unknown', {}), 400);
    const grant = desk.permit(asked.request, form['subject'] ?? '');
    return page(
      context,
      answerPage(
        asked.site,
        form['request'] ?? '',
        grant === undefined
          ? { denied: true }
          : { code: grant.code, idToken: grant.idToken, name: grant.person.name, email: grant.person.email },
      ),
    );
  });

  app.get('/social.css', (context) =>
    context.body(socialStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/google-button.css', async (context) =>
    context.body(await readFile(path.join(pages, 'google-button.css'), 'utf8'), 200, {
      'content-type': 'text/css; charset=utf-8',
    }),
  );

  app.get('/google-button', async (context) =>
    context.html(await readFile(path.join(pages, 'google-button.html'), 'utf8'), 200, {
      'content-security-policy': `${POLICY}; frame-ancestors http://*.localhost:*`,
      'cache-control': 'no-cache',
    }),
  );
  for (const name of ['google-button.js', 'social-answer.js'])
    app.get(`/${name}`, async (context) =>
      context.body(await readFile(path.join(pages, name), 'utf8'), 200, {
        'content-type': script,
        'cache-control': 'no-cache',
      }),
    );

  app.get('/:file{[a-z-]+[.]js}', async (context) => {
    const name = context.req.param('file');
    if (!SCRIPTS.has(name)) return context.notFound();
    const [shared, own] = await Promise.all(
      ['social-window.js', name].map((file) => readFile(path.join(pages, file), 'utf8')),
    );
    return context.body(`(() => {\n'use strict';\n${shared}\n${own}\n})();\n`, 200, {
      'content-type': script,
      'cache-control': 'no-cache',
    });
  });

  return app;
}

/** The parameters a site's script passed to the popup. Undefined when one is missing. */
function popupRequest(
  given: Readonly<Record<string, string>>,
): { readonly request: SocialRequest; readonly site: string } | undefined {
  const {
    provider = '',
    client_id: clientId = '',
    nonce = '',
    redirect_uri: callbackUri = '',
    site = '',
  } = given;
  if (!isProvider(provider) || !URL.canParse(site)) return undefined;
  return { request: { provider, clientId, nonce, callbackUri }, site };
}

const isProvider = (name: string): name is SocialProvider => socialProviders.some((each) => each === name);
