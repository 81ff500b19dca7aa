/** Compiles the platform's labels and drops invalid ones. Loaded lazily, with the first answer: no page waits for labels. */
import type { CompiledMessage, CompiledMessages } from './compiledMessages';
import { labelsOf, rankedLabels, type LabelAnswer, type Labels } from './labels';
import { TYPE } from '@formatjs/icu-messageformat-parser';

/** Parses plain labels and simple placeholders without the ICU parser, which is loaded lazily for all others. */
const placeholder = /\{\s*([\p{L}_][\p{L}\p{N}_.-]*)\s*\}/gu;
/** A brace outside a simple placeholder, or an escaped apostrophe. */
const needsParser = /[{}]|''/;

/** The parsed label; null if it holds more than text and `{name}`, and so needs {@link parseLabel}. */
export function labelToAst(text: string): CompiledMessage | null {
  if (/'[{}]/.test(text)) return null;
  const message: CompiledMessage = [];
  let end = 0;
  const addText = (part: string): boolean => {
    if (needsParser.test(part)) return false;
    if (part !== '') message.push({ type: TYPE.literal, value: part });
    return true;
  };
  for (const match of text.matchAll(placeholder)) {
    if (!addText(text.slice(end, match.index))) return null;
    message.push({ type: TYPE.argument, value: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  return addText(text.slice(end)) ? message : null;
}

/** Parses any label. Rejects with a SyntaxError if it is malformed, and also if the parser cannot be loaded. */
export async function parseLabel(text: string): Promise<CompiledMessage> {
  const simple = labelToAst(text);
  if (simple !== null) return simple;
  const { parseMessage } = await import('./messageParser');
  return parseMessage(text);
}

/**
 * Parses labels. A malformed label, or one that is not a string, is reported to `onMalformed` and left out,
 * so that the next text in precedence is shown. An empty label counts as not set: a button without a name
 * helps nobody.
 */
export async function compileLabels(
  labels: Labels,
  onMalformed: (key: string, error: unknown) => void,
): Promise<CompiledMessages> {
  const compile = async ([key, text]: [string, unknown]): Promise<(readonly [string, CompiledMessage])[]> => {
    if (text === '' || text === null) return [];
    try {
      if (typeof text !== 'string') throw new TypeError('The label is not a text.');
      return [[key, labelToAst(text) ?? (await parseLabel(text))]];
    } catch (error) {
      onMalformed(key, error);
      return [];
    }
  };
  return Object.fromEntries((await Promise.all(Object.entries(labels).map(compile))).flat());
}

/** `first` override built-in texts, `last` are fallbacks for unknown keys. */
export interface ReadLabels {
  readonly first: CompiledMessages;
  readonly last: CompiledMessages;
}

/**
 * Compiles the labels of an answer for `locale` (LOC-005); empty if there was no answer (LOC-003). Malformed ones are
 * left out and reported to `onMalformed`.
 */
export async function readLabels(
  answer: LabelAnswer | null,
  locale: string,
  onMalformed: (key: string, error: unknown) => void,
): Promise<ReadLabels> {
  const ranked = rankedLabels(labelsOf(answer), locale);
  const first = await compileLabels(ranked.first, onMalformed);
  return {
    first,
    last: ranked.last === ranked.first ? first : await compileLabels(ranked.last, onMalformed),
  };
}
