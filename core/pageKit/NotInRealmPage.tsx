/** The page exists in every realm, but this one has disabled its feature. */
import { useText } from '../i18n/hooks';
import { useService } from '../sdk/useService';
import { checkedRealm, defaultPage } from './pageServices';
import { Message } from './Message';

export function NotInRealmPage() {
  const t = useText();
  const home = useService(defaultPage);
  const { title } = useService(checkedRealm);
  return (
    <Message
      picture="empty"
      title={t('notInRealmTitle')}
      text={t('notInRealmText', { realm: title })}
      action={{ label: t('toDefaultPage'), to: home.path }}
    />
  );
}
