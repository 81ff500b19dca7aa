/** Brings generated files up to date. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Generated } from './generate';

export interface Freshness {
  /** Files whose text is not what would be generated, or that are missing. */
  readonly changed: readonly string[];
  /** Files that nothing generates any more. */
  readonly orphans: readonly string[];
}

/** Says what is stale below `root`, and with `write` sets it right. */
export function writeGenerated(root: string, { files, orphans }: Generated, { write }: { readonly write: boolean }): Freshness {
  const changed = [...files].filter(([file, text]) => currentText(path.join(root, file)) !== text).map(([file]) => file);
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
