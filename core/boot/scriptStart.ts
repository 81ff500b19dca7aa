/**
 * Starts the scripts of a page with the host's content. They are most of its bytes, and the content is readable without
 * them: they are requested after the first picture, so that the two do not share the network.
 */

/** The parts of the browser that start scripts. */
export interface Starter {
  readonly load: (module: string) => Promise<unknown>;
  readonly reload: () => void;
}

export interface ScriptStart {
  /** Starts the scripts at once, for a viewer to whom the content does not apply. */
  now(): void;
}

/** The longest time that scripts wait for pictures once the page is parsed, in milliseconds. */
const PATIENCE = 2000;
/** Events of user input, for which a page needs its scripts. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * Written by `scripts/host/handler/pageContent` in place of links, so that the browser does not request the modules by
 * itself.
 */
const waitingModules = (document: Document): HTMLMetaElement[] => [
  ...document.querySelectorAll<HTMLMetaElement>('meta[name=module]'),
];

/**
 * Registers the start: once the page is parsed and the pictures that it preloads have loaded, failed, or taken too
 * long; at the first input of the user in any case. When the scripts cannot be fetched, the page is loaded again once
 * the browser is online: it does not request a failed module a second time. Does nothing on a page whose scripts the browser starts.
 */
export function startScripts(window: Window, { load, reload }: Starter): ScriptStart {
  const { document } = window;
  const entry = waitingModules(document)[0]?.content;
  if (entry === undefined) return { now: () => undefined };
  let isParsed = document.readyState !== 'loading';
  let isDue = false;

  const request = () => {
    for (const module of waitingModules(document)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      const { integrity } = module.dataset;
      if (integrity !== undefined) link.setAttribute('integrity', integrity);
      link.href = module.content;
      module.replaceWith(link);
    }
    // Not earlier, as with module scripts in the markup.
    if (isParsed) load(entry).catch(() => window.addEventListener('online', reload, { once: true }));
  };
  const now = () => {
    if (isDue) return;
    isDue = true;
    for (const input of inputs) window.removeEventListener(input, now, true);
    request();
  };
  const parsed = () => {
    isParsed = true;
    if (isDue) return request();
    window.setTimeout(now, PATIENCE);
    afterPictures(window, now);
  };

  for (const input of inputs) window.addEventListener(input, now, { capture: true, passive: true });
  if (isParsed) parsed();
  else document.addEventListener('DOMContentLoaded', parsed, { once: true });
  return { now };
}

/** Calls back once the pictures that the page preloads for this window are painted, or have failed. */
function afterPictures(window: Window, done: () => void): void {
  const links = [...window.document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
  const pictures = new Set(
    links.filter(({ media }) => media === '' || window.matchMedia(media).matches).map(addressesOf),
  );
  if (pictures.size === 0 || typeof PerformanceObserver === 'undefined') return done();
  const loaded = new Set<string>();
  // Not the links' events, of which the first may be over: the observer also learns of those that ended before.
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      for (const addresses of pictures)
        if (addresses.has(name)) {
          pictures.delete(addresses);
          loaded.add(name);
        }
    if (pictures.size > 0) return;
    observer.disconnect();
    const shown = [...window.document.images].filter(({ currentSrc }) => loaded.has(currentSrc));
    // The frame after the next one begins when the next one, with the decoded pictures, has been painted.
    void Promise.allSettled(shown.map((picture) => picture.decode())).then(() =>
      window.requestAnimationFrame(() => window.requestAnimationFrame(done)),
    );
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** The addresses of a preload, of which the browser selects one. */
const addressesOf = ({ href, imageSrcset, baseURI }: HTMLLinkElement): ReadonlySet<string> =>
  new Set([
    href,
    ...imageSrcset
      .split(/,\s+/)
      .map((candidate) => candidate.trim().split(' ')[0] ?? '')
      .flatMap((address) => (URL.canParse(address, baseURI) ? [new URL(address, baseURI).href] : [])),
  ]);
