/** Selects the files of a run: an unbiased sample that is the same for the same seed. */

export interface SourceFile {
  readonly file: string;
  readonly lines: number;
}

/** Draws files until they have `lines` lines in total; all of them for 0. */
export function sampleFiles(
  sources: readonly SourceFile[],
  { lines, seed }: { readonly lines: number; readonly seed: number },
): string[] {
  const random = seeded(seed);
  const shuffled = sources
    .map((source) => ({ source, order: random() }))
    .sort((one, other) => one.order - other.order);
  const drawn: string[] = [];
  let total = 0;
  for (const { source } of shuffled) {
    if (lines > 0 && total >= lines) break;
    drawn.push(source.file);
    total += source.lines;
  }
  return drawn.sort();
}

/** Mulberry32: pseudorandom numbers from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
