/** What was typed and chosen, as the address keeps it, so that a reload or a shared link brings it back (CAT-058). Pure. */
import type { Refinement } from '../sdk';

/** The names of the parameters in an address. */
export interface RefinementNames {
  readonly query: string;
  readonly facets: string;
  readonly sort: string;
  readonly tab: string;
}

/** On a page of its own. */
export const pageNames: RefinementNames = { query: 'query', facets: 'facets', sort: 'sort', tab: 'tab' };

/** A `facets` without a value means that none is chosen. */
export function readRefinement(query: URLSearchParams, names: RefinementNames = pageNames): Refinement {
  const facets = query.has(names.facets) ? query.getAll(names.facets).filter((entry) => entry.includes(':')) : null;
  return { facets, sort: query.get(names.sort) || null, tab: query.get(names.tab) || null };
}

/** What was typed; null when the address says nothing of it. */
export const readValue = (query: URLSearchParams, names: RefinementNames = pageNames): string | null => query.get(names.query);

/** A query like the one given with these parameters in place of what it said before. */
export function writeRefinement(query: URLSearchParams, refinement: Refinement, names: RefinementNames = pageNames): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of [names.facets, names.sort, names.tab]) written.delete(name);
  const { facets, sort, tab } = refinement;
  if (tab !== null) written.set(names.tab, tab);
  for (const entry of facets?.length === 0 ? [''] : (facets ?? [])) written.append(names.facets, entry);
  if (sort !== null) written.set(names.sort, sort);
  return written;
}

export function writeValue(query: URLSearchParams, value: string, names: RefinementNames = pageNames): URLSearchParams {
  const written = new URLSearchParams(query);
  if (value.trim() === '') written.delete(names.query);
  else written.set(names.query, value.trim());
  return written;
}
