/** The embedding page's end of the bridge: calls that settle on the player's answer, and its events. Knows no element. */
import { bridgeEvents, type BridgeEvent, type BridgeEvents, type BridgeMethod, type BridgeMethods } from '../protocol';

/** A method that failed: the player said why, or said nothing in time. */
export class PlayerError extends Error {
  override readonly name = 'PlayerError';

  constructor(
    message: string,
    /** As JSON-RPC has it; null when there was no answer. */
    readonly code: number | null,
  ) {
    super(message);
  }
}

export interface PlayerClientOptions {
  /** The window in the frame; null while there is none. */
  readonly frame: () => Pick<Window, 'postMessage'> | null;
  /** Origin of the site in the frame, such as https://www.example.com. */
  readonly origin: string;
  readonly onEvent: <Name extends BridgeEvent>(name: Name, params: BridgeEvents[Name]) => void;
  /** Milliseconds after which a method is given up; 20 000 without it. */
  readonly timeLimit?: number;
}

interface Waiting {
  readonly settle: (answer: { readonly result?: unknown; readonly error?: unknown }) => void;
  readonly fail: (error: PlayerError) => void;
}

const TIME_LIMIT = 20_000;
/** A page that has loaded may not listen yet: it is asked again, less and less often. Milliseconds. */
const FIRST_KNOCK = 150;
const SLOWEST_KNOCK = 1000;

export class PlayerClient {
  private readonly waiting = new Map<string, Waiting>();
  /** What is said once the frame listens. */
  private held: (() => void)[] = [];
  private listens = false;
  private knocking: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  /** Two players on one page must not answer for each other. */
  private readonly name = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

  constructor(private readonly options: PlayerClientOptions) {}

  /** Settles on the answer with the same id (BRG-018); rejects with a {@link PlayerError}. */
  call<Method extends BridgeMethod>(method: Method, params: BridgeMethods[Method]['params']): Promise<BridgeMethods[Method]['result']> {
    return new Promise((resolve, reject) => {
      const id = `${this.name}-${(this.count += 1)}`;
      const limit = setTimeout(() => end(() => reject(new PlayerError(`The player did not answer ${method}.`, null))), this.timeLimit);
      const end = (then: () => void): void => {
        clearTimeout(limit);
        this.waiting.delete(id);
        then();
      };
      this.waiting.set(id, {
        settle: ({ result, error }) => end(() => (error === undefined ? resolve(result as BridgeMethods[Method]['result']) : reject(errorOf(error)))),
        fail: (error) => end(() => reject(error)),
      });
      const say = (): void => {
        if (this.waiting.has(id)) this.post({ jsonrpc: '2.0', id, method, params }, method === 'setFullscreen');
      };
      if (this.listens) say();
      else this.held.push(say);
    });
  }

  /** The frame has loaded: it is asked until it answers, or for as long as a call would wait. From then on it tells its events. */
  connect(): void {
    clearTimeout(this.knocking);
    this.listens = false;
    this.knock(FIRST_KNOCK, Date.now() + this.timeLimit);
  }

  /** Takes a message to the embedding page; whatever is not from the frame's own site is none of ours. */
  receive({ source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>): void {
    const frame = this.options.frame();
    if (frame === null || source !== frame || origin !== this.options.origin) return;
    const message = data as { readonly jsonrpc?: unknown; readonly id?: unknown; readonly method?: unknown; readonly params?: unknown; readonly result?: unknown; readonly error?: unknown } | null;
    if (typeof message !== 'object' || message === null || message.jsonrpc !== '2.0') return;
    if (typeof message.method === 'string') return this.hear(message.method, message.params);
    if (typeof message.id !== 'string') return;
    if (message.id.startsWith(this.name)) this.heard();
    this.waiting.get(message.id)?.settle(message);
  }

  /** Ends what waits: the frame is gone. */
  close(): void {
    clearTimeout(this.knocking);
    this.held = [];
    for (const { fail } of [...this.waiting.values()]) fail(new PlayerError('The player is gone.', null));
  }

  private get timeLimit(): number {
    return this.options.timeLimit ?? TIME_LIMIT;
  }

  private hear(name: string, params: unknown): void {
    const known = bridgeEvents.find((each) => each === name);
    if (known !== undefined) this.options.onEvent(known, params ?? {});
  }

  private heard(): void {
    if (this.listens) return;
    this.listens = true;
    clearTimeout(this.knocking);
    for (const say of this.held.splice(0)) say();
  }

  private knock(pause: number, until: number): void {
    if (this.listens || Date.now() > until) return;
    this.post({ jsonrpc: '2.0', id: `${this.name}-0`, method: 'getState' }, false);
    this.knocking = setTimeout(() => this.knock(Math.min(SLOWEST_KNOCK, pause * 1.5), until), pause);
  }

  /** A viewer's press on this page may be lent to the frame, for what browsers grant to a press alone. */
  private post(message: object, lendsPress: boolean): void {
    const frame = this.options.frame();
    const targetOrigin = this.options.origin;
    try {
      const how: WindowPostMessageOptions & { readonly delegate?: string } = lendsPress ? { targetOrigin, delegate: 'fullscreen' } : { targetOrigin };
      frame?.postMessage(message, how);
    } catch {
      // Without a press there is nothing to lend, and the player says what came of it.
      frame?.postMessage(message, { targetOrigin });
    }
  }
}

function errorOf(error: unknown): PlayerError {
  const { message, code } = (typeof error === 'object' && error !== null ? error : {}) as { readonly message?: unknown; readonly code?: unknown };
  return new PlayerError(typeof message === 'string' ? message : 'The player failed.', typeof code === 'number' ? code : null);
}
