/** Loads the renderer of pages that the build wrote, on Node. */
import { existsSync, readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { rendererVersion } from '../build/rendererVersion';
import type { PageRenderer } from './handler/GuestPages';

/** Null when none of the files exists: pages come without content then. Throws when the file is damaged. */
export function loadRenderer(files: readonly string[]): PageRenderer | null {
  const file = files.find((each) => existsSync(each));
  if (file === undefined) return null;
  const text = readFileSync(file, 'utf8');
  const module = { exports: {} as Pick<PageRenderer, 'renderPage'> };
  // A module of its own for each version, which a cache of modules would retain for ever.
  const evaluate = compileFunction(text, ['module'], { filename: file }) as (module: object) => void;
  evaluate(module);
  return { version: rendererVersion(text), renderPage: module.exports.renderPage };
}
