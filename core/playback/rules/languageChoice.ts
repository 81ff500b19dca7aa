/** Initial audio and subtitle languages of a video. */
import type { LanguageChoices } from '../PlayerChoices';

export interface AccountLanguages {
  readonly audioLanguage?: string | null | undefined;
  /** BCP 47, or `off`. */
  readonly subTitleLanguage?: string | null | undefined;
}

/** Audio languages by preference: chosen in the player, set in the account, language of the page (PLY-067). */
export function audioLanguages(
  chosen: LanguageChoices,
  account: AccountLanguages,
  page: string,
): readonly string[] {
  return [...new Set([chosen.audio, account.audioLanguage, page])].filter((language): language is string =>
    Boolean(language),
  );
}

/** Subtitle language: chosen in the player, else set in the account; null is none (PLY-067). */
export function textLanguage(chosen: LanguageChoices, account: AccountLanguages): string | null {
  const wanted = chosen.text ?? account.subTitleLanguage ?? 'off';
  return wanted === 'off' || wanted === '' ? null : wanted;
}
