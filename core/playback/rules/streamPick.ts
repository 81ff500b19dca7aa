/** Selects the stream of a manifest. */
import type { Stream } from '../../generated/platform';
import { ONE_HOUR } from '../../sdk/constants';

/** HLS if the engine supports it, else the first other stream; null if there is none (PLY-065). */
export function pickStream(streams: readonly Stream[], supports: (stream: Stream) => boolean): Stream | null {
  const isHls = ({ protocol }: Stream) => protocol.toUpperCase() === 'HLS';
  return (
    streams.find((stream) => isHls(stream) && supports(stream)) ??
    streams.find((stream) => !isHls(stream)) ??
    null
  );
}

/** Rewrites stream addresses before they are fetched. */

/** `http` becomes `https` (PLY-058), except for localhost, where no https is served. */
export function secureAddress(url: string): string {
  if (!/^http:\/\//i.test(url)) return url;
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]|[^/:]+\.localhost)(?=[/:?#]|$)/i.test(url)
    ? url
    : url.replace(/^http:/i, 'https:');
}

/** Requests DVR by query parameter; without DVR the address is unchanged (PLY-058). */
export function withDvrFlag(url: string, dvr: boolean): string {
  if (!dvr) return url;
  const [beforeHash = '', ...hash] = url.split('#');
  return [`${beforeHash}${beforeHash.includes('?') ? '&' : '?'}dvr=true`, ...hash].join('#');
}

/** Replaces exactly `dw=10` by the DVR window; without a window or that parameter nothing changes (PLY-069). */
export function withDvrWindow(url: string, window: string | null | undefined): string {
  return window ? url.replace(/([?&])dw=10(?=&|#|$)/, (_, lead: string) => `${lead}dw=${window}`) : url;
}

/** A manifest expires one hour after it was fetched (PLY-062). Both in epoch milliseconds. */
export function isStreamInfoValid(fetchedAt: number, now: number): boolean {
  return now - fetchedAt < ONE_HOUR && now >= fetchedAt;
}
