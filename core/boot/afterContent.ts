/**
 * Inlined into the page after the content that the host rendered, or into the head of a page without it: starts the
 * scripts of a page with content, starts the data call of a section page without it before any module has loaded, warms
 * up `Intl` while waiting for the first one, and counts what React renders.
 */
import type { SectionAnswer } from '../catalogue/contentApi';
import { countCommits } from '../plugins/commitCounter';
import { PAGE_SIZES } from '../sdk/constants';
import { readSection } from '../sdk/endpoints/catalogue';
import { readPageData } from './pageData';
import { startScripts } from './scriptStart';
import { startHeadingFonts } from './startHeadingFonts';
import { storedViewer } from './storedViewer';

export interface EarlyAnswer {
  readonly section: string;
  readonly locale: string;
  readonly answer: Promise<SectionAnswer>;
}

declare global {
  var prosceniumEarly: EarlyAnswer | undefined;
}

// First of all: whatever fails below, the page gets its scripts.
const scripts = startScripts(window, {
  load: (module) => import(module),
  reload: () => location.reload(),
});
countCommits();

const {
  dataset: { rendered },
  lang: locale,
} = document.documentElement;
const { token, language } = storedViewer(window);
const willHydrate = rendered === '';
if (rendered === 'replaced') scripts.now();

if ((language ?? locale) === locale && !willHydrate) {
  // A page with content carries its data after it.
  if (rendered !== undefined) document.addEventListener('DOMContentLoaded', startSectionCall);
  else startSectionCall();
}

function startSectionCall(): void {
  const { realm, firstCalls } = readPageData(document);
  const section = firstCalls[location.pathname];
  if (section === undefined) return;
  const { displayGeoblocked, displayContentAvailableOnSignIn } = realm.settings.appSettings.WEB;
  const query = new URLSearchParams({
    rpp: String(PAGE_SIZES.bucket),
    displayGeoblocked: String(displayGeoblocked),
    displayContentAvailableOnSignIn: String(displayContentAvailableOnSignIn),
  });
  const path = (realm.platform.endpoints[readSection.id] ?? readSection.path).replace(
    '{section}',
    encodeURIComponent(section),
  );
  const answer = fetch(`${realm.platform.url}${path}?${query}`, {
    headers: {
      'x-api-key': realm.platform.apiKey,
      'accept-language': locale,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  }).then((response) => {
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json() as Promise<SectionAnswer>;
  });
  // The consumer handles a failure; this only prevents an unhandled rejection.
  answer.catch(() => undefined);
  globalThis.prosceniumEarly = { section, locale, answer };
}

const script = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]');
if (willHydrate || (script !== null && performance.getEntriesByName(script.href).length === 0)) {
  // Browsers load locale data at the first use of `Intl`: while the script is downloading, that is free.
  const times = (): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const warmUp = () => {
    for (const readUp of [
      () => new Intl.NumberFormat(locale).format(0),
      () => new Intl.DateTimeFormat(locale),
      times,
      () => times().format(),
    ])
      setTimeout(readUp);
  };
  // Content is painted first: its frame is drawn between the two.
  if (willHydrate) requestAnimationFrame(() => setTimeout(warmUp));
  else warmUp();
  script?.addEventListener('load', () => startHeadingFonts(document), { once: true });
} else startHeadingFonts(document);
