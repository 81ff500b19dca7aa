/** The language of a page: the viewer's choice, else the browser's, else the realm's default (LOC-009). */
import { matchLocale } from '../../../core/i18n/locale';
import type { Site } from './Site';

/** The browser stores the chosen language in this cookie, so that the page is served in it. */
const choice = /(?:^|;\s*)selectedLanguage=([^;]+)/;

/** The code of an offered locale. */
export function preferredLocale(site: Pick<Site, 'locales' | 'defaultLocale'>, headers: Headers): string {
  const chosen = choice.exec(headers.get('cookie') ?? '')?.[1];
  const wanted = [
    ...(chosen === undefined ? [] : [chosen]),
    ...acceptedLanguages(headers.get('accept-language') ?? ''),
  ];
  for (const code of wanted) {
    const found = matchLocale(code, site.locales);
    if (found !== null) return found;
  }
  return site.defaultLocale;
}

/** Codes by descending weight. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.trim().split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=([0-9.]+)/.exec(parameter)?.[1])
        .find((found) => found !== undefined);
      return { code, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ code, weight }) => code !== '' && code !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}
