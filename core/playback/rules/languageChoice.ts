/** In which languages a video starts. */
import type { LanguageChoices } from '../PlayerChoices';

export interface AccountLanguages {
  readonly audioLanguage?: string | null | undefined;
  /** BCP 47, or `off`. */
  readonly subTitleLanguage?: string | null | undefined;
}

/** Sound, most wanted first: chosen in the player, preferred in the account, the language of the page (PLY-067). */
export function audioLanguages(chosen: LanguageChoices, account: AccountLanguages, page: string): readonly string[] {
  return [...new Set([chosen.audio, account.audioLanguage, page])].filter((language): language is string => Boolean(language));
}

/** Subtitles: chosen in the player, else preferred in the account; null is none (PLY-067). */
export function textLanguage(chosen: LanguageChoices, account: AccountLanguages): string | null {
  const wanted = chosen.text ?? account.subTitleLanguage ?? 'off';
  return wanted === 'off' || wanted === '' ? null : wanted;
}
