/** Fallback for a contribution that failed. */
import { useText } from '../i18n/hooks';
import type { ContributionFailure } from '../plugins/ContributionState';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { PageFailed } from './PageFailed';
import styles from './PluginPlaceholder.module.css';

export interface PluginPlaceholderProps {
  readonly failure: ContributionFailure;
  readonly retry: () => void;
  /** `block`: the viewer cannot continue without it. */
  readonly onFailure: 'hide' | 'placeholder' | 'block';
}

/** Unobtrusive, because the page works without it. Exposes the plugin's id to support staff, not visibly to viewers. */
export function PluginPlaceholder({ failure, retry, onFailure }: PluginPlaceholderProps) {
  const t = useText();
  if (onFailure === 'hide') return null;
  if (onFailure === 'block') return <PageFailed retry={retry} />;
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
