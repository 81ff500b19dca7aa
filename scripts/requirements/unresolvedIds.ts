/** Finds requirement ids that no row of the ledger has: in sources, tests, schemas, manifests and documents. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where people write ids. Generated files repeat those of their sources. */
const folders = ['.github', 'core', 'plugins', 'realms', 'schemas', 'scripts', 'test'];
const skipped = new Set(['generated', 'node_modules']);
const text = /\.(tsx?|c?js|css|json|md|yml)$/;

/** Names of the same form that are no ids. */
const otherNames = new Set(['SHA-256', 'SHA-384', 'SHA-512']);

/**
 * Returns one line per unresolved id: file, line, id, cause.
 *
 * @param root - The project's root; folders that it lacks are skipped.
 * @param known - The ids of all rows.
 */
export function unresolvedIds(root: string, known: ReadonlySet<string>): string[] {
  const present = new Set(readdirSync(root));
  return folders
    .filter((folder) => present.has(folder))
    .flatMap((folder) => textFiles(root, folder))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(/\b[A-Z]{3}-\d{3}\b/g)].flatMap(([id]) =>
            known.has(id) || otherNames.has(id) ? [] : [`${file}:${index + 1}: ${id}: no row has this id.`],
          ),
        ),
    );
}

function textFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : textFiles(root, name);
    return text.test(entry.name) ? [name] : [];
  });
}
