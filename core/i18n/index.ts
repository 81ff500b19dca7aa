/** Languages, texts and formats: public API for core and plugins. */
export { useDirection, useFormat, useIntlLocale, useText } from './hooks';
export type { AnyValues, MessageValue, Text, Translate } from './translate';
/** Open, so that a plugin's package adds its texts: `declare module 'proscenium/i18n' { interface MessageValues { … } }`. */
export type * from '../generated/messageKeys';
export { inLocale, languageOf } from './locale';
export { directionOf, type Direction } from './direction';
export { languageCountry, ownLanguageName } from './languageNames';
export { type Formats } from './formats';
export { type Calendar } from './calendar';
export { useCalendar } from './calendar';
export type { Time } from './instants';
export { playbackTime } from './durations';
export { moneyText, type Money } from './prices';
