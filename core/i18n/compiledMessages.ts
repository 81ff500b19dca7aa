/** Messages as the browser gets them: parsed at build time, so that it carries no ICU parser. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The parts of one parsed ICU message. */
export type CompiledMessage = MessageFormatElement[];

/** Message key to parsed message. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
