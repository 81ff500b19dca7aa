/** Opens the stream of a channel by the transport's rules: headers, token, one refresh after a 401. */
import { CallError } from '../../sdk/platform';
import type { ChannelName, ChannelTopic } from '../../sdk/channels';
import { openChannel } from '../../sdk/endpoints/channels';
import type { Fetch } from '../browser/Fetch';
import { answerOf, UNKNOWN_ERROR } from '../transport/answer';
import { platformRequest, type PlatformAddress } from '../transport/platformRequest';
import type { TokenSource } from '../transport/TokenSource';

export interface EventStreamDeps extends PlatformAddress {
  readonly tokens: TokenSource;
  readonly fetch: Fetch;
}

/**
 * The stream, once the platform accepts. Rejects with a CallError when it refuses, and as `fetch` does when
 * it cannot be reached.
 */
export async function openEventStream(
  deps: EventStreamDeps,
  channel: ChannelName,
  topic: ChannelTopic,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { tokens, fetch } = deps;
  const ask = (token: string | null): Promise<Response> => {
    const [address, init] = platformRequest(
      deps,
      openChannel,
      { path: { channel }, query: { ...topic }, headers: { accept: 'text/event-stream' } },
      token,
    );
    return fetch(address, { ...init, cache: 'no-store', signal });
  };
  const token = tokens.current();
  let response = await ask(token);
  if (response.status === 401 && (await tokens.renew(token)) !== 'lost') {
    signal.throwIfAborted();
    response = await ask(tokens.current());
  }
  if (!response.ok) await answerOf(openChannel.id, response);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  // Another content type is not read.
  if (!isStream) await response.body?.cancel();
  if (!isStream || response.body === null)
    throw new CallError(openChannel.id, response.status, UNKNOWN_ERROR, []);
  return response.body;
}
