/**
 * Passes a sign-in to the operator's app: by an https link that the app has claimed, else by its own scheme
 * (SGP-008).
 */
import type { BrowserAddress } from '../platform/browser/BrowserAddress';

/** Throws a RefusedAddress where the address is not of that kind (SGP-009). */
export function handOver(
  address: Pick<BrowserAddress, 'leave' | 'handOver'>,
  url: string,
  claimed = false,
): void {
  if (claimed) address.leave(url, { replace: true });
  else address.handOver(url);
}
