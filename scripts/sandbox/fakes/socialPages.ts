/** Popup pages of a fake provider: account chooser and consent. */
import { html } from 'hono/html';
import { peopleAt, type SocialProvider } from '../identity/socialService';

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
export function answerPage(site: string, request: string, answer: object): Page {
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
export const socialStyles = `:root { font-family: system-ui, sans-serif; color: #1b1d22; background: #eef0f4; }
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
