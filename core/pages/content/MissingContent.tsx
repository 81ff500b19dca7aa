/** What the address names is not there (CAT-084). */
import { useText } from '../../i18n';
import { NotFoundPage } from '../fallback/NotFoundPage';
import { useContentTitle } from './useContentTitle';

export function MissingContent() {
  const t = useText();
  useContentTitle(t('notFoundTitle'));
  return <NotFoundPage />;
}
