/** A third-party page that embeds a film of ringside and controls it: `<proscenium-player>` across two origins. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { isSiteOrigin, sandboxRealms } from '../realms';
import { partnerPage } from './partnerPage';

const folder = path.resolve('scripts/sandbox/partner');
const files = new Map([
  ['partner.js', 'text/javascript; charset=utf-8'],
  ['partner.css', 'text/css; charset=utf-8'],
]);

/** The page's URL for a site: `site` is its origin; default: where `npm start` serves ringside. */
export const partnerAddress = (sandbox: string, site: string): string =>
  `${sandbox}/partner?site=${encodeURIComponent(site)}`;

export function partnerRoutes(): Hono {
  const app = new Hono();
  const ringside = sandboxRealms.find(({ id }) => id === 'ringside');

  app.get('/', (context) => {
    const site = context.req.query('site') ?? 'http://ringside.localhost:8080';
    if (!isSiteOrigin(site, ringside))
      return context.text(
        'The query `site` is the origin of a ringside, such as http://ringside.localhost:8080.',
        400,
      );
    return context.html(partnerPage(site), 200, {
      'content-security-policy': policy(site),
      'cache-control': 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  app.get('/:file{[a-z.]+}', async (context) => {
    const file = context.req.param('file');
    const type = files.get(file);
    return type === undefined
      ? context.notFound()
      : context.body(await readFile(path.join(folder, file), 'utf8'), 200, {
          'content-type': type,
          'cache-control': 'no-cache',
        });
  });

  return app;
}

/** The strictest possible policy: an embedding page only has to allow the site's script and frame. */
const policy = (site: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${site}`,
    "style-src 'self'",
    'img-src data:',
    `frame-src ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
