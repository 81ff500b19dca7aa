/** Where the build writes the renderer of pages, and what names it. */
import { createHash } from 'node:crypto';

/** Below the root. */
export const RENDERER = 'dist/renderer/renderer.cjs';

/** The beginning of the hash of its text, in hexadecimal. */
export const rendererVersion = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
