/** Premieres of videos, and when their notice is shown on the watch page. */
import type { Release } from '../../generated/platform';
import { PREMIERE_MODAL_DELAY } from '../../sdk/constants';

export interface PremiereFacts {
  readonly premiereRelease?: Release | null | undefined;
  readonly computedReleases?: readonly Release[] | null | undefined;
  /** Seconds. */
  readonly duration?: number | null | undefined;
}

export interface Premiere {
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * The premiere of a content, from premiereRelease, else the first computed release of that type (PLY-087);
 * null if there is none.
 */
export function premiereOf(facts: PremiereFacts): Premiere | null {
  const startsAt = premiereStart(facts);
  return startsAt === null || !facts.duration ? null : { startsAt, endsAt: startsAt + facts.duration * 1000 };
}

/** Start of a premiere in epoch milliseconds, also if the duration is unknown (CAT-042); null if there is none. */
export function premiereStart({ premiereRelease, computedReleases }: PremiereFacts): number | null {
  const release = premiereRelease ?? computedReleases?.find(({ type }) => type.toUpperCase() === 'PREMIERE');
  return release?.scheduledAt ?? null;
}

/**
 * Whether the notice is shown: from half a minute after the start until the end (PLY-085, PLY-086), unless
 * dismissed (PLY-088).
 */
export function showsPremiere(premiere: Premiere | null, now: number, dismissed: boolean): boolean {
  return (
    premiere !== null &&
    !dismissed &&
    premiere.startsAt + PREMIERE_MODAL_DELAY <= now &&
    now < premiere.endsAt
  );
}

/** The current position of the premiere, in seconds of the video; joining starts there (PLY-088). */
export function premierePosition({ startsAt }: Premiere, now: number): number {
  return Math.max(0, Math.floor((now - startsAt) / 1000));
}
