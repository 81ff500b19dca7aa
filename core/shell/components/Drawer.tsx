/** A modal panel from the start side, on the browser's own `<dialog>`. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui';
import { Logo } from './Logo';
import styles from './Drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Drawer({ open, label, closeLabel, onClose, children }: DrawerProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={element}
      className={styles['drawer']}
      aria-label={label}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
      onClick={(click) => {
        if (click.target === element.current) onClose();
      }}
    >
      <div className={styles['body']}>
        <div className={styles['head']}>
          <Logo />
          <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" size={23} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
