/** Hands a sign-in to the operator's app: at an https link that the app has claimed, else at its own scheme (SGP-008). */
import { isWebAddress, type BrowserAddress } from '../platform';

/** Throws a RefusedAddress for a scheme that belongs to browsers (SGP-009). */
export function handOver(address: Pick<BrowserAddress, 'leave' | 'handOver'>, url: string): void {
  if (isWebAddress(url)) address.leave(url, { replace: true });
  else address.handOver(url);
}
