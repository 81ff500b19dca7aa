/** Fake of the partner SDK, and the partner's page that some workflows redirect to. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { identityStylesPath, PAGE_HEADERS } from '../identity/identityRoutes';
import { isSiteOrigin } from '../realms';

const script = path.resolve('scripts/sandbox/fakes/pages/opin.js');

/** The SDK's URL may carry `partners=none`: the viewer is no partner's customer. */
export function partnerPortal(): Hono {
  const app = new Hono();

  app.get('/opin.js', async (context) => {
    const text = await readFile(script, 'utf8');
    return context.body(`(() => {\n'use strict';\n${text}\n})();\n`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  app.get('/portal', (context) => {
    const target = context.req.query('return') ?? '';
    if (!URL.canParse(target) || !isSiteOrigin(new URL(target).origin))
      return context.text('This is not a page of a site.', 400);
    return context.html(portalPage(new URL(target)), 200, PAGE_HEADERS);
  });

  return app;
}

function portalPage(target: URL): ReturnType<typeof html> {
  const back = (name: string, value: string): string => {
    const address = new URL(target);
    address.searchParams.set(name, value);
    return address.href;
  };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Opin Fibre</title>
        <link rel="stylesheet" href="${identityStylesPath}" />
      </head>
      <body>
        <main>
          <h1>Opin Fibre</h1>
          <p>You are a customer here. Let ${target.hostname} know?</p>
          <p><a href="${back('opintoken', 'opin-omar')}">Continue as Omar Okoye</a></p>
          <p><a href="${back('error', 'access_denied')}">Do not allow</a></p>
        </main>
      </body>
    </html>`;
}
