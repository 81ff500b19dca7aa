/** The captcha as a third party: its script and the origins it uses. Pure. */
import { captchaEntry } from './captcha';
import type { CheckedSettings } from './checkedRealm';

/** Its id among the third parties of a page; all others are plugin ids. */
export const CAPTCHA = 'captcha';

export interface CaptchaSite {
  /** The realm's public site key. */
  readonly siteKey: string;
  /** The script URL, including the site key. */
  readonly script: string;
  readonly scriptSources: readonly string[];
  readonly frameSources: readonly string[];
}

/** Hosts of Google's own script, which also loads and frames other origins. */
const googles: ReadonlySet<string> = new Set(['www.google.com', 'www.recaptcha.net']);

/** Null when the realm requires no captcha, or names no key because the platform's own page handles it. */
export function captchaSite(settings: Pick<CheckedSettings, 'mfaConfigurations'>): CaptchaSite | null {
  const { siteKey, scriptUrl } = captchaEntry(settings) ?? {};
  if (siteKey === undefined || scriptUrl === undefined || !URL.canParse(scriptUrl)) return null;
  const script = new URL(scriptUrl);
  const own = new URL('.', script);
  own.search = '';
  script.searchParams.set('render', siteKey);
  const isGoogles = googles.has(script.host);
  return {
    siteKey,
    script: script.href,
    scriptSources: isGoogles ? [own.href, 'https://www.gstatic.com/recaptcha/'] : [own.href],
    frameSources: isGoogles ? [own.href, 'https://recaptcha.google.com/recaptcha/'] : [own.href],
  };
}
