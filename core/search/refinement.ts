/** The rules for facets, order and tabs of a list. Pure. */
import { usableItems, type ListReport } from '../sdk/usableItems';
import type { Facet, ListTab, Refinement, SearchAnswer, SortOption } from '../sdk/search';

/** Nothing chosen: the facets marked active in the answer apply (CAT-056), by relevance (CAT-057), first tab. */
export const unrefined: Refinement = { facets: null, sort: null, tab: null };

/** The default order, sent without a parameter (CAT-057). */
const RELEVANCE = 'relevance';

/** The facets, orders and tabs of a list; never null. */
export interface Offered {
  readonly facets: readonly Facet[];
  readonly sortOptions: readonly SortOption[];
  readonly tabs: readonly ListTab[];
}
export const nothingOffered: Offered = { facets: [], sortOptions: [], tabs: [] };

/** From an answer: drops and reports null entries (ENT-025), and drops facets without options. */
export function offeredBy(
  { facets, sortOptions, tabs }: Pick<SearchAnswer, 'facets' | 'sortOptions' | 'tabs'>,
  report: ListReport['report'],
): Offered {
  const whole = usableItems(facets, { list: 'the facets', report }).map((facet) => ({
    ...facet,
    options: usableItems(facet.options, { list: `the facet "${facet.name}"`, report }),
  }));
  return {
    facets: whole.filter(({ options }) => options.length > 0),
    sortOptions: usableItems(sortOptions, { list: 'the orders', report }),
    tabs: usableItems(tabs, { list: 'the tabs', report }),
  };
}

const entryOf = (facet: string, value: string): string => `${facet}:${value}`;

/** The chosen options: the viewer's, else those marked active in the answer (CAT-056). */
export function chosenOptions(
  facets: readonly Facet[],
  { facets: chosen }: Pick<Refinement, 'facets'>,
): ReadonlySet<string> {
  return new Set(chosen ?? markedOptions(facets));
}

const markedOptions = (facets: readonly Facet[]): string[] =>
  facets.flatMap(({ name, options }) =>
    options.filter(({ active }) => active === true).map(({ value }) => entryOf(name, value)),
  );

export const isChosen = (chosen: ReadonlySet<string>, facet: string, value: string): boolean =>
  chosen.has(entryOf(facet, value));

/**
 * Toggles an option. The platform combines them: options within a facet widen the results, facets narrow them
 * (CAT-059).
 */
export function toggleOption(
  facets: readonly Facet[],
  refinement: Refinement,
  facet: string,
  value: string,
): Refinement {
  const chosen = new Set(chosenOptions(facets, refinement));
  const entry = entryOf(facet, value);
  if (!chosen.delete(entry)) chosen.add(entry);
  return { ...refinement, facets: [...chosen] };
}

/** Restores the server's default facets (CAT-059). */
export const clearOptions = (refinement: Refinement): Refinement => ({ ...refinement, facets: null });

/** Relevance is sent without a parameter (CAT-057). */
export const sortBy = (refinement: Refinement, value: string): Refinement => ({
  ...refinement,
  sort: value === RELEVANCE ? null : value,
});

/** The current order: the viewer's, else the one marked active, else the first. */
export function currentSort(options: readonly SortOption[], { sort }: Pick<Refinement, 'sort'>): string {
  return sort ?? options.find(({ active }) => active === true)?.value ?? options[0]?.value ?? RELEVANCE;
}

/** Opens a tab. It is another list, so the facets are reset (CAT-060). */
export const withTab = (refinement: Refinement, tabs: readonly ListTab[], name: string): Refinement => ({
  facets: null,
  sort: refinement.sort,
  tab: name === tabs[0]?.name ? null : name,
});

/** The open tab: the viewer's, else the one marked active, else the first; null without tabs. */
export function currentTab(tabs: readonly ListTab[], { tab }: Pick<Refinement, 'tab'>): string | null {
  const named =
    tabs.find(({ name }) => name === tab) ?? tabs.find(({ active }) => active === true) ?? tabs[0];
  return named?.name ?? null;
}

export function sameRefinement(one: Refinement, other: Refinement): boolean {
  if (one.sort !== other.sort || one.tab !== other.tab) return false;
  if (one.facets === null || other.facets === null) return one.facets === other.facets;
  const known = new Set(one.facets);
  return known.size === new Set(other.facets).size && other.facets.every((entry) => known.has(entry));
}
