/**
 * The ICU parser, in a chunk of its own that is loaded only for labels which need it (code splitting). The
 * browser build aliases the package to its edition without a parser; importing the file by path bypasses the
 * alias.
 */
import { parse } from '../../node_modules/@formatjs/icu-messageformat-parser/index.js';
import type { CompiledMessage } from './compiledMessages';

/** Parses an ICU message; tags are plain text. Throws a SyntaxError if it is malformed. */
export function parseMessage(text: string): CompiledMessage {
  return parse(text, { ignoreTag: true });
}
