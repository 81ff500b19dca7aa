/** Engine on shaka-player with its own `<video>`; asynchronous steps run in sequence. */
import type { Stream } from '../../generated/platform';
import type { PlaybackFigures } from '../../sdk/player';
import { clampToRange } from '../rules/livePosition';
import { isInterruption } from '../rules/playerError';
import { ChosenTracks } from './ChosenTracks';
import type {
  EngineListener,
  EngineSource,
  EngineStart,
  EngineTimes,
  EngineTracks,
  PlayerEngine,
} from './PlayerEngine';
import { RemotePlaybackTarget } from './RemotePlaybackTarget';
import { pictureElement } from './pictureElement';
import type { ReadyPlayer } from './ReadyPlayer';
import { shakaConfiguration, shakaPlays } from './shakaConfiguration';
import { tellOfElement, tellOfPlayer } from './shakaEvents';
import type { ShakaModule, ShakaPlayer, ShakaRequest } from './shakaModule';
import { addSubtitles, showSubtitles } from './shakaSubtitles';

/**
 * A player owns its element until it is destroyed, so each engine creates both. Steps that await the player
 * are chained: concurrent steps can leave shaka-player waiting for ever.
 */
export class ShakaEngine implements PlayerEngine {
  readonly #video: HTMLVideoElement;
  readonly #player: ShakaPlayer;
  readonly #otherScreen: RemotePlaybackTarget;
  readonly #choices: ChosenTracks;
  #chain: Promise<unknown>;
  #source: EngineSource | null = null;
  #destroyed: Promise<void> | null = null;
  #placed = false;
  #signing = false;
  readonly #isOver = (): boolean => this.#destroyed !== null;

  readonly #shaka: ShakaModule;
  readonly #listener: EngineListener;
  readonly #report: (error: unknown) => void;

  #ready: ReadyPlayer | null;

  constructor(
    shaka: ShakaModule,
    picture: HTMLElement,
    captions: HTMLElement,
    listener: EngineListener,
    /** Receives errors of subtitle files and track selections that do not stop playback. */
    report: (error: unknown) => void,
    ready: ReadyPlayer | null = null,
  ) {
    this.#ready = ready;
    this.#shaka = shaka;
    this.#listener = listener;
    this.#report = report;
    this.#video = ready?.video ?? pictureElement();
    picture.replaceChildren(this.#video);
    this.#video.addEventListener('loadeddata', () => (this.#placed = true));
    tellOfElement(this.#video, listener, this.#isOver);
    // In picture-in-picture the captions remain in the page and would cover an empty box.
    this.#video.addEventListener('enterpictureinpicture', () => (captions.hidden = true));
    this.#video.addEventListener('leavepictureinpicture', () => (captions.hidden = false));
    this.#otherScreen = new RemotePlaybackTarget(this.#video, listener.onCast);
    this.#player = ready?.player ?? new shaka.Player();
    if (ready === null) this.#player.setVideoContainer(captions);
    else captions.replaceChildren(ready.captions);
    tellOfPlayer(this.#player, listener, this.#isOver);
    this.#choices = new ChosenTracks(this.#player, listener.onTracks);
    this.#chain = ready === null ? this.#player.attach(this.#video) : Promise.resolve();
    this.#chain.catch(() => undefined);
  }

  supports(stream: Pick<Stream, 'protocol' | 'drm'>): boolean {
    return shakaPlays(stream, this.#shaka, this.#video);
  }

  load(source: EngineSource, start: EngineStart): Promise<boolean> {
    if (this.#destroyed !== null) return Promise.resolve(false);
    this.#source = source;
    const loading = this.#loadAfter(this.#chain, source, start);
    // Playback does not wait for sidecar subtitle files.
    this.#chain = loading
      .then((loaded) => (loaded ? this.#addTexts(source, start) : undefined))
      .catch(() => undefined);
    return loading;
  }

  async play(): Promise<boolean> {
    try {
      await this.#video.play();
      return true;
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      if (name === 'NotAllowedError') return false;
      // Superseded by a pause or another load: the result of this start no longer matters.
      if (name === 'AbortError') return true;
      throw error;
    }
  }

  pause(): void {
    this.#video.pause();
  }

  resume(): void {
    this.#player.retryStreaming(0);
  }

  seek(seconds: number): void {
    if (Number.isFinite(seconds)) this.#video.currentTime = seconds;
  }

  goToLive(): void {
    this.#player.goToLive();
  }

  seekToMoment(moment: number): void {
    const shown = this.#player.getPlayheadTimeAsDate()?.getTime();
    if (shown !== undefined)
      this.seek(clampToRange(this.#video.currentTime + (moment - shown) / 1000, this.#player.seekRange()));
  }

  setVolume(volume: number): void {
    this.#video.volume = volume / 100;
    this.#video.muted = false;
  }

  setMuted(muted: boolean): void {
    this.#video.muted = muted;
  }

  setSpeed(speed: number): void {
    this.#video.playbackRate = speed;
  }

  times(): EngineTimes {
    return {
      isLive: this.#player.isLive(),
      seekRange: this.#player.seekRange(),
      buffered: this.#player.getBufferedInfo().total,
      playheadDate: this.#player.getPlayheadTimeAsDate()?.getTime() ?? null,
      placed: this.#placed,
    };
  }

  tracks(): EngineTracks {
    return this.#choices.tracks();
  }

  figures(): PlaybackFigures {
    return playbackFigures(this.#player, this.#video.currentTime);
  }

  selectAudio(id: string): void {
    this.#choices.selectAudio(id);
  }

  selectText(id: string | null): void {
    this.#choices.selectText(id);
  }

  selectQuality(id: string | null): void {
    this.#choices.selectQuality(id);
  }

  capQuality(lines: number | null): void {
    this.#choices.capQuality(lines);
  }

  canPictureInPicture(): boolean {
    return document.pictureInPictureEnabled && typeof this.#video.requestPictureInPicture === 'function';
  }

  async togglePictureInPicture(): Promise<void> {
    if (document.pictureInPictureElement === this.#video) await document.exitPictureInPicture();
    else await this.#video.requestPictureInPicture();
  }

  cast(): Promise<void> {
    return this.#otherScreen.choose();
  }

  enterNativeFullscreen(): boolean {
    const { webkitEnterFullscreen: enter } = this.#video as HTMLVideoElement & {
      webkitEnterFullscreen?: () => void;
    };
    if (enter === undefined) return false;
    enter.call(this.#video);
    return true;
  }

  destroy(): Promise<void> {
    this.#destroyed ??= this.#takeDown();
    return this.#destroyed;
  }

  async #takeDown(): Promise<void> {
    this.#video.pause();
    this.#otherScreen.leave();
    if (document.pictureInPictureElement === this.#video)
      await document.exitPictureInPicture().catch(this.#report);
    // Destroying the player aborts a pending load; awaiting the load here would keep a slow one alive.
    await this.#player.destroy().catch(this.#report);
    this.#video.removeAttribute('src');
    this.#video.remove();
  }

  async #loadAfter(before: Promise<unknown>, source: EngineSource, start: EngineStart): Promise<boolean> {
    await before;
    if (this.#destroyed !== null) return false;
    this.#choices.begin();
    this.#video.volume = start.volume / 100;
    this.#video.muted = start.muted;
    if (!this.#signing)
      signLicenceRequests(
        this.#player,
        this.#shaka,
        async () => (await this.#source?.licenceToken()) ?? null,
      );
    this.#signing = true;
    const ready = this.#ready;
    this.#ready = null;
    try {
      const isLoaded = ready !== null && (await ready.has(source, start));
      if (this.#isOver()) return false;
      this.#player.configure(shakaConfiguration(source, start));
      this.#placed = isLoaded && this.#video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      if (isLoaded) this.#tellWhatIsKnown();
      else
        await this.#player.load(
          source.url,
          start.moment === null ? start.position : new Date(start.moment),
          source.stream.mimeType ?? undefined,
        );
    } catch (error) {
      if (isInterruption(error)) return false;
      throw error;
    }
    if (this.#isOver()) return false;
    showSubtitles(this.#player, start.textLanguage);
    this.#otherScreen.watch();
    return true;
  }

  /** Replays events that fired during the preload, before anyone listened. */
  #tellWhatIsKnown(): void {
    const { duration, readyState } = this.#video;
    if (Number.isFinite(duration)) this.#listener.onEvent({ type: 'durationchange', duration });
    if (readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) this.#listener.onEvent({ type: 'ready' });
  }

  async #addTexts(source: EngineSource, { textLanguage }: EngineStart): Promise<void> {
    const isOver = (): boolean => this.#isOver() || this.#source !== source;
    if (!(await addSubtitles(this.#player, source, isOver, this.#report))) return;
    // A selection that the viewer made meanwhile is not overridden.
    if (!this.#choices.choseText) showSubtitles(this.#player, textLanguage);
    this.#listener.onTracks();
  }
}

/** The token is read for every licence request; no other request carries it (PLY-066). */
function signLicenceRequests(
  player: ShakaPlayer,
  { net }: ShakaModule,
  tokenOf: () => Promise<string | null>,
): void {
  player.getNetworkingEngine()?.registerRequestFilter(async (type: number, request: ShakaRequest) => {
    if (type !== net.NetworkingEngine.RequestType.LICENSE) return;
    const token = await tokenOf();
    if (token !== null) request.headers['Authorization'] = `Bearer ${token}`;
  });
}

/** `position` of playback in seconds. */
function playbackFigures(
  player: Pick<ShakaPlayer, 'getStats' | 'getBufferedInfo' | 'isLive'>,
  position: number,
): PlaybackFigures {
  const stats = player.getStats();
  const here = player.getBufferedInfo().total.find(({ start, end }) => start <= position && position <= end);
  return {
    width: known(stats.width),
    height: known(stats.height),
    bitrate: known(stats.streamBandwidth),
    throughput: known(stats.estimatedBandwidth),
    buffered: here === undefined ? 0 : here.end - position,
    droppedFrames: counted(stats.droppedFrames),
    decodedFrames: counted(stats.decodedFrames),
    latency: player.isLive() ? known(stats.liveLatency) : null,
  };
}

/** shaka-player reports NaN or 0 for unknown values. */
function known(value: number): number | null {
  return value > 0 ? value : null;
}

function counted(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
