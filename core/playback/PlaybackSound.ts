/** Volume and muting of a playback session: in the store, in the engine and in the choices stored on this device. */
import type { PlayerEngine } from './engine/PlayerEngine';
import type { PlayerChoices } from './PlayerChoices';
import type { PlayerStore } from './PlayerStore';

export interface PlaybackSoundDeps {
  readonly player: PlayerStore;
  readonly engine: () => PlayerEngine | null;
  readonly choices: PlayerChoices;
}

export class PlaybackSound {
  readonly #deps: PlaybackSoundDeps;

  constructor(deps: PlaybackSoundDeps) {
    this.#deps = deps;
  }

  /** The viewer has never muted or unmuted on this device: worth offering sound. */
  get untouched(): boolean {
    return this.#deps.choices.sound.muted === null;
  }

  /** PLY-012; 0 to 100. */
  setVolume(volume: number): void {
    const { player, engine } = this.#deps;
    player.setVolume(volume);
    engine()?.setVolume(player.state.volume);
    this.#keep();
  }

  /**
   * A step up from the last level also unmutes; a step down keeps a muted player muted, so that the level is
   * not lost.
   */
  changeVolumeBy(percent: number): void {
    const { volume, muted } = this.#deps.player.state;
    if (!muted || percent > 0) this.setVolume(volume + percent);
  }

  /** PLY-013. */
  toggleMute(): void {
    const { player, engine } = this.#deps;
    player.toggleMute();
    engine()?.setMuted(player.state.muted);
    this.#keep();
  }

  /** Switches sound without storing the choice. */
  hear(on: boolean): void {
    const { player, engine } = this.#deps;
    if (player.state.muted === on) player.toggleMute();
    engine()?.setMuted(!on);
  }

  #keep(): void {
    const { player, choices } = this.#deps;
    choices.keepSound(player.state.volume, player.state.muted);
  }
}
