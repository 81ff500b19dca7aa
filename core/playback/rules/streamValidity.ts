/** Expiry of a manifest. */
import { ONE_HOUR } from '../../sdk/constants';

/**
 * A manifest expires one hour after it was fetched, and is fetched again before playback (PLY-062). Both in
 * epoch milliseconds.
 */
export function isStreamInfoValid(fetchedAt: number, now: number): boolean {
  return now - fetchedAt < ONE_HOUR && now >= fetchedAt;
}
