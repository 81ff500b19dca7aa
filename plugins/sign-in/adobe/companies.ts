/** Offered companies, their order, and the search. Pure. */
import type { AdobeOptions } from './options.generated';
import type { Company } from './tvService';

export interface Offer {
  readonly featured: readonly Company[];
  readonly others: readonly Company[];
}

/** With more companies than this a search field is shown (SGP-133). */
export const SEARCH_FIELD_ABOVE = 12;

/**
 * Featured companies in the realm's order, then the rest by name (SGP-124). An empty allow-list allows all,
 * with none featured (SGP-126).
 */
export function offerOf(
  companies: readonly Company[],
  allowed: AdobeOptions['allowedProviders'],
  locale: string,
): Offer {
  const byId = new Map(companies.map((company) => [company.id, company]));
  const featured = allowed.flatMap(({ name, display }) =>
    display === 'FEATURED' ? (byId.get(name) ?? []) : [],
  );
  const isAllowed = ({ id }: Company): boolean =>
    allowed.length === 0 || allowed.some(({ name, display }) => name === id && display !== 'FEATURED');
  const { compare } = new Intl.Collator(locale);
  return {
    featured: [...new Set(featured)],
    others: [...byId.values()]
      .filter((company) => isAllowed(company) && !featured.includes(company))
      .sort((one, other) => compare(one.name, other.name)),
  };
}

export const countOf = ({ featured, others }: Offer): number => featured.length + others.length;

/** Companies whose name contains the words; ignores diacritics, case and variants of alef and yeh. */
export function found(offer: Offer, words: string): Offer {
  const wanted = folded(words).split(/\s+/u).filter(Boolean);
  const has = ({ name }: Company): boolean => wanted.every((word) => folded(name).includes(word));
  return { featured: offer.featured.filter(has), others: offer.others.filter(has) };
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه');

/** A logo loads only from origins that the realm's CSP allows; null where it would be blocked. */
export function logoFrom(logo: string | null, allowed: readonly string[]): string | null {
  if (logo === null || !URL.canParse(logo)) return null;
  const { origin } = new URL(logo);
  return allowed.some((address) => URL.canParse(address) && new URL(address).origin === origin) ? logo : null;
}
