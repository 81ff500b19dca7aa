/** An empty place, with a button to fill it (MUL-006). */
import { useText } from '../../../core/i18n';
import { Glyph } from './icons';
import styles from './Tile.module.css';

export interface EmptyPlaceProps {
  /** The next video is put here. */
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export function EmptyPlace({ chosen, onChoose }: EmptyPlaceProps) {
  const t = useText();
  return (
    <button type="button" data-main className={styles['empty']} aria-pressed={chosen} onClick={onChoose}>
      <span className={styles['plus']}>
        <Glyph name="add" />
      </span>
      <span>{t('multiVideoAdd')}</span>
    </button>
  );
}
