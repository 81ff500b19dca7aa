/** Address of the list in a given state. */
import { useCallback } from 'react';
import { navigation, useService } from '../../../core/sdk';
import { queryOf, type ListState } from './listQuery';

export function useListPath(): (state: ListState) => string {
  const nav = useService(navigation);
  return useCallback((state) => nav.hrefOf('FIGHTERS', {}, queryOf(state)), [nav]);
}
