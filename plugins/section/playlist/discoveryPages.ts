/** The paging of a discovery carousel: a list that is fetched page by page (HOM-088 to HOM-092). */

export interface DiscoveryPages {
  /** From 1; 0 means that nothing was fetched yet. */
  readonly page: number;
  /** Items a page. */
  readonly rpp: number;
}

export type DiscoveryStep =
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'goTo'; readonly page: number }
  /** The page that was asked for could not be fetched. */
  | { readonly type: 'failed' }
  | { readonly type: 'rpp'; readonly rpp: number };

export function discoveryPages(state: DiscoveryPages, step: DiscoveryStep): DiscoveryPages {
  switch (step.type) {
    case 'next':
      return { ...state, page: state.page + 1 };
    case 'previous':
    case 'failed':
      return { ...state, page: Math.max(0, state.page - 1) };
    case 'goTo':
      return { ...state, page: Math.max(0, step.page) };
    case 'rpp':
      return step.rpp === state.rpp ? state : { page: 1, rpp: step.rpp };
  }
}

/** The floor is 0, but there is nothing to go back to before page 1 (HOM-092). */
export const hasPrevious = ({ page }: DiscoveryPages): boolean => page > 1;
