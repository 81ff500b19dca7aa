/** The state of the player and everything that changes it. Holds no engine and no DOM node. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { NextItem } from './rules/nextItem';

/** What components know of the player (PLY-001). Position and duration are seconds, volume is 0 to 100. */
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
  /** A live event has not begun. */
  waiting: boolean;
  videoEnded: boolean;
  /** The browser refused to start by itself: the viewer must press play (PLY-023). */
  autoStartFailed: boolean;
}

/** What the engine tells, one to one with what the app is told (PLY-020). Times in seconds. */
export type PlayerEvent =
  | { readonly type: 'ready' | 'ended' | 'play' | 'pause' }
  | { readonly type: 'error'; readonly error: unknown }
  | { readonly type: 'seeked' | 'progress' | 'timeupdate'; readonly position: number }
  | { readonly type: 'durationchange'; readonly duration: number }
  | { readonly type: 'volume'; readonly volume: number; readonly muted: boolean }
  /** Playback stalls for want of data, or goes on. */
  | { readonly type: 'buffer'; readonly buffering: boolean }
  | { readonly type: 'fullscreen'; readonly fullscreen: boolean };

/** The sound that the viewer last chose on this device; null when they never did. */
export interface SoundMemory {
  readonly volume: number | null;
  readonly muted: boolean | null;
}

export const INITIAL_VOLUME = 100;

export class PlayerStore {
  state: PlayerState;
  /** The pointer is over the player (PLY-014). */
  hovered = false;
  /** The viewer holds the seek bar (PLY-015). */
  dragging = false;
  /** Survives a change of route (PLY-025). */
  nextVideo: NextItem | null = null;
  private readonly listeners = new Set<(event: PlayerEvent) => void>();

  constructor(private readonly remembered: () => SoundMemory = () => ({ volume: null, muted: null })) {
    this.state = this.initial();
    makeAutoObservable<this, 'listeners' | 'remembered' | 'initial'>(
      this,
      { nextVideo: observableRef, listeners: false, remembered: false, initial: false, subscribe: false },
      { autoBind: true },
    );
  }

  /** PLY-005. */
  ready(): void {
    this.state.isReady = true;
  }

  /** PLY-006: playback has begun, so nothing is waited for. */
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

  /** PLY-009; takes seconds. While the viewer drags, the engine does not move the bar (PLY-015). */
  updatePosition(position: number): void {
    if (!this.dragging) this.state.position = position;
  }

  /** PLY-010; takes seconds. */
  updateDuration(duration: number): void {
    this.state.duration = duration;
  }

  /** PLY-011. */
  setFullscreen(fullscreen: boolean): void {
    this.state.fullscreen = fullscreen;
  }

  /** PLY-012: clamped to 0 to 100, and always heard. */
  setVolume(volume: number): void {
    this.state.volume = clampVolume(volume);
    this.state.muted = false;
  }

  /** PLY-013. */
  toggleMute(): void {
    this.state.muted = !this.state.muted;
  }

  /** Silent, until the viewer wants sound. */
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

  /** PLY-015: moves the bar without moving playback; takes seconds. */
  dragTo(position: number): void {
    if (this.dragging) this.state.position = position;
  }

  /** PLY-015: gives the position to seek to, once; null when nothing was dragged. */
  dragStop(): number | null {
    if (!this.dragging) return null;
    this.dragging = false;
    return this.state.position;
  }

  /** PLY-016. */
  toggleSidebar(tab: string): void {
    this.state.activeSidebarTab = this.state.activeSidebarTab === tab ? null : tab;
  }

  /** PLY-017: from the beginning, playing. */
  restart(): void {
    Object.assign(this.state, { position: 0, videoEnded: false, isPlaying: true });
  }

  /** PLY-018, PLY-025: everything as at first, but volume and next video stay. */
  reset(): void {
    const { volume } = this.state;
    Object.assign(this.state, this.initial(), { volume });
    this.hovered = false;
    this.dragging = false;
  }

  /** PLY-019. */
  waitToStart(): void {
    this.state.waiting = true;
  }

  /** What was waited for is there, or nobody waits any more: neither is a start (PLY-006). */
  stopWaiting(): void {
    this.state.waiting = false;
  }

  /** PLY-022. */
  startFailed(): void {
    this.state.autoStartFailed = true;
  }

  /** What plays after this video. */
  setNextVideo(next: NextItem | null): void {
    this.nextVideo = next;
  }

  /** Takes an event of the engine into the state, then tells everyone of it under the same name (PLY-020). */
  receive(event: PlayerEvent): void {
    this.apply(event);
    for (const listener of this.listeners) listener(event);
  }

  /** Hears every event from now on; the function it gives stops that. */
  subscribe(listener: (event: PlayerEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
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
        // What the element says is taken as it is: raising a volume unmutes only when the viewer does it (PLY-012).
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

  private initial(): PlayerState {
    const { volume, muted } = this.remembered();
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
