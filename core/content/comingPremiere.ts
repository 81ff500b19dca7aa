/** A video that is first shown at a set time which is still to come (CAT-042). */
import type { Content } from '../sdk';

/** When it opens, in epoch milliseconds; null when it has no premiere, or has had it. */
export function comingPremiere({ premiereRelease, computedReleases }: Pick<Content, 'premiereRelease' | 'computedReleases'>, now: number): number | null {
  const release = premiereRelease ?? computedReleases?.find(({ type }) => type.toUpperCase() === 'PREMIERE');
  return release && release.scheduledAt > now ? release.scheduledAt : null;
}
