/** Where the picture of a showing is: on the page, in a window of its own, or over the whole screen. */
import type { EngineFactory, PlayerEngine } from './engine/PlayerEngine';

export interface ScreenPlaceParts {
  readonly engine: () => PlayerEngine | null;
  readonly stage: () => Parameters<EngineFactory>[0] | null;
  /** The content is on the screen. Observable. */
  readonly isShowing: () => boolean;
  readonly report: (error: unknown) => void;
}

export class ScreenPlace {
  constructor(private readonly parts: ScreenPlaceParts) {}

  get canPictureInPicture(): boolean {
    return this.parts.isShowing() && this.parts.engine()?.canPictureInPicture() === true;
  }

  togglePictureInPicture(): void {
    this.parts.engine()?.togglePictureInPicture().catch(this.parts.report);
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
