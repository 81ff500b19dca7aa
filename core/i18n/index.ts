/** Languages, texts and formats: public API for core and plugins. */
export { Intl, type IntlProps } from './Intl';
export { useDirection, useFormat, useIntlLocale, useNamedText, useText } from './hooks';
export type { AnyValues, MessageValue, Text, Translate } from './translate';
/** Open, so that a plugin's package adds its texts: `declare module 'proscenium/i18n' { interface MessageValues { … } }`. */
export type * from '../generated/messageKeys';
export {
  MessageStore,
  type InitialMessages,
  type LanguageMemory,
  type LanguageState,
  type MessageSource,
  type MessageStoreDeps,
} from './MessageStore';
export type { CompiledMessage, CompiledMessages } from './compiledMessages';
export type { MessageProblem, ReportMessageProblem } from './messageProblems';
export {
  defaultLabels,
  labelsOf,
  rankedLabels,
  type LabelAnswer,
  type Labels,
  type LabelSource,
  type RankedLabels,
} from './labels';
export { applyDocumentLanguage } from './applyDocumentLanguage';
export { inLocale, languageOf, matchLocale, standardLocale } from './locale';
export { datesDependOnCountry } from './dateLocale';
export { directionOf, type Direction } from './direction';
export { startLocale, type StartLocaleInput } from './startLocale';
export { formatLocale, languageCountry, ownLanguageName } from './languageNames';
export { createFormats, type Formats, type IntlParts } from './formats';
export { createCalendar, type Calendar } from './calendar';
export { useCalendar } from './calendar';
export type { Time } from './instants';
export { dayDifference, relativeDay } from './calendarDays';
export { playbackTime } from './durations';
export { birthDateOrder, type BirthDateOrder, type DatePart } from './birthDateOrder';
export { parsePeriod, periodText, trialPeriod, trialText, type Period } from './periods';
export {
  headlinePrice,
  moneyText,
  pickAmount,
  priceOf,
  type Amount,
  type Money,
  type NoAmount,
  type Price,
} from './prices';
