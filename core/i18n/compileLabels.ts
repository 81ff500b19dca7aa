/** Compiles the platform's labels and drops invalid ones. */
import type { CompiledMessage, CompiledMessages } from './compiledMessages';
import type { Labels } from './labels';
import { labelToAst, parseLabel } from './labelToAst';

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
