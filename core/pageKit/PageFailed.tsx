import { useText } from '../i18n/hooks';
import { Message } from './Message';

/** In place of a page that could not be loaded; offers to try again. */
export function PageFailed({ retry }: { readonly retry: () => void }) {
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
