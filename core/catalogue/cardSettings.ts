/** What a realm decides about cards. */
import { token, type Content } from '../sdk';

export interface CardSettings {
  /** False when contentTitles is hide (RLM-016, HOM-053). */
  readonly showTitles: boolean;
  /** Stands in for a missing or failing picture (RLM-010, RLM-014, HOM-050). */
  fallbackImage(content: Content): string | undefined;
}
export const cardSettings = token<CardSettings>('card-settings@1');
