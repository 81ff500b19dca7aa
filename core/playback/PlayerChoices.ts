/** The viewer's player choices in local storage: sound, languages, subtitle appearance and the open sidebar tab. */
import type { KeyValueStore } from '../sdk/services';
import type { SoundMemory } from './PlayerStore';
import { sidebarMemory, type SidebarMemory } from './rules/sidebar';

/** BCP 47. */
export interface LanguageChoices {
  /** Null: never chosen. */
  readonly audio: string | null;
  /** `off` counts as a choice; null: never chosen. */
  readonly text: string | null;
}

/** As stored; the reader validates the values. */
export interface CaptionChoices {
  readonly size: unknown;
  readonly style: unknown;
}

interface Choices {
  readonly volume?: number;
  readonly muted?: boolean;
  readonly audio?: string;
  readonly text?: string;
  readonly captionSize?: string;
  readonly captionStyle?: string;
  readonly sidebar?: string;
}

export const choicesKey = 'player choices';

/** Reads and writes through at once; an invalid stored value counts as never chosen. */
export class PlayerChoices {
  readonly #keyValues: KeyValueStore;

  constructor(keyValues: KeyValueStore) {
    this.#keyValues = keyValues;
  }

  get sound(): SoundMemory {
    const { volume, muted } = this.#read();
    return {
      volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : null,
      muted: typeof muted === 'boolean' ? muted : null,
    };
  }

  get languages(): LanguageChoices {
    const { audio, text } = this.#read();
    return { audio: typeof audio === 'string' ? audio : null, text: typeof text === 'string' ? text : null };
  }

  get captions(): CaptionChoices {
    const { captionSize, captionStyle } = this.#read();
    return { size: captionSize, style: captionStyle };
  }

  get sidebar(): SidebarMemory {
    return sidebarMemory(this.#read().sidebar);
  }

  keepSound(volume: number, muted: boolean): void {
    this.#write({ volume, muted });
  }

  keepAudio(language: string): void {
    this.#write({ audio: language });
  }

  /** Null: subtitles switched off. */
  keepText(language: string | null): void {
    this.#write({ text: language ?? 'off' });
  }

  keepCaptions({ size, style }: { readonly size: string; readonly style: string }): void {
    this.#write({ captionSize: size, captionStyle: style });
  }

  keepSidebar(sidebar: NonNullable<SidebarMemory>): void {
    this.#write({ sidebar });
  }

  /** The languages of the account apply again. */
  forgetLanguages(): void {
    const { audio: _audio, text: _text, ...rest } = this.#read();
    this.#keyValues.write(choicesKey, JSON.stringify(rest));
  }

  #read(): Choices {
    try {
      const parsed: unknown = JSON.parse(this.#keyValues.read(choicesKey) ?? '{}');
      return typeof parsed === 'object' && parsed !== null ? parsed : {};
    } catch {
      return {};
    }
  }

  #write(change: Choices): void {
    this.#keyValues.write(choicesKey, JSON.stringify({ ...this.#read(), ...change }));
  }
}
