/** Audio, subtitle and quality tracks of a player, with the current selection. */
import type { EngineListener, EngineTracks } from './PlayerEngine';
import type { ShakaPlayer } from './shakaModule';
import { audioOptions, audioTrack, qualityOptions, textOptions, videoTrack } from './shakaTracks';

export class ChosenTracks {
  /** Subtitles have been selected or switched off explicitly. */
  choseText = false;
  #quality: string | null = null;

  readonly #player: ShakaPlayer;
  readonly #changed: EngineListener['onTracks'];

  constructor(player: ShakaPlayer, changed: EngineListener['onTracks']) {
    this.#player = player;
    this.#changed = changed;
  }

  /** Another stream is loaded: resets the selection. */
  begin(): void {
    this.#quality = null;
    this.choseText = false;
  }

  tracks(): EngineTracks {
    return {
      audio: audioOptions(this.#player.getAudioTracks()),
      text: textOptions(this.#player.getTextTracks()),
      quality: qualityOptions(this.#player.getVideoTracks()),
      automaticQuality: this.#quality === null,
    };
  }

  selectAudio(id: string): void {
    const track = audioTrack(this.#player.getAudioTracks(), id);
    if (track !== null) this.#player.selectAudioTrack(track);
    this.#changed();
  }

  selectText(id: string | null): void {
    this.choseText = true;
    this.#player.selectTextTrack(
      id === null ? null : (this.#player.getTextTracks().find((track) => String(track.id) === id) ?? null),
    );
    this.#changed();
  }

  selectQuality(id: string | null): void {
    const best = videoTrack(this.#player.getVideoTracks(), id);
    this.#quality = best === null ? null : id;
    this.#player.configure({ abr: { enabled: best === null } });
    // Without clearing the buffer, the selection would take effect only after the buffered media has played.
    if (best !== null) this.#player.selectVideoTrack(best, true);
    this.#changed();
  }

  capQuality(lines: number | null): void {
    this.#player.configure({ abr: { restrictions: { maxHeight: lines ?? Infinity } } });
  }
}
