/** Suggests the intended word for a misspelt one. */
import { distance } from 'fastest-levenshtein';

/**
 * The nearest candidate, or null when none is near: at most about a third of the letters may differ. Letter
 * case counts little, and a candidate that begins with the written word counts as near.
 */
export function nearestName(written: string, candidates: Iterable<string>): string | null {
  const wanted = written.toLowerCase();
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const name = candidate.toLowerCase();
    const letters = distance(wanted, name) - (hasSwap(wanted, name) ? 1 : 0);
    const isLonger = wanted.length >= 4 && (name.startsWith(wanted) || wanted.startsWith(name));
    const reach = Math.max(1, Math.round(Math.max(wanted.length, name.length) / 3));
    if (letters > reach && !isLonger) continue;
    const cost = isLonger ? Math.min(letters, reach) : letters;
    if (cost < least) [nearest, least] = [candidate, cost];
  }
  return nearest;
}

/** A transposition of two adjacent letters: one mistake, though two edits. */
function hasSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index + 1 < a.length; index += 1) {
    if (a[index] !== b[index]) return a[index] === b[index + 1] && a[index + 1] === b[index];
  }
  return false;
}
