/** Live events as a strip of cards to put on the wall (MUL-010). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from 'proscenium/i18n';
import { fallbackPicture, useService } from 'proscenium/sdk';
import { Button, Icon, Picture, Spinner, VisuallyHidden } from 'proscenium/ui';
import { THUMBNAIL } from './constants';
import { WallIcon } from './icons';
import type { LineupItem, LineupStore } from './LineupStore';
import styles from './Lineup.module.css';

export interface LineupProps {
  readonly lineup: LineupStore;
  /** Videos already on the wall. */
  readonly shown: readonly string[];
  /** 0-based. */
  readonly place: number;
  readonly onChoose: (video: string) => void;
  readonly onClose: () => void;
}

export const Lineup = observer(function Lineup({ lineup, shown, place, onChoose, onClose }: LineupProps) {
  const t = useText();
  const strip = useRef<HTMLElement>(null);
  const { state } = lineup;
  const items = lineup.items.filter(({ id }) => !shown.includes(id));
  const hasItems = items.length > 0;
  // Moves the focus into the strip when it was opened by keyboard; a choice moves it on.
  useEffect(
    () => strip.current?.querySelector<HTMLElement>('[data-item]')?.focus({ preventScroll: true }),
    [hasItems, place],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // Digits and arrows are shortcuts of the wall.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <section
      ref={strip}
      id="multi-video-lineup"
      className={styles['lineup']}
      aria-label={t('multiVideoOnNow')}
      onKeyDown={onKeyDown}
    >
      <header className={styles['head']}>
        <h2>{t('multiVideoChooseFor', { number: place + 1 })}</h2>
        <button
          type="button"
          className={styles['close']}
          aria-label={t('multiVideoCloseLineup')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {state.status === 'loading' && (
        <div className={styles['note']}>
          <Spinner label={t('multiVideoLoadingLineup')} />
        </div>
      )}
      {state.status === 'failed' && (
        <div className={styles['note']} role="alert">
          <p>{t('multiVideoLineupFailed')}</p>
          <Button size="small" onClick={() => void lineup.load()}>
            {t('multiVideoAgain')}
          </Button>
        </div>
      )}
      {state.status === 'ready' && !hasItems && (
        <p className={styles['note']} role="status">
          {t('multiVideoNothingMore')}
        </p>
      )}
      {hasItems && (
        <ul className={styles['items']}>
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} onChoose={onChoose} />
            </li>
          ))}
          {lineup.more && (
            <li className={styles['more']}>
              <Button
                variant="secondary"
                size="small"
                busy={lineup.loadingMore}
                onClick={() => void lineup.loadMore()}
              >
                {t('multiVideoMore')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
});

function Item({
  item: { id, title, programme, picture, locked },
  onChoose,
}: {
  readonly item: LineupItem;
  readonly onChoose: (video: string) => void;
}) {
  const t = useText();
  const fallback = useService(fallbackPicture);
  return (
    <button type="button" data-item className={styles['item']} onClick={() => onChoose(id)}>
      <span className={styles['thumbnail']}>
        <Picture
          src={picture}
          fallback={fallback({ type: 'LIVE' })}
          alt=""
          ratio={`${THUMBNAIL.width} / ${THUMBNAIL.height}`}
        />
        {locked && (
          <span className={styles['lock']}>
            <Icon name="lock" size={20} />
          </span>
        )}
        <span className={styles['add']} aria-hidden="true">
          <WallIcon name="add" />
        </span>
      </span>
      <strong>{title}</strong>
      {programme !== null && <span className={styles['programme']}>{programme}</span>}
      {locked && <VisuallyHidden>{t('multiVideoLocked')}</VisuallyHidden>}
    </button>
  );
}
