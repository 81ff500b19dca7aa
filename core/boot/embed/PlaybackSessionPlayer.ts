/** Adapts a playback session to the embed bridge. */
import { when } from 'mobx';
import type { BridgedPlayer, PlayerNews } from '../../embed/BridgedPlayer';
import type { BridgeState } from '../../embed/protocol';
import type { PlayerEvent } from '../../playback/PlayerStore';
import type { PlaybackSession } from '../../playback/PlaybackSession';

/** Milliseconds to wait for a playback session to begin. */
const SESSION_TIMEOUT_MS = 15_000;

export class PlaybackSessionPlayer implements BridgedPlayer {
  readonly #playbackSession: PlaybackSession;

  constructor(playbackSession: PlaybackSession) {
    this.#playbackSession = playbackSession;
  }

  state(): BridgeState {
    const { player, subject } = this.#playbackSession;
    return { ...player.state, videoId: subject.id };
  }

  async play(): Promise<void> {
    await this.#begun();
    const playbackSession = this.#playbackSession;
    const { player } = playbackSession;
    if (player.state.videoEnded) playbackSession.transport.restart();
    // As a press by the viewer does: an earlier autoplay refusal no longer counts.
    if (player.state.autoStartFailed) player.start();
    await playbackSession.transport.play();
    if (player.state.autoStartFailed || playbackSession.state.status !== 'showing')
      throw new Error('The player was refused a start.');
  }

  async pause(): Promise<void> {
    await this.#begun();
    this.#playbackSession.transport.pause();
  }

  async seek(position: number): Promise<number> {
    await this.#begun();
    this.#playbackSession.transport.seek(position);
    return this.#playbackSession.player.state.position;
  }

  setVolume(volume: number): void {
    this.#playbackSession.sound.setVolume(volume);
  }

  setMuted(muted: boolean): void {
    if (this.#playbackSession.player.state.muted !== muted) this.#playbackSession.sound.toggleMute();
  }

  async setFullscreen(fullscreen: boolean): Promise<boolean> {
    const frame = this.#playbackSession.place.frame();
    const document = frame?.ownerDocument;
    if (frame === null || document === undefined) return false;
    // If the browser refuses, nothing changes, and the returned value reflects that.
    if (fullscreen) await frame.requestFullscreen?.().catch(() => undefined);
    else if (document.fullscreenElement === frame) await document.exitFullscreen().catch(() => undefined);
    return document.fullscreenElement === frame;
  }

  async selectSubtitles(track: string | null): Promise<boolean> {
    await this.#begun();
    const { media, tracks } = this.#playbackSession;
    const id = track === null ? null : idOf(media.tracks.text, track);
    if (id === undefined) return false;
    tracks.selectText(id);
    return true;
  }

  async selectAudio(track: string): Promise<boolean> {
    await this.#begun();
    const { media, tracks } = this.#playbackSession;
    const id = idOf(media.tracks.audio, track);
    if (id === undefined) return false;
    tracks.selectAudio(id);
    return true;
  }

  subscribe(listener: (news: PlayerNews) => void): () => void {
    return this.#playbackSession.player.subscribe((event) => listener(newsOf(event)));
  }

  /** Commands received while the session is being prepared run when it begins; rejects on timeout. */
  #begun(): Promise<void> {
    return when(
      () =>
        this.#playbackSession.state.status === 'showing' || this.#playbackSession.state.status === 'stopped',
      { timeout: SESSION_TIMEOUT_MS },
    );
  }
}

/** By id, otherwise the first of that language. */
function idOf(
  options: readonly { readonly id: string; readonly language: string }[],
  track: string,
): string | undefined {
  return (options.find(({ id }) => id === track) ?? options.find(({ language }) => language === track))?.id;
}

/** Details of a player error are not forwarded: the event only reports that there was one. */
function newsOf(event: PlayerEvent): PlayerNews {
  switch (event.type) {
    case 'seeked':
    case 'progress':
    case 'timeupdate':
      return { name: event.type, params: { position: event.position } };
    case 'durationchange':
      return { name: event.type, params: { duration: event.duration } };
    case 'volume':
      return { name: event.type, params: { volume: event.volume, muted: event.muted } };
    case 'buffer':
      return { name: event.type, params: { buffering: event.buffering } };
    case 'fullscreen':
      return { name: event.type, params: { fullscreen: event.fullscreen } };
    default:
      return { name: event.type, params: {} };
  }
}
