/** Configures the ICU parser: tags are plain text, since a message is never markup. */
import { parse } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from '../../core/i18n/compiledMessages';

export type ParsedMessage =
  | { readonly ok: true; readonly message: CompiledMessage }
  /** `position` counts the message's characters from 1. */
  | { readonly ok: false; readonly cause: string; readonly position: number };

/** Parses one message; never throws. */
export function parseMessage(text: string): ParsedMessage {
  try {
    return { ok: true, message: parse(text, { ignoreTag: true }) };
  } catch (error) {
    return {
      ok: false,
      cause: causes[String((error as Error).message)] ?? 'The message is not well formed.',
      position: positionOf(error),
    };
  }
}

/** The parser's error names in words. */
const causes: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'A placeholder does not end: a closing brace is missing.',
  EMPTY_ARGUMENT: 'A placeholder has no name.',
  MALFORMED_ARGUMENT: 'A placeholder is not well formed; put a literal brace in apostrophes.',
  EXPECT_ARGUMENT_TYPE:
    'After the comma a placeholder names its type: number, date, time, plural, selectordinal or select.',
  INVALID_ARGUMENT_TYPE:
    'A placeholder has one of the types number, date, time, plural, selectordinal and select.',
  EXPECT_ARGUMENT_STYLE: 'After its second comma a placeholder names its style.',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'A plural or select needs its options.',
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: 'The offset of a plural needs a number.',
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: 'The offset of a plural must be a number.',
  EXPECT_SELECT_ARGUMENT_SELECTOR: 'An option of a select needs its name.',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'An option of a plural needs its category or =number.',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'An option of a select needs its text in braces.',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'An option of a plural needs its text in braces.',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'An exact option of a plural is written =number.',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'A plural has the same option twice.',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'A select has the same option twice.',
  MISSING_OTHER_CLAUSE: 'A plural or select needs the option "other".',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: 'An apostrophe in a style does not close.',
  INVALID_NUMBER_SKELETON: 'The number skeleton is not well formed.',
  INVALID_DATE_TIME_SKELETON: 'The date skeleton is not well formed.',
  EXPECT_NUMBER_SKELETON: 'After :: a number skeleton is expected.',
  EXPECT_DATE_TIME_SKELETON: 'After :: a date skeleton is expected.',
};

function positionOf(error: unknown): number {
  const location = (error as { readonly location?: { readonly start?: { readonly offset?: number } } })
    .location;
  return (location?.start?.offset ?? 0) + 1;
}
