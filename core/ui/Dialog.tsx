/** A modal dialog on the native `<dialog>`: focus trap, Escape closes, focus returns to the opener. */
import { useId, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon';
import { useModalDialog } from './useModalDialog';

/** Props of {@link Dialog}. */
export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** `panel` slides in from the inline end at full height; `sheet` slides down from the top at full width. */
  readonly shape?: 'dialog' | 'panel' | 'sheet';
  readonly children: ReactNode;
}

/** Renders its children only while open. A click on the backdrop closes it, as does Escape (NAV-065). */
export function Dialog({ open, onClose, title, closeLabel, shape = 'dialog', children }: DialogProps) {
  const modal = useModalDialog(open, onClose);
  const titleId = useId();

  if (!open) return null;
  return (
    <dialog {...modal} className={`${styles['dialog']} ${styles[shape]}`} aria-labelledby={titleId}>
      <div className={styles['body']}>
        <header className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
