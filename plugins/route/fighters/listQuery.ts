/** What the list of fighters is set to; it stands in the query of its address (CAT-075, CAT-076, CAT-077). */

export interface ListState {
  readonly tab: 'rankings' | 'a-z';
  readonly weightClass: string | null;
  readonly letter: string | null;
  /** From 1. */
  readonly page: number;
}

/** The fighter that was opened last: coming back, the focus is there again. */
export const OPENED = 'at';

/** Reads what anybody may have typed: what makes no sense is as if it were not there. */
export function readListState(query: URLSearchParams): ListState {
  const tab = query.get('tab') === 'a-z' ? 'a-z' : 'rankings';
  const page = Number(query.get('p'));
  return {
    tab,
    weightClass: query.get('weightClass') || null,
    letter: tab === 'a-z' ? (query.get('letter')?.toUpperCase() || null) : null,
    page: tab === 'a-z' && Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The query of a state; what is as it is without being said is left out. */
export function queryOf({ tab, weightClass, letter, page }: ListState): Readonly<Record<string, string>> {
  return {
    ...(tab === 'a-z' && { tab }),
    ...(weightClass !== null && { weightClass }),
    ...(letter !== null && { letter }),
    ...(page > 1 && { p: String(page) }),
  };
}

/** Another tab begins anew: without letter, filter and page (CAT-077). */
export function withTab(tab: ListState['tab']): ListState {
  return { tab, weightClass: null, letter: null, page: 1 };
}

/** Another filter begins at its first page. */
export function narrowed(state: ListState, to: Partial<Pick<ListState, 'weightClass' | 'letter'>>): ListState {
  return { ...state, ...to, page: 1 };
}
