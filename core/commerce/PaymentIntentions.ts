/**
 * Charges that the viewer has confirmed and whose outcome is unknown, in local storage, shared by the
 * browser's tabs. Each charge has one Idempotency-Key until its outcome is known, so that it is made once,
 * however often and from whichever tab it is sent (PAY-019).
 */
import type { KeyValueStore } from '../sdk/services';
import { paymentKeys } from './purchaseMemory';
import type { RememberedTerms } from './CheckoutPersistence';
import { contentOf, type Charge } from './rules/payCall';
import { outcomeOf } from './rules/paymentStatus';

/** Minimum time, in milliseconds, for which platforms remember an idempotency key. */
export const KEY_LIFE = 86_400_000;

/** Maximum number stored; a viewer has one basket of each kind. */
const KEPT = 12;

/** Before the content of a charge whose payment was left open. */
const ASIDE = 'aside:';

/** Outcome of a payment that was not refused. */
export type Outcome = 'COMPLETED' | 'PENDING';

interface Intention {
  readonly viewer: string;
  readonly key: string;
  readonly content: string;
  readonly skus: readonly string[];
  readonly recipient: string | null;
  readonly terms: RememberedTerms | null;
  /** `begun`: nothing was sent. `sent`: the platform may have charged. Else the platform's answer. */
  readonly state: 'begun' | 'sent' | Outcome;
  /** Time of the last change, in epoch milliseconds. */
  readonly at: number;
}

export interface PaymentIntentionsDeps {
  /** Local storage, shared by the browser's tabs. */
  readonly values: KeyValueStore;
  /** Owner of the payments; those of other viewers are neither read nor retained. */
  readonly viewer: () => string;
  readonly now: () => number;
}

export class PaymentIntentions {
  readonly #deps: PaymentIntentionsDeps;

  constructor(deps: PaymentIntentionsDeps) {
    this.#deps = deps;
  }

  /** The viewer has confirmed this charge on these terms. Returns its idempotency key, the same in every tab. */
  begin(charge: Charge, terms: RememberedTerms): string {
    const open = this.#open(charge);
    const key = open?.key ?? newKey();
    this.#keep(charge, { key, terms, state: open?.state ?? 'begun' });
    return key;
  }

  /** The call is about to be sent: from now on the platform may have charged. Returns the idempotency key. */
  send(charge: Charge, terms: RememberedTerms): string {
    const key = this.begin(charge, terms);
    this.#keep(charge, { key, terms, state: 'sent' });
    return key;
  }

  /** The platform answered with a challenge and has charged nothing so far. */
  answered(charge: Charge): void {
    const open = this.#open(charge);
    if (open !== null) this.#keep(charge, { ...open, state: 'begun' });
  }

  /**
   * A payment of this charge is left with its outcome open. It has no idempotency key that another call could repeat, so
   * it is stored apart from the charge's own intention.
   */
  setAside(charge: Charge, terms: RememberedTerms | null): void {
    this.#keep(charge, { key: newKey(), terms, state: 'sent' }, ASIDE + contentOf(charge));
  }

  /** The outcome is known; null for a refusal. The next confirmation of the same charge is a new intention. */
  end(charge: Charge, outcome: Outcome | null): void {
    const open = this.#open(charge);
    // A successful outcome settles every call sent for the same goods.
    this.#write(
      this.#read().filter(
        (each) =>
          each.key !== open?.key && (outcome === null || each.state !== 'sent' || !isSameGoods(each, charge)),
      ),
    );
    if (open !== null && outcome !== null) this.#keep(charge, { ...open, state: outcome });
  }

  /**
   * Whether a call for these goods was sent with unknown outcome, so that only the viewer may decide to risk
   * a second charge. `repeatable`: the next call would be the same request, which needs no decision where the
   * platform supports idempotency keys.
   */
  mustAsk(charge: Charge, repeatable: boolean): boolean {
    const content = contentOf(charge);
    return this.#read().some(
      (each) =>
        each.state === 'sent' &&
        (each.content === content ? !(repeatable && charge.idempotent) : isSameGoods(each, charge)),
    );
  }

  /** Outcome of this charge since `time`, in any tab of this browser; null if there is none. */
  endedSince(charge: Charge, time: number): Outcome | null {
    const content = contentOf(charge);
    const ended = this.#read().filter(isOver);
    return ended.find((each) => each.content === content && each.at >= time)?.state ?? null;
  }

  /** The viewer prefers to pay again over waiting: forgets what was sent for these goods. */
  abandon(charge: Charge): void {
    this.#write(
      this.#read().filter((each) => each.content !== contentOf(charge) && !isSameGoods(each, charge)),
    );
  }

  /** Terms of the last unfinished payment in this browser; null if there is none. */
  get begun(): RememberedTerms | null {
    return this.#read().findLast((each) => !isOver(each))?.terms ?? null;
  }

  /** Epoch milliseconds. */
  now(): number {
    return this.#deps.now();
  }

  #open(charge: Charge): Intention | null {
    return this.#read().find((each) => !isOver(each) && each.content === contentOf(charge)) ?? null;
  }

  #keep(
    charge: Charge,
    changed: Pick<Intention, 'key' | 'terms' | 'state'>,
    content: string = contentOf(charge),
  ): void {
    const others = this.#read().filter((each) => each.content !== content);
    this.#write([
      ...others,
      {
        ...changed,
        content,
        skus: charge.skus,
        recipient: charge.recipient,
        viewer: this.#deps.viewer(),
        at: this.#deps.now(),
      },
    ]);
  }

  #read(): readonly Intention[] {
    const { values, viewer, now } = this.#deps;
    try {
      const kept: unknown = JSON.parse(values.read(paymentKeys.intentions) ?? '[]');
      return (Array.isArray(kept) ? (kept as readonly unknown[]) : [])
        .filter(isIntention)
        .filter((each) => each.viewer === viewer() && now() - each.at < KEY_LIFE);
    } catch {
      return [];
    }
  }

  #write(intentions: readonly Intention[]): void {
    const { values } = this.#deps;
    if (intentions.length === 0) values.remove(paymentKeys.intentions);
    else values.write(paymentKeys.intentions, JSON.stringify(intentions.slice(-KEPT)));
  }
}

const isSameGoods = (one: Intention, { skus, recipient }: Charge): boolean =>
  one.recipient === recipient && one.skus.some((sku) => skus.includes(sku));
const isOver = (each: Intention): each is Intention & { readonly state: Outcome } =>
  outcomeOf(each.state) !== 'unknown';

/** Hexadecimal; `crypto.randomUUID` exists only in secure contexts. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

function isIntention(kept: unknown): kept is Intention {
  if (typeof kept !== 'object' || kept === null) return false;
  const { viewer, key, content, skus, at } = kept as Partial<Intention>;
  return (
    typeof viewer === 'string' &&
    typeof key === 'string' &&
    typeof content === 'string' &&
    Array.isArray(skus) &&
    typeof at === 'number'
  );
}
