/** Inlined into the page: starts the data call of a section page before any module has loaded, and makes use of the wait. */
import { storedAuthToken, storedLanguage } from '../session/storedTokens';
import type { SectionAnswer } from '../catalogue/contentApi';
import { readSection } from '../sdk/endpoints/catalogue';
import { PAGE_SIZES } from '../realm/constants';
import { readPageData } from './pageData';

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
  const path = (realm.platform.endpoints[readSection.id] ?? readSection.path).replace('{section}', encodeURIComponent(section));
  const token = storedAuthToken(storageOrNull('localStorage'), storageOrNull('sessionStorage'));
  const answer = fetch(`${realm.platform.url}${path}?${query}`, {
    headers: { 'x-api-key': realm.platform.apiKey, 'accept-language': locale, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
  }).then((response) => {
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json() as Promise<SectionAnswer>;
  });
  // Whoever asks for it meets the failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  globalThis.prosceniumEarly = { section, locale, answer };
}

// A browser reads up on a language when it is first asked to write in it: while the scripts are on their way, that costs nothing.
new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format();
new Intl.NumberFormat(locale).format(0);

function storageOrNull(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}
