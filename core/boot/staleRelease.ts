/** Recovers a tab left open across a release, whose chunks may be gone from the server. */
import type { BrowserAddress } from '../platform/browser/BrowserAddress';
import type { KeyValueStore } from '../sdk/services';
import { isOnline } from '../ui/useOnline';

const RELOADED = 'release.reloaded';

/**
 * Reloads the page unless that was tried for this address in this browser session; returns whether it did. A
 * second failure at the same address has another cause than a release; while offline, the browser would have
 * nothing to load.
 */
export function reloadForNewRelease(visit: KeyValueStore, address: BrowserAddress): boolean {
  if (!isOnline()) return false;
  const here = address.current().pathname;
  if (visit.read(RELOADED) === here) return false;
  visit.write(RELOADED, here);
  address.reload();
  return true;
}
