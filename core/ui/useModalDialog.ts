/** The browser's own modal `<dialog>`, driven by a flag: focus moves in, Escape and the backdrop close, focus goes back. */
import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';

export interface ModalDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (cancel: SyntheticEvent) => void;
  readonly onClick: (click: MouseEvent) => void;
}

/** Give the result to a `<dialog>` that is rendered while `open`; its content fills it, so that only the backdrop is the dialog itself. */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialogProps {
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!open || dialog === null) return;
    // Remembered here, since the element is gone before the browser could give the focus back itself (NAV-065).
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  return {
    ref: element,
    onCancel: (cancel) => {
      // React hands it up through the tree: a dialog within this one closes alone.
      if (cancel.target !== element.current) return;
      cancel.preventDefault();
      onClose();
    },
    onClick: (click) => {
      if (click.target === element.current) onClose();
    },
  };
}
