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
