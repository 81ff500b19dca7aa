/** Reports optional safeguards that a platform leaves out. Pure. */
import type { ProbeGap } from './report';
import type { SeenAnswer } from './targets';

interface Safeguard {
  readonly field: string;
  readonly holds: (value: unknown) => boolean;
  readonly reason: string;
}

const ofBaskets: readonly Safeguard[] = [
  {
    field: 'idempotentPayments',
    holds: (value) => value === true,
    reason:
      'the basket does not say idempotentPayments: after a lost answer a site cannot repeat a payment safely, and asks the viewer whether to risk a second charge',
  },
  {
    field: 'version',
    holds: (value) => typeof value === 'string' && value !== '',
    reason:
      'the basket has no version: a price or content that changes between the viewer’s confirmation and the charge is noticed only as far as a site can compare it before',
  },
];
const ofGifts: readonly Safeguard[] = [
  {
    field: 'recipient',
    holds: (value) => typeof value === 'object' && value !== null,
    reason:
      'the basket of a gift does not say its recipient: a site cannot notice that another tab has put the gift of somebody else into it',
  },
];
const holdsSomething = ({ basketItems }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(basketItems) && basketItems.length > 0;

const baskets: ReadonlySet<string> = new Set(['readBasket', 'readGiftBasket']);

/** None when no basket was returned. */
export function missingSafeguards(seen: readonly SeenAnswer[]): ProbeGap[] {
  return seen
    .filter(({ operation }) => baskets.has(operation))
    .flatMap(({ operation, body }) => {
      const fields =
        typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
      const wanted =
        operation === 'readGiftBasket' && holdsSomething(fields) ? [...ofBaskets, ...ofGifts] : ofBaskets;
      return wanted
        .filter(({ field, holds }) => !holds(fields[field]))
        .map(({ reason }) => ({ operation, reason }));
    });
}
