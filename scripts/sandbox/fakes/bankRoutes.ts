/**
 * Fake bank: the redirect page, the app that codes are pasted into, and the part of Stripe that sends viewers
 * there.
 */
import { Hono } from 'hono';
import { publishableKeyOf } from '../commerce/cardProviders';
import {
  keepReturnUrl,
  type OpenPayment,
  paymentStatus,
  type PaymentStatus,
  readOpenPayment,
} from '../commerce/openPayments';
import { moveIntent, type PaymentIntent, readIntent } from '../commerce/paymentIntents';
import { paymentOfCode } from '../commerce/pixCode';
import { settle } from '../commerce/settlement';
import { identityStylesPath, PAGE_HEADERS } from '../identity/identityRoutes';
import { isSiteOrigin, type SandboxRealm, sandboxRealms, textIn } from '../realms';
import type { SandboxServices } from '../services';
import { html } from 'hono/html';

interface BankFacts {
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
function bankPage({ id, method, site, amount, currency, status, back }: BankFacts): Page {
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
function appPage(before: { readonly code: string; readonly resultText: string } | null): Page {
  return page(
    'Sandbox Bank, the app',
    html`<h1>Sandbox Bank, the app</h1>
      ${before === null ? '' : html`<p role="status">${before.resultText}</p>`}
      <form method="post" action="/__fake/pix">
        <label for="code">Pix code</label>
        <input id="code" name="code" autocomplete="off" value="${before?.code ?? ''}" />
        <button type="submit" name="outcome" value="pay">Pay</button>
        <button class="quiet" type="submit" name="outcome" value="later">Pay, and tell later</button>
        <button class="quiet" type="submit" name="outcome" value="fail">Refuse</button>
      </form>`,
  );
}

const outcomes = ['pay', 'later', 'fail', 'cancel'] as const;
type Outcome = (typeof outcomes)[number];

interface RedirectCall {
  readonly key: string;
  readonly clientSecret: string;
  /** Such as `ideal`. */
  readonly type: string;
  readonly returnUrl?: string;
  readonly billingName?: string;
}

export function bankRoutes({
  database,
  unkind,
  now,
}: Pick<SandboxServices, 'database' | 'unkind' | 'now'>): Hono {
  const app = new Hono();

  /** Stripe's part of `confirmIdealPayment` and the like: stores the return URL and responds with the bank's page. */
  app.post('/stripe/redirect', async (context) => {
    const {
      key,
      clientSecret,
      type,
      returnUrl = '',
      billingName = '',
    } = await context.req.json<RedirectCall>();
    const known = await payment(String(clientSecret).split('_secret_')[0] ?? '');
    if (
      !known ||
      known.intent.clientSecret !== clientSecret ||
      publishableKeyOf(known.realm) !== key ||
      known.open.methodType !== type
    )
      return context.json({ error: invalid('resource_missing', 'No such payment intent.') }, 404);
    if (type === 'bancontact' && billingName.trim() === '')
      return context.json(
        {
          error: {
            ...invalid('parameter_missing', 'A name is wanted.'),
            param: 'payment_method_data[billing_details][name]',
          },
        },
        400,
      );
    if (!URL.canParse(returnUrl) || !isSiteOrigin(new URL(returnUrl).origin, known.realm))
      return context.json(
        { error: { ...invalid('parameter_missing', 'A return_url is wanted.'), param: 'return_url' } },
        400,
      );
    if (!['requires_payment_method', 'requires_action'].includes(known.intent.status))
      return context.json(
        {
          error: {
            ...invalid('payment_intent_unexpected_state', 'This payment is over.'),
            payment_intent: publicIntent(known.intent),
          },
        },
        400,
      );
    await keepReturnUrl(database, known.intent.id, returnUrl);
    await moveIntent(database, known.intent.id, {
      status: 'requires_action',
      method: { type },
      lastError: null,
    });
    return context.json({
      intent: publicIntent({ ...known.intent, status: 'requires_action' }),
      redirectUrl: new URL(`/__fake/bank/${known.intent.id}`, context.req.url).href,
    });
  });

  app.get('/bank/:id', async (context) => {
    const known = await payment(context.req.param('id'));
    return known ? context.html(bankPage(factsOf(known)), 200, PAGE_HEADERS) : context.notFound();
  });

  app.post('/bank/:id', async (context) => {
    const known = await payment(context.req.param('id'));
    const outcome = outcomeOf((await context.req.parseBody())['outcome']);
    if (!known || !outcome) return context.notFound();
    await decide(known, outcome);
    const after = await payment(known.intent.id);
    const back = after && returnAddress(after);
    return back
      ? context.redirect(back, 303)
      : context.html(bankPage(factsOf(after ?? known)), 200, PAGE_HEADERS);
  });

  app.get('/pix', (context) => context.html(appPage(null), 200, PAGE_HEADERS));

  app.post('/pix', async (context) => {
    const form = await context.req.parseBody();
    const code = typeof form['code'] === 'string' ? form['code'] : '';
    const known = await payment(paymentOfCode(code) ?? '');
    const outcome = outcomeOf(form['outcome']);
    if (!known || !outcome)
      return context.html(appPage({ code, resultText: 'This is no code of ours.' }), 400, PAGE_HEADERS);
    await decide(known, outcome);
    const after = factsOf((await payment(known.intent.id)) ?? known);
    return context.html(appPage({ code, resultText: resultText[after.status] }), 200, PAGE_HEADERS);
  });

  return app;

  async function payment(id: string): Promise<Known | undefined> {
    const [intent, open] = [await readIntent(database, id), await readOpenPayment(database, id)];
    const realm = sandboxRealms.find((candidate) => candidate.id === intent?.realm);
    return intent && open && realm ? { intent, open, realm } : undefined;
  }

  /**
   * Applies the decision of a viewer or of a delayed bank; a no-op unless the payment awaits its viewer or is
   * pending.
   */
  async function decide({ intent, open, realm }: Known, outcome: Outcome): Promise<void> {
    const status = paymentStatus(intent, open.expiresAt, now());
    if (status !== 'requires_action' && status !== 'pending') return;
    await database.transaction(async (sql) => {
      if (outcome === 'pay') await moveIntent(sql, intent.id, { status: 'succeeded', lastError: null });
      else if (outcome === 'later')
        await moveIntent(sql, intent.id, { status: 'processing', lastError: null });
      else
        await moveIntent(sql, intent.id, {
          status: 'requires_payment_method',
          lastError: refusal(outcome, realm.defaultLocale),
        });
      await settle(sql, { realm, now: now(), unkind }, intent.id);
    });
    const again = unkind.strike('duplicateWebhooks');
    if (again !== undefined)
      unkind.later(again, 'duplicateWebhooks', () =>
        database.transaction((sql) => settle(sql, { realm, now: now(), unkind }, intent.id)),
      );
  }

  function factsOf({ intent, open, realm }: Known): BankFacts {
    return {
      id: intent.id,
      method: open.methodType,
      site: realm.trade.title,
      amount: (intent.amount / 10 ** realm.trade.scale).toFixed(realm.trade.scale),
      currency: intent.currency,
      status: paymentStatus(intent, open.expiresAt, now()),
      back: open.returnUrl,
    };
  }
}

interface Known {
  readonly intent: PaymentIntent;
  readonly open: OpenPayment;
  readonly realm: SandboxRealm;
}

const invalid = (code: string, message: string) =>
  ({ type: 'invalid_request_error', code, message }) as const;
/** In the realm's own language, as the platform passes it on to the viewer. */
const words = {
  fail: {
    en: 'Your bank refused the payment.',
    pt: 'O seu banco recusou o pagamento.',
    es: 'Tu banco rechazó el pago.',
    ar: 'رفض مصرفك الدفعة.',
  },
  cancel: {
    en: 'You stopped the payment at your bank.',
    pt: 'Interrompeu o pagamento no seu banco.',
    es: 'Detuviste el pago en tu banco.',
    ar: 'أوقفت الدفعة لدى مصرفك.',
  },
} as const;
const refusal = (outcome: 'fail' | 'cancel', locale: string) =>
  invalid('payment_intent_payment_attempt_failed', textIn(locale, words[outcome]));

const resultText: Readonly<Record<PaymentStatus, string>> = {
  requires_action: 'This can still be paid.',
  pending: 'We are on it. The receiver does not know yet.',
  succeeded: 'Paid.',
  failed: 'Not paid.',
  canceled: 'The receiver has taken this code back. Nothing was paid.',
  expired: 'This code has run out. Nothing was paid.',
};

const outcomeOf = (given: unknown): Outcome | undefined => outcomes.find((outcome) => outcome === given);

/** Like Stripe's return: with the payment, its secret and a status. */
function returnAddress({ intent, open }: Known): string | undefined {
  if (open.returnUrl === null) return undefined;
  const back = new URL(open.returnUrl);
  back.searchParams.set('payment_intent', intent.id);
  back.searchParams.set('payment_intent_client_secret', intent.clientSecret);
  back.searchParams.set(
    'redirect_status',
    intent.status === 'succeeded' ? 'succeeded' : intent.status === 'processing' ? 'pending' : 'failed',
  );
  return back.href;
}

const publicIntent = ({ id, clientSecret, status, amount, currency, lastError }: PaymentIntent): object => ({
  id,
  object: 'payment_intent',
  client_secret: clientSecret,
  status,
  amount,
  currency: currency.toLowerCase(),
  last_payment_error: lastError,
});
