/** For how long what the platform said of streams may be trusted. */
import { ONE_HOUR } from '../../sdk/constants';

/** One hour after it was fetched it is old and is fetched again before play (PLY-062). Both in epoch milliseconds. */
export function isStreamInfoValid(fetchedAt: number, now: number): boolean {
  return now - fetchedAt < ONE_HOUR && now >= fetchedAt;
}
