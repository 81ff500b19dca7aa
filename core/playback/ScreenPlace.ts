/** Where the picture of a showing is: on the page, in a window of its own, over the whole screen, or on another screen. */
import { makeAutoObservable } from 'mobx';
import type { CastState, EngineFactory, PlayerEngine } from './engine/PlayerEngine';

export interface ScreenPlaceParts {
  readonly engine: () => PlayerEngine | null;
  readonly stage: () => Parameters<EngineFactory>[0] | null;
  /** The content is on the screen. Observable. */
  readonly isShowing: () => boolean;
  readonly report: (error: unknown) => void;
}

export class ScreenPlace {
  /** Whether the browser knows of another screen, and whether the picture is there. */
  castState: CastState = 'none';

  constructor(private readonly parts: ScreenPlaceParts) {
    makeAutoObservable<this, 'parts'>(this, { parts: false, canPictureInPicture: false, frame: false });
  }

  get canPictureInPicture(): boolean {
    return this.parts.isShowing() && this.parts.engine()?.canPictureInPicture() === true;
  }

  togglePictureInPicture(): void {
    this.parts.engine()?.togglePictureInPicture().catch(this.parts.report);
  }

  setCast(state: CastState): void {
    this.castState = state;
  }

  /** The browser asks which screen, or whether to come back. */
  cast(): void {
    this.parts.engine()?.cast().catch(this.parts.report);
  }

  /** For browsers that let only the picture fill the screen; gives whether it can. */
  enterNativeFullscreen(): boolean {
    return this.parts.engine()?.enterNativeFullscreen() ?? false;
  }

  /** The player on the page, which is what fills the screen; null while it is closed. */
  frame(): HTMLElement | null {
    return this.parts.stage()?.picture.parentElement ?? null;
  }
}
