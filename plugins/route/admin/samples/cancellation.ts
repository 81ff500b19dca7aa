/** A sample licence being cancelled, and the course of its cancellation per sample. Nothing is called. */
import type { CancellationOffer, CancellationSteps, CancelledLicence, Clock } from 'proscenium/sdk';

export const cancellationFixtures = [
  'percentage',
  'amount',
  'for-life',
  'no-offer',
  'keep-fails',
  'cancel-fails',
] as const;
export type CancellationFixture = (typeof cancellationFixtures)[number];

export function isCancellationFixture(text: string | null): text is CancellationFixture {
  return cancellationFixtures.some((fixture) => fixture === text);
}

/** Simulated latency in milliseconds, so that each loading state is visible. */
const LATENCY_MS = 700;
const DAY_MS = 86_400_000;

export interface CancellationSample {
  readonly licence: CancelledLicence;
  readonly steps: CancellationSteps;
}

export function cancellationSample(fixture: CancellationFixture, clock: Clock): CancellationSample {
  const answer = <T>(value: T): Promise<T> =>
    new Promise((resolve) => clock.after(LATENCY_MS, () => resolve(value)));
  const refusal = (what: string): Promise<never> =>
    new Promise((_resolve, reject) =>
      clock.after(LATENCY_MS, () => reject(new Error(`The sample fails to ${what}.`))),
    );
  return {
    licence: {
      name: 'House Pass',
      period: 'P1M',
      headlinePeriod: null,
      amounts: [
        {
          id: 'preview',
          sku: 'preview',
          amount: 1299,
          currency: 'EUR',
          scale: 2,
          default: true,
          local: true,
          taxInclusive: true,
        },
      ],
      discounts: [],
      endsAt: clock.now() + 18 * DAY_MS,
    },
    steps: {
      verify: () => answer(fixture === 'no-offer' || fixture === 'cancel-fails' ? null : offers[fixture]),
      redeem: () => (fixture === 'keep-fails' ? refusal('keep the licence') : answer(undefined)),
      refuse: () => answer(undefined),
      cancel: () => (fixture === 'cancel-fails' ? refusal('cancel') : answer(undefined)),
      report: () => undefined,
    },
  };
}

const percentage: CancellationOffer = { discount: { type: 'PERCENTAGE', percentage: 40, state: 'UPCOMING' } };
const offers = {
  percentage,
  amount: { discount: { type: 'AMOUNT', amount: 500, state: 'UPCOMING' } },
  'for-life': { discount: { type: 'PERCENTAGE', percentage: 25, state: 'UPCOMING', lifeTimeRepeat: true } },
  'keep-fails': percentage,
} as const satisfies Partial<Record<CancellationFixture, CancellationOffer>>;
