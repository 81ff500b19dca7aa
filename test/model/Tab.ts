/** One tab of a browser: what it stores, the document that is loaded in it, and a bank that asks. */
import type { BrowserTab } from './browser';
import type { Customer } from './boxOffice';
import { callService, type Card, type Question } from './cardService';
import type { Ledger } from './Ledger';
import { SiteDocument } from './SiteDocument';
import type { World } from './World';

/** How a bank ends: `later` takes its time. */
export type BankOutcome = 'pay' | 'fail' | 'later' | null;

export class Tab {
  readonly storage: BrowserTab;
  readonly errors: string[] = [];
  card: Card = 'good';
  /** The kind viewer has looked for the outcome of a payment once. */
  lookedOnce = false;
  /** The payment whose bank the kind viewer has answered. */
  waitedFor: string | null = null;
  question: Question | null = null;
  site: SiteDocument;

  constructor(
    readonly world: World,
    readonly index: number,
  ) {
    this.storage = world.browser.openTab();
    this.site = new SiteDocument(this, '/');
  }

  get ledger(): Ledger {
    return this.world.ledger;
  }
  get page() {
    return this.site.page;
  }
  /** Who is signed in, as the tab's document shows it. */
  get customer(): Customer | undefined {
    return this.world.customers.find(({ id }) => id === this.site.account);
  }

  /** Loads an address: what was under way in the document before goes on at the platform alone. */
  load(url: string): void {
    this.site.line.cut();
    this.site.end();
    this.question = null;
    this.site = new SiteDocument(this, url);
  }

  /** The document leaves for another place on the web: only a bank is one that matters. */
  leave(url: string): void {
    this.errors.push(`left for ${url}`);
  }

  asked(question: Question): void {
    this.question = question;
    // Whoever is sent to another page hears nothing in this document any more.
    if (question.returnUrl !== null) this.site.line.cut();
  }

  /** Answers the bank. `null`: its window or page is closed without a word. */
  async bank(outcome: BankOutcome): Promise<void> {
    const { question } = this;
    if (question === null) return;
    this.question = null;
    const { office } = this.world;
    const direct = (address: string, init: RequestInit) => office.answer(new Request(address, init));
    if (outcome === null) {
      if (question.returnUrl !== null) this.load('/');
      return;
    }
    if (question.kind === 'page') {
      const answer = await direct(`http://localhost/__fake/bank/${question.intent}`, { method: 'POST', body: new URLSearchParams({ outcome }) });
      return this.load(answer.headers.get('location') ?? question.returnUrl ?? '/');
    }
    const { clientSecret, intent, returnUrl, tell } = question;
    const key = `pk_sandbox_${this.world.realm}`;
    const answer = await callService(returnUrl === null ? this.site.line.fetch : direct, 'challenge', { key, clientSecret, outcome: outcome === 'pay' ? 'complete' : 'fail' });
    if (returnUrl === null) return tell(answer);
    const back = new URL(returnUrl);
    back.searchParams.set(intent.startsWith('seti_') ? 'setup_intent' : 'payment_intent', intent);
    back.searchParams.set('redirect_status', outcome === 'pay' ? 'succeeded' : 'failed');
    this.load(back.href);
  }
}
