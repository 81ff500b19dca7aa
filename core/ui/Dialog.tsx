/** A modal dialog on the browser's own `<dialog>`: focus moves in, Escape closes, focus returns to the opener. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** `panel` slides in from the end side, over the whole height. */
  readonly shape?: 'dialog' | 'panel';
  readonly children: ReactNode;
}

/** Renders its children only while open. A press on the backdrop closes, as does Escape (NAV-065). */
export function Dialog({ open, onClose, title, closeLabel, shape = 'dialog', children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!open || dialog === null) return;
    // React must not own this: the attribute alone would open it without making it modal.
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={element}
      className={`${styles['dialog']} ${styles[shape]}`}
      aria-labelledby={titleId}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
      onClick={(click) => {
        if (click.target === element.current) onClose();
      }}
    >
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
