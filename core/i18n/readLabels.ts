/** Compiles an answer with labels. Loaded lazily, with the first answer: no page waits for labels. */
import { compileLabels } from './compileLabels';
import type { CompiledMessages } from './compiledMessages';
import { labelsOf, rankedLabels, type LabelAnswer } from './labels';

/** `first` override built-in texts, `last` are fallbacks for unknown keys. */
export interface ReadLabels {
  readonly first: CompiledMessages;
  readonly last: CompiledMessages;
}

/**
 * Compiles the labels for `locale` (LOC-005); empty if there was no answer (LOC-003). Malformed ones are left
 * out and reported to
 * `onMalformed`.
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
