/** The sound of a showing: in the store, in the engine, and what this device remembers of it. */
import type { PlayerEngine } from './engine/PlayerEngine';
import type { PlayerChoices } from './PlayerChoices';
import type { PlayerStore } from './PlayerStore';

export interface PlaybackSoundDeps {
  readonly player: PlayerStore;
  readonly engine: () => PlayerEngine | null;
  readonly choices: PlayerChoices;
}

export class PlaybackSound {
  constructor(private readonly deps: PlaybackSoundDeps) {}

  /** The viewer has never said whether they want any: worth offering it. */
  get untouched(): boolean {
    return this.deps.choices.sound.muted === null;
  }

  /** PLY-012; 0 to 100. */
  setVolume(volume: number): void {
    const { player, engine } = this.deps;
    player.setVolume(volume);
    engine()?.setVolume(player.state.volume);
    this.keep();
  }

  /** A step up from the last level, which also ends muting; a step down leaves what is muted muted, so that the level is not lost. */
  changeVolumeBy(percent: number): void {
    const { volume, muted } = this.deps.player.state;
    if (!muted || percent > 0) this.setVolume(volume + percent);
  }

  /** PLY-013. */
  toggleMute(): void {
    const { player, engine } = this.deps;
    player.toggleMute();
    engine()?.setMuted(player.state.muted);
    this.keep();
  }

  /** On or off; this device remembers nothing of it. */
  hear(on: boolean): void {
    const { player, engine } = this.deps;
    if (player.state.muted === on) player.toggleMute();
    engine()?.setMuted(!on);
  }

  private keep(): void {
    const { player, choices } = this.deps;
    choices.keepSound(player.state.volume, player.state.muted);
  }
}
