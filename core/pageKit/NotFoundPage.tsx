/** The address is unknown, or its content does not exist (ROU-009, CAT-084). */
import { useLayoutEffect } from 'react';
import { useText } from '../i18n/hooks';
import { usePageTitle } from '../sdk/usePageTitle';
import { useService } from '../sdk/useService';
import { defaultPage } from './pageServices';
import { shellStore } from './ShellStore';
import { Message } from './Message';

export function NotFoundPage() {
  const t = useText();
  const home = useService(defaultPage);
  const shell = useService(shellStore);
  usePageTitle(t('notFoundTitle'));
  // Content pages have no menu (NAV-021); an error page needs it for navigation.
  useLayoutEffect(() => {
    shell.showLost(true);
    return () => shell.showLost(false);
  }, [shell]);
  return (
    <Message
      picture="error"
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={{ label: t('toDefaultPage'), to: home.path }}
    />
  );
}
