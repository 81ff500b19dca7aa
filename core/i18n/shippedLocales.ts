/**
 * The languages of core and of the plugins in the tree. English comes first: the others are checked against it.
 * A language is added here and with a `<code>.json` beside every `en.json`; all else derives from this list.
 */
export const shippedLocales = ['en', 'pt', 'es', 'ar'] as const;

export type ShippedLocale = (typeof shippedLocales)[number];
