/** Paging state of a discovery carousel (HOM-088 to HOM-092). */

export interface DiscoveryPages {
  /** 1-based; 0: nothing loaded yet. */
  readonly page: number;
  /** Page size. */
  readonly rpp: number;
}

export type DiscoveryStep =
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'goTo'; readonly page: number }
  /** The requested page failed to load. */
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

/** The minimum is 0, but there is nothing before page 1 (HOM-092). */
export const hasPrevious = ({ page }: DiscoveryPages): boolean => page > 1;
