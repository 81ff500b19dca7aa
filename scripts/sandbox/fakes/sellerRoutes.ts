/** Fake third-party seller: the viewer buys there and returns to the site with a code (LIC-088, LIC-089). */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../database/database';
import { identityStylesPath, PAGE_HEADERS } from '../identity/identityRoutes';
import { recordSale } from '../identity/seller';
import { isSiteOrigin, sandboxRealms } from '../realms';

const fieldNames = ['realm', 'licence', 'return', 'state'] as const;
type Fields = Readonly<Record<(typeof fieldNames)[number], string>>;

/** `realm` and `licence` identify the purchase, `return` is a page of the site, `state` is returned unchanged. */
export function sellerRoutes(database: Database): Hono {
  const app = new Hono();

  app.get('/box-office', (context) => {
    const fields = fieldsOf(context.req.query());
    if (fields === null) return context.text('This purchase is not complete. Start again at the site.', 400);
    return context.html(counter(fields), 200, PAGE_HEADERS);
  });

  app.post('/box-office', async (context) => {
    const form = await context.req.parseBody();
    const fields = fieldsOf(form);
    if (fields === null) return context.text('This is not a page of a site.', 400);
    const back = new URL(fields.return);
    if (fields.state !== '') back.searchParams.set('state', fields.state);
    if (form['buy'] === undefined) back.searchParams.set('error', 'access_denied');
    else
      back.searchParams.set(
        'code',
        await recordSale(database, {
          realm: fields.realm,
          licence: fields.licence,
          email: (typeof form['email'] === 'string' ? form['email'] : '').trim().toLowerCase(),
        }),
      );
    return context.redirect(back.href, 303);
  });

  return app;
}

/** Null when a field is missing, or the return URL is not a page of the site. */
function fieldsOf(given: Readonly<Record<string, unknown>>): Fields | null {
  const fields = Object.fromEntries(
    fieldNames.map((name) => [name, typeof given[name] === 'string' ? given[name] : '']),
  ) as Fields;
  const realm = sandboxRealms.find(({ id }) => id === fields.realm);
  const known = realm?.trade.licences.some(({ id }) => id === fields.licence) === true;
  return known && URL.canParse(fields.return) && isSiteOrigin(new URL(fields.return).origin, realm)
    ? fields
    : null;
}

function counter(fields: Fields): ReturnType<typeof html> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Box Office</title>
        <link rel="stylesheet" href="${identityStylesPath}" />
      </head>
      <body>
        <main>
          <h1>Box Office</h1>
          <p>One ticket for <strong>${fields.licence}</strong>. We take it from here, and bring you back.</p>
          <form method="post" action="/box-office">
            ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
            <label for="email">E-mail</label>
            <input id="email" name="email" type="email" autocomplete="email" />
            <button type="submit" name="buy" value="yes">Buy</button>
            <button class="quiet" type="submit">Go back without buying</button>
          </form>
        </main>
      </body>
    </html>`;
}
