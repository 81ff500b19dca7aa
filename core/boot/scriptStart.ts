/**
 * Starts the scripts of a page with the host's content. They are most of its bytes, and the content is readable without
 * them: they are requested after the first picture, so that the two do not share the network.
 */

/** What loads a module: `import`, except in tests. */
export type LoadModule = (address: string) => Promise<unknown>;

export interface ScriptStart {
  /** Starts the scripts at once, for a viewer to whom the content does not apply. */
  now(): void;
}

/** The longest time that scripts wait for pictures once the page has arrived, in milliseconds. */
const PATIENCE = 2000;
/** What a viewer does to a page, for which it needs its scripts. */
const presses = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * `scripts/host/handler/pageContent` writes the addresses of these links as data, so that the browser does not request
 * them by itself.
 */
const waitingLinks = (document: Document): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][data-href]'),
];

/**
 * Registers the start: once the page has arrived and its pictures of high priority have loaded, failed, or taken too
 * long; at the viewer's first press in any case. Does nothing on a page whose scripts the browser starts.
 */
export function startScripts(window: Window, load: LoadModule): ScriptStart {
  const { document } = window;
  const entry = waitingLinks(document)[0]?.dataset['href'];
  if (entry === undefined) return { now: () => undefined };
  let isParsed = document.readyState !== 'loading';
  let isDue = false;

  const request = () => {
    for (const link of waitingLinks(document)) {
      const requested = link.cloneNode() as HTMLLinkElement;
      requested.href = link.dataset['href'] ?? '';
      delete requested.dataset['href'];
      // Browsers evaluate a changed link lazily, a new one at once.
      link.replaceWith(requested);
    }
    // Modules of a page run when it has arrived, as those do that the browser starts.
    if (isParsed) load(entry).catch(() => undefined);
  };
  const now = () => {
    if (isDue) return;
    isDue = true;
    for (const press of presses) window.removeEventListener(press, now, true);
    request();
  };
  const arrived = () => {
    isParsed = true;
    if (isDue) return request();
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
    void Promise.all(pictures.map(finished)).then(now);
    window.setTimeout(now, PATIENCE);
  };

  for (const press of presses) window.addEventListener(press, now, { capture: true, passive: true });
  if (isParsed) arrived();
  else document.addEventListener('DOMContentLoaded', arrived, { once: true });
  return { now };
}

/** Resolves when an image has loaded or failed. */
const finished = (image: HTMLImageElement): Promise<void> =>
  image.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const end of ['load', 'error']) image.addEventListener(end, () => resolve(), { once: true });
      });
