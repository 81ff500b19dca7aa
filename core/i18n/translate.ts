/** From a message key and its values to a text. */
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { MessageKey, MessageValues } from '../generated/messageKeys';
import type { CompiledMessage } from './compiledMessages';
import { formatLocale } from './languageNames';
import type { MessageProblem, ReportMessageProblem } from './messageProblems';
import { isGiven, placeholdersOf, withoutUnknown } from './placeholders';
import { zonedDates } from './zonedDates';

export type MessageValue = string | number | Date;
export type AnyValues = Readonly<Record<string, MessageValue>>;

/** The values of a message, as the arguments that follow its key: none for a message without placeholders. */
type ValuesOf<Key extends MessageKey> = [keyof MessageValues[Key]] extends [never] ? [values?: undefined] : [values: MessageValues[Key]];

/** A key that comes from data; one that is written out is checked against the messages there are. */
type DataKey<Key extends string> = string extends Key ? string : never;

/** A text not yet said: what rules return, so that they need not know the language. */
export type Text = {
  [Key in MessageKey]: [keyof MessageValues[Key]] extends [never]
    ? { readonly key: Key; readonly values?: undefined }
    : { readonly key: Key; readonly values: MessageValues[Key] };
}[MessageKey];

/** Gives a text in the language of the page. Never throws: a key that nobody knows is its own text (LOC-001). */
export interface Translate {
  /** Says a text that a rule returned. */
  (text: Text): string;
  /** Says a text whose key came from a realm document or the platform. */
  <Key extends string>(key: Key & DataKey<Key>, values?: AnyValues): string;
  <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string;
}

/** The texts that hold, and the viewer's place in time. */
export interface TextsParts {
  readonly locale: string;
  /** IANA name, such as `Europe/Lisbon`; dates within messages are told in it (LOC-020). */
  readonly timeZone: string;
  readonly messages: ReadonlyMap<string, CompiledMessage>;
  /** Stands in for a message that cannot be shown. */
  readonly builtIn: ReadonlyMap<string, CompiledMessage>;
  readonly development: boolean;
  readonly report: ReportMessageProblem;
}

/** What components say texts with: `t`, and FormatJS beneath it for its own components. */
export interface Texts {
  readonly t: Translate;
  readonly intl: IntlShape;
}

/** Makes both for one language. Placeholders without a value show in development and vanish in production (LOC-030). */
export function createTexts({ locale, timeZone, messages, builtIn, development, report }: TextsParts): Texts {
  const cache = createIntlCache();
  const reported = new Set<string>();
  /** The call of `t` under way, whose failures are its own; FormatJS components fail outside one. */
  let call: { failure: { readonly error: unknown } | null } | null = null;
  const reportOnce = (problem: MessageProblem & { readonly key: string }) => {
    const name = `${problem.kind} ${problem.key}`;
    if (!reported.has(name)) report(problem);
    reported.add(name);
  };
  const onError = (error: Readonly<{ code: string; descriptor?: { readonly id?: unknown } | undefined }>) => {
    const key = typeof error.descriptor?.id === 'string' ? error.descriptor.id : '';
    if (error.code === 'MISSING_TRANSLATION') reportOnce({ kind: 'missingMessage', key, locale });
    else if (call !== null && error.code !== 'MISSING_DATA') call.failure = { error };
    else reportOnce({ kind: 'unformattable', key, locale, error });
  };
  const intlOf = (texts: Iterable<readonly [string, CompiledMessage]>): IntlShape =>
    createIntl({ locale: formatLocale(locale), timeZone, messages: Object.fromEntries(texts), onError }, cache);
  const intl = intlOf(messages);

  /** Null when the message cannot be shown with these values. */
  const format = (key: string, message: CompiledMessage, values: AnyValues): string | null => {
    const placeholders = placeholdersOf(message);
    let shown = [...placeholders.keys()].some((name) => !isGiven(values, name)) ? withoutUnknown(message, values, development) : message;
    if ([...placeholders.values()].includes('date')) shown = zonedDates(shown, timeZone);
    if (shown.every((part) => part.type === TYPE.literal)) return shown.map((part) => part.value).join('');
    const speaker = shown === messages.get(key) ? intl : intlOf([[key, shown]]);
    const attempt: NonNullable<typeof call> = { failure: null };
    call = attempt;
    const text = speaker.formatMessage({ id: key }, values, { ignoreTag: true });
    call = null;
    if (attempt.failure === null) return String(text);
    report({ kind: 'unformattable', key, locale, error: attempt.failure.error });
    return null;
  };

  const t = (said: string | Text, given?: AnyValues): string => {
    const key = typeof said === 'string' ? said : said.key;
    const values: AnyValues = (typeof said === 'string' ? given : said.values) ?? {};
    const message = messages.get(key);
    if (message === undefined) {
      reportOnce({ kind: 'missingMessage', key, locale });
      return key;
    }
    const own = builtIn.get(key);
    return format(key, message, values) ?? (own === undefined || own === message ? null : format(key, own, values)) ?? key;
  };
  return { t, intl };
}
