/** Selection of audio, subtitles and quality during playback. */
import type { PlayerEngine } from './engine/PlayerEngine';
import type { PlayerChoices } from './PlayerChoices';
import type { PlaybackMedia } from './PlaybackMedia';

export interface TrackChoicesDeps {
  readonly media: PlaybackMedia;
  readonly engine: () => PlayerEngine | null;
  readonly choices: PlayerChoices;
  /** Language of the page. */
  readonly locale: () => string;
}

/** Languages are stored on this device; a quality applies to this video only. Unknown ids change nothing. */
export class TrackChoices {
  readonly #deps: TrackChoicesDeps;

  constructor(deps: TrackChoicesDeps) {
    this.#deps = deps;
  }

  selectAudio(id: string): void {
    const { media, engine, choices } = this.#deps;
    const option = media.tracks.audio.find((audio) => audio.id === id);
    if (option === undefined) return;
    engine()?.selectAudio(id);
    choices.keepAudio(option.language);
  }

  /** Null switches subtitles off. */
  selectText(id: string | null): void {
    const { media, engine, choices } = this.#deps;
    const option = media.tracks.text.find((text) => text.id === id);
    engine()?.selectText(option?.id ?? null);
    choices.keepText(option?.language ?? null);
  }

  /** Switches subtitles on in the last chosen language, else the page's, else the first; or off. */
  toggleText(): void {
    const { media, choices, locale } = this.#deps;
    const { text } = media.tracks;
    if (text.some(({ active }) => active)) return this.selectText(null);
    const wanted = [choices.languages.text, locale()];
    const option = text.find(({ language }) => wanted.includes(language)) ?? text[0];
    if (option !== undefined) this.selectText(option.id);
  }

  /** Null selects the quality automatically. */
  selectQuality(id: string | null): void {
    this.#deps.engine()?.selectQuality(id);
  }
}
