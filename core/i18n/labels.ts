/** The platform's labels: the shapes of its answers and which of their texts hold. */
import { matchLocale } from './locale';

/** What the platform answers when asked for a realm's labels (LOC-002, API-034). */
export interface LabelAnswer {
  readonly default_locale: string | null;
  /** Locale to label key to text. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly selected_locale: string | null;
}

/** Texts by label key. */
export type Labels = Readonly<Record<string, string>>;

/** Where labels come from; the calls are core/platform's. */
export interface LabelSource {
  /** The labels of the realm in a language; null for any answer but 200. May reject: the page then does without. */
  load(locale: string, signal: AbortSignal): Promise<LabelAnswer | null>;
  /** The texts of single keys in the page's language (LOC-004, API-036). May reject: the page then does without. */
  texts(keys: readonly string[], signal: AbortSignal): Promise<TextAnswer>;
}

/** What the platform answers when asked for the texts of single keys. */
export interface TextAnswer {
  readonly default_locale?: string | null | undefined;
  /** Locale to label key to text. */
  readonly translations: LabelAnswer['translations'];
}

/** An answer's parts, all empty when there was none (LOC-003, API-035) or when it has another shape than agreed. */
export function labelsOf(answer: LabelAnswer | null | undefined): LabelAnswer {
  return {
    default_locale: answer?.default_locale ?? '',
    translations: answer?.translations ?? {},
    selected_locale: answer?.selected_locale ?? '',
  };
}

/** Which texts of an answer hold: `first` go before the built-in ones, `last` stand in for keys that nobody else knows. */
export interface RankedLabels {
  readonly first: Labels;
  readonly last: Labels;
}

/**
 * The texts that hold in `locale`: those of the language the platform selected, else of the viewer's own. A text that only the
 * platform's default language has does not displace a built-in one in the viewer's language. When the platform has neither
 * language, its default's texts hold, otherwise the first (LOC-005).
 */
export function rankedLabels(answer: LabelAnswer, locale: string): RankedLabels {
  const { translations, selected_locale: selected } = answer;
  const own = matchLocale(locale, Object.keys(translations));
  const chosen = (selected ? translations[selected] : undefined) ?? (own === null ? undefined : translations[own]);
  return { first: chosen ?? defaultLabels(answer), last: defaultLabels(answer) };
}

/** The texts of an answer to a question for single keys: the default language's entry, otherwise the first (LOC-005, API-036). */
export function defaultLabels({ default_locale: standard, translations }: TextAnswer): Labels {
  return (standard ? translations[standard] : undefined) ?? Object.values(translations)[0] ?? {};
}
