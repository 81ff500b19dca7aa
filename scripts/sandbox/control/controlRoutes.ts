/** Control API for testers: reset, mail, faults, health. Not reachable from web pages. */
import { Hono } from 'hono';
import type { Collector } from '../collector';
import type { Database } from '../database/database';
import { deliverGifts } from '../commerce/gifts';
import { reprice } from '../commerce/giftShelf';
import { readMail, type SentMail } from '../mail';
import { PlatformError } from '../platformError';
import { readConsents } from '../session/consents';
import { type Fault, type FaultList, faultProblems } from './faults';
import { unkindModeProblems, type UnkindModes, type UnkindModeSet } from './unkindModes';
import { type StagedEvent, stagedEventProblems } from '../channels/liveSchedule';
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

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
const MAILBOX_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** The mails that the sandbox would have sent, with working links and no script. Newest first, as `mails` is. */
function mailboxPage(mails: readonly SentMail[]): ReturnType<typeof html> {
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

export interface ControlOptions {
  readonly database: Database;
  readonly faults: FaultList;
  readonly unkind: UnkindModes;
  /** Restores accounts and all viewer data to the seed. */
  readonly reset: () => Promise<void>;
  readonly live: LiveControl;
  readonly collector: Pick<Collector, 'list' | 'clear'>;
  /**
   * Impersonation: returns the URL at which a member of staff sees the site of `apiKey` as the viewer with
   * this e-mail.
   */
  readonly impersonation: (apiKey: string, staffToken: string, email: string) => Promise<string>;
}

export function controlRoutes({
  database,
  faults,
  unkind,
  reset,
  live,
  collector,
  impersonation,
}: ControlOptions): Hono {
  const app = new Hono();

  // Blocks web pages of any origin: no CORS headers, and requests with a browser's Origin or Fetch Metadata
  // headers are refused. The host must be a loopback name, which defeats DNS rebinding.
  app.use('*', async (context, next) => {
    const host = new URL(context.req.url).hostname;
    const site = context.req.header('sec-fetch-site');
    const fromPage = context.req.header('origin') !== undefined || (site !== undefined && site !== 'none');
    if (fromPage || !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(host))
      return context.json({ status: 403, code: 'controlIsNotForPages', messages: [] }, 403);
    return next();
  });

  app.route('/', liveControlRoutes(live));
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/events', (context) => context.json(collector.list()));
  app.get('/consents', async (context) => context.json(await readConsents(database)));
  app.get('/mail', async (context) => {
    await deliverGifts(database, Date.now());
    const mails = await readMail(database);
    // A browser navigation gets HTML, any other client JSON.
    return context.req.header('accept')?.includes('text/html') === true
      ? context.html(mailboxPage(mails), 200, MAILBOX_HEADERS)
      : context.json(mails);
  });
  app.put('/gift-price', async (context) => {
    const { realm, sku, amount } = await context.req.json<{
      realm: string;
      sku: string;
      amount: number | null;
    }>();
    await reprice(database, realm, sku, amount);
    return context.body(null, 204);
  });
  app.post('/reset', async (context) => {
    faults.set([]);
    collector.clear();
    await reset();
    return context.body(null, 204);
  });
  app.post('/impersonation', async (context) => {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
    const body: unknown = await context.req.json().catch(() => undefined);
    const email = typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
    try {
      return context.json(
        { address: await impersonation(context.req.header('x-api-key') ?? '', token, email) },
        201,
      );
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      return Response.json(error.toAnswer(), { status: error.status });
    }
  });
  app.get('/faults', (context) => context.json(faults.list()));
  app.put('/faults', async (context) => {
    const list: unknown = await context.req.json().catch(() => undefined);
    const problems = faultProblems(list);
    if (problems.length > 0) return context.json({ status: 400, code: 'badFaults', messages: problems }, 400);
    faults.set(list as Fault[]);
    return context.body(null, 204);
  });
  app.delete('/faults', (context) => {
    faults.set([]);
    return context.body(null, 204);
  });
  app.get('/unkind', (context) => context.json({ modes: unkind.active, strikes: unkind.strikes }));
  app.put('/unkind', async (context) => {
    const modes: unknown = await context.req.json().catch(() => undefined);
    const problems = unkindModeProblems(modes);
    if (problems.length > 0)
      return context.json({ status: 400, code: 'badUnkindModes', messages: problems }, 400);
    await unkind.set(modes as UnkindModeSet);
    return context.body(null, 204);
  });
  app.delete('/unkind', async (context) => {
    await unkind.set({});
    return context.body(null, 204);
  });
  return app;
}

export interface LiveControl {
  /** False when there is no such event. */
  readonly play: (staged: StagedEvent) => boolean;
  /** Closes every open message channel. */
  readonly hangUp: () => void;
}

/** Starts and ends live events by hand, closes connections. */
function liveControlRoutes({ play, hangUp }: LiveControl): Hono {
  const app = new Hono();
  app.post('/live-event', async (context) => {
    const staged: unknown = await context.req.json().catch(() => undefined);
    const problems = stagedEventProblems(staged);
    if (problems.length > 0)
      return context.json({ status: 400, code: 'badLiveEvent', messages: problems }, 400);
    if (!play(staged as StagedEvent))
      return context.json({ status: 404, code: 'notFound', messages: ['There is no such live event.'] }, 404);
    return context.body(null, 204);
  });
  app.post('/hang-up', (context) => {
    hangUp();
    return context.body(null, 204);
  });
  return app;
}
