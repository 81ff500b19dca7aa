/** Query and refinement as URL parameters, so that a reload or a shared link restores them (CAT-058). Pure. */
import type { Refinement } from '../sdk/search';

/** The names of the URL parameters. */
export interface RefinementNames {
  readonly query: string;
  readonly facets: string;
  readonly sort: string;
  readonly tab: string;
}

/** For a page of its own. */
export const pageNames: RefinementNames = { query: 'query', facets: 'facets', sort: 'sort', tab: 'tab' };

/** `facets` without a value means that none is chosen. */
export function readRefinement(query: URLSearchParams, names: RefinementNames = pageNames): Refinement {
  const facets = query.has(names.facets)
    ? query.getAll(names.facets).filter((entry) => entry.includes(':'))
    : null;
  return { facets, sort: query.get(names.sort) || null, tab: query.get(names.tab) || null };
}

/** The typed query; null if the address has none. */
export const readValue = (query: URLSearchParams, names: RefinementNames = pageNames): string | null =>
  query.get(names.query);

/** A copy of the query with these parameters replaced. */
export function writeRefinement(
  query: URLSearchParams,
  refinement: Refinement,
  names: RefinementNames = pageNames,
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of [names.facets, names.sort, names.tab]) written.delete(name);
  const { facets, sort, tab } = refinement;
  if (tab !== null) written.set(names.tab, tab);
  for (const entry of facets?.length === 0 ? [''] : (facets ?? [])) written.append(names.facets, entry);
  if (sort !== null) written.set(names.sort, sort);
  return written;
}

export function writeValue(
  query: URLSearchParams,
  value: string,
  names: RefinementNames = pageNames,
): URLSearchParams {
  const written = new URLSearchParams(query);
  if (value.trim() === '') written.delete(names.query);
  else written.set(names.query, value.trim());
  return written;
}
