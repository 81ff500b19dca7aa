/** A viewer with one or two tabs before the box office, and what must hold whatever happens. */
import assert from 'node:assert/strict';
import type { BoxOffice, Customer, Till } from './boxOffice';
import { Tab } from './Tab';

/** Turns of the event loop without work after which nothing is under way any more. */
const QUIET_TURNS = 3;

export class World {
  readonly tabs: Tab[];
  private known: { readonly answered: number; readonly till: Till } | null = null;
  /** Money was taken. */
  charged = false;
  /** What was on the screens when the sequence was over. */
  last: readonly string[] = [];
  /** The payment that was begun last; null when there is none. */
  lastIntent: string | null = null;

  constructor(
    private readonly office: BoxOffice,
    private readonly customer: Customer,
  ) {
    this.tabs = [new Tab(office, customer)];
  }

  /** The first tab, or the second, which is opened when it is first needed. */
  tab(index: number): Tab {
    return (this.tabs[index] ??= new Tab(this.office, this.customer));
  }

  /** Until whatever can go on has done so. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; ) {
      await new Promise(setImmediate);
      quiet = this.tabs.some(({ page }) => page.line.busy > 0) ? 0 : quiet + 1;
    }
  }

  /** After every step. What no call has touched since is as it was. */
  async check(): Promise<void> {
    const { answered } = this.office;
    const till = this.known?.answered === answered ? this.known.till : await this.office.till(this.customer);
    this.known = { answered, till };
    this.lastIntent = till.lastIntent;
    this.charged ||= till.charges.length > 0;
    const bought = till.held.filter(({ method, licence }) => method !== '' && licence !== '');
    const paid = bought.filter(({ method, trial }) => method === 'card' && !trial);
    const spent = till.charges.filter((charge) => charge.spent);
    assert.ok(till.charges.length - spent.length <= 1, `charged twice: ${this.story(till)}`);
    assert.equal(spent.length, paid.length, `entitled without being charged, or charged without being entitled: ${this.story(till)}`);
    const confirmed = this.tabs.flatMap((tab) => tab.confirmed);
    for (const { licence } of bought) assert.ok(confirmed.some((order) => order.licence === licence), `holds ${licence}, which nobody confirmed: ${this.story(till)}`);
    for (const { amount } of till.charges) assert.ok(confirmed.some((order) => order.amount === amount), `charged ${amount}, which nobody confirmed: ${this.story(till)}`);
    for (const tab of this.tabs) {
      const { screen, pasted } = tab.page;
      if (screen !== 'done') continue;
      const orders = tab.confirmed.length > 0 && !pasted ? tab.confirmed.slice(-1) : confirmed;
      assert.ok(orders.some((order) => bought.some(({ licence }) => licence === order.licence)), `says that it is done, and it is not: ${this.story(till)}`);
    }
  }

  /** Everything is in order again: whoever was charged gets what was paid for, without paying again. */
  async end(): Promise<void> {
    this.last = this.tabs.map(({ page }) => page.screen);
    for (const tab of this.tabs) {
      tab.page.line.free();
      await this.settle();
      tab.load();
      await this.settle();
      assert.ok(!['filling', 'loading methods', 'checking'].includes(tab.page.screen), `hangs: ${this.story()}`);
      assert.ok(!tab.page.checkout.payment.processing, `hangs in processing: ${this.story()}`);
    }
    const owed = (await this.office.till(this.customer)).charges.find(({ spent }) => !spent);
    if (owed !== undefined) await this.collectWhatWasPaid(owed.amount);
    await this.check();
    const till = await this.office.till(this.customer);
    assert.ok(till.charges.every(({ spent }) => spent), `charged, and nothing came of it: ${this.story(till)}`);
  }

  /** Whoever confirmed an order that was charged finds it again: at once, or by choosing it once more. */
  private async collectWhatWasPaid(amount: number): Promise<void> {
    const tab = this.tabs.find(({ page }) => page.checkout.payment.kept) ?? this.tabs.find(({ confirmed }) => confirmed.some((order) => order.amount === amount)) ?? this.tab(0);
    const order = tab.confirmed.findLast((each) => each.amount === amount);
    tab.card = 'good';
    for (let step = 0; step < 6; step++) {
      const { page } = tab;
      if (page.screen === 'choose' && order !== undefined) await page.choose(order.licence);
      else if (page.screen === 'trial question') await page.checkout.waiveTrial();
      else if (page.screen === 'details') await page.giveDetails();
      else if (page.screen === 'pay') {
        page.agree(true);
        page.press();
      }
      await this.settle();
    }
  }

  story(till?: Till): string {
    const tabs = this.tabs.map(({ page, confirmed, values, errors }) => ({
      screen: page.screen,
      payment: page.checkout.payment.state,
      kept: Object.fromEntries(values.kept),
      confirmed,
      errors: errors.map(String).slice(-3),
    }));
    return JSON.stringify({ tabs, till }, null, 1);
  }
}
