/** The embedding page's side of the bridge: method calls and events. Independent of the DOM element. */
import {
  bridgeEvents,
  type BridgeEvent,
  type BridgeEvents,
  type BridgeMethod,
  type BridgeMethods,
} from '../protocol';

/** A failed call: with the player's error, or after a timeout. */
export class PlayerError extends Error {
  override readonly name = 'PlayerError';

  constructor(
    message: string,
    /** JSON-RPC error code; null if there was no answer. */
    readonly code: number | null,
  ) {
    super(message);
  }
}

export interface PlayerClientOptions {
  /** The window of the frame; null while there is none. */
  readonly frame: () => Pick<Window, 'postMessage'> | null;
  /** Origin of the site in the frame, such as https://www.example.com. */
  readonly origin: string;
  readonly onEvent: <Name extends BridgeEvent>(name: Name, params: BridgeEvents[Name]) => void;
  /** Timeout of a call in milliseconds; default 20 000. */
  readonly timeLimit?: number;
}

interface Waiting {
  readonly settle: (answer: { readonly result?: unknown; readonly error?: unknown }) => void;
  readonly fail: (error: PlayerError) => void;
}

const ANSWER_TIMEOUT_MS = 20_000;
/** Milliseconds. A loaded page may not listen yet, so it is polled with backoff. */
const INITIAL_HANDSHAKE_INTERVAL_MS = 150;
const MAX_HANDSHAKE_INTERVAL_MS = 1000;

export class PlayerClient {
  readonly #waiting = new Map<string, Waiting>();
  /** Calls queued until the frame listens. */
  #held: (() => void)[] = [];
  #listens = false;
  #knocking: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  /** Distinguishes the answers of several players on one page. */
  readonly #name = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

  readonly #options: PlayerClientOptions;

  constructor(options: PlayerClientOptions) {
    this.#options = options;
  }

  /** Resolves with the answer of the same id (BRG-018); rejects with a {@link PlayerError}. */
  call<Method extends BridgeMethod>(
    method: Method,
    params: BridgeMethods[Method]['params'],
  ): Promise<BridgeMethods[Method]['result']> {
    return new Promise((resolve, reject) => {
      const id = `${this.#name}-${(this.#count += 1)}`;
      const limit = setTimeout(
        () => end(() => reject(new PlayerError(`The player did not answer ${method}.`, null))),
        this.#timeLimit,
      );
      const end = (then: () => void): void => {
        clearTimeout(limit);
        this.#waiting.delete(id);
        then();
      };
      this.#waiting.set(id, {
        settle: ({ result, error }) =>
          end(() =>
            error === undefined ? resolve(result as BridgeMethods[Method]['result']) : reject(errorOf(error)),
          ),
        fail: (error) => end(() => reject(error)),
      });
      const send = (): void => {
        if (this.#waiting.has(id))
          this.#post({ jsonrpc: '2.0', id, method, params }, method === 'setFullscreen');
      };
      if (this.#listens) send();
      else this.#held.push(send);
    });
  }

  /**
   * The frame has loaded: polls it until it answers or the timeout of a call has passed. After that it sends
   * its events.
   */
  connect(): void {
    clearTimeout(this.#knocking);
    this.#listens = false;
    this.#knock(INITIAL_HANDSHAKE_INTERVAL_MS, Date.now() + this.#timeLimit);
  }

  /** Handles a window message; ignores all that do not come from the frame's site. */
  receive({ source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>): void {
    const frame = this.#options.frame();
    if (frame === null || source !== frame || origin !== this.#options.origin) return;
    const message = data as {
      readonly jsonrpc?: unknown;
      readonly id?: unknown;
      readonly method?: unknown;
      readonly params?: unknown;
      readonly result?: unknown;
      readonly error?: unknown;
    } | null;
    if (typeof message !== 'object' || message === null || message.jsonrpc !== '2.0') return;
    if (typeof message.method === 'string') return this.#receiveEvent(message.method, message.params);
    if (typeof message.id !== 'string') return;
    if (message.id.startsWith(this.#name)) this.#connected();
    this.#waiting.get(message.id)?.settle(message);
  }

  /** The frame is gone: rejects pending calls. */
  close(): void {
    clearTimeout(this.#knocking);
    this.#held = [];
    for (const { fail } of [...this.#waiting.values()]) fail(new PlayerError('The player is gone.', null));
  }

  get #timeLimit(): number {
    return this.#options.timeLimit ?? ANSWER_TIMEOUT_MS;
  }

  #receiveEvent(name: string, params: unknown): void {
    const known = bridgeEvents.find((each) => each === name);
    if (known !== undefined) this.#options.onEvent(known, params ?? {});
  }

  #connected(): void {
    if (this.#listens) return;
    this.#listens = true;
    clearTimeout(this.#knocking);
    for (const send of this.#held.splice(0)) send();
  }

  #knock(pause: number, until: number): void {
    if (this.#listens || Date.now() > until) return;
    this.#post({ jsonrpc: '2.0', id: `${this.#name}-0`, method: 'getState' }, false);
    this.#knocking = setTimeout(
      () => this.#knock(Math.min(MAX_HANDSHAKE_INTERVAL_MS, pause * 1.5), until),
      pause,
    );
  }

  /** Can delegate the page's user activation to the frame, for capabilities that require it. */
  #post(message: object, lendsPress: boolean): void {
    const frame = this.#options.frame();
    const targetOrigin = this.#options.origin;
    try {
      const how: WindowPostMessageOptions & { readonly delegate?: string } = lendsPress
        ? { targetOrigin, delegate: 'fullscreen' }
        : { targetOrigin };
      frame?.postMessage(message, how);
    } catch {
      // Without user activation there is nothing to delegate; the player reports the outcome.
      frame?.postMessage(message, { targetOrigin });
    }
  }
}

function errorOf(error: unknown): PlayerError {
  const { message, code } = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly message?: unknown;
    readonly code?: unknown;
  };
  return new PlayerError(
    typeof message === 'string' ? message : 'The player failed.',
    typeof code === 'number' ? code : null,
  );
}
