/** The child processes of the stores' tests. */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles a script of this folder, so that processes start fast; returns the file in `folder`. */
export function bundled(name: string, folder: string): string {
  const outfile = path.join(folder, `${name}.mjs`);
  buildSync({
    entryPoints: [path.join(__dirname, `${name}.ts`)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
  });
  return outfile;
}

/** Resolves when a process has ended; `output` is what it wrote to standard error. */
export function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** Numbers from 0 to 1, the same in each run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
