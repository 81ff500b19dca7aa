/** Replaces the player until the sign-in that the realm requires is done (SGP-108). */
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import type { WatchedContent } from '../content';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Backdrop } from './Backdrop';
import styles from './Panels.module.css';

export interface RequiredSignInPanelProps {
  readonly content: WatchedContent;
  /** The sign-in page; returns here. */
  readonly path: string;
  readonly onBack: (() => void) | null;
}

export function RequiredSignInPanel({ content, path, onBack }: RequiredSignInPanelProps) {
  const t = useText();
  const { title } = content.info;
  return (
    <Backdrop content={content} onBack={onBack}>
      <p className={styles['name']}>{title}</p>
      <h2 className={styles['heading']}>{t('watchOwedTitle')}</h2>
      <p className={styles['text']}>{t('watchOwedText', { title })}</p>
      <Link className={buttonClass()} to={path}>
        <Icon name="signIn" />
        {t('watchOwedAction')}
      </Link>
    </Backdrop>
  );
}
