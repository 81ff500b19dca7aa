/** Error page for content that failed to load, with retry and back button. */
import { useText } from '../i18n/hooks';
import { Message } from './Message';
import { useGoBack } from './useGoBack';
import styles from './ContentPage.module.css';

export interface FailedContentProps {
  readonly text: string;
  readonly onRetry: () => void;
}

export function FailedContent({ text, onRetry }: FailedContentProps) {
  const t = useText();
  const goBack = useGoBack();
  return (
    <div data-list-state="failed">
      <Message
        picture="error"
        title={t('pageFailedTitle')}
        text={text}
        action={{ label: t('tryAgain'), run: onRetry }}
      >
        <button type="button" className={styles['away']} onClick={goBack}>
          {t('contentBack')}
        </button>
      </Message>
    </div>
  );
}
