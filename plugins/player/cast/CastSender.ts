/** The connection to a device with Google Cast, and what it plays. Observable. One for all playback sessions. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DeviceStream, PlaybackSessionView } from 'proscenium/sdk';
import type {
  CastContext,
  CastStateName,
  GoogleCast,
  RemotePlayer,
  RemotePlayerController,
} from './googleCast';

/** `none`: no device, or not known yet. */
export type CastState = 'none' | 'offered' | 'connecting' | 'connected';

const states: Readonly<Record<CastStateName, CastState>> = {
  NO_DEVICES_AVAILABLE: 'none',
  NOT_CONNECTED: 'offered',
  CONNECTING: 'connecting',
  CONNECTED: 'connected',
};

export interface CastSenderDeps {
  /** Null where the browser has no Google Cast. */
  readonly load: () => Promise<GoogleCast | null>;
  /** Application id of the receiver. */
  readonly receiver: string;
  /** BCP 47. */
  readonly locale: () => string;
  readonly report: (error: unknown) => void;
}

interface Connection {
  readonly cast: GoogleCast;
  readonly context: CastContext;
  readonly player: RemotePlayer;
  readonly controller: RemotePlayerController;
}

export class CastSender {
  state: CastState = 'none';
  /** The device's name. */
  device = '';
  isPlaying = false;
  /** The content that the device has loaded now or had loaded last; null while that is none of this site's. */
  contentId: string | null = null;
  isLoaded = false;
  /** It was played to its end. */
  hasFinished = false;
  /** Of that content, in seconds. */
  position = 0;
  duration = 0;
  #connection: Connection | null = null;
  #isStarted = false;

  readonly #deps: CastSenderDeps;

  constructor(deps: CastSenderDeps) {
    this.#deps = deps;
    makeAutoObservable(this);
  }

  /** Loads Google's scripts and looks for devices, once; after a failure the next call tries again. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.connect().catch((error: unknown) => {
      this.#isStarted = false;
      this.#deps.report(error);
    });
  }

  /** Opens the browser's list of devices. */
  choose(): void {
    // It rejects when the viewer chooses none.
    this.#connection?.context.requestSession().catch(() => undefined);
  }

  /** Ends the connection, and with it what the device plays. */
  stop(): void {
    this.#connection?.context.endCurrentSession(true);
  }

  /** Loads a stream on the device, from `position` (seconds; null for live). Rejects when the device refuses it. */
  async play(
    { id, title }: PlaybackSessionView['content'],
    { url, mediaType, drm }: DeviceStream,
    position: number | null,
  ): Promise<void> {
    const device = this.#connection?.context.getCurrentSession();
    if (this.#connection === null || !device) throw new Error('No device is connected.');
    const { media } = this.#connection.cast;
    const info = new media.MediaInfo(url, mediaType);
    info.streamType = position === null ? 'LIVE' : 'BUFFERED';
    info.metadata = Object.assign(new media.GenericMediaMetadata(), { title });
    const licence = drm === null ? null : { url: drm.url, token: drm.jwtToken, keySystems: drm.keySystems };
    info.customData = { contentId: id, licence };
    await device.loadMedia(
      Object.assign(new media.LoadRequest(info), { currentTime: position, autoplay: true }),
    );
  }

  setPlaying(isPlaying: boolean): void {
    if (isPlaying !== this.isPlaying) this.#connection?.controller.playOrPause();
  }

  /** Seconds. */
  seek(position: number): void {
    if (this.#connection === null) return;
    this.#connection.player.currentTime = position;
    this.#connection.controller.seek();
  }

  private async connect(): Promise<void> {
    const cast = await this.#deps.load();
    if (cast === null) return;
    const context = cast.framework.CastContext.getInstance();
    const player = new cast.framework.RemotePlayer();
    const controller = new cast.framework.RemotePlayerController(player);
    this.#connection = { cast, context, player, controller };
    context.addEventListener('caststatechanged', () => this.readState());
    controller.addEventListener('anyChanged', () => this.readPlayer());
    context.setOptions({
      receiverApplicationId: this.#deps.receiver,
      // A page of the same site joins what another one has started.
      autoJoinPolicy: 'origin_scoped',
      language: this.#deps.locale(),
      resumeSavedSession: true,
    });
    runInAction(() => this.readState());
  }

  private readState(): void {
    if (this.#connection === null) return;
    const { context } = this.#connection;
    this.readPlayer();
    this.device = context.getCurrentSession()?.getCastDevice().friendlyName ?? this.device;
    this.state = states[context.getCastState()];
  }

  private readPlayer(): void {
    if (this.#connection === null) return;
    const { isMediaLoaded, isPaused, playerState, currentTime, duration, mediaInfo } =
      this.#connection.player;
    const reason = this.#connection.context.getCurrentSession()?.getMediaSession()?.idleReason;
    this.hasFinished = !isMediaLoaded && reason === 'FINISHED';
    this.isLoaded = isMediaLoaded;
    this.isPlaying = isMediaLoaded && !isPaused && playerState !== 'IDLE';
    // The framework resets the rest when the content is unloaded, but the page continues from the last position.
    if (!isMediaLoaded) return;
    const { contentId } = (mediaInfo?.customData ?? {}) as { readonly contentId?: unknown };
    this.contentId = typeof contentId === 'string' ? contentId : null;
    [this.position, this.duration] = [currentTime, duration];
  }
}
