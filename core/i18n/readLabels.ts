/** From an answer with labels to texts that can be shown. Fetched with the first answer: no page waits for labels. */
import { compileLabels } from './compileLabels';
import type { CompiledMessages } from './compiledMessages';
import { labelsOf, rankedLabels, type LabelAnswer } from './labels';

/** `first` go before the built-in texts, `last` stand in for keys that nobody else knows. */
export interface ReadLabels {
  readonly first: CompiledMessages;
  readonly last: CompiledMessages;
}

/** The labels that hold in `locale` (LOC-005); none when there was no answer (LOC-003). A malformed one is left out, and handed to `onMalformed`. */
export async function readLabels(answer: LabelAnswer | null, locale: string, onMalformed: (key: string, error: unknown) => void): Promise<ReadLabels> {
  const ranked = rankedLabels(labelsOf(answer), locale);
  const first = await compileLabels(ranked.first, onMalformed);
  return { first, last: ranked.last === ranked.first ? first : await compileLabels(ranked.last, onMalformed) };
}
