/** The page that a way to sign in leads back to. */
import { useLocation } from 'react-router-dom';
import { queryNames } from '../routing';

export function useComeBack(): { readonly [queryNames.from]: string } {
  const { pathname, search } = useLocation();
  return { [queryNames.from]: pathname + search };
}
