/** One browser tab: its storage, its loaded document, and a bank's challenge. */
import type { BrowserTab } from './browser';
import type { Customer } from './boxOffice';
import { callService, type Card, type Question } from './cardService';
import type { Ledger } from './Ledger';
import type { PendingFault } from './line';
import type { Shown } from './pageModel';
import { SiteDocument } from './SiteDocument';
import type { World } from './World';

/** The bank's decision; `later` delays it. */
export type BankOutcome = 'pay' | 'fail' | 'later' | null;

export class Tab {
  readonly storage: BrowserTab;
  readonly errors: string[] = [];
  readonly faults: PendingFault[] = [];
  card: Card = 'good';
  /** The cooperative viewer has checked a payment's outcome once. */
  lookedOnce = false;
  /** The payment whose bank the cooperative viewer has answered. */
  waitedFor: string | null = null;
  question: Question | null = null;
  site: SiteDocument;
  readonly #paidFor = new Set<string | null>();

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
  /** The viewer signed in, as the tab's document shows it. */
  get customer(): Customer | undefined {
    return this.world.customers.find(({ id }) => id === this.site.account);
  }

  /** Loads a URL; calls of the previous document continue at the platform only. */
  load(url: string): void {
    this.site.line.cut();
    this.site.end();
    this.question = null;
    this.site = new SiteDocument(this, url);
  }

  /** The document leaves the site: only banks matter. */
  leave(url: string): void {
    this.errors.push(`left for ${url}`);
  }

  notePayCall(shown: Shown): void {
    this.#paidFor.add(itemIn(shown));
  }

  /** Whether this tab has sent a pay call for the item of the page. */
  hasPaidFor(shown: Shown): boolean {
    return this.#paidFor.has(itemIn(shown));
  }

  asked(question: Question): void {
    this.question = question;
    // After a redirect, this document receives no more responses.
    if (question.returnUrl !== null) this.site.line.cut();
  }

  /** Decides the bank's challenge. `null`: its window or page is closed without a decision. */
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
      const answer = await direct(`http://localhost/__fake/bank/${question.intent}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
      });
      return this.load(answer.headers.get('location') ?? question.returnUrl ?? '/');
    }
    const { clientSecret, intent, returnUrl, respond } = question;
    const key = `pk_sandbox_${this.world.realm}`;
    const answer = await callService(returnUrl === null ? this.site.line.fetch : direct, 'challenge', {
      key,
      clientSecret,
      outcome: outcome === 'pay' ? 'complete' : 'fail',
    });
    if (returnUrl === null) return respond(answer);
    const back = new URL(returnUrl);
    back.searchParams.set(intent.startsWith('seti_') ? 'setup_intent' : 'payment_intent', intent);
    back.searchParams.set('redirect_status', outcome === 'pay' ? 'succeeded' : 'failed');
    this.load(back.href);
  }
}

const itemIn = (shown: Shown): string | null => ('item' in shown ? shown.item : null);
