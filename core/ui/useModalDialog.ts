/**
 * Controls the native modal `<dialog>` by a flag: focus trap, Escape and backdrop close, focus returns to the
 * opener.
 */
import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';

export interface ModalDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (cancel: SyntheticEvent) => void;
  readonly onClick: (click: MouseEvent) => void;
}

/**
 * Props for a `<dialog>` that is rendered while `open`. Its content must fill it, so that only backdrop
 * clicks hit the dialog itself.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialogProps {
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!open || dialog === null) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // The element is unmounted before the browser could restore focus itself (NAV-065). Not if
      // the page that is shown now has moved the focus.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  return {
    ref: element,
    onCancel: (cancel) => {
      // React bubbles cancel events through the tree: a nested dialog must close alone.
      if (cancel.target !== element.current) return;
      cancel.preventDefault();
      onClose();
    },
    onClick: (click) => {
      if (click.target === element.current) onClose();
    },
  };
}
