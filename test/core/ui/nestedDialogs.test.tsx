import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '../../../core/ui';

// The simulated browser has dialogs, but cannot open them.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});

test('NAV-065 Escape in a dialog that stands within another closes that one alone', () => {
  const closed: string[] = [];
  render(
    <Dialog open onClose={() => closed.push('outer')} title="Search" closeLabel="Close">
      <Dialog open onClose={() => closed.push('inner')} title="Filters" closeLabel="Close">
        <p>Genre</p>
      </Dialog>
    </Dialog>,
  );
  const cancel = (name: string) => {
    const dialog = screen.getByRole('dialog', { name });
    fireEvent(dialog, createEvent('cancel', dialog, { bubbles: false, cancelable: true }));
  };
  cancel('Filters');
  expect(closed).toEqual(['inner']);
  cancel('Search');
  expect(closed).toEqual(['inner', 'outer']);
});
