/** The site's side of the bridge: an embedding page controls the player by window messages (BRG-001 to BRG-017). */
import type { BridgedPlayer, PlayerNews } from './BridgedPlayer';
import {
  bridgeErrors,
  type BridgeAnswer,
  type BridgeErrorName,
  type BridgeMethod,
  type BridgeNotification,
  type RequestId,
} from './protocol';
import { Allowance } from './rules/Allowance';
import { isMethod, readParameters } from './rules/readParameters';
import { readRequest } from './rules/readRequest';

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
export const MOST_AT_ONCE = 60;
export const PER_SECOND = 30;

/** A request that failed with a protocol error. */
class Refusal extends Error {
  constructor(readonly reason: BridgeErrorName) {
    super(bridgeErrors[reason].message);
  }
}

export class EmbedBridge {
  private player: BridgedPlayer | null = null;
  /** Recipient of events: the origin that has sent a valid message (BRG-010). */
  private listener: string | null = null;
  private readonly allowance: Allowance;

  constructor(private readonly deps: EmbedBridgeDeps) {
    this.allowance = new Allowance(deps.now, MOST_AT_ONCE, PER_SECOND);
  }

  /** Connects a player; returns the function that disconnects it. */
  mount(player: BridgedPlayer): () => void {
    this.player = player;
    const unsubscribe = player.subscribe((news) => this.tell(news));
    return () => {
      unsubscribe();
      if (this.player === player) this.player = null;
    };
  }

  /** Handles a window message. Never throws or rejects; unknown senders get no answer (BRG-003). */
  readonly receive = async ({
    origin,
    source,
    data,
  }: Pick<MessageEvent, 'origin' | 'source' | 'data'>): Promise<void> => {
    if (source !== this.deps.around || !this.deps.trusted.includes(origin) || !this.allowance.take()) return;
    const reading = readRequest(data);
    if (reading.kind === 'ignored') return;
    if (reading.kind === 'invalid') return this.answer(origin, reading.id, new Refusal('invalidRequest'));
    this.listener = origin;
    const { id, method, params } = reading;
    const outcome = await this.carryOut(method, params).catch((error: unknown) => this.refusalOf(error));
    if (id !== undefined) this.answer(origin, id, outcome);
  };

  private async carryOut(method: string, params: unknown): Promise<unknown> {
    if (!isMethod(method)) throw new Refusal('unknownMethod');
    const call = this.calls[method] as (given: unknown) => unknown;
    const given = readParameters(method, params);
    if (given === null) throw new Refusal('badParameters');
    return (await call(given)) ?? null;
  }

  private readonly calls: {
    readonly [Method in BridgeMethod]: (
      given: NonNullable<ReturnType<typeof readParameters<Method>>>,
    ) => unknown;
  } = {
    play: () => orElse('playFailed', this.mounted().play()),
    pause: () => this.mounted().pause(),
    seek: async ({ position }) => ({ position: await this.mounted().seek(position) }),
    setVolume: ({ volume }) => this.mounted().setVolume(volume),
    mute: () => this.mounted().setMuted(true),
    unmute: () => this.mounted().setMuted(false),
    setFullscreen: async ({ fullscreen }) => ({ fullscreen: await this.mounted().setFullscreen(fullscreen) }),
    loadVod: async ({ id }) => {
      if (!(await orElse('playFailed', this.deps.loadVod(id)))) throw new Refusal('noVod');
    },
    setSubtitleTrack: async ({ track }) => found(await this.mounted().selectSubtitles(track)),
    setAudioTrack: async ({ track }) => found(await this.mounted().selectAudio(track)),
    getState: () => {
      const player = this.mounted();
      try {
        return player.state();
      } catch {
        throw new Refusal('stateUnread');
      }
    },
  };

  private mounted(): BridgedPlayer {
    if (this.player === null) throw new Refusal('noPlayer');
    return this.player;
  }

  private refusalOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    this.deps.report(error);
    return new Refusal(this.player === null ? 'noPlayer' : 'playFailed');
  }

  private answer(origin: string, id: RequestId, outcome: unknown): void {
    const told = outcome instanceof Refusal ? { error: bridgeErrors[outcome.reason] } : { result: outcome };
    this.post({ jsonrpc: '2.0', id, ...told }, origin);
  }

  private tell({ name, params }: PlayerNews): void {
    if (this.listener !== null) this.post({ jsonrpc: '2.0', method: name, params }, this.listener);
  }

  /** BRG-007: always to one origin, never to `*`. */
  private post(message: BridgeAnswer | BridgeNotification, origin: string): void {
    try {
      this.deps.around.postMessage(message, origin);
    } catch (error) {
      this.deps.report(error);
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
