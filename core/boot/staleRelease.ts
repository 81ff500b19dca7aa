/** A tab left open across a release: its chunks may be gone from the server. */
import type { BrowserAddress } from '../platform';
import type { KeyValueStore } from '../sdk';
import { isOnline } from '../ui/useOnline';

const RELOADED = 'release.reloaded';

/**
 * Loads the page anew when that has not been tried for this address in this visit; gives whether it did.
 * The second failure at the same place is no matter of releases, nor is one without a connection: the browser would have nothing to load.
 */
export function reloadForNewRelease(visit: KeyValueStore, address: BrowserAddress): boolean {
  if (!isOnline()) return false;
  const here = address.current().pathname;
  if (visit.read(RELOADED) === here) return false;
  visit.write(RELOADED, here);
  address.reload();
  return true;
}
