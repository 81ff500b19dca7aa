/** Compares what viewers confirmed and what pages showed them with the platform's database. */
import assert from 'node:assert/strict';
import type { Till } from './boxOffice';
import type { Shown } from './pageModel';

/** A confirmed purchase: item, amount, buyer. */
interface Confirmation {
  readonly buyer: string;
  readonly item: string;
  readonly amount: number;
}

/** A tab that shows a purchase, or that nothing was charged for it. */
export interface Statement {
  /** Null after a guest checkout. */
  readonly account: string | null;
  readonly shown: Shown;
  /** The payment is not confirmed yet, and the page shows that. */
  readonly pending: boolean;
  /** The page says that nothing was charged. */
  readonly denied: boolean;
}

export class Ledger {
  readonly confirmations: Confirmation[] = [];
  /** `buyer item` of purchases that were shown, removed when the item is chosen again. */
  private readonly reported = new Set<string>();
  private readonly chosenAgain = new Map<string, number>();

  confirm(buyer: string | null, item: string | null, amount: number): void {
    if (buyer === null || item === null) return;
    // The same gift may be ordered in two tabs; paying for the second after the first was shown is a choice.
    if (item.startsWith('gift:')) this.chose(buyer, item);
    this.confirmations.push({ buyer, item, amount });
  }

  /** The recipient of the gift of this amount in the buyer's last confirmation. */
  lastRecipient(buyer: string, amount: number): string | null {
    const last = this.confirmations.findLast(
      (confirmation) =>
        confirmation.buyer === buyer &&
        confirmation.amount === amount &&
        confirmation.item.startsWith('gift:'),
    );
    return last?.item.slice('gift:'.length) ?? null;
  }

  /** A viewer chooses a licence or a gift. Choosing it again after the purchase was shown means buying it again. */
  chose(buyer: string | null, item: string): void {
    const key = `${buyer ?? ''} ${item}`;
    if (!this.reported.delete(key)) return;
    this.chosenAgain.set(key, (this.chosenAgain.get(key) ?? 0) + 1);
  }

  /** The buyer pays again despite the warning of a double charge. */
  decidedToPayAgain(buyer: string | null): void {
    const doubtful = new Set(
      this.confirmations
        .filter((confirmation) => buyer === null || confirmation.buyer === buyer)
        .map(({ item }) => item),
    );
    for (const item of doubtful) {
      const key = `${buyer ?? ''} ${item}`;
      this.chosenAgain.set(key, (this.chosenAgain.get(key) ?? 0) + 1);
    }
  }

  /** After every step, when nothing is pending. `doubted`: purchases of which a tab says that the outcome is unknown. */
  check(
    till: Till,
    statements: readonly Statement[],
    doubted: readonly Pick<Statement, 'account' | 'shown'>[],
    story: () => string,
  ): void {
    const { purchases, intents } = till;
    const charges = intents.filter(({ charged }) => charged);
    for (const account of new Set([...purchases, ...charges].map((each) => each.account))) {
      const paid = purchases.filter((purchase) => purchase.account === account && purchase.paid);
      const spent = charges.filter((charge) => charge.account === account && charge.spent);
      assert.equal(
        spent.length,
        paid.length,
        `charged for ${spent.length} purchases, and ${paid.length} were made: ${story()}`,
      );
      const unspent = charges.filter((charge) => charge.account === account && !charge.spent);
      const baskets = unspent.map(({ basket, sku }) => sku ?? basket);
      assert.equal(new Set(baskets).size, baskets.length, `charged twice for one basket: ${story()}`);
    }
    for (const { account, item } of purchases) {
      const confirmed = this.confirmations.filter(
        (confirmation) =>
          confirmation.item === item && (item.startsWith('gift:') || confirmation.buyer === account),
      );
      assert.ok(
        confirmed.length > 0,
        `${account} bought ${item}, which nobody confirmed in their name: ${story()}`,
      );
      const bought = purchases.filter(
        (purchase) => purchase.item === item && purchase.account === account,
      ).length;
      assert.ok(
        bought <= 1 + (this.chosenAgain.get(`${account} ${item}`) ?? 0),
        `${item} was bought ${bought} times: ${story()}`,
      );
    }
    for (const { amount } of charges)
      assert.ok(
        this.confirmations.some((confirmation) => confirmation.amount === amount),
        `charged ${amount}, which nobody confirmed: ${story()}`,
      );
    for (const statement of statements.filter(({ denied }) => !denied)) {
      assert.ok(
        isTrue(statement, till),
        `says that it is bought, and it is not: ${JSON.stringify(statement)} ${story()}`,
      );
      for (const item of itemsOf(statement, till)) this.reported.add(`${statement.account ?? ''} ${item}`);
    }
    for (const statement of statements.filter(({ denied }) => denied))
      assert.ok(
        // "In another tab" is true while that tab finds out.
        this.isKnown(statement, till) || doubted.some((tab) => isSamePurchase(tab, statement)),
        `says that nothing was charged for it, and it is bought, which no tab has shown: ${JSON.stringify(statement)} ${story()}`,
      );
  }

  /** Whether some tab has shown every purchase of the item. */
  private isKnown({ account, shown }: Statement, { purchases }: Till): boolean {
    if (account === null || !('item' in shown)) return true;
    const key = `${account} ${shown.item}`;
    const bought = purchases.filter(
      (purchase) => purchase.account === account && purchase.item === shown.item,
    ).length;
    return bought <= (this.chosenAgain.get(key) ?? 0) + (this.reported.has(key) ? 1 : 0);
  }
}

const isSamePurchase = (
  one: Pick<Statement, 'account' | 'shown'>,
  other: Pick<Statement, 'account' | 'shown'>,
): boolean =>
  one.account === other.account &&
  'item' in one.shown &&
  'item' in other.shown &&
  one.shown.item === other.shown.item;

/** What a page shows as bought. A payment names no recipient: any gift of its kind may be meant. */
function itemsOf({ account, shown }: Statement, { purchases, intents }: Till): readonly string[] {
  if ('item' in shown) return shown.item === null ? [] : [shown.item];
  const sku = intents.find(({ id }) => id === shown.payment)?.sku ?? '';
  const gifts = purchases.filter((purchase) => purchase.account === account && purchase.gift === sku);
  return [`licence:${sku}`, ...gifts.map(({ item }) => item)];
}

function isTrue({ account, shown, pending }: Statement, { purchases, intents }: Till): boolean {
  const own = purchases.filter((purchase) => account === null || purchase.account === account);
  if (pending && intents.some((intent) => intent.account === account && intent.status === 'processing'))
    return true;
  if ('item' in shown)
    return shown.item === null ? own.length > 0 : own.some(({ item }) => item === shown.item);
  const intent = intents.find(({ id }) => id === shown.payment);
  return intent !== undefined && intent.spent && (account === null || intent.account === account);
}
