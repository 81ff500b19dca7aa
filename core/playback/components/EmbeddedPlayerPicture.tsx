/** The content of an embedded player's box: the picture with subtitles, or a waiting, ended or error message. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFormat, useText } from '../../i18n/hooks';
import type { EmbeddedPlayerPictureProps, EmbeddedPlayerProblem } from '../../sdk/players';
import { Button, buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PlayerInstance } from '../players/PlayerInstance';
import layers from './Layers.module.css';
import styles from './EmbeddedPlayerPicture.module.css';
import { Still } from './Still';

export const EmbeddedPlayerPicture = observer(function EmbeddedPlayerPicture({
  screen,
  compact = false,
}: EmbeddedPlayerPictureProps) {
  const t = useText();
  const picture = useRef<HTMLDivElement>(null);
  const captions = useRef<HTMLDivElement>(null);
  const { state, still } = screen;
  useEffect(() => {
    // Only core creates player instances.
    if (!(screen instanceof PlayerInstance) || picture.current === null || captions.current === null) return;
    screen.put({ picture: picture.current, captions: captions.current });
    return () => screen.put(null);
  }, [screen]);
  const isBusy = state.status === 'loading' || screen.buffering;
  return (
    <div className={styles['screen']} data-compact={compact || undefined} aria-busy={isBusy || undefined}>
      <div ref={picture} className={`${layers['layer']} ${layers['picture']}`} />
      {state.status !== 'showing' && still !== null && <Still src={still} className={layers['still']} />}
      <div ref={captions} className={`${layers['layer']} ${layers['captions']}`} />
      {isBusy && (
        <div className={`${layers['busy']} ${styles['busy']}`}>
          <Spinner />
          <VisuallyHidden>
            <span role="status">{t('playerLoading')}</span>
          </VisuallyHidden>
        </div>
      )}
      {state.status === 'waiting' && <Waiting startsAt={state.startsAt} />}
      {state.status === 'ended' && (
        <div className={styles['words']} role="status">
          <p className={styles['title']}>{t('thisEventHasEnded')}</p>
        </div>
      )}
      {state.status === 'stopped' && (
        <Problem problem={state.problem} compact={compact} onRetry={() => screen.retry()} />
      )}
    </div>
  );
});

interface ProblemProps {
  readonly problem: EmbeddedPlayerProblem;
  readonly compact: boolean;
  readonly onRetry: () => void;
}

function Problem({ problem: { title, text, action, retry }, compact, onRetry }: ProblemProps) {
  const t = useText();
  return (
    <div className={styles['words']} role="alert">
      <p className={styles['title']}>{t(title)}</p>
      <p className={styles['text']}>{t(text)}</p>
      {action !== null && (
        <Link className={buttonClass('primary', compact ? 'small' : 'medium')} to={action.href}>
          <Icon name="lock" />
          {t(action.label)}
        </Link>
      )}
      {retry && (
        <Button size={compact ? 'small' : 'medium'} onClick={onRetry}>
          {t('playerTryAgain')}
        </Button>
      )}
    </div>
  );
}

function Waiting({ startsAt }: { readonly startsAt: number }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles['words']} role="status">
      <p className={styles['title']}>{t('watchWaitingTitle', { when: format.dateTime(startsAt) })}</p>
    </div>
  );
}
