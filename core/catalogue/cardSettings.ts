/** What a realm decides about cards, and what all cards of a page share. */
import { token, type Content } from '../sdk';
import type { ActionRules } from './cardActions';
import type { OpenCard } from './OpenCard';
import type { ProgrammeRules } from './programmePanel';

export interface CardSettings {
  /** False when contentTitles is hide (RLM-016, HOM-053). */
  readonly showTitles: boolean;
  /** Stands in for a missing or failing picture (RLM-010, RLM-014, HOM-050). */
  fallbackImage(content: Content): string | undefined;
  /** The settings that actions and programme panels depend on. */
  readonly rules: Omit<ActionRules, 'isGuest'> & ProgrammeRules;
  readonly openCard: OpenCard;
}
export const cardSettings = token<CardSettings>('card-settings@1');
