/**
 * Completes truncated responses to range requests. Where Chromium's in-memory cache (used by private windows) holds parts
 * of a file, it can return only the beginning of a range and report success. shaka-player would pass the truncated segment
 * to the decoder, which fails and ends playback.
 */
import type { Fetch } from '../../platform/browser/browserClock';
import type { Clock } from '../../sdk/services';
import type { ShakaModule, ShakaPlayer, ShakaResponse } from './shakaModule';

export interface CompleteRangesDeps {
  readonly fetch: Fetch;
  readonly clock: Clock;
}

/** Requests for the remainder of one response; after these it counts as failed. */
const MAX_REQUESTS = 4;

/** Milliseconds; the same limit as shaka-player's own for a segment. */
const TIMEOUT_MS = 30_000;

/** The library with a `Player` that completes its responses. Failure to do so is a recoverable error, which it retries. */
export function withCompleteRanges(shaka: ShakaModule, deps: CompleteRangesDeps): ShakaModule {
  class Player extends shaka.Player {
    constructor() {
      super();
      completeRanges(this, shaka, deps);
    }
  }
  return { ...shaka, Player };
}

function completeRanges(player: ShakaPlayer, { util }: ShakaModule, deps: CompleteRangesDeps): void {
  player.getNetworkingEngine()?.registerResponseFilter(async (_, response) => {
    const range = rangeOf(response);
    if (range === null) return;
    const parts = [bytesOf(response.data)];
    const missing = () => range.length - parts.reduce((total, { byteLength }) => total + byteLength, 0);
    try {
      for (let requests = 0; missing() > 0; requests += 1) {
        if (requests === MAX_REQUESTS) throw new Error('The response is shorter than its range.');
        parts.push(await fetchPart(deps, response, range.end - missing() + 1, range.end));
      }
    } catch (error) {
      const { Error: ShakaError } = util;
      throw new ShakaError(
        ShakaError.Severity.RECOVERABLE,
        ShakaError.Category.NETWORK,
        ShakaError.Code.HTTP_ERROR,
        response.uri,
        error,
      );
    }
    if (parts.length > 1) response.data = await new Blob(parts).arrayBuffer();
  });
}

/** Last byte and length of the requested range; null when no range was requested or the server sent the whole file. */
function rangeOf({
  status,
  originalRequest,
}: ShakaResponse): { readonly end: number; readonly length: number } | null {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(originalRequest.headers['Range'] ?? '') ?? [];
  if (status !== 206 || from === undefined || to === undefined) return null;
  return { end: Number(to), length: Number(to) - Number(from) + 1 };
}

const bytesOf = (data: ArrayBuffer | ArrayBufferView<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);

/** Fetches the bytes `from` to `to`, bypassing the cache. */
async function fetchPart(
  { fetch, clock }: CompleteRangesDeps,
  { uri, originalRequest: { headers, allowCrossSiteCredentials } }: ShakaResponse,
  from: number,
  to: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const timeout = new AbortController();
  const stop = clock.after(TIMEOUT_MS, () => timeout.abort());
  try {
    const response = await fetch(uri, {
      headers: { ...headers, Range: `bytes=${from}-${to}` },
      cache: 'no-store',
      credentials: allowCrossSiteCredentials ? 'include' : 'same-origin',
      signal: timeout.signal,
    });
    if (response.status !== 206) throw new Error(`Expected status 206, got ${response.status}.`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength === 0) throw new Error('The response is empty.');
    return bytes;
  } finally {
    stop();
  }
}
