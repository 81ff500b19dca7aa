/** A modal drawer at the inline start, based on `<dialog>`. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { useModalDialog } from '../../ui/useModalDialog';
import { Logo } from '../../pageKit/Logo';
import styles from './Drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Drawer({ open, label, closeLabel, onClose, children }: DrawerProps) {
  const modal = useModalDialog(open, onClose);
  if (!open) return null;
  return (
    <dialog {...modal} className={styles['drawer']} aria-label={label}>
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
