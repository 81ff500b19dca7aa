/** Error message after playback has stopped, with retry, sign-in or back (PLY-076 to PLY-078). */
import { Link } from 'react-router-dom';
import { useNamedText, useText } from '../../i18n/hooks';
import { Button, buttonClass } from '../../ui/Button';
import type { PlayerFailure } from '../rules/playerError';
import styles from './Overlays.module.css';

export interface ErrorPanelProps {
  readonly failure: PlayerFailure;
  /** Playback had already started. */
  readonly started: boolean;
  /** Path of the login page. */
  readonly signInPath: string;
  readonly onRetry: () => void;
  readonly onBack: (() => void) | null;
}

export function ErrorPanel({ failure, started, signInPath, onRetry, onBack }: ErrorPanelProps) {
  const t = useText();
  const named = useNamedText();
  return (
    <div className={styles['cover']} data-cover="">
      <div className={styles['words']} role="alert">
        <p className={styles['headline']}>{t(started ? 'watchStoppedTitle' : 'watchFailedTitle')}</p>
        <p className={styles['note']}>
          {(failure.platformKey === undefined ? null : named(failure.platformKey)) ?? t(failure.messageKey)}
        </p>
        <div className={styles['actions']}>
          {failure.remedy === 'signIn' ? (
            <Link className={buttonClass()} to={signInPath}>
              {t('playerSignIn')}
            </Link>
          ) : (
            <Button onClick={onRetry}>{t('playerTryAgain')}</Button>
          )}
          {onBack !== null && (
            <button type="button" className={styles['pill']} onClick={onBack}>
              {t('goBack')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
