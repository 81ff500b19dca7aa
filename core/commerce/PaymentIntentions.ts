/**
 * What a viewer has confirmed to pay and nobody knows the end of, shared by the tabs of the browser and kept over reloads: each charge has one
 * Idempotency-Key until its outcome is known, so that it is made once however often, and from wherever, it is sent (PAY-019).
 */
import type { KeyValueStore } from '../sdk';
import { paymentKeys } from './checkoutKeys';
import type { PaymentTerms } from './CheckoutPersistence';
import { contentOf, type Charge } from './rules/payCall';

/** Milliseconds for which platforms keep a key at least. */
export const KEY_LIFE = 86_400_000;

/** How many are kept: a viewer has one basket of each kind. */
const KEPT = 12;

/** How a payment has ended that was not refused. */
export type Outcome = 'COMPLETED' | 'PENDING';

interface Intention {
  readonly viewer: string;
  readonly key: string;
  readonly content: string;
  readonly skus: readonly string[];
  readonly recipient: string | null;
  readonly terms: PaymentTerms | null;
  /** `begun`: nothing was sent. `sent`: the platform may have charged. Else what it has answered. */
  readonly state: 'begun' | 'sent' | Outcome;
  /** When that changed last, in epoch milliseconds. */
  readonly at: number;
}

export interface PaymentIntentionsDeps {
  /** Shared by the tabs of the browser. */
  readonly values: KeyValueStore;
  /** Whose payments these are; those of others are neither seen nor kept. */
  readonly viewer: () => string;
  readonly now: () => number;
}

export class PaymentIntentions {
  constructor(private readonly deps: PaymentIntentionsDeps) {}

  /** The viewer has confirmed this charge on these terms; gives its key, which is the one of any tab that has it open. */
  begin(charge: Charge, terms: PaymentTerms): string {
    const open = this.open(charge);
    const key = open?.key ?? newKey();
    this.keep(charge, { key, terms, state: open?.state ?? 'begun' });
    return key;
  }

  /** The call is about to leave: from now on the platform may have charged. Gives the key. */
  send(charge: Charge, terms: PaymentTerms): string {
    const key = this.begin(charge, terms);
    this.keep(charge, { key, terms, state: 'sent' });
    return key;
  }

  /** The platform has answered with a question, and has charged nothing so far. */
  answered(charge: Charge): void {
    const open = this.open(charge);
    if (open !== null) this.keep(charge, { ...open, state: 'begun' });
  }

  /** The outcome is known; null for a refusal. The next confirmation of the same thing is another intention. */
  end(charge: Charge, outcome: Outcome | null): void {
    const open = this.open(charge);
    // What the viewer has by now answers for every call that was sent for it.
    this.write(this.read().filter((each) => each.key !== open?.key && (outcome === null || each.state !== 'sent' || !isSameGoods(each, charge))));
    if (open !== null && outcome !== null) this.keep(charge, { ...open, state: outcome });
  }

  /**
   * A call for these goods has left and nobody knows its outcome, so that only the viewer may decide whether to risk a second charge. What the platform can be asked again under the
   * same key needs no decision: `repeatable` says that it would be the same request.
   */
  mustAsk(charge: Charge, repeatable: boolean): boolean {
    const content = contentOf(charge);
    return this.read().some((each) => each.state === 'sent' && (each.content === content ? !(repeatable && charge.idempotent) : isSameGoods(each, charge)));
  }

  /** How a tab of this browser has paid this very charge since; null where none has. */
  endedSince(charge: Charge, time: number): Outcome | null {
    const state = this.read().find((each) => isOver(each) && each.content === contentOf(charge) && each.at >= time)?.state;
    return state === 'COMPLETED' || state === 'PENDING' ? state : null;
  }

  /** The viewer would rather pay again than wait to know: what was sent for these goods is forgotten. */
  abandon(charge: Charge): void {
    this.write(this.read().filter((each) => each.content !== contentOf(charge) && !isSameGoods(each, charge)));
  }

  /** The terms of the payment that the viewer began last in this browser; null where they began none. */
  get begun(): PaymentTerms | null {
    return this.read().findLast((each) => !isOver(each))?.terms ?? null;
  }

  /** Epoch milliseconds. */
  now(): number {
    return this.deps.now();
  }

  private open(charge: Charge): Intention | null {
    return this.read().find((each) => !isOver(each) && each.content === contentOf(charge)) ?? null;
  }

  private keep(charge: Charge, changed: Pick<Intention, 'key' | 'terms' | 'state'>): void {
    const content = contentOf(charge);
    const others = this.read().filter((each) => each.content !== content);
    this.write([...others, { ...changed, content, skus: charge.skus, recipient: charge.recipient, viewer: this.deps.viewer(), at: this.deps.now() }]);
  }

  private read(): readonly Intention[] {
    const { values, viewer, now } = this.deps;
    try {
      const kept: unknown = JSON.parse(values.read(paymentKeys.intentions) ?? '[]');
      return (Array.isArray(kept) ? (kept as readonly unknown[]) : []).filter(isIntention).filter((each) => each.viewer === viewer() && now() - each.at < KEY_LIFE);
    } catch {
      return [];
    }
  }

  private write(intentions: readonly Intention[]): void {
    const { values } = this.deps;
    if (intentions.length === 0) values.remove(paymentKeys.intentions);
    else values.write(paymentKeys.intentions, JSON.stringify(intentions.slice(-KEPT)));
  }
}

const isSameGoods = (one: Intention, { skus, recipient }: Charge): boolean => one.recipient === recipient && one.skus.some((sku) => skus.includes(sku));
const isOver = ({ state }: Intention): boolean => state === 'COMPLETED' || state === 'PENDING';

/** Hexadecimal; `crypto.randomUUID` is missing where a page is no secure context. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function isIntention(kept: unknown): kept is Intention {
  if (typeof kept !== 'object' || kept === null) return false;
  const { viewer, key, content, skus, at } = kept as Partial<Intention>;
  return typeof viewer === 'string' && typeof key === 'string' && typeof content === 'string' && Array.isArray(skus) && typeof at === 'number';
}
