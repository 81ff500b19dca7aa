/** State of the fighter list, stored in the query (CAT-075, CAT-076, CAT-077). */
import { useCallback } from 'react';
import { navigation, useService } from 'proscenium/sdk';

export interface ListState {
  readonly tab: 'rankings' | 'a-z';
  readonly weightClass: string | null;
  readonly letter: string | null;
  /** 1-based. */
  readonly page: number;
}

/** The last opened fighter: receives the focus on return. */
export const OPENED = 'at';

/** Parses an untrusted query: invalid values are ignored. */
export function readListState(query: URLSearchParams): ListState {
  const tab = query.get('tab') === 'a-z' ? 'a-z' : 'rankings';
  const page = Number(query.get('p'));
  return {
    tab,
    weightClass: query.get('weightClass') || null,
    letter: tab === 'a-z' ? query.get('letter')?.toUpperCase() || null : null,
    page: tab === 'a-z' && Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** Query of a state; defaults are omitted. */
export function queryOf({ tab, weightClass, letter, page }: ListState): Readonly<Record<string, string>> {
  return {
    ...(tab === 'a-z' && { tab }),
    ...(weightClass !== null && { weightClass }),
    ...(letter !== null && { letter }),
    ...(page > 1 && { p: String(page) }),
  };
}

/** Changing the tab resets letter, filter and page (CAT-077). */
export function stateOfTab(tab: ListState['tab']): ListState {
  return { tab, weightClass: null, letter: null, page: 1 };
}

/** Changing a filter resets the page. */
export function narrowed(
  state: ListState,
  to: Partial<Pick<ListState, 'weightClass' | 'letter'>>,
): ListState {
  return { ...state, ...to, page: 1 };
}

/** Address of the list in a given state. */
export function useListPath(): (state: ListState) => string {
  const nav = useService(navigation);
  return useCallback((state) => nav.hrefOf('FIGHTERS', {}, queryOf(state)), [nav]);
}
