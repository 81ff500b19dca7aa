/** The site's side of the bridge: an embedding page controls the player by window messages (BRG-001 to BRG-017). */
import type { BridgedPlayer, PlayerNews } from './BridgedPlayer';
import {
  type BridgeAnswer,
  type BridgeErrorName,
  bridgeErrors,
  type BridgeMethod,
  type BridgeMethods,
  type BridgeNotification,
  type RequestId,
} from './protocol';

type Reading =
  /** Not a message of this protocol, or one that must not be answered. */
  | { readonly kind: 'ignored' }
  /** JSON-RPC 2.0, but not a valid request. */
  | { readonly kind: 'invalid'; readonly id: RequestId }
  /** `id` is undefined for a notification, which is never answered (BRG-006). */
  | {
      readonly kind: 'request';
      readonly id: RequestId | undefined;
      readonly method: string;
      readonly params: unknown;
    };

/** Ids are echoed in the answer, so their length is limited. */
const MAX_ID_LENGTH = 128;
const MAX_METHOD_LENGTH = 64;

/**
 * Parses a message of the embedding page. Pure: it reads own properties only and never throws, whatever the
 * message.
 */
function readRequest(data: unknown): Reading {
  try {
    return reading(data);
  } catch {
    return { kind: 'ignored' };
  }
}

function reading(data: unknown): Reading {
  // BRG-005; a batch is an array, and is ignored as well.
  if (typeof data !== 'object' || data === null || Array.isArray(data) || own(data, 'jsonrpc') !== '2.0')
    return { kind: 'ignored' };
  // A JSON-RPC response; this side sends no requests.
  if (!Object.hasOwn(data, 'method') && (Object.hasOwn(data, 'result') || Object.hasOwn(data, 'error')))
    return { kind: 'ignored' };
  const given = own(data, 'id');
  const id = given === undefined || isId(given) ? given : null;
  const method = own(data, 'method');
  const isRequest =
    (given === undefined || isId(given)) && typeof method === 'string' && method.length <= MAX_METHOD_LENGTH;
  if (isRequest) return { kind: 'request', id, method, params: own(data, 'params') };
  return id === undefined ? { kind: 'ignored' } : { kind: 'invalid', id };
}

function own(data: object, name: string): unknown {
  return Object.hasOwn(data, name) ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
}

function isId(value: unknown): value is RequestId {
  if (typeof value === 'string') return value.length <= MAX_ID_LENGTH;
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}

type Parameters<Method extends BridgeMethod> = BridgeMethods[Method]['params'];
type Check = (value: unknown) => boolean;

const MAX_VALUE_LENGTH = 128;
const isName: Check = (value) =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_VALUE_LENGTH;
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);

/** In order of position. */
const taken: {
  readonly [Method in BridgeMethod]: readonly (readonly [keyof Parameters<Method> & string, Check])[];
} = {
  play: [],
  pause: [],
  seek: [['position', isNumber]],
  setVolume: [['volume', isNumber]],
  mute: [],
  unmute: [],
  setFullscreen: [['fullscreen', isFlag]],
  loadVod: [['id', isName]],
  setSubtitleTrack: [['track', (value) => value === null || isName(value)]],
  setAudioTrack: [['track', isName]],
  getState: [],
};

const isMethod = (name: string): name is BridgeMethod => Object.hasOwn(taken, name);

/** The parameters of a request; null if one is missing, invalid or unknown (BRG-016). */
function readParameters<Method extends BridgeMethod>(
  method: Method,
  params: unknown,
): Parameters<Method> | null {
  const wanted: readonly (readonly [string, Check])[] = taken[method];
  if (params === undefined) return wanted.length === 0 ? {} : null;
  if (typeof params !== 'object' || params === null) return null;
  const given = Array.isArray(params) ? byName(params, wanted) : new Map(Object.entries(params));
  if (given === null || given.size !== wanted.length) return null;
  if (!wanted.every(([name, isRight]) => given.has(name) && isRight(given.get(name)))) return null;
  return Object.fromEntries(given);
}

function byName(
  list: readonly unknown[],
  wanted: readonly (readonly [string, Check])[],
): ReadonlyMap<string, unknown> | null {
  return list.length === wanted.length ? new Map(wanted.map(([name], index) => [name, list[index]])) : null;
}

/** Rate limit of messages: a token bucket. */

class Allowance {
  #left: number;
  #at: number;

  readonly #now: () => number;
  readonly #most: number;
  readonly #perSecond: number;

  /** `now` returns milliseconds. */
  constructor(now: () => number, most: number, perSecond: number) {
    this.#now = now;
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now();
  }

  /** Takes a token; false if there is none. */
  take(): boolean {
    const now = this.#now();
    // Setting the clock back adds no tokens.
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** The parent window of the frame. */
export type PageAround = Pick<Window, 'postMessage'>;

export interface EmbedBridgeDeps {
  /** The realm's trusted origins, compared exactly (BRG-004). */
  readonly trusted: readonly string[];
  /** The only window with which messages are exchanged. */
  readonly around: PageAround;
  /** Opens another video; false if there is none with that id. Rejects if that cannot be determined. */
  readonly loadVod: (id: string) => Promise<boolean>;
  /** Milliseconds. */
  readonly now: () => number;
  /** Receives internal errors; the embedding page gets only the name of the error. */
  readonly report: (error: unknown) => void;
}

/** Rate limit: burst size, and messages per second after it. Further messages are ignored. */
export const MAX_BURST_MESSAGES = 60;
export const MESSAGES_PER_SECOND = 30;

/** A request that failed with a protocol error. */
class Refusal extends Error {
  constructor(readonly reason: BridgeErrorName) {
    super(bridgeErrors[reason].message);
  }
}

export class EmbedBridge {
  #player: BridgedPlayer | null = null;
  /** Recipient of events: the origin that has sent a valid message (BRG-010). */
  #listener: string | null = null;
  readonly #allowance: Allowance;

  readonly #deps: EmbedBridgeDeps;

  constructor(deps: EmbedBridgeDeps) {
    this.#deps = deps;
    this.#allowance = new Allowance(deps.now, MAX_BURST_MESSAGES, MESSAGES_PER_SECOND);
  }

  /** Connects a player; returns the function that disconnects it. */
  mount(player: BridgedPlayer): () => void {
    this.#player = player;
    const unsubscribe = player.subscribe((news) => this.#tell(news));
    return () => {
      unsubscribe();
      if (this.#player === player) this.#player = null;
    };
  }

  /** Handles a window message. Never throws or rejects; unknown senders get no answer (BRG-003). */
  readonly receive = async ({
    origin,
    source,
    data,
  }: Pick<MessageEvent, 'origin' | 'source' | 'data'>): Promise<void> => {
    if (source !== this.#deps.around || !this.#deps.trusted.includes(origin) || !this.#allowance.take())
      return;
    const reading = readRequest(data);
    if (reading.kind === 'ignored') return;
    if (reading.kind === 'invalid') return this.#answer(origin, reading.id, new Refusal('invalidRequest'));
    this.#listener = origin;
    const { id, method, params } = reading;
    const outcome = await this.#carryOut(method, params).catch((error: unknown) => this.#refusalOf(error));
    if (id !== undefined) this.#answer(origin, id, outcome);
  };

  async #carryOut(method: string, params: unknown): Promise<unknown> {
    if (!isMethod(method)) throw new Refusal('unknownMethod');
    const call = this.#calls[method] as (given: unknown) => unknown;
    const given = readParameters(method, params);
    if (given === null) throw new Refusal('badParameters');
    return (await call(given)) ?? null;
  }

  readonly #calls: {
    readonly [Method in BridgeMethod]: (
      given: NonNullable<ReturnType<typeof readParameters<Method>>>,
    ) => unknown;
  } = {
    play: () => orElse('playFailed', this.#mounted().play()),
    pause: () => this.#mounted().pause(),
    seek: async ({ position }) => ({ position: await this.#mounted().seek(position) }),
    setVolume: ({ volume }) => this.#mounted().setVolume(volume),
    mute: () => this.#mounted().setMuted(true),
    unmute: () => this.#mounted().setMuted(false),
    setFullscreen: async ({ fullscreen }) => ({
      fullscreen: await this.#mounted().setFullscreen(fullscreen),
    }),
    loadVod: async ({ id }) => {
      if (!(await orElse('playFailed', this.#deps.loadVod(id)))) throw new Refusal('noVod');
    },
    setSubtitleTrack: async ({ track }) => found(await this.#mounted().selectSubtitles(track)),
    setAudioTrack: async ({ track }) => found(await this.#mounted().selectAudio(track)),
    getState: () => {
      const player = this.#mounted();
      try {
        return player.state();
      } catch {
        throw new Refusal('stateUnread');
      }
    },
  };

  #mounted(): BridgedPlayer {
    if (this.#player === null) throw new Refusal('noPlayer');
    return this.#player;
  }

  #refusalOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    this.#deps.report(error);
    return new Refusal(this.#player === null ? 'noPlayer' : 'playFailed');
  }

  #answer(origin: string, id: RequestId, outcome: unknown): void {
    const reply = outcome instanceof Refusal ? { error: bridgeErrors[outcome.reason] } : { result: outcome };
    this.#post({ jsonrpc: '2.0', id, ...reply }, origin);
  }

  #tell({ name, params }: PlayerNews): void {
    if (this.#listener !== null) this.#post({ jsonrpc: '2.0', method: name, params }, this.#listener);
  }

  /** BRG-007: always to one origin, never to `*`. */
  #post(message: BridgeAnswer | BridgeNotification, origin: string): void {
    try {
      this.#deps.around.postMessage(message, origin);
    } catch (error) {
      this.#deps.report(error);
    }
  }
}

async function orElse<T>(reason: BridgeErrorName, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(reason);
  }
}

function found(isThere: boolean): void {
  if (!isThere) throw new Refusal('noTrack');
}
