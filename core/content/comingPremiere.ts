/** Videos with an upcoming premiere (CAT-042). */
import type { Content } from '../sdk/services';

/** Start in epoch milliseconds; null when there is no premiere or it has passed. */
export function comingPremiere(
  { premiereRelease, computedReleases }: Pick<Content, 'premiereRelease' | 'computedReleases'>,
  now: number,
): number | null {
  const release = premiereRelease ?? computedReleases?.find(({ type }) => type.toUpperCase() === 'PREMIERE');
  return release && release.scheduledAt > now ? release.scheduledAt : null;
}
