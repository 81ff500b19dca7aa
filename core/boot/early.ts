/**
 * Inlined into the page: starts the data call of a section page before any module has loaded, and warms up
 * `Intl` while waiting for the first one.
 */
import { storedAuthToken, storedLanguage } from '../session/storedTokens';
import type { SectionAnswer } from '../catalogue/contentApi';
import { readSection } from '../sdk/endpoints/catalogue';
import { PAGE_SIZES } from '../sdk/constants';
import { readPageData } from './pageData';
import { startHeadingFonts } from './startHeadingFonts';

export interface EarlyAnswer {
  readonly section: string;
  readonly locale: string;
  readonly answer: Promise<SectionAnswer>;
}

declare global {
  var prosceniumEarly: EarlyAnswer | undefined;
}

const { realm, locale, firstCalls } = readPageData(document);
const section = firstCalls[location.pathname];
const language = storedLanguage(storageOrNull('localStorage'));

if (section !== undefined && (language === null || language === locale)) {
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
  const token = storedAuthToken(storageOrNull('localStorage'), storageOrNull('sessionStorage'));
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
if (script !== null && performance.getEntriesByName(script.href).length === 0) {
  // Browsers load locale data at the first use of `Intl`: while the script is downloading, that is free.
  const times = (): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  for (const readUp of [
    () => new Intl.NumberFormat(locale).format(0),
    () => new Intl.DateTimeFormat(locale),
    times,
    () => times().format(),
  ])
    setTimeout(readUp);
  script.addEventListener('load', () => startHeadingFonts(document), { once: true });
} else startHeadingFonts(document);

function storageOrNull(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}
