/** Translates message keys with values. */
import {
  type DateTimeSkeleton,
  type MessageFormatElement,
  SKELETON_TYPE,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type Formats, type Formatters, IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey, MessageValues } from '../generated/messageKeys';
import type { CompiledMessage } from './compiledMessages';
import { dateFormatter, numberFormatter, pluralRules } from './intlFormatters';
import { formatLocale } from './languageNames';
import type { ReportMessageProblem } from './messageProblems';
import { isGiven, placeholdersOf, withoutUnknown } from './placeholders';

/** Puts dates within messages into the viewer's time zone (LOC-020); FormatJS does so only for named styles. */
const plain = { [TYPE.date]: { dateStyle: 'medium' }, [TYPE.time]: { timeStyle: 'medium' } } as const;

/** Adds the time zone to all dates and times of the message that would otherwise use the machine's. */
function zonedDates(message: CompiledMessage, timeZone: string | undefined): CompiledMessage {
  return message.map((element): MessageFormatElement => {
    switch (element.type) {
      case TYPE.date:
      case TYPE.time: {
        if (typeof element.style === 'string') return element;
        const { pattern = '', parsedOptions = plain[element.type] } = element.style ?? {};
        const style: DateTimeSkeleton = {
          type: SKELETON_TYPE.dateTime,
          pattern,
          parsedOptions: { timeZone, ...parsedOptions },
        };
        return { ...element, style };
      }
      case TYPE.plural:
      case TYPE.select: {
        const options = Object.entries(element.options).map(
          ([name, option]) => [name, { ...option, value: zonedDates(option.value, timeZone) }] as const,
        );
        return { ...element, options: Object.fromEntries(options) };
      }
      case TYPE.tag:
        return { ...element, children: zonedDates(element.children, timeZone) };
      default:
        return element;
    }
  });
}

/** The value of a placeholder; dates also as epoch milliseconds. */
export type MessageValue = string | number | Date;
/** Values of a message, by placeholder. */
export type AnyValues = Readonly<Record<string, MessageValue>>;

/** The values of a message as rest arguments: none for a message without placeholders. */
type ValuesOf<Key extends MessageKey> = [keyof MessageValues[Key]] extends [never]
  ? [values?: undefined]
  : [values: MessageValues[Key]];

/** A key from data; literal keys are checked against the existing messages. */
type DataKey<Key extends string> = string extends Key ? string : never;

/** A text to be translated: returned by rules, so that they are independent of the language. */
export type Text = {
  [Key in MessageKey]: [keyof MessageValues[Key]] extends [never]
    ? { readonly key: Key; readonly values?: undefined }
    : { readonly key: Key; readonly values: MessageValues[Key] };
}[MessageKey];

/** Returns a text in the language of the page. Never throws: an unknown key is its own text (LOC-001). */
export interface Translate {
  /** Translates a text that a rule returned. */
  (text: Text): string;
  /** Translates a key that came from a realm document or the platform. */
  <Key extends string>(key: Key & DataKey<Key>, values?: AnyValues): string;
  <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string;
}

/** The texts in use, and the viewer's time zone. */
export interface TextsDeps {
  readonly locale: string;
  /** IANA name, such as `Europe/Lisbon`, of dates within messages (LOC-020). */
  readonly timeZone: string | undefined;
  readonly messages: ReadonlyMap<string, CompiledMessage>;
  /** Replaces messages that cannot be formatted. */
  readonly builtIn: ReadonlyMap<string, CompiledMessage>;
  readonly development: boolean;
  readonly report: ReportMessageProblem;
}

/**
 * Returns the same translator as long as no text that it has used changes. Additional texts, such as those of
 * a prefetched page, cause no rerender.
 */
export function createSpeaker(): (deps: TextsDeps) => Speaker {
  let speaker: Speaker | null = null;
  return (deps) => {
    if (speaker?.take(deps) !== true) speaker = speakerOf(deps);
    return speaker;
  };
}

interface Speaker {
  readonly t: Translate;
  /** Counts a missing text as used, so that its arrival causes a rerender. */
  readonly follow: (key: string) => void;
  /** Switches to these texts; false if a used text would change. */
  take(deps: TextsDeps): boolean;
}

function speakerOf(first: TextsDeps): Speaker {
  const { locale, timeZone, development, report } = first;
  let { messages, builtIn } = first;
  const asked = new Set<string>();
  const formats = stylesIn(timeZone);
  const formatOf = onceFor(
    (message) =>
      new IntlMessageFormat(message, formatLocale(locale), formats, { ignoreTag: true, formatters }),
  );
  const zoned = onceFor((message) => zonedDates(message, timeZone));

  /** Null if the message cannot be formatted with these values. */
  const format = (key: string, message: CompiledMessage, values: AnyValues): string | null => {
    const placeholders = placeholdersOf(message);
    let shown = [...placeholders.keys()].some((name) => !isGiven(values, name))
      ? withoutUnknown(message, values, development)
      : message;
    if ([...placeholders.values()].includes('date')) shown = zoned(shown);
    if (shown.every((part) => part.type === TYPE.literal)) return shown.map((part) => part.value).join('');
    try {
      return String(formatOf(shown).format(values));
    } catch (error) {
      report({ kind: 'unformattable', key, locale, error });
      return null;
    }
  };

  const t = (said: string | Text, given?: AnyValues): string => {
    const key = typeof said === 'string' ? said : said.key;
    const values: AnyValues = (typeof said === 'string' ? given : said.values) ?? {};
    const message = messages.get(key);
    const isNew = !asked.has(key);
    asked.add(key);
    if (message === undefined) {
      if (isNew) report({ kind: 'missingMessage', key, locale });
      return key;
    }
    const own = builtIn.get(key);
    return (
      format(key, message, values) ??
      (own === undefined || own === message ? null : format(key, own, values)) ??
      key
    );
  };
  const take = (next: TextsDeps): boolean => {
    if (
      next.locale !== locale ||
      next.timeZone !== timeZone ||
      next.development !== development ||
      next.report !== report
    )
      return false;
    for (const key of asked)
      if (next.messages.get(key) !== messages.get(key) || next.builtIn.get(key) !== builtIn.get(key))
        return false;
    ({ messages, builtIn } = next);
    return true;
  };
  return { t, follow: (key) => void asked.add(key), take };
}

/** Shared by all messages and by the formats. */
const formatters: Formatters = {
  getDateTimeFormat: (locales, options = {}) => dateFormatter(String(locales), options),
  getNumberFormat: (locales, options = {}) => numberFormatter(String(locales), options),
  getPluralRules: (locales, options = {}) => pluralRules(String(locales), options),
};

/** Caches the result per message, as long as the message exists. */
function onceFor<Made>(make: (message: CompiledMessage) => Made): (message: CompiledMessage) => Made {
  const made = new WeakMap<CompiledMessage, Made>();
  return (message) => {
    const known = made.get(message) ?? make(message);
    made.set(message, known);
    return known;
  };
}

/** The named date and time styles, in the viewer's time zone (LOC-020). */
function stylesIn(timeZone: string | undefined): Partial<Formats> {
  const zoned = <Style extends object>(styles: Readonly<Record<string, Style>>): Record<string, Style> =>
    Object.fromEntries(Object.entries(styles).map(([name, style]) => [name, { timeZone, ...style }]));
  const { date, time } = IntlMessageFormat.formats;
  return { date: zoned(date), time: zoned(time) };
}
