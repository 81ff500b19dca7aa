/**
 * One browser with one or two tabs and two users, connected to the sandbox: runs a command sequence and
 * checks the invariants.
 */
import assert from 'node:assert/strict';
import type { UnkindModeName, UnkindModeSet } from '../../scripts/sandbox/control/unkindModes';
import { Browser } from './browser';
import type { BoxOffice, Customer, Intent, Patron, RealmId, Till } from './boxOffice';
import { ModelClock } from './clock';
import { Ledger, type Statement } from './Ledger';
import type { Screen } from './pageModel';
import { goOnKindly, isFinalScreen } from './kindViewer';
import { Tab } from './Tab';

/** Idle turns of the event loop after which nothing is pending. */
const QUIET_TURNS = 3;
/** The same while an unkind mode delays calls. */
const HELD_TURNS = 25;
/** Milliseconds that pass per step: two paying calls within them are concurrent. */
const STEP = 200;
/** Steps within which an undisturbed viewer must reach a final page. */
const KIND_STEPS = 14;

export interface WorldDeps {
  readonly office: BoxOffice;
  readonly realm: RealmId;
  readonly patron: Patron;
  /** The platform implements an earlier contract. */
  readonly plain: boolean;
  /** Unique per world. */
  readonly name: string;
}

/** A gift, and its recipient's address. */
interface Present {
  readonly giftId: string;
  readonly address: string;
}

export class World {
  readonly browser = new Browser();
  readonly ledger = new Ledger();
  readonly customers: Customer[] = [];
  readonly origin: string;
  readonly office: BoxOffice;
  readonly realm: RealmId;
  readonly plain: boolean;
  readonly seen = new Set<Screen>();
  readonly struck = new Set<UnkindModeName>();
  readonly faults = new Set<string>();
  /** Charged payments at the end of the sequence. */
  charges = 0;
  /** Screens at the end of the sequence, and after the cooperative viewer has finished. */
  last: readonly Screen[] = [];
  ends: readonly Screen[] = [];
  lastIntent: string | null = null;
  /** How often somebody paid again despite the warning. */
  decidedToPayAgain = 0;
  private readonly tabs: Tab[] = [];
  private known: { readonly progress: number; readonly till: Till } | null = null;
  private gifts = 0;
  private lastGiven: Present | null = null;

  private constructor(private readonly deps: WorldDeps) {
    const { office, realm, plain } = deps;
    office.clock = new ModelClock();
    this.office = office;
    this.realm = realm;
    this.plain = plain;
    this.origin = `http://${realm}.localhost`;
  }

  /** The first user is signed in, in the first tab. */
  static async begin(deps: WorldDeps): Promise<World> {
    await deps.office.setModes({});
    const world = new World(deps);
    world.customers.push(await deps.office.admit(deps.realm, deps.patron));
    await world.settle();
    await world.signIn(world.tab(0), 0);
    return world;
  }

  /** The first tab, or the second, which is opened on first use. */
  tab(index: number): Tab {
    return (this.tabs[index] ??= new Tab(this, index));
  }
  /** E-mail suffix of this world's guests. */
  get guests(): string {
    return `@${this.deps.name}.example`;
  }
  /** A gift for a recipient of its own, or the same as before: an item of the ledger is one gift. */
  present(giftId: string, { again }: { readonly again: boolean }): Present {
    if (again && this.lastGiven !== null) return this.lastGiven;
    this.gifts += 1;
    this.lastGiven = { giftId, address: `recipient-${this.gifts}${this.guests}` };
    return this.lastGiven;
  }

  async signIn(tab: Tab, who: 0 | 1): Promise<void> {
    const customer = (this.customers[who] ??= await this.office.admit(this.realm, 'newcomer'));
    void tab.site.signIn(await this.office.signIn(customer)).catch(() => undefined);
    await this.settle();
  }

  async setModes(modes: UnkindModeSet): Promise<void> {
    this.noteStrikes();
    await this.office.setModes(modes);
  }

  /** Waits until nothing is pending; a moment of time passes. */
  async settle(): Promise<void> {
    const { clock } = this.office;
    for (let left = STEP; ; left = clock.step(left)) {
      await this.quiet();
      if (left <= 0) return;
    }
  }

  /** Advances the time and runs due timers. */
  async pass(milliseconds: number): Promise<void> {
    const { clock } = this.office;
    for (let left = milliseconds; left > 0;) {
      left = clock.step(left);
      await this.quiet();
    }
    await this.settle();
  }

  /** The bank decides the payment that a page waits for. */
  async bankDecides(tab: Tab, outcome: 'pay' | 'fail' | 'later'): Promise<void> {
    const id = tab.page.waitsFor ?? null;
    if (id === null) return;
    await this.office.answer(
      new Request(`http://localhost/__fake/bank/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
      }),
    );
    await this.pass(4_000);
  }

  /** Checks the invariants after every step. Reads the database again only if something has happened since. */
  async check(): Promise<void> {
    const till = await this.till();
    this.lastIntent = till.intents.at(-1)?.id ?? null;
    this.noteStrikes();
    for (const { page } of this.open) this.seen.add(page.screen);
    const doubted = this.open.flatMap(({ page, site }) =>
      page.screen === 'uncertain' ? [{ account: site.account, shown: page.shown }] : [],
    );
    this.ledger.check(till, this.statements, doubted, () => this.story(till));
  }

  /**
   * Removes all faults and lets every user proceed cooperatively: they reach a final page, and every charge
   * has a purchase.
   */
  async end(): Promise<void> {
    this.last = this.open.map(({ page }) => page.screen);
    await this.setModes({});
    for (const { site } of this.open) site.line.free();
    await this.settle();
    await this.pass(60_000);
    await this.check();
    for (const tab of this.open) await this.driveToEnd(tab);
    for (const { id } of this.customers) await this.collectAs(id);
    this.ends = this.open.map(({ page }) => page.screen);
    const till = await this.till();
    // A departed guest cannot finish: the platform must refund that charge.
    for (const charge of till.intents)
      assert.ok(
        !charge.charged || charge.spent || charge.account.startsWith('checkout-'),
        `charged, and nothing came of it: ${this.story(till)}`,
      );
    this.charges = till.intents.filter(({ charged }) => charged).length;
  }

  close(): void {
    for (const { site } of this.open) site.end();
  }

  story(till?: Till): string {
    const tabs = this.open.map(({ page, site, storage, errors }) => ({
      screen: page.screen,
      address: site.address.pathname + site.address.search,
      account: site.account,
      shown: page.shown,
      stored: Object.fromEntries(storage.stored),
      errors: errors.slice(-4),
    }));
    return JSON.stringify(
      { tabs, confirmed: this.ledger.confirmations, local: Object.fromEntries(this.browser.local), till },
      null,
      1,
    );
  }

  private get open(): readonly Tab[] {
    return this.tabs.filter(Boolean);
  }

  private get statements(): readonly Statement[] {
    return this.open.flatMap((tab) => {
      const { page, site } = tab;
      const { screen } = page;
      // "Paid for, or exchanged, in another tab" denies only that this tab has paid.
      const denied = screen === 'gift replaced' || (screen === 'gift gone' && tab.hasPaidFor(page.shown));
      const pending = screen === 'done pending';
      return denied || pending || screen === 'done'
        ? [{ account: site.account, shown: page.shown, pending, denied }]
        : [];
    });
  }

  private async driveToEnd(tab: Tab): Promise<void> {
    tab.load(tab.site.address.href);
    await this.settle();
    // Records what the page shows after the reload, before another tab goes on.
    await this.check();
    tab.lookedOnce = false;
    const visited: Screen[] = [];
    for (let step = 0; step < KIND_STEPS; step++) {
      const { screen } = tab.page;
      visited.push(screen);
      this.seen.add(screen);
      const openIntent = await this.owedTo(tab.site.account);
      if (isFinalScreen(screen) && openIntent === undefined) return;
      await goOnKindly(this, tab, openIntent ?? null);
      await this.settle();
      await this.check();
    }
    assert.fail(`a dead end after ${visited.join(' → ')}: ${this.story(await this.till())}`);
  }

  /** An absent account that was charged signs in again to get its purchase. */
  private async collectAs(account: string): Promise<void> {
    if ((await this.owedTo(account)) === undefined) return;
    const tab = this.tab(0);
    if (tab.site.account !== account) {
      void tab.site.signOut();
      await this.pass(10_000);
      await this.signIn(tab, this.customers[0]?.id === account ? 0 : 1);
    }
    await this.driveToEnd(tab);
  }

  private async owedTo(account: string | null): Promise<Intent | undefined> {
    return (await this.till()).intents.find(
      (intent) => intent.account === account && intent.charged && !intent.spent,
    );
  }

  private async till(): Promise<Till> {
    const { progress } = this.office;
    if (this.known?.progress !== progress)
      this.known = {
        progress,
        till: await this.office.till(
          this.customers.map(({ id }) => id),
          this.guests,
        ),
      };
    return this.known.till;
  }

  private async quiet(): Promise<void> {
    const { office } = this;
    for (let quiet = 0; quiet < (office.busy === 0 ? QUIET_TURNS : HELD_TURNS);) {
      const before = office.progress;
      await new Promise(setImmediate);
      // Lazily loaded modules arrive from another thread in request order: after this import, all earlier
      // ones have arrived.
      if (quiet === 0) await import('./pageModel');
      const isStill = office.progress === before && (office.busy === 0 || office.held > 0);
      quiet = isStill ? quiet + 1 : 0;
    }
  }

  private noteStrikes(): void {
    for (const name of Object.keys(this.office.strikes) as UnkindModeName[]) this.struck.add(name);
  }
}
