/** The platform's labels: types of its answers and precedence of their texts. */
import { matchLocale } from './locale';

/** The platform's answer with a realm's labels (LOC-002, API-034). */
export interface LabelAnswer {
  readonly default_locale: string | null;
  /** Texts by locale and label key. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly selected_locale: string | null;
}

/** Texts by label key. */
export type Labels = Readonly<Record<string, string>>;

/** Loads labels; implemented in core/platform. */
export interface LabelSource {
  /**
   * The labels of the realm in a language; null for any status but 200. May reject: the page then works
   * without labels.
   */
  load(locale: string, signal: AbortSignal): Promise<LabelAnswer | null>;
  /**
   * The texts of single keys in the page's language (LOC-004, API-036). May reject: the page then works
   * without them.
   */
  texts(keys: readonly string[], signal: AbortSignal): Promise<TextAnswer>;
}

/** The platform's answer with the texts of single keys. */
export interface TextAnswer {
  readonly default_locale?: string | null | undefined;
  /** Texts by locale and label key. */
  readonly translations: LabelAnswer['translations'];
}

/** Normalises an answer: all fields are empty if there was none (LOC-003, API-035), or for fields that are missing. */
export function labelsOf(answer: LabelAnswer | null | undefined): LabelAnswer {
  return {
    default_locale: answer?.default_locale ?? '',
    translations: answer?.translations ?? {},
    selected_locale: answer?.selected_locale ?? '',
  };
}

/** The texts of an answer by precedence: `first` override built-in texts, `last` are fallbacks for unknown keys. */
export interface RankedLabels {
  readonly first: Labels;
  readonly last: Labels;
}

/**
 * The texts for `locale`: in the language that the platform selected, else in the viewer's own. A text that
 * exists only in the platform's default language does not override a built-in one in the viewer's language.
 * If the platform has neither language, its default language applies, otherwise the first (LOC-005).
 */
export function rankedLabels(answer: LabelAnswer, locale: string): RankedLabels {
  const { translations, selected_locale: selected } = answer;
  const own = matchLocale(locale, Object.keys(translations));
  const chosen =
    (selected ? translations[selected] : undefined) ?? (own === null ? undefined : translations[own]);
  return { first: chosen ?? defaultLabels(answer), last: defaultLabels(answer) };
}

/** Texts of an answer for single keys: in the default language, otherwise the first (LOC-005, API-036). */
export function defaultLabels({ default_locale: standard, translations }: TextAnswer): Labels {
  return (standard ? translations[standard] : undefined) ?? Object.values(translations)[0] ?? {};
}
