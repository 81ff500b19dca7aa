import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

test('NAV-065 Escape in a nested dialog closes that one alone', () => {
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

test('NAV-065 a dialog that closes returns the focus to its opener', () => {
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {open && (
          <Dialog open onClose={() => setOpen(false)} title="Filters" closeLabel="Close">
            <p>Genre</p>
          </Dialog>
        )}
      </>
    );
  }
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  screen.getByRole('button', { name: 'Close' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

test('a dialog that closes leaves the focus where a page that opened meanwhile has placed it', () => {
  const dialog = (
    <Dialog open onClose={() => undefined} title="Menu" closeLabel="Close">
      <p>Films</p>
    </Dialog>
  );
  const { rerender } = render(<button>Open</button>);
  screen.getByRole('button', { name: 'Open' }).focus();
  rerender(
    <>
      <button>Open</button>
      <h1 tabIndex={-1}>Films</h1>
      {dialog}
    </>,
  );
  screen.getByRole('heading', { name: 'Films' }).focus();
  rerender(
    <>
      <button>Open</button>
      <h1 tabIndex={-1}>Films</h1>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Films' })).toHaveFocus();
});

test.each(['dialog', 'panel'] as const)(
  'NAV-065 a press on the overlay around a %s closes it, one within it does not',
  (shape) => {
    const closed: string[] = [];
    render(
      <Dialog open onClose={() => closed.push('closed')} title="Search" closeLabel="Close" shape={shape}>
        <p>Genre</p>
      </Dialog>,
    );
    fireEvent.click(screen.getByText('Genre'));
    expect(closed).toEqual([]);
    fireEvent.click(screen.getByRole('dialog', { name: 'Search' }));
    expect(closed).toEqual(['closed']);
  },
);
