/** A realm's settings for content cards, and state shared by all cards of a page. */
import { token } from '../sdk/token';
import type { Content } from '../sdk/services';
import type { ActionRules } from './cardActions';
import type { OpenCard } from './OpenCard';
import type { ProgrammeRules } from './programmePanel';

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
