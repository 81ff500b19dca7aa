/** A background video over a row's still image (HOM-025, HOM-026). Loaded only for rows that use it. */
import type { ReactElement } from 'react';
import { useText } from '../../i18n/hooks';
import type { MovingPictureProps } from '../../sdk/cards';
import styles from './MovingPicture.module.css';
import { useMovingPicture } from './useMovingPicture';

/** The pause button is shown as long as the video moves (WCAG 2.2.2). */
export function MovingPicture(props: MovingPictureProps): ReactElement | null {
  const t = useText();
  const { place, state, toggle } = useMovingPicture(props);
  return (
    <>
      <div className={styles['moving']} data-shown={state !== 'still' || undefined} aria-hidden="true">
        <div ref={place} />
      </div>
      {state !== 'still' && (
        <button type="button" className={styles['pause']} onClick={toggle}>
          <svg aria-hidden="true" width={20} height={20} viewBox="0 0 24 24" fill="currentColor">
            <path d={state === 'playing' ? 'M7 5h4v14H7Zm6 0h4v14h-4Z' : 'M7 4.500v15l12.500-7.500Z'} />
          </svg>
          <span className={styles['name']}>
            {state === 'playing' ? t('pauseBackground') : t('playBackground')}
          </span>
        </button>
      )}
    </>
  );
}
