/** Labels arrive as text: plain ones and simple placeholders are read here, the rest by the parser that is fetched for it. */
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './compiledMessages';

const placeholder = /\{\s*([\p{L}_][\p{L}\p{N}_.-]*)\s*\}/gu;
/** A brace that is no simple placeholder's, or an apostrophe that quotes one. */
const needsParser = /[{}]|''/;

/** The parsed label, or null when it holds more than text and `{name}` and so needs {@link parseLabel}. */
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

/** The parsed label, whatever it holds. Rejects with a SyntaxError when it is malformed, and when the parser cannot be fetched. */
export async function parseLabel(text: string): Promise<CompiledMessage> {
  const simple = labelToAst(text);
  if (simple !== null) return simple;
  const { parseMessage } = await import('./messageParser');
  return parseMessage(text);
}
