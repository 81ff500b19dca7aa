/** The captcha of a realm as a third party: its script, and what that reaches. Pure. */
import { captchaEntry } from './captcha';
import type { CheckedSettings } from './checkedRealm';

/** Its name among the third parties of a page, where all others are plugins. */
export const CAPTCHA = 'captcha';

export interface CaptchaSite {
  /** The realm's public key. */
  readonly siteKey: string;
  /** The script's address, the key in it. */
  readonly script: string;
  readonly scriptSources: readonly string[];
  readonly frameSources: readonly string[];
}

/** Hosts of Google's own script: what it loads and frames lies elsewhere too. */
const googles: ReadonlySet<string> = new Set(['www.google.com', 'www.recaptcha.net']);

/** Null when the realm asks for no captcha, or leaves it to the platform's own page by naming no key. */
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
