/** The files of a folder that mutation testing may change. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Pages and components: what they draw is judged by looking at it; their rules and stores are files of their own. */
const drawn = /\/components\/|\/pages\/.*\.tsx$/;
const written = /\.generated\.ts$|\.d\.ts$|\/index\.ts$|\.test\.tsx?$/;

/** Rules, stores and wiring, relative to the root. */
export function mutableFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !written.test(file) && !drawn.test(file));
}
