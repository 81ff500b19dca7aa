/** Player state and its transitions. Holds no engine and no DOM node. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { NextItem } from './rules/nextItem';

/** Player state for components (PLY-001). Position and duration are seconds, volume is 0 to 100. */
export interface PlayerState {
  isReady: boolean;
  isPlaying: boolean;
  hasStarted: boolean;
  position: number;
  duration: number;
  fullscreen: boolean;
  volume: number;
  muted: boolean;
  activeSidebarTab: string | null;
  /** A live event has not started yet. */
  waiting: boolean;
  videoEnded: boolean;
  /** The browser blocked autoplay: the viewer must press play (PLY-023). */
  autoStartFailed: boolean;
}

/** Engine events, passed on to subscribers unchanged (PLY-020). Times in seconds. */
export type PlayerEvent =
  | { readonly type: 'ready' | 'ended' | 'play' | 'pause' }
  | { readonly type: 'error'; readonly error: unknown }
  | { readonly type: 'seeked' | 'progress' | 'timeupdate'; readonly position: number }
  | { readonly type: 'durationchange'; readonly duration: number }
  | { readonly type: 'volume'; readonly volume: number; readonly muted: boolean }
  /** Playback stalls for lack of data, or continues. */
  | { readonly type: 'buffer'; readonly buffering: boolean }
  | { readonly type: 'fullscreen'; readonly fullscreen: boolean };

/** The sound last chosen by the viewer on this device; null if never chosen. */
export interface SoundMemory {
  readonly volume: number | null;
  readonly muted: boolean | null;
}

export const INITIAL_VOLUME = 100;

export class PlayerStore {
  state: PlayerState;
  /** The pointer is over the player (PLY-014). */
  hovered = false;
  /** The viewer is dragging the seek bar (PLY-015). */
  dragging = false;
  /** Survives a change of route (PLY-025). */
  nextVideo: NextItem | null = null;
  readonly #listeners = new Set<(event: PlayerEvent) => void>();

  readonly #remembered: () => SoundMemory;

  constructor(remembered: () => SoundMemory = () => ({ volume: null, muted: null })) {
    this.#remembered = remembered;
    this.state = this.#initial();
    makeAutoObservable(this, { nextVideo: observableRef, subscribe: false }, { autoBind: true });
  }

  /** PLY-005. */
  ready(): void {
    this.state.isReady = true;
  }

  /** PLY-006: playback has started, so the waiting state ends. */
  start(): void {
    Object.assign(this.state, { hasStarted: true, waiting: false, autoStartFailed: false });
  }

  /** PLY-007. */
  play(): void {
    Object.assign(this.state, { isPlaying: true, videoEnded: false });
  }

  /** PLY-008. */
  pause(): void {
    this.state.isPlaying = false;
  }

  /** PLY-009; seconds. While the viewer drags, engine updates do not move the bar (PLY-015). */
  updatePosition(position: number): void {
    if (!this.dragging) this.state.position = position;
  }

  /** PLY-010; seconds. */
  updateDuration(duration: number): void {
    // Engines add up segment durations: a rounding error below 3,840 s would be shown as 1:03:59.
    this.state.duration = Math.round(duration * 1000) / 1000;
  }

  /** PLY-011. */
  setFullscreen(fullscreen: boolean): void {
    this.state.fullscreen = fullscreen;
  }

  /** PLY-012: clamped to 0 to 100; also unmutes. */
  setVolume(volume: number): void {
    this.state.volume = clampVolume(volume);
    this.state.muted = false;
  }

  /** PLY-013. */
  toggleMute(): void {
    this.state.muted = !this.state.muted;
  }

  /** Mutes until the viewer unmutes. */
  mute(): void {
    this.state.muted = true;
  }

  /** PLY-014. */
  hover(hovered: boolean): void {
    this.hovered = hovered;
  }

  /** PLY-015. */
  dragStart(): void {
    this.dragging = true;
  }

  /** PLY-015: moves the bar without seeking; seconds. */
  dragTo(position: number): void {
    if (this.dragging) this.state.position = position;
  }

  /** PLY-015: returns the position to seek to, once; null if nothing was dragged. */
  dragStop(): number | null {
    if (!this.dragging) return null;
    this.dragging = false;
    return this.state.position;
  }

  /** PLY-016. */
  toggleSidebar(tab: string): void {
    this.state.activeSidebarTab = this.state.activeSidebarTab === tab ? null : tab;
  }

  /** PLY-017: back to the beginning, playing. */
  restart(): void {
    Object.assign(this.state, { position: 0, videoEnded: false, isPlaying: true });
  }

  /** PLY-018, PLY-025: initial state, but volume and next video are retained. */
  reset(): void {
    const { volume } = this.state;
    Object.assign(this.state, this.#initial(), { volume });
    this.hovered = false;
    this.dragging = false;
  }

  /** PLY-019. */
  waitToStart(): void {
    this.state.waiting = true;
  }

  /** Ends the waiting state without starting playback (PLY-006). */
  stopWaiting(): void {
    this.state.waiting = false;
  }

  /** PLY-022. */
  startFailed(): void {
    this.state.autoStartFailed = true;
  }

  /** The video that plays after this one. */
  setNextVideo(next: NextItem | null): void {
    this.nextVideo = next;
  }

  /** Applies an engine event to the state, then passes it to subscribers under the same name (PLY-020). */
  receive(event: PlayerEvent): void {
    this.apply(event);
    for (const listener of this.#listeners) listener(event);
  }

  /** Subscribes to all events; returns the unsubscribe function. */
  subscribe(listener: (event: PlayerEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  private apply(event: PlayerEvent): void {
    switch (event.type) {
      case 'ready':
        return this.ready();
      case 'play':
        this.start();
        return this.play();
      case 'pause':
        return this.pause();
      case 'ended':
        // PLY-021.
        this.state.videoEnded = true;
        return this.pause();
      case 'timeupdate':
      case 'seeked':
        return this.updatePosition(event.position);
      case 'durationchange':
        return this.updateDuration(event.duration);
      case 'volume':
        // Taken from the element as it is: only a volume change by the viewer unmutes (PLY-012).
        Object.assign(this.state, { volume: clampVolume(event.volume), muted: event.muted });
        return;
      case 'fullscreen':
        return this.setFullscreen(event.fullscreen);
      case 'error':
      case 'progress':
      case 'buffer':
        return;
    }
  }

  #initial(): PlayerState {
    const { volume, muted } = this.#remembered();
    return {
      isReady: false,
      isPlaying: false,
      hasStarted: false,
      position: 0,
      duration: 0,
      fullscreen: false,
      volume: volume ?? INITIAL_VOLUME,
      muted: muted ?? true,
      activeSidebarTab: null,
      waiting: false,
      videoEnded: false,
      autoStartFailed: false,
    };
  }
}

function clampVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.min(100, Math.max(0, volume)) : INITIAL_VOLUME;
}
