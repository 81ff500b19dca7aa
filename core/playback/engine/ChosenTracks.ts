/** The sound, the subtitles and the quality of a player: what there is, and what was chosen of it. */
import type { EngineListener, EngineTracks } from './PlayerEngine';
import type { ShakaPlayer } from './shakaModule';
import { audioOptions, audioTrack, qualityOptions, textOptions, videoTrack } from './shakaTracks';

export class ChosenTracks {
  /** Somebody has said which subtitles they want, or that they want none. */
  choseText = false;
  private quality: string | null = null;

  constructor(
    private readonly player: ShakaPlayer,
    private readonly changed: EngineListener['onTracks'],
  ) {}

  /** Another stream begins: nobody has chosen anything of it. */
  begin(): void {
    this.quality = null;
    this.choseText = false;
  }

  tracks(): EngineTracks {
    return {
      audio: audioOptions(this.player.getAudioTracks()),
      text: textOptions(this.player.getTextTracks()),
      quality: qualityOptions(this.player.getVideoTracks()),
      automaticQuality: this.quality === null,
    };
  }

  selectAudio(id: string): void {
    const track = audioTrack(this.player.getAudioTracks(), id);
    if (track !== null) this.player.selectAudioTrack(track);
    this.changed();
  }

  selectText(id: string | null): void {
    this.choseText = true;
    this.player.selectTextTrack(id === null ? null : (this.player.getTextTracks().find((track) => String(track.id) === id) ?? null));
    this.changed();
  }

  selectQuality(id: string | null): void {
    const best = videoTrack(this.player.getVideoTracks(), id);
    this.quality = best === null ? null : id;
    this.player.configure({ abr: { enabled: best === null } });
    // Without emptying the buffer a choice would show only after it has played out.
    if (best !== null) this.player.selectVideoTrack(best, true);
    this.changed();
  }

  capQuality(lines: number | null): void {
    this.player.configure({ abr: { restrictions: { maxHeight: lines ?? Infinity } } });
  }
}
