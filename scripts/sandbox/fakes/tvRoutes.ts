/**
 * A TV company's sign-in page, which returns to the site (SGP-133); and the company's logo. Faults to test:
 * `/o/client/register` with 400,
 * `/api/v3/adobe/regcode` and `/api/v3/adobe/token` with 400, 412 or 429 (`times: 1` for once),
 * `/api/v1/config/*` with
 * `{"body": {"requestor": {"mvpds": []}}}`, and `/__fake/tv/logos/*` with 404.
 */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { companyOf, logoOf } from '../identity/tvCompanies';
import type { TvProvider } from '../identity/tvProvider';
import { identityStylesPath, PAGE_HEADERS } from '../identity/identityRoutes';
import { PlatformError } from '../platformError';
import { isSiteOrigin } from '../realms';

/** `reg_code` is the sign-in's code, `mso_id` the company, `redirect_url` the page of the site to return to. */
export function tvRoutes(tv: TvProvider): Hono {
  const app = new Hono();

  app.get('/authenticate', (context) => {
    const { reg_code: code = '', mso_id: company = '', redirect_url: target = '' } = context.req.query();
    const name = companyOf(company)?.displayName;
    if (name === undefined || !isSiteAddress(target))
      return context.text('This sign-in is not complete. Start again at the site.', 400);
    return context.html(companyPage(name, { code, company, target }), 200, PAGE_HEADERS);
  });

  app.post('/authenticate', async (context) => {
    const form = await context.req.parseBody();
    const [code = '', company = '', target = '', answer = ''] = ['code', 'company', 'target', 'answer'].map(
      (name) => (typeof form[name] === 'string' ? form[name] : ''),
    );
    if (!isSiteAddress(target)) return context.text('This is not a page of a site.', 400);
    // Cancelling also redirects to that page: the platform's next call reports that nobody signed in.
    if (answer === 'no') return context.redirect(target, 303);
    try {
      await tv.signedIn(code, company);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      return context.html(runOutPage(error.messages.join(' '), new URL('/', target).href), 400, PAGE_HEADERS);
    }
    return context.redirect(target, 303);
  });

  app.get('/__fake/tv/logos/:file', (context) => {
    const logo = logoOf(context.req.param('file').replace(/\.svg$/, ''));
    return logo === undefined
      ? context.notFound()
      : context.body(logo, 200, {
          'content-type': 'image/svg+xml; charset=utf-8',
          'cache-control': 'max-age=3600',
        });
  });

  return app;
}

function isSiteAddress(address: string): boolean {
  return URL.canParse(address) && isSiteOrigin(new URL(address).origin);
}

function companyPage(name: string, fields: Readonly<Record<string, string>>): ReturnType<typeof html> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        <link rel="stylesheet" href="${identityStylesPath}" />
      </head>
      <body>
        <main>
          <h1>${name}</h1>
          <p>You are a subscriber here. Let the site know?</p>
          <form method="post" action="/authenticate">
            ${Object.entries(fields).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`)}
            <button type="submit">Sign in</button>
            <button type="submit" name="answer" value="no">Go back without signing in</button>
          </form>
        </main>
      </body>
    </html>`;
}

function runOutPage(message: string, site: string): ReturnType<typeof html> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Not signed in</title>
        <link rel="stylesheet" href="${identityStylesPath}" />
      </head>
      <body>
        <main>
          <h1>Not signed in</h1>
          <p>${message}</p>
          <p><a href="${site}">Back to the site</a></p>
        </main>
      </body>
    </html>`;
}
