/** The partner's page: a boxing column with an embedded bout and controls for the player. */
import { html } from 'hono/html';

const bouts = [
  { id: 'rs-103', title: 'Korhonen v Nair-Collins' },
  { id: 'rs-402', title: 'Barragán’s feet' },
  { id: 'rs-000', title: 'A bout that nobody fought' },
] as const;

/** `site` is the validated origin of the player's site. */
export function partnerPage(site: string): ReturnType<typeof html> {
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
