/** Parses plain labels and simple placeholders without the ICU parser, which is loaded lazily for all others. */
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './compiledMessages';

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
