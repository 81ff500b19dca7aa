/** `buildWorker` puts the build's renderer in the place of this module: a worker evaluates no text. */
import type { PageRenderer } from '../host/handler/GuestPages';

export const renderer = null as PageRenderer | null;
