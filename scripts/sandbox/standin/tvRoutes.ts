/** The page of a television company: the viewer says who they are, and goes back to the site (SGP-133). */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { companies, type TvProvider } from '../identity/tvProvider';
import { identityStylesPath, PAGE_HEADERS } from '../identity/identityRoutes';
import { isSiteOrigin } from '../realms';

/** `reg_code` is the code of the sign-in, `mso_id` the company, `redirect_url` where to go afterwards: a page of a site. */
export function tvRoutes(tv: TvProvider): Hono {
  const app = new Hono();

  app.get('/authenticate', (context) => {
    const { reg_code: code = '', mso_id: company = '', redirect_url: target = '' } = context.req.query();
    const name = companies.find(({ id }) => id === company)?.displayName;
    if (name === undefined || !isSiteAddress(target)) return context.text('This sign-in is not complete. Start again at the site.', 400);
    return context.html(companyPage(name, { code, company, target }), 200, PAGE_HEADERS);
  });

  app.post('/authenticate', async (context) => {
    const form = await context.req.parseBody();
    const [code, company, target] = ['code', 'company', 'target'].map((name) => (typeof form[name] === 'string' ? form[name] : ''));
    if (!isSiteAddress(target ?? '')) return context.text('This is not a page of a site.', 400);
    await tv.signedIn(code ?? '', company ?? '');
    return context.redirect(target ?? '', 303);
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
          </form>
        </main>
      </body>
    </html>`;
}
