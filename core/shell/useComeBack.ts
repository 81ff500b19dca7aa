/** The query for sign-in links that return to the current page. */
import { useLocation } from 'react-router-dom';
import { queryNames } from '../routing/queryNames';
import { returnAddress } from '../routing/returnAddress';

export function useComeBack(): { readonly [queryNames.from]: string } {
  return { [queryNames.from]: returnAddress(useLocation()) };
}
