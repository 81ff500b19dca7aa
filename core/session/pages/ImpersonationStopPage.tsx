/** Replaces pages that are not available during impersonation (ADM-013). */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { defaultPage } from '../../pageKit/pageServices';
import { Message } from '../../pageKit/Message';

export default observer(function ImpersonationStopPage() {
  const t = useText();
  const home = useService(defaultPage);
  const { viewer } = useService(session);
  return (
    <Message
      picture="empty"
      title={t('notOnBehalfTitle')}
      text={t('notOnBehalfText', { viewer: viewer.email ?? '' })}
      action={{ label: t('toDefaultPage'), to: home.path }}
    />
  );
});
