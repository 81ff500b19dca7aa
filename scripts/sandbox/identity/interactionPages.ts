/** Pages of the demo OpenID provider: sign-in and consent. Plain HTML that works without script. */
import { html, raw } from 'hono/html';
import { DEMO_PASSWORD } from '../commerce/demoAccounts';
import { demoIdentities } from './demoIdentities';

type Page = ReturnType<typeof html>;

export interface LoginPage {
  readonly uid: string;
  readonly problem?: string;
  readonly email?: string;
}

export function loginPage({ uid, problem, email = '' }: LoginPage): Page {
  return frame(
    'Sign in',
    html`<h1>Stage Door</h1>
      <p>One key for every house.</p>
      ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post" action="/identity/interaction/${uid}/login">
        <label for="email">E-mail</label>
        <input id="email" name="email" type="email" autocomplete="username" required value="${email}" />
        <label for="secret">Password</label>
        <input id="secret" name="secret" type="password" autocomplete="current-password" required />
        <button type="submit">Sign in</button>
      </form>
      <form method="post" action="/identity/interaction/${uid}/abort">
        <button class="quiet" type="submit">Go back to the site</button>
      </form>
      <details>
        <summary>Demo identities</summary>
        <ul>
          ${demoIdentities.map((identity) => html`<li><code>${identity.email}</code>: ${identity.about}</li>`)}
        </ul>
        <p>Password of all: <code>${DEMO_PASSWORD}</code></p>
      </details>`,
  );
}

export interface ConsentPage {
  readonly uid: string;
  readonly site: string;
  readonly email: string;
}

export function consentPage({ uid, site, email }: ConsentPage): Page {
  return frame(
    'Permission',
    html`<h1>${site} would like to know you</h1>
      <p>It will see your name and your e-mail, <strong>${email}</strong>.</p>
      <form method="post" action="/identity/interaction/${uid}/consent">
        <button type="submit">Allow</button>
      </form>
      <form method="post" action="/identity/interaction/${uid}/abort">
        <button class="quiet" type="submit">Do not allow</button>
      </form>`,
  );
}

/** `form` is the provider's own hidden form, which carries its CSRF token. */
export function logoutPage(form: string): Page {
  return frame(
    'Sign out',
    html`<h1>Leave Stage Door too?</h1>
      <p>You have signed out of the site. Staying signed in here makes the next visit shorter.</p>
      ${raw(form)}
      <button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out here too</button>
      <button class="quiet" type="submit" form="op.logoutForm">Stay signed in</button>`,
  );
}

export function goodbyePage(): Page {
  return frame(
    'Signed out',
    html`<h1>See you at the next show</h1>
      <p>You can close this page.</p>`,
  );
}

export function errorPage(message: string): Page {
  return frame(
    'Something went wrong',
    html`<h1>This did not work</h1>
      <p role="alert">${message}</p>`,
  );
}

/** The only style of these pages; a separate file, so that the policy needs no exception. */
export const identityStyles = `:root { font-family: Georgia, 'Times New Roman', serif; color: #221b12; background: #efe6d6; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box; }
main { inline-size: min(26rem, 100%); background: #fffaf0; border-block-start: 8px solid #8c2f1b; padding: 32px; box-sizing: border-box; box-shadow: 0 18px 50px rgb(60 40 10 / 0.18); }
h1 { margin: 0 0 8px; font-size: 1.75rem; font-weight: 500; }
p { line-height: 1.5; }
label { display: block; margin-block: 16px 6px; }
input { inline-size: 100%; box-sizing: border-box; min-block-size: 48px; padding-inline: 12px; border: 1px solid #7a6a52; background: #fff; font: inherit; }
button { margin-block-start: 20px; inline-size: 100%; min-block-size: 48px; border: 0; background: #8c2f1b; color: #fff; font: inherit; cursor: pointer; }
button.quiet { margin-block-start: 12px; background: transparent; color: #6b2414; text-decoration: underline; }
:focus-visible { outline: 3px solid #1d4f91; outline-offset: 2px; }
.problem { margin: 16px 0 0; color: #8c1d12; font-weight: 600; }
details { margin-block-start: 24px; font-size: 0.9rem; }
code { overflow-wrap: anywhere; }
`;

function frame(title: string, content: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Stage Door</title>
        <link rel="stylesheet" href="/identity/stage-door.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
