/**
 * Inlined into the page: decides whether the content that the host rendered is this viewer's, starts the data call of a
 * section page without it before any module has loaded, warms up `Intl` while waiting for the first one, marks pages
 * on a television, and counts what React renders.
 */
import { isStoredGuest, storedAuthToken, storedLanguage } from '../session/storedTokens';
import type { SectionAnswer } from '../catalogue/contentApi';
import { readSection } from '../sdk/endpoints/catalogue';
import { PAGE_SIZES } from '../sdk/constants';
import { recordEvents } from '../ui/recordedEvents';
import { countCommits } from '../plugins/commitCounter';
import { isTelevision } from './arrowKeys/television';
import { readPageData } from './pageData';
import { startScripts } from './scriptStart';
import { startHeadingFonts } from './startHeadingFonts';

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
if (isTelevision(window)) document.documentElement.dataset['screen'] = 'television';

const { dataset, lang: locale } = document.documentElement;
const stores = [storageOrNull('localStorage'), storageOrNull('sessionStorage')] as const;
const language = storedLanguage(stores[0]);
const token = storedAuthToken(...stores);
const isGuest = token === null || isStoredGuest(...stores);
const isOwnLanguage = language === null || language === locale;
const isRendered = dataset['rendered'] !== undefined;
// It is that of a guest, in the page's language: every other viewer sees the skeleton, and never a wrong price. The host
// does not know a hash, which may open a panel.
const willHydrate = isRendered && isGuest && isOwnLanguage && location.hash === '';
if (isRendered && !willHydrate) {
  dataset['rendered'] = 'replaced';
  scripts.now();
}

if (isOwnLanguage && !willHydrate) {
  // A page with content carries its data after it.
  if (isRendered) document.addEventListener('DOMContentLoaded', startSectionCall);
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

if (willHydrate) {
  // Text that is there already must not wait for its font.
  startHeadingFonts(document);
  recordEvents(document);
}

const script = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]');
if (willHydrate || (script !== null && performance.getEntriesByName(script.href).length === 0)) {
  // Browsers load locale data at the first use of `Intl`: while the script is downloading, that is free.
  const times = (): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  for (const readUp of [
    () => new Intl.NumberFormat(locale).format(0),
    () => new Intl.DateTimeFormat(locale),
    times,
    () => times().format(),
  ])
    setTimeout(readUp);
  script?.addEventListener('load', () => startHeadingFonts(document), { once: true });
} else startHeadingFonts(document);

function storageOrNull(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}
