/** Lock file of a database folder: two processes on one folder would corrupt it without noticing. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Locks the folder for this process, creating it if missing; returns the unlock function. A lock left by a
 * terminated process is ignored. Throws, naming the owner, while another running process holds it.
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
    // Another process was faster.
    const faster = ownerIn(file);
    throw faster === null ? error : new Error(inUse(folder, faster, file), { cause: error });
  }
  return () => rmSync(file, { force: true });
}

/** The running process named in the file; null for a stale lock. */
function ownerIn(file: string): number | null {
  let named: number;
  try {
    named = Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  // A terminated process may have had this process's id.
  if (!Number.isInteger(named) || named <= 0 || named === process.pid) return null;
  try {
    process.kill(named, 0);
    return named;
  } catch (error) {
    // The process runs under another user.
    return hasCode(error, 'EPERM') ? named : null;
  }
}

const hasCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

const inUse = (folder: string, owner: number, file: string): string =>
  `Another sandbox, process ${owner}, has its database in ${folder}. Stop it, or give this one a folder of its own with SANDBOX_DATA. If process ${owner} is something else, remove ${file}.`;
