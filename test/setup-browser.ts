import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { webcrypto } from 'node:crypto';

// It only bounds a test that fails. The first page of a suite loads and compiles its modules, which takes many seconds
// on a busy machine without a cache.
configure({ asyncUtilTimeout: 60_000 });

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

// Node's form data, which the simulated browser has, cannot be made from a form; React does so when a
// submitted form begins a transition.
globalThis.FormData = class extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.querySelectorAll<HTMLInputElement>(
      'input[name], select[name], textarea[name]',
    ) ?? [])
      this.append(field.name, field.value);
  }
};

// The simulated browser has no layout to scroll, and no pointer to hold on to.
Object.assign(Element.prototype, { scrollIntoView: () => undefined, setPointerCapture: () => undefined });
