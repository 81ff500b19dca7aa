import { useText } from '../i18n/hooks';
import { Message } from './Message';

/**
 * In place of what needs the viewer's session while the platform cannot confirm the one that the browser has: signing
 * in would fail as well.
 */
export function SessionUnreached({ retry }: { readonly retry: () => void }) {
  const t = useText();
  return (
    <Message
      picture="error"
      title={t('pageFailedTitle')}
      text={t('pageFailedText')}
      action={{ label: t('tryAgain'), run: retry }}
    />
  );
}
