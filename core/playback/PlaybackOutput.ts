/**
 * Where the picture of a playback session is shown: on the page, in picture-in-picture, in full screen, or on
 * a remote device.
 */
import { makeAutoObservable } from 'mobx';
import type { CastState, EngineFactory, PlayerEngine } from './engine/PlayerEngine';

export interface PlaybackOutputDeps {
  readonly engine: () => PlayerEngine | null;
  readonly surface: () => Parameters<EngineFactory>[0] | null;
  /** The content is shown. Observable. */
  readonly isShowing: () => boolean;
  readonly report: (error: unknown) => void;
}

export class PlaybackOutput {
  /** Whether the browser has found a cast target, and whether it is connected. */
  castState: CastState = 'none';

  readonly #deps: PlaybackOutputDeps;

  constructor(deps: PlaybackOutputDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { canPictureInPicture: false, frame: false });
  }

  get canPictureInPicture(): boolean {
    return this.#deps.isShowing() && this.#deps.engine()?.canPictureInPicture() === true;
  }

  togglePictureInPicture(): void {
    this.#deps.engine()?.togglePictureInPicture().catch(this.#deps.report);
  }

  setCast(state: CastState): void {
    this.castState = state;
  }

  /** Opens the browser's prompt to choose a device or to disconnect. */
  cast(): void {
    this.#deps.engine()?.cast().catch(this.#deps.report);
  }

  /** For browsers that allow full screen only for the `<video>`; returns whether that is supported. */
  enterNativeFullscreen(): boolean {
    return this.#deps.engine()?.enterNativeFullscreen() ?? false;
  }

  /** The player element, which enters full screen; null while the session is closed. */
  frame(): HTMLElement | null {
    return this.#deps.surface()?.picture.parentElement ?? null;
  }
}
