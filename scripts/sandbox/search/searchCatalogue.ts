/** Searches contents and returns a page of them (API-060, API-061). */
import type { ContentSearch } from '../../../core/generated/platform';
import type { CardContext } from '../catalogue/contentCards';
import { numberedPage } from '../catalogue/page';
import {
  choiceOf,
  facetsOf,
  fitsChoice,
  fitsTab,
  orderOf,
  sortOptionsOf,
  tabsOf,
  type Order,
} from './facets';
import { foldText } from './foldText';
import { fitOf, searchables, type Searchable } from './searchable';

export interface SearchRequest {
  /** Empty matches everything. */
  readonly query: string;
  /** `name:value` entries. */
  readonly facets: readonly string[];
  readonly sort: string | null;
  readonly tab: string | null;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** The requested page, with facets, orders and tabs counted over all matches of the query. */
export function searchCatalogue(context: CardContext, request: SearchRequest): ContentSearch {
  const { locale } = context;
  const query = foldText(request.query);
  // A query of punctuation only matches nothing; an empty query matches everything.
  const found =
    request.query !== '' && query === ''
      ? []
      : searchables(context).flatMap((content) => {
          const fit = fitOf(content, query);
          return fit > 0 ? [{ content, fit }] : [];
        });
  const choice = choiceOf(request.facets);
  const order = orderOf(request.sort);
  const inTab = found.filter(({ content }) => fitsTab(content, request.tab));
  const listed = inTab
    .filter(({ content }) => fitsChoice(content, choice, locale))
    .sort(comparerOf(order, locale));
  const { items, ...numbers } = numberedPage(listed, request.page, request.size);
  return {
    results: items.map(({ content }) => content.card),
    ...numbers,
    facets: facetsOf(
      inTab.map(({ content }) => content),
      choice,
      locale,
    ),
    sortOptions: sortOptionsOf(order, locale),
    tabs: tabsOf(
      found.filter(({ content }) => fitsChoice(content, choice, locale)).map(({ content }) => content),
      request.tab,
      locale,
    ),
  };
}

interface Found {
  readonly content: Searchable;
  readonly fit: number;
}

function comparerOf(order: Order, locale: string): (left: Found, right: Found) => number {
  const byTitle = (left: Found, right: Found): number =>
    left.content.card.title.localeCompare(right.content.card.title, locale, {
      sensitivity: 'base',
      numeric: true,
    });
  if (order === 'title') return byTitle;
  if (order === 'newest')
    return (left, right) =>
      (right.content.year ?? 0) - (left.content.year ?? 0) || right.content.position - left.content.position;
  return (left, right) => right.fit - left.fit;
}
