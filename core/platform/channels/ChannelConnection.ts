/** The connection of one channel: opens, reads, reconnects with backoff, and closes while the page is inactive. */
import { CallError } from '../../sdk/platform';
import type { ChannelName, ChannelTopic } from '../../sdk/channels';
import type { Clock } from '../../sdk/services';
import type { Log } from '../../sdk/context';
import type { PageActivity } from '../browser/PageActivity';
import { openChannel } from '../../sdk/endpoints/channels';
import type { Fetch } from '../browser/browserClock';
import { answerOf, UNKNOWN_ERROR } from '../transport/answer';
import { type PlatformAddress, platformRequest } from '../transport/platformRequest';
import type { TokenSource } from '../transport/TokenSource';

/** Backoff between attempts to reconnect. Pure. */

const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;

/**
 * Milliseconds before the next attempt after `failures` in a row (from 1): exponential backoff up to a
 * minute, with jitter over the upper half, so that viewers do not all reconnect at once when a platform comes
 * back. `dice` is from 0 to 1.
 */
export function waitAfter(failures: number, dice: number): number {
  const longest = Math.min(MAX_BACKOFF_MS, INITIAL_BACKOFF_MS * 2 ** (failures - 1));
  return (longest * (1 + dice)) / 2;
}

/** Retrying is pointless: the platform has no such channel, or not for this viewer. */
const endsConnection = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** The platform sends something every 15 seconds; three missed heartbeats mean that the connection is dead. */
export const SILENCE_TIMEOUT_MS = 45_000;
/** Milliseconds after which a connection counts as stable: the failure count restarts when it is lost. */
export const STABLE_AFTER_MS = 10_000;

export interface ConnectionDeps extends EventStreamDeps {
  readonly clock: Clock;
  readonly activity: PageActivity;
  readonly log: Log;
  /** A random number from 0 to 1. */
  readonly dice: () => number;
}

export interface ConnectionListener {
  onData(data: string): void;
  /** The connection was reopened after it was lost or closed; messages in between are lost. */
  onReopened(): void;
}

export class ChannelConnection {
  readonly #stopWatching: () => void;
  #current: AbortController | null = null;
  #wasOpen = false;

  readonly #channel: ChannelName;
  readonly #topic: ChannelTopic;
  readonly #deps: ConnectionDeps;
  readonly #listener: ConnectionListener;

  /** Opens at once if the page is active. Never throws; failure is only logged (LIV-027). */
  constructor(channel: ChannelName, topic: ChannelTopic, deps: ConnectionDeps, listener: ConnectionListener) {
    this.#channel = channel;
    this.#topic = topic;
    this.#deps = deps;
    this.#listener = listener;
    this.#stopWatching = deps.activity.listen(() => this.#follow());
    this.#follow();
  }

  /** Reopens: for another viewer, or in another language. */
  reopen(): void {
    this.#disconnect();
    this.#follow();
  }

  close(): void {
    this.#stopWatching();
    this.#disconnect();
  }

  #follow(): void {
    if (!this.#deps.activity.active()) this.#disconnect();
    else if (this.#current === null) {
      this.#current = new AbortController();
      void this.#keepOpen(this.#current.signal);
    }
  }

  #disconnect(): void {
    this.#current?.abort();
    this.#current = null;
  }

  async #keepOpen(signal: AbortSignal): Promise<void> {
    const { clock, dice, log } = this.#deps;
    for (let failures = 0; !signal.aborted;) {
      const since = clock.now();
      const problem = await this.#once(signal).then(
        () => 'The platform closed it.',
        (error: unknown) => error,
      );
      if (signal.aborted) return;
      const final = problem instanceof CallError && endsConnection(problem.status);
      failures = clock.now() - since >= STABLE_AFTER_MS ? 1 : failures + 1;
      // Logged once per outage, so that a long one does not flood the console.
      if (failures === 1 || final)
        log.warn('A message channel was lost.', { channel: this.#channel, reason: String(problem) });
      if (final) return;
      await this.#wait(waitAfter(failures, dice()), signal);
    }
  }

  /**
   * Opens the connection and reads it. Resolves when the platform closes it; rejects when it breaks, is
   * refused or goes silent.
   */
  async #once(signal: AbortSignal): Promise<void> {
    const ending = new AbortController();
    const end = (): void => ending.abort(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    let stopTimer = (): void => undefined;
    const alive = (): void => {
      stopTimer();
      stopTimer = this.#deps.clock.after(SILENCE_TIMEOUT_MS, () =>
        ending.abort(new Error('Nothing was received for too long.')),
      );
    };
    try {
      alive();
      const stream = await openEventStream(this.#deps, this.#channel, this.#topic, ending.signal);
      if (this.#wasOpen) this.#listener.onReopened();
      this.#wasOpen = true;
      const onData = eventData((data) => this.#listener.onData(data));
      const decoder = new TextDecoder();
      const reader = stream.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done || signal.aborted) return;
        alive();
        onData(decoder.decode(value, { stream: true }));
      }
    } finally {
      stopTimer();
      signal.removeEventListener('abort', end);
    }
  }

  async #wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const stop = this.#deps.clock.after(milliseconds, resolve);
      signal.addEventListener(
        'abort',
        () => {
          stop();
          resolve();
        },
        { once: true },
      );
    });
  }
}

/** Incremental parser for Server-Sent Events. */

/**
 * Takes successive chunks of text and calls `onData` with the data of every complete event. Comments and
 * other fields are ignored.
 */
export function eventData(onData: (data: string) => void): (piece: string) => void {
  let rest = '';
  let data: string[] = [];
  return (piece) => {
    rest += piece;
    // A carriage return at the very end may be half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?=[^])/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      else if (line === '' && data.length > 0) {
        const whole = data.join('\n');
        data = [];
        onData(whole);
      }
    }
  };
}

interface EventStreamDeps extends PlatformAddress {
  readonly tokens: TokenSource;
  readonly fetch: Fetch;
}

/**
 * The stream, once the platform accepts. Rejects with a CallError when it refuses, and as `fetch` does when
 * it cannot be reached.
 */
async function openEventStream(
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
