/** Updates generated files. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Generated } from './generate';

export interface Freshness {
  /** Files that are missing or whose text differs. */
  readonly changed: readonly string[];
  /** Files that are no longer generated. */
  readonly orphans: readonly string[];
}

/** Lists stale files below `root`; with `write` it updates them. */
export function writeGenerated(
  root: string,
  { files, orphans }: Generated,
  { write }: { readonly write: boolean },
): Freshness {
  const changed = [...files]
    .filter(([file, text]) => currentText(path.join(root, file)) !== text)
    .map(([file]) => file);
  if (write) {
    for (const file of orphans) rmSync(path.join(root, file));
    for (const file of changed) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), files.get(file) ?? '');
    }
  }
  return { changed, orphans };
}

function currentText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
