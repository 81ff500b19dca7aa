/** The query parameter with the page to return to after sign-in. */
import { useLocation } from 'react-router-dom';
import { queryNames } from '../routing';

export function useComeBack(): { readonly [queryNames.from]: string } {
  const { pathname, search } = useLocation();
  return { [queryNames.from]: pathname + search };
}
