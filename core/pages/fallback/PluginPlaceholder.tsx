/** What stands in the place of a contribution that failed. */
import { useText } from '../../i18n';
import type { ContributionFailure } from '../../plugins';
import { Button, Icon } from '../../ui';
import { Message } from './Message';
import styles from './PluginPlaceholder.module.css';

export interface PluginPlaceholderProps {
  readonly failure: ContributionFailure;
  readonly retry: () => void;
  /** `block`: it was the only way to go on. */
  readonly manner: 'hide' | 'placeholder' | 'block';
}

/** Quiet: the page works without it. Carries the plugin's id for support staff, not for viewers to read. */
export function PluginPlaceholder({ failure, retry, manner }: PluginPlaceholderProps) {
  const t = useText();
  if (manner === 'hide') return null;
  if (manner === 'block')
    return <Message picture="error" title={t('pageFailedTitle')} text={t('pageFailedText')} action={{ label: t('tryAgain'), run: retry }} />;
  return (
    <div className={styles['placeholder']} data-plugin={failure.plugin} role="status">
      <Icon name="warning" />
      <p>{t('partFailed')}</p>
      <Button variant="secondary" size="small" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
