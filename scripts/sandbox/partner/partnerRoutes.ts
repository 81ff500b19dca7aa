/** A third-party page that embeds a film of ringside and controls it: `<proscenium-player>` across two origins. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { isSiteOrigin, sandboxRealms } from '../realms';
import { html } from 'hono/html';

const bouts = [
  { id: 'rs-103', title: 'Korhonen v Nair-Collins' },
  { id: 'rs-402', title: 'Barragán’s feet' },
  { id: 'rs-000', title: 'A bout that nobody fought' },
] as const;

/** A boxing column with an embedded bout and controls for the player. `site` is the player's validated origin. */
function partnerPage(site: string): ReturnType<typeof html> {
  const [first] = bouts;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The Neutral Corner</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/partner/partner.css" />
        <script type="module" src="${site}/embed.js"></script>
        <script type="module" src="/partner/partner.js"></script>
      </head>
      <body>
        <header class="masthead">
          <p class="name">The Neutral Corner</p>
          <p class="date">Letters from the third man in the ring</p>
        </header>
        <main>
          <article class="story">
            <p class="kicker">Rounds worth a second look</p>
            <h1>He counted to eight, and she was already up</h1>
            <p class="lead">
              Twelve rounds that the cards got right and the crowd did not. Watch the feet in the ninth, and
              stop the tape where we say.
            </p>
          </article>
          <section class="ring" aria-label="The bout">
            <proscenium-player
              site="${site}"
              video="${first.id}"
              label="Ringside: the bout"
            ></proscenium-player>
            <p class="credit">
              Pictures: <a href="${site}">Ringside</a>, at an origin of its own. This page speaks to it in
              messages, and to nobody else.
            </p>
          </section>
          <section class="desk" aria-labelledby="desk">
            <h2 id="desk">At the table</h2>
            <div class="keys" role="group" aria-label="Playback">
              <button type="button" data-call="play">Play</button>
              <button type="button" data-call="pause">Pause</button>
              <button type="button" data-step="-10">Back 10 s</button>
              <button type="button" data-step="10">On 10 s</button>
              <button type="button" data-call="unmute">Sound on</button>
              <button type="button" data-call="mute">Sound off</button>
              <button type="button" data-call="setFullscreen" data-value="true">Full screen</button>
            </div>
            <div class="fields">
              <label>Volume <input type="range" name="volume" min="0" max="100" value="100" /></label>
              <label>
                Subtitles
                <select name="subtitles">
                  <option value="">Off</option>
                  <option value="en">English</option>
                  <option value="es">Spanish</option>
                  <option value="xx">None of this film's</option>
                </select>
              </label>
              <label>
                Bout
                <select name="bout">
                  ${bouts.map(({ id, title }) => html`<option value="${id}">${title}</option>`)}
                </select>
              </label>
            </div>
            <p class="state">The player is on its way.</p>
          </section>
          <section class="log" aria-labelledby="log">
            <h2 id="log">What was said</h2>
            <ol class="lines" tabindex="0" aria-labelledby="log"></ol>
          </section>
          <section class="how" aria-labelledby="how">
            <h2 id="how">How this page does it</h2>
            <pre
              tabindex="0"
              aria-labelledby="how"
            ><code>&lt;script type="module" src="${site}/embed.js"&gt;&lt;/script&gt;

&lt;proscenium-player site="${site}" video="${first.id}"&gt;&lt;/proscenium-player&gt;

const player = document.querySelector('proscenium-player');
await player.seek(30);
player.addEventListener('ended', () =&gt; player.loadVod('rs-402'));</code></pre>
          </section>
        </main>
      </body>
    </html>`;
}

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
