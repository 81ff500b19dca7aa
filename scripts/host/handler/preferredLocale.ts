/** The language a page is served in: the viewer's choice, else the browser's, else the realm's (LOC-009). */
import { matchLocale } from '../../../core/i18n/locale';
import type { PublishedRealm } from '../../publish/publishRealm';

/** The cookie in which the browser repeats the chosen language, so that the page arrives in it. */
const choice = /(?:^|;\s*)selectedLanguage=([^;]+)/;

/** A code of the realm's offered locales. */
export function preferredLocale(realm: PublishedRealm, headers: Headers): string {
  const offered = Object.keys(realm.pages);
  const chosen = choice.exec(headers.get('cookie') ?? '')?.[1];
  const wanted = [...(chosen === undefined ? [] : [chosen]), ...acceptedLanguages(headers.get('accept-language') ?? '')];
  for (const code of wanted) {
    const found = matchLocale(code, offered);
    if (found !== null) return found;
  }
  return realm.defaultLocale;
}

/** Codes by falling weight. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([0-9.]+)/.exec(parameter)?.[1]).find((found) => found !== undefined);
      return { code, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ code, weight }) => code !== '' && code !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}
