/** The mailbox as an HTML page: the mails the sandbox would have sent, with working links. No script. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { SentMail } from '../mail';

const styles = `:root { font-family: system-ui, sans-serif; color: #1c1c22; background: #f3f1ec; }
body { margin: 0 auto; max-inline-size: 46rem; padding: 32px 20px 64px; }
h1 { font-size: 1.5rem; }
article { margin-block-start: 16px; padding: 20px 24px; background: #fff; border: 1px solid #ddd8cc; border-radius: 10px; }
h2 { margin: 0; font-size: 1.1rem; }
.to { margin: 4px 0 0; color: #5c5a52; font-size: 0.9rem; }
.body { margin: 12px 0 0; line-height: 1.6; overflow-wrap: anywhere; }
a { color: #0b4f8a; }
:focus-visible { outline: 3px solid #0b4f8a; outline-offset: 2px; }
`;

/** The style's hash is in the policy, so that it needs no exception. */
export const MAILBOX_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** Newest first, as `mails` is. */
export function mailboxPage(mails: readonly SentMail[]): ReturnType<typeof html> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox · sandbox</title>
        ${raw(`<style>${styles}</style>`)}
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          ${mails.length === 0 ? html`<p>No mail yet. Sign up, ask for a new password or for a sign-in link, and load this page again.</p>` : mails.map(letter)}
        </main>
      </body>
    </html>`;
}

const letter = ({ subject, recipient, realm, sentAt, body }: SentMail) =>
  html`<article>
    <h2>${subject}</h2>
    <p class="to">
      ${recipient} · ${realm} · <time datetime="${sentAt}">${sentAt.slice(0, 16).replace('T', ' ')}</time>
    </p>
    <p class="body">${withLinks(body)}</p>
  </article>`;

/** URLs become links; everything else remains text. */
const withLinks = (body: string) =>
  body
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
