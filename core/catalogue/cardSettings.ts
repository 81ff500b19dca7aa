/** A realm's settings for content cards, and state shared by all cards of a page. */
import { token } from '../sdk/token';
import type { Content } from '../sdk/services';
import type { ActionRules } from './cardActions';
import type { ProgrammeRules } from './programmePanel';

/** Ensures that only one hover card is open on the page. */
export class OpenCard {
  #close: (() => void) | null = null;

  /** Registers an opening card and closes the one that was open. */
  open(close: () => void): void {
    if (this.#close !== close) this.#close?.();
    this.#close = close;
  }

  closed(close: () => void): void {
    if (this.#close === close) this.#close = null;
  }
}

export interface CardSettings {
  /** False when contentTitles is hide (RLM-016, HOM-053). */
  readonly showTitles: boolean;
  /** Replaces a missing or failing image (RLM-010, RLM-014, HOM-050). */
  fallbackImage(content: Content): string | undefined;
  /** The settings that actions and programme panels depend on. */
  readonly rules: Omit<ActionRules, 'isGuest'> & ProgrammeRules;
  readonly openCard: OpenCard;
}
export const cardSettings = token<CardSettings>('card-settings@1');
