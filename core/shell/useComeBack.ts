/** The query for sign-in links that return to the current page. */
import { useLocation } from 'react-router-dom';
import { queryNames } from '../routing/queryNames';
import { searchWithoutSecrets } from '../routing/secretNames';

export function useComeBack(): { readonly [queryNames.from]: string } {
  const { pathname, search } = useLocation();
  return { [queryNames.from]: pathname + searchWithoutSecrets(search) };
}
