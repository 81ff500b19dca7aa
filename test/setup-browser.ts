import '@testing-library/jest-dom';

// The simulated browser has dialogs, but cannot open them.
if (!('showModal' in HTMLDialogElement.prototype))
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('a, button, input')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });

// The simulated browser has no layout to scroll, and no pointer to hold on to.
Object.assign(Element.prototype, { scrollIntoView: () => undefined, setPointerCapture: () => undefined });
