/**
 * The ICU parser, in a chunk of its own that is fetched only for labels which need it. The browser's build replaces the
 * package by its edition without a parser; the path to the file itself is what that replacement does not catch.
 */
import { parse } from '../../node_modules/@formatjs/icu-messageformat-parser/index.js';
import type { CompiledMessage } from './compiledMessages';

/** Parses an ICU message; tags are plain text. Throws a SyntaxError when it is not well formed. */
export function parseMessage(text: string): CompiledMessage {
  return parse(text, { ignoreTag: true });
}
