/** One process at a time keeps its database in a folder: two would spoil it, and neither would notice. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes the folder, which is made when missing, for this process; gives what leaves it again. A process that ended without leaving it
 * does not keep it. Throws when another one that runs has it, and says which.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'owner.pid');
  const owner = ownerIn(file);
  if (owner !== null) throw new Error(inUse(folder, owner, file));
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    // Another one was faster.
    const faster = ownerIn(file);
    throw faster === null ? error : new Error(inUse(folder, faster, file), { cause: error });
  }
  return () => rmSync(file, { force: true });
}

/** The process that is named in the file and runs. Null without one: what is there was left behind. */
function ownerIn(file: string): number | null {
  let named: number;
  try {
    named = Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  // A process that ended may have had the number that this one has now.
  if (!Number.isInteger(named) || named <= 0 || named === process.pid) return null;
  try {
    process.kill(named, 0);
    return named;
  } catch (error) {
    // It runs, for somebody else.
    return hasCode(error, 'EPERM') ? named : null;
  }
}

const hasCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

const inUse = (folder: string, owner: number, file: string): string =>
  `Another sandbox, process ${owner}, has its database in ${folder}. Stop it, or give this one a folder of its own with SANDBOX_DATA. If process ${owner} is something else, remove ${file}.`;
