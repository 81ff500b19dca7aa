import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';

// The simulated browser has random values, but no digests; a page on https has both.
if (!('subtle' in crypto)) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

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
