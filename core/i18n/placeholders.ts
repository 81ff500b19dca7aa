/** Placeholders of parsed messages, and how missing values are replaced. */
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './compiledMessages';

/** Type of a placeholder's value: any text, a number, a time, or a keyword that selects a branch. */
export type PlaceholderKind = 'text' | 'number' | 'date' | 'choice';

const kinds: Readonly<Partial<Record<TYPE, PlaceholderKind>>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.select]: 'choice',
};

/** All placeholders of a message by name; with several uses, the type that is more specific than text. */
export function placeholdersOf(
  message: readonly MessageFormatElement[],
): ReadonlyMap<string, PlaceholderKind> {
  const found = new Map<string, PlaceholderKind>();
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      const kind = kinds[element.type];
      if (kind !== undefined && 'value' in element && (found.get(element.value) ?? 'text') === 'text')
        found.set(element.value, kind);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) visit(option.value);
      if (element.type === TYPE.tag) visit(element.children);
    }
  };
  visit(message);
  return found;
}

/** Whether a value was given; 0 and the empty string are values, inherited properties are not. */
export function isGiven(values: Readonly<Record<string, unknown>>, name: string): boolean {
  return Object.hasOwn(values, name) && values[name] !== undefined && values[name] !== null;
}

/**
 * Replaces placeholders without a value: by `{name}` for developers, by nothing for viewers (LOC-030), and by
 * nothing where the value is explicitly empty. A plural or select without its value takes the branch `other`.
 */
export function withoutUnknown(
  message: CompiledMessage,
  values: Readonly<Record<string, unknown>>,
  visible: boolean,
): CompiledMessage {
  const isKnown = (name: string) => isGiven(values, name);
  const literal = (name: string): MessageFormatElement => ({
    type: TYPE.literal,
    value: visible && !Object.hasOwn(values, name) ? `{${name}}` : '',
  });
  const plain = (
    elements: readonly MessageFormatElement[],
    unknownCount: string | null,
  ): MessageFormatElement[] =>
    elements.flatMap((element): MessageFormatElement[] => {
      switch (element.type) {
        case TYPE.literal:
          return [element];
        case TYPE.pound:
          return [unknownCount === null ? element : literal(unknownCount)];
        case TYPE.tag:
          return [{ ...element, children: plain(element.children, unknownCount) }];
        case TYPE.plural:
        case TYPE.select: {
          const known = isKnown(element.value);
          const count = element.type === TYPE.select ? unknownCount : known ? null : element.value;
          if (!known) return plain(element.options['other']?.value ?? [], count);
          const options = Object.entries(element.options).map(
            ([name, option]) => [name, { ...option, value: plain(option.value, count) }] as const,
          );
          return [{ ...element, options: Object.fromEntries(options) }];
        }
        default:
          return [isKnown(element.value) ? element : literal(element.value)];
      }
    });
  return plain(message, null);
}
