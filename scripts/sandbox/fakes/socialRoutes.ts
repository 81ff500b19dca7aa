/**
 * Fakes of Apple, Facebook and Google: their scripts, Google's button, and the popup in which a person
 * identifies themselves.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import {
  peopleAt,
  type SocialProvider,
  socialProviders,
  type SocialRequest,
  type SocialService,
} from '../identity/socialService';
import { html } from 'hono/html';

type Page = ReturnType<typeof html>;

const names: Readonly<Record<SocialProvider, string>> = {
  apple: 'Apple',
  facebook: 'Facebook',
  google: 'Google',
};

/** `fields` are submitted with the viewer's decision to `action`. */
export function windowPage(
  provider: SocialProvider | 'unknown',
  fields: Readonly<Record<string, string>>,
  action = '/__fake/social/window',
): Page {
  if (provider === 'unknown')
    return frame(
      'Not known',
      html`<h1>This site is not known here</h1>
        <p role="alert">Its client, or the address it wants to be called back at, is not registered.</p>`,
    );
  const { hostname } = new URL(fields['site'] ?? 'http://localhost');
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return frame(
    names[provider],
    html`<p class="mark">${names[provider]}, at home</p>
      <h1>Let ${hostname} know who you are?</h1>
      <ul>
        ${peopleAt(provider, hostname.split('.')[0] ?? '').map(
          ({ subject, name, email, about }) =>
            html`<li>
              <form method="post" action="${action}">
                ${hidden}
                <button name="subject" value="${subject}">
                  <b>Continue as ${name}</b><span>${email}: ${about}</span>
                </button>
              </form>
            </li>`,
        )}
      </ul>
      <form method="post" action="${action}">${hidden}<button class="quiet">Do not allow</button></form>`,
  );
}

/** Posts the answer to the requesting site only, then closes the window. */
function answerPage(site: string, request: string, answer: object): Page {
  return frame(
    'Done',
    html`<h1 data-site="${site}" data-request="${request}" data-answer="${JSON.stringify(answer)}">
        You can close this window
      </h1>
      <script src="/__fake/social/social-answer.js"></script>`,
  );
}

function frame(title: string, content: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · fake</title>
        <link rel="stylesheet" href="/__fake/social/social.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

/** A separate file, so that the policy needs no exception. */
const socialStyles = `:root { font-family: system-ui, sans-serif; color: #1b1d22; background: #eef0f4; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 16px; box-sizing: border-box; }
main { inline-size: min(24rem, 100%); padding: 28px; box-sizing: border-box; border-radius: 14px; background: #fff; box-shadow: 0 16px 40px rgb(20 30 60 / 0.14); }
.mark { margin: 0 0 4px; color: #5a6070; font-size: 0.85rem; }
h1 { margin: 0 0 20px; font-size: 1.3rem; line-height: 1.3; }
ul { display: grid; gap: 10px; margin: 0 0 14px; padding: 0; list-style: none; }
button { display: grid; gap: 3px; inline-size: 100%; min-block-size: 48px; padding: 10px 14px; border: 1px solid #8a90a0; border-radius: 10px; background: #fff; color: inherit; font: inherit; text-align: start; cursor: pointer; }
button:hover { background: #f3f5fa; }
button span { color: #5a6070; font-size: 0.85rem; overflow-wrap: anywhere; }
button.quiet { border-color: transparent; color: #1d4f91; text-align: center; }
:focus-visible { outline: 3px solid #1d4f91; outline-offset: 2px; }
`;

const pages = path.resolve('scripts/sandbox/fakes/pages');
const script = 'text/javascript; charset=utf-8';

/** Each script is prefixed with the shared popup and messaging code. */
const SCRIPTS: ReadonlySet<string> = new Set(['apple.js', 'facebook.js', 'facebook-parts.js', 'google.js']);

/** Popups and Google's button run only their own files; only the demo sites may frame the button. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'";

export function socialRoutes(service: SocialService): Hono {
  const app = new Hono();
  const page = (context: Context, body: ReturnType<typeof windowPage>, status: 200 | 400 = 200) =>
    context.html(body, status, {
      'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });

  app.get('/window', (context) => {
    const asked = popupRequest(context.req.query());
    if (asked === undefined || !service.knows(asked.request, asked.site))
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
    if (asked === undefined || !service.knows(asked.request, asked.site))
      return page(context, windowPage('unknown', {}), 400);
    const grant = service.permit(asked.request, form['subject'] ?? '');
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
