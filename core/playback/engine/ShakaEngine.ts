/** Plays with shaka-player, in a `<video>` of its own, one step after another. */
import type { PlaybackFigures } from '../../sdk';
import { clampToRange } from '../rules/livePosition';
import { isInterruption } from '../rules/playerError';
import { drmConfiguration } from './drmConfiguration';
import type { Stream } from '../rules/streamPick';
import type { EngineFactory, EngineListener, EngineSource, EngineStart, EngineTimes, EngineTracks, PlayerEngine } from './PlayerEngine';
import { playbackFigures } from './playbackFigures';
import { loadShaka, type ShakaModule, type ShakaPlayer } from './shakaModule';
import { audioId, audioOptions, byLanguage, qualityOptions, textOptions } from './shakaTracks';

export interface ShakaEngineParts {
  readonly load?: () => Promise<ShakaModule>;
  /** A subtitle file that cannot be had, a track that cannot be chosen: playback goes on. */
  readonly report: (error: unknown) => void;
}

/** Engines on shaka-player; the library is fetched with the first one. */
export function shakaEngines({ load = loadShaka, report }: ShakaEngineParts): EngineFactory {
  return async ({ picture, captions }, listener) => {
    const shaka = await load();
    shaka.polyfill.installAll();
    return new ShakaEngine(shaka, picture, captions, listener, report);
  };
}

/**
 * A player owns its element until it is destroyed, so each engine makes both, and everything that waits on the player
 * stands in one chain: two steps at once can leave shaka-player waiting for ever.
 */
export class ShakaEngine implements PlayerEngine {
  private readonly video: HTMLVideoElement;
  private readonly player: ShakaPlayer;
  private chain: Promise<unknown>;
  private source: EngineSource | null = null;
  private destroyed: Promise<void> | null = null;
  private chosenQuality: string | null = null;
  private signing = false;

  constructor(
    private readonly shaka: ShakaModule,
    picture: HTMLElement,
    captions: HTMLElement,
    private readonly listener: EngineListener,
    private readonly report: (error: unknown) => void,
  ) {
    this.video = document.createElement('video');
    this.video.playsInline = true;
    this.video.tabIndex = -1;
    this.video.setAttribute('aria-hidden', 'true');
    picture.replaceChildren(this.video);
    this.listen();
    this.player = new shaka.Player();
    this.player.setVideoContainer(captions);
    this.listenToPlayer();
    this.chain = this.player.attach(this.video);
    this.chain.catch(() => undefined);
  }

  supports({ protocol, drm }: Pick<Stream, 'protocol' | 'drm'>): boolean {
    const name = protocol.toUpperCase();
    // In HLS, clear keys are files that the playlist names: shaka-player never asks a licence server for them.
    if (name === 'HLS' && drm && drm.keySystems.every((system) => system === 'org.w3.clearkey')) return false;
    if (this.shaka.Player.isBrowserSupported()) return name === 'HLS' || name === 'DASH';
    return name === 'HLS' && this.video.canPlayType('application/vnd.apple.mpegurl') !== '';
  }

  load(source: EngineSource, start: EngineStart): Promise<boolean> {
    if (this.destroyed !== null) return Promise.resolve(false);
    const attached = this.chain;
    const loading = this.loadAfter(attached, source, start);
    this.chain = loading.catch(() => undefined);
    return loading;
  }

  async play(): Promise<boolean> {
    try {
      await this.video.play();
      return true;
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      if (name === 'NotAllowedError') return false;
      // A pause or another load that came first: nobody waits for this start any more.
      if (name === 'AbortError') return true;
      throw error;
    }
  }

  pause(): void {
    this.video.pause();
  }

  seek(seconds: number): void {
    if (Number.isFinite(seconds)) this.video.currentTime = seconds;
  }

  goToLive(): void {
    this.player.goToLive();
  }

  seekToMoment(moment: number): void {
    const shown = this.player.getPlayheadTimeAsDate()?.getTime();
    if (shown !== undefined) this.seek(clampToRange(this.video.currentTime + (moment - shown) / 1000, this.player.seekRange()));
  }

  setVolume(volume: number): void {
    this.video.volume = volume / 100;
    this.video.muted = false;
  }

  setMuted(muted: boolean): void {
    this.video.muted = muted;
  }

  setSpeed(speed: number): void {
    this.video.playbackRate = speed;
  }

  times(): EngineTimes {
    return {
      isLive: this.player.isLive(),
      seekRange: this.player.seekRange(),
      buffered: this.player.getBufferedInfo().total,
      playheadDate: this.player.getPlayheadTimeAsDate()?.getTime() ?? null,
    };
  }

  tracks(): EngineTracks {
    return {
      audio: audioOptions(this.player.getAudioTracks()),
      text: textOptions(this.player.getTextTracks()),
      quality: qualityOptions(this.player.getVideoTracks()),
      automaticQuality: this.chosenQuality === null,
    };
  }

  figures(): PlaybackFigures {
    return playbackFigures(this.player, this.video.currentTime);
  }

  selectAudio(id: string): void {
    const candidates = this.player.getAudioTracks().filter((track) => audioId(track) === id);
    // Of the same sound the one with most channels, as shaka-player would pick.
    const track = candidates.reduce<(typeof candidates)[number] | null>(
      (best, one) => (best === null || (one.channelsCount ?? 0) > (best.channelsCount ?? 0) ? one : best),
      null,
    );
    if (track !== null) this.player.selectAudioTrack(track);
    this.listener.onTracks();
  }

  selectText(id: string | null): void {
    this.player.selectTextTrack(id === null ? null : (this.player.getTextTracks().find((track) => String(track.id) === id) ?? null));
    this.listener.onTracks();
  }

  selectQuality(id: string | null): void {
    const tracks = this.player.getVideoTracks().filter(({ height }) => String(height) === id);
    const best = tracks.reduce<(typeof tracks)[number] | null>((top, one) => (top === null || one.bandwidth > top.bandwidth ? one : top), null);
    this.chosenQuality = best === null ? null : id;
    this.player.configure({ abr: { enabled: best === null } });
    // Without emptying the buffer a choice would show only after it has played out.
    if (best !== null) this.player.selectVideoTrack(best, true);
    this.listener.onTracks();
  }

  capQuality(lines: number | null): void {
    this.player.configure({ abr: { restrictions: { maxHeight: lines ?? Infinity } } });
  }

  canPictureInPicture(): boolean {
    return document.pictureInPictureEnabled && typeof this.video.requestPictureInPicture === 'function';
  }

  async togglePictureInPicture(): Promise<void> {
    if (document.pictureInPictureElement === this.video) await document.exitPictureInPicture();
    else await this.video.requestPictureInPicture();
  }

  enterNativeFullscreen(): boolean {
    const { webkitEnterFullscreen: enter } = this.video as HTMLVideoElement & { webkitEnterFullscreen?: () => void };
    if (enter === undefined) return false;
    enter.call(this.video);
    return true;
  }

  destroy(): Promise<void> {
    this.destroyed ??= this.takeDown();
    return this.destroyed;
  }

  private async takeDown(): Promise<void> {
    this.video.pause();
    if (document.pictureInPictureElement === this.video) await document.exitPictureInPicture().catch(this.report);
    // A load that is on its way ends with the player; waiting for it here would keep a slow one alive.
    await this.player.destroy().catch(this.report);
    this.video.removeAttribute('src');
    this.video.remove();
  }

  private async loadAfter(before: Promise<unknown>, source: EngineSource, start: EngineStart): Promise<boolean> {
    await before;
    if (this.destroyed !== null) return false;
    this.source = source;
    this.chosenQuality = null;
    this.video.volume = start.volume / 100;
    this.video.muted = start.muted;
    this.player.configure({
      drm: drmConfiguration(source.stream.drm),
      abr: { enabled: true },
      preferredAudio: start.audioLanguages.map((language) => ({ language })),
      preferredText: start.textLanguage === null ? [] : [{ language: start.textLanguage }],
      streaming: { rebufferingGoal: 1, bufferingGoal: 20, bufferBehind: 30 },
      manifest: { retryParameters: { maxAttempts: 2 } },
    });
    this.signLicenceRequests();
    try {
      await this.player.load(source.url, start.moment === null ? start.position : new Date(start.moment), source.stream.mimeType ?? undefined);
    } catch (error) {
      if (isInterruption(error)) return false;
      throw error;
    }
    await this.addSubtitles(source);
    this.chooseText(start.textLanguage);
    this.listener.onTracks();
    return !this.isOver();
  }

  private isOver(): boolean {
    return this.destroyed !== null;
  }

  private signLicenceRequests(): void {
    if (this.signing) return;
    this.signing = true;
    this.player.getNetworkingEngine()?.registerRequestFilter((type, request) => this.sign(type, request));
  }

  /** PLY-066. */
  private async sign(type: number, request: { headers: Record<string, string> }): Promise<void> {
    if (type !== this.shaka.net.NetworkingEngine.RequestType.LICENSE) return;
    const token = (await this.source?.licenceToken()) ?? null;
    if (token !== null) request.headers['Authorization'] = `Bearer ${token}`;
  }

  /** Subtitles beside the stream (PLY-067). One that cannot be had is only missed in the menu. */
  private async addSubtitles({ stream }: EngineSource): Promise<void> {
    const there = textOptions(this.player.getTextTracks());
    for (const { url, language, label, format } of stream.subtitles ?? []) {
      if (this.isOver()) return;
      if (there.some((track) => track.language === language)) continue;
      const mimeType = format.toLowerCase() === 'vtt' ? 'text/vtt' : undefined;
      await this.player.addTextTrackAsync(url, language, 'subtitles', mimeType, undefined, label ?? undefined).catch(this.report);
    }
  }

  private chooseText(wanted: string | null): void {
    if (this.isOver()) return;
    const tracks = this.player.getTextTracks();
    const option = wanted === null ? null : byLanguage(textOptions(tracks), wanted);
    this.player.selectTextTrack(tracks.find(({ id }) => String(id) === option?.id) ?? null);
  }

  private listen(): void {
    const { onEvent } = this.listener;
    const on = (type: keyof HTMLMediaElementEventMap, tell: () => void) =>
      this.video.addEventListener(type, () => {
        if (this.destroyed === null) tell();
      });
    on('play', () => onEvent({ type: 'play' }));
    on('pause', () => onEvent({ type: 'pause' }));
    on('ended', () => onEvent({ type: 'ended' }));
    on('timeupdate', () => onEvent({ type: 'timeupdate', position: this.video.currentTime }));
    on('seeked', () => onEvent({ type: 'seeked', position: this.video.currentTime }));
    on('progress', () => onEvent({ type: 'progress', position: this.video.currentTime }));
    on('durationchange', () => {
      if (Number.isFinite(this.video.duration)) onEvent({ type: 'durationchange', duration: this.video.duration });
    });
    on('volumechange', () => onEvent({ type: 'volume', volume: Math.round(this.video.volume * 100), muted: this.video.muted }));
    on('canplay', () => onEvent({ type: 'ready' }));
    this.video.addEventListener('webkitbeginfullscreen', () => onEvent({ type: 'fullscreen', fullscreen: true }));
    this.video.addEventListener('webkitendfullscreen', () => onEvent({ type: 'fullscreen', fullscreen: false }));
  }

  private listenToPlayer(): void {
    const { onEvent, onTracks } = this.listener;
    this.player.addEventListener('error', ({ detail }) => {
      if (this.destroyed === null && !isInterruption(detail)) onEvent({ type: 'error', error: detail });
    });
    this.player.addEventListener('buffering', ({ buffering = false }) => onEvent({ type: 'buffer', buffering }));
    for (const type of ['trackschanged', 'variantchanged', 'adaptation', 'textchanged', 'audiotrackschanged']) {
      this.player.addEventListener(type, () => {
        if (this.destroyed === null) onTracks();
      });
    }
  }
}
