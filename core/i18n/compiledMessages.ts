/** Messages as delivered to the browser: parsed at build time, so that it needs no ICU parser. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** AST of one ICU message. */
export type CompiledMessage = MessageFormatElement[];

/** Compiled messages by key. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
