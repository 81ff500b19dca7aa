/** Subtitle appearance (size, and style for readability), as chosen by the viewer on this device. */
import { makeAutoObservable } from 'mobx';
import type { PlayerChoices } from './PlayerChoices';

export const captionSizes = ['small', 'normal', 'large', 'largest'] as const;
export type CaptionSize = (typeof captionSizes)[number];

/** White or yellow on a dark box, or white with a dark outline. */
export const captionStyles = ['box', 'yellow', 'edge'] as const;
export type CaptionStyle = (typeof captionStyles)[number];

export class CaptionLook {
  size: CaptionSize;
  style: CaptionStyle;

  readonly #choices: PlayerChoices;

  constructor(choices: PlayerChoices) {
    this.#choices = choices;
    const { size, style } = choices.captions;
    this.size = captionSizes.find((each) => each === size) ?? 'normal';
    this.style = captionStyles.find((each) => each === style) ?? 'box';
    makeAutoObservable(this);
  }

  resize(size: CaptionSize): void {
    this.size = size;
    this.#choices.keepCaptions({ size, style: this.style });
  }

  restyle(style: CaptionStyle): void {
    this.style = style;
    this.#choices.keepCaptions({ size: this.size, style });
  }
}
