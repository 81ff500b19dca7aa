/** The two front ends of the sandbox's bank: a page that a redirect leads to, and an app that accepts codes. */
import { html } from 'hono/html';
import type { PaymentStatus } from '../commerce/openPayments';
import { identityStylesPath } from '../identity/identityRoutes';

export interface BankFacts {
  readonly id: string;
  /** Such as `ideal`. */
  readonly method: string;
  readonly site: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: PaymentStatus;
  /** The viewer's return URL; null when there is no such page. */
  readonly back: string | null;
}

type Page = ReturnType<typeof html>;

const page = (title: string, body: Page): Page =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${identityStylesPath}" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;

/** Asks whether to pay, then shows the decision. */
export function bankPage({ id, method, site, amount, currency, status, back }: BankFacts): Page {
  const isOpen = status === 'requires_action' || status === 'pending';
  return page(
    'Bank of the Sandbox',
    html`<h1>Bank of the Sandbox</h1>
      <p>${site} asks for <strong>${amount} ${currency}</strong> by ${method}.</p>
      ${
        isOpen
          ? html`<form method="post" action="/__fake/bank/${id}">
              <button type="submit" name="outcome" value="pay">Pay</button>
              ${status === 'pending' ? '' : html`<button class="quiet" type="submit" name="outcome" value="later">Pay, and tell later</button>`}
              <button class="quiet" type="submit" name="outcome" value="fail">Refuse</button>
              <button class="quiet" type="submit" name="outcome" value="cancel">
                Go back without paying
              </button>
            </form>`
          : html`<p role="status">This payment is over: ${status}.</p>
              ${back === null ? '' : html`<p><a href="${back}">Back to ${site}</a></p>`}`
      }`,
  );
}

/** Accepts a code and shows the result. */
export function appPage(before: { readonly code: string; readonly said: string } | null): Page {
  return page(
    'Sandbox Bank, the app',
    html`<h1>Sandbox Bank, the app</h1>
      ${before === null ? '' : html`<p role="status">${before.said}</p>`}
      <form method="post" action="/__fake/pix">
        <label for="code">Pix code</label>
        <input id="code" name="code" autocomplete="off" value="${before?.code ?? ''}" />
        <button type="submit" name="outcome" value="pay">Pay</button>
        <button class="quiet" type="submit" name="outcome" value="later">Pay, and tell later</button>
        <button class="quiet" type="submit" name="outcome" value="fail">Refuse</button>
      </form>`,
  );
}
