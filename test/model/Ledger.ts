/** What viewers have confirmed and what they were told, held against what the platform's database says. */
import assert from 'node:assert/strict';
import type { Till } from './boxOffice';
import type { Shown } from './pageModel';

/** Something that a press has confirmed: what, for how much, by whom. */
interface Confirmation {
  readonly buyer: string;
  readonly item: string;
  readonly amount: number;
}

/** A tab that says that something was bought. */
export interface Statement {
  /** Null for a guest who has checked out. */
  readonly account: string | null;
  readonly shown: Shown;
  /** The payment is not confirmed yet, and the page says so. */
  readonly pending: boolean;
}

export class Ledger {
  readonly confirmations: Confirmation[] = [];
  /** `buyer item` of what was told to be bought, and chosen anew after that. */
  private readonly told = new Set<string>();
  private readonly chosenAgain = new Map<string, number>();

  confirm(buyer: string | null, item: string | null, amount: number): void {
    if (buyer !== null && item !== null) this.confirmations.push({ buyer, item, amount });
  }

  /** To whom a buyer wanted to give the gift of this amount, as they confirmed last. */
  lastRecipient(buyer: string, amount: number): string | null {
    const last = this.confirmations.findLast((confirmation) => confirmation.buyer === buyer && confirmation.amount === amount && confirmation.item.startsWith('gift:'));
    return last?.item.slice('gift:'.length) ?? null;
  }

  /** A viewer chooses a licence. Whoever was told that they have bought it, and chooses it once more, wants it once more. */
  chose(buyer: string | null, item: string): void {
    const key = `${buyer ?? ''} ${item}`;
    if (!this.told.delete(key)) return;
    this.chosenAgain.set(key, (this.chosenAgain.get(key) ?? 0) + 1);
  }

  /** Somebody has been told that paying again may charge twice, and does. */
  decidedToPayAgain(buyer: string | null): void {
    const doubtful = new Set(this.confirmations.filter((confirmation) => buyer === null || confirmation.buyer === buyer).map(({ item }) => item));
    for (const item of doubtful) {
      const key = `${buyer ?? ''} ${item}`;
      this.chosenAgain.set(key, (this.chosenAgain.get(key) ?? 0) + 1);
    }
  }

  /** After every step, when nothing is under way. */
  check(till: Till, statements: readonly Statement[], story: () => string): void {
    const { purchases, intents } = till;
    const charges = intents.filter(({ charged }) => charged);
    for (const account of new Set([...purchases, ...charges].map((each) => each.account))) {
      const paid = purchases.filter((purchase) => purchase.account === account && purchase.paid);
      const spent = charges.filter((charge) => charge.account === account && charge.spent);
      assert.equal(spent.length, paid.length, `charged for ${spent.length} purchases, and ${paid.length} were made: ${story()}`);
      const unspent = charges.filter((charge) => charge.account === account && !charge.spent);
      const baskets = unspent.map(({ basket, sku }) => sku ?? basket);
      assert.equal(new Set(baskets).size, baskets.length, `charged twice for one basket: ${story()}`);
    }
    for (const { account, item } of purchases) {
      const confirmed = this.confirmations.filter((confirmation) => confirmation.item === item && (item.startsWith('gift:') || confirmation.buyer === account));
      assert.ok(confirmed.length > 0, `${account} bought ${item}, which nobody confirmed in their name: ${story()}`);
      const bought = purchases.filter((purchase) => purchase.item === item && purchase.account === account).length;
      assert.ok(bought <= 1 + (this.chosenAgain.get(`${account} ${item}`) ?? 0), `${item} was bought ${bought} times: ${story()}`);
    }
    for (const { amount } of charges) assert.ok(this.confirmations.some((confirmation) => confirmation.amount === amount), `charged ${amount}, which nobody confirmed: ${story()}`);
    for (const statement of statements) {
      assert.ok(isTrue(statement, till), `says that it is bought, and it is not: ${JSON.stringify(statement)} ${story()}`);
      const { shown } = statement;
      const item = 'item' in shown ? shown.item : `licence:${intents.find(({ id }) => id === shown.payment)?.sku ?? ''}`;
      if (item !== null) this.told.add(`${statement.account ?? ''} ${item}`);
    }
  }
}

function isTrue({ account, shown, pending }: Statement, { purchases, intents }: Till): boolean {
  const own = purchases.filter((purchase) => account === null || purchase.account === account);
  if (pending && intents.some((intent) => intent.account === account && intent.status === 'processing')) return true;
  if ('item' in shown) return shown.item === null ? own.length > 0 : own.some(({ item }) => item === shown.item);
  const intent = intents.find(({ id }) => id === shown.payment);
  return intent !== undefined && intent.spent && (account === null || intent.account === account);
}
