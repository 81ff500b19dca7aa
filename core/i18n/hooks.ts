/** How components say things. Each renders anew when the language or a text changes. */
import type { Direction } from './direction';
import type { Formats } from './formats';
import { useIntlValue } from './IntlContext';
import type { Translate } from './translate';

/** Gives `t(key, values)`, the text of a message. Throws outside `<Intl>`, as all of these do. */
export function useText(): Translate {
  return useIntlValue().t;
}

/** Gives `named(key)`, the text under a key that the platform has named, such as the code of a refusal; null while nobody has it. */
export function useNamedText(): (key: string) => string | null {
  return useIntlValue().named;
}

/** Gives dates, lengths, prices and numbers as the viewer reads them. */
export function useFormat(): Formats {
  return useIntlValue().format;
}

/** The code of the page's language, such as `pt`. */
export function useIntlLocale(): string {
  return useIntlValue().locale;
}

/** Which way the page's language is written. */
export function useDirection(): Direction {
  return useIntlValue().direction;
}
