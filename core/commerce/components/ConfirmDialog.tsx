/** Confirmation dialog before an action that may be unintended. */
import type { ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly confirm: string;
  /** Label of the cancel button. */
  readonly stop: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ConfirmDialog({
  open,
  title,
  confirm,
  stop,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('purchaseRestrictedClose')}>
      {children}
      <div className={styles['actions']}>
        <Button onClick={onConfirm}>{confirm}</Button>
        <Button variant="quiet" onClick={onClose}>
          {stop}
        </Button>
      </div>
    </Dialog>
  );
}
