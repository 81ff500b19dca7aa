/**
 * Completes answers to range requests that are shorter than the range. Chromium's cache in memory, which private windows
 * use, ends such an answer early where it has parts of the file, and reports it as complete; shaka-player would hand the
 * truncated segment to the decoder, which ends playback.
 */
import type { Fetch } from '../../platform/browser/browserClock';
import type { ShakaModule, ShakaPlayer, ShakaResponse } from './shakaModule';

/** Requests to complete one answer, after which it counts as failed. */
const MAX_REQUESTS = 4;

/** Milliseconds, as shaka-player waits for a segment. */
const TIMEOUT_MS = 30_000;

/** shaka-player whose answers are complete. What cannot be completed is an error that it retries. */
export function withCompleteRanges(shaka: ShakaModule, fetch: Fetch): ShakaModule {
  class Player extends shaka.Player {
    constructor() {
      super();
      completeRanges(this, shaka, fetch);
    }
  }
  return { ...shaka, Player };
}

function completeRanges(player: ShakaPlayer, { util }: ShakaModule, fetch: Fetch): void {
  player.getNetworkingEngine()?.registerResponseFilter(async (_, response) => {
    const range = rangeOf(response);
    if (range === null) return;
    const pieces = [bytesOf(response.data)];
    const missing = () => range.length - pieces.reduce((total, { byteLength }) => total + byteLength, 0);
    try {
      for (let requests = 0; missing() > 0; requests += 1) {
        if (requests === MAX_REQUESTS) throw new Error('The answer is shorter than its range.');
        pieces.push(await rest(fetch, response, range.end - missing() + 1, range.end));
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
    if (pieces.length > 1) response.data = await new Blob(pieces).arrayBuffer();
  });
}

/** The requested range with its last byte; null without one, or where the server has sent the whole file. */
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

/** The bytes `from` to `to`, from the network: the cache is what has truncated them. */
async function rest(
  fetch: Fetch,
  { uri, originalRequest: { headers, allowCrossSiteCredentials } }: ShakaResponse,
  from: number,
  to: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(uri, {
    headers: { ...headers, Range: `bytes=${from}-${to}` },
    cache: 'no-store',
    credentials: allowCrossSiteCredentials ? 'include' : 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status !== 206) throw new Error(`Status ${answer.status} instead of a part of the file.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.byteLength === 0) throw new Error('The answer is empty.');
  return bytes;
}
