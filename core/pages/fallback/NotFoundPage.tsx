/** The address is unknown, or what it names is not there (ROU-009, CAT-084). */
import { useText } from '../../i18n';
import { usePageTitle, useService } from '../../sdk';
import { defaultPage } from '../../shell/defaultPage';
import { Message } from './Message';

export function NotFoundPage() {
  const t = useText();
  const home = useService(defaultPage);
  usePageTitle(t('notFoundTitle'));
  return <Message picture="error" title={t('notFoundTitle')} text={t('notFoundText')} action={{ label: t('toDefaultPage'), to: home.path }} />;
}
