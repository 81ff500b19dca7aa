/** Hooks for texts and formats. Components rerender when the language or a used text changes. */
import type { Direction } from './direction';
import type { Formats } from './formats';
import { useIntlValue } from './IntlContext';
import type { Translate } from './translate';

/** Returns `t(key, values)`, which translates a message. Throws outside `<Intl>`, as all of these hooks do. */
export function useText(): Translate {
  return useIntlValue().t;
}

/**
 * Returns `named(key)`, the text of a key that came from the platform, such as the code of a refusal; null
 * while there is none.
 */
export function useNamedText(): (key: string) => string | null {
  return useIntlValue().named;
}

/** Returns formatters of dates, durations, prices and numbers. */
export function useFormat(): Formats {
  return useIntlValue().format;
}

/** Code of the page's language, such as `pt`. */
export function useIntlLocale(): string {
  return useIntlValue().locale;
}

/** Text direction of the page's language. */
export function useDirection(): Direction {
  return useIntlValue().direction;
}
