/** Where the picture of a showing is: on the page, in a window of its own, over the whole screen, or on another screen. */
import { makeAutoObservable } from 'mobx';
import type { CastState, EngineFactory, PlayerEngine } from './engine/PlayerEngine';

export interface PlaybackOutputDeps {
  readonly engine: () => PlayerEngine | null;
  readonly stage: () => Parameters<EngineFactory>[0] | null;
  /** The content is on the screen. Observable. */
  readonly isShowing: () => boolean;
  readonly report: (error: unknown) => void;
}

export class PlaybackOutput {
  /** Whether the browser knows of another screen, and whether the picture is there. */
  castState: CastState = 'none';

  constructor(private readonly deps: PlaybackOutputDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false, canPictureInPicture: false, frame: false });
  }

  get canPictureInPicture(): boolean {
    return this.deps.isShowing() && this.deps.engine()?.canPictureInPicture() === true;
  }

  togglePictureInPicture(): void {
    this.deps.engine()?.togglePictureInPicture().catch(this.deps.report);
  }

  setCast(state: CastState): void {
    this.castState = state;
  }

  /** The browser asks which screen, or whether to come back. */
  cast(): void {
    this.deps.engine()?.cast().catch(this.deps.report);
  }

  /** For browsers that let only the picture fill the screen; gives whether it can. */
  enterNativeFullscreen(): boolean {
    return this.deps.engine()?.enterNativeFullscreen() ?? false;
  }

  /** The player on the page, which is what fills the screen; null while it is closed. */
  frame(): HTMLElement | null {
    return this.deps.stage()?.picture.parentElement ?? null;
  }
}
