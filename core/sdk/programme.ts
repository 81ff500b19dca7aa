/** Current programme of a channel. Times are epoch milliseconds. */
import type { Programme, ProgrammingInfo } from '../generated/platform';

export type { Programme } from '../generated/platform';

/** What a channel broadcasts at a moment, and what follows. */
export interface OnAir {
  readonly current: Programme | null;
  readonly next: Programme | null;
}

const runs = ({ startDate, endDate }: Programme, now: number): boolean => startDate <= now && now < endDate;

/**
 * The current programme satisfies start <= now < end (ENT-028); after its end the next one becomes current
 * (LIV-044).
 */
export function onAir(info: ProgrammingInfo | null | undefined, now: number): OnAir {
  const first = info?.currentProgramme ?? null;
  const second = info?.nextProgramme ?? null;
  if (first !== null && runs(first, now)) return { current: first, next: second };
  if (second !== null && runs(second, now)) return { current: second, next: null };
  const coming = [first, second].find((programme) => programme !== null && programme.startDate > now) ?? null;
  return { current: null, next: coming };
}

/** Elapsed fraction of a programme, 0 to 1 (LIV-045). */
export function elapsedShare(
  { startDate, endDate }: Pick<Programme, 'startDate' | 'endDate'>,
  now: number,
): number {
  return endDate > startDate ? Math.min(1, Math.max(0, (now - startDate) / (endDate - startDate))) : 0;
}
