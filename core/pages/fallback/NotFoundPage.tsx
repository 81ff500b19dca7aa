/** The address is unknown (ROU-009). */
import { useText } from '../../i18n';
import { useService } from '../../sdk';
import { defaultPage } from '../../shell/defaultPage';
import { Message } from './Message';

export function NotFoundPage() {
  const t = useText();
  const home = useService(defaultPage);
  return <Message picture="error" title={t('notFoundTitle')} text={t('notFoundText')} action={{ label: t('toDefaultPage'), to: home.path }} />;
}
