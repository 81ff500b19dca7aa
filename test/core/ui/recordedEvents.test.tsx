/** What a viewer does before the host's content is hydrated. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { recordEvents, replayEvents } from '../../../core/ui/recordedEvents';

function Search() {
  const [words, setWords] = useState('');
  return (
    <>
      <input aria-label="Search" value={words} onChange={({ target }) => setWords(target.value)} />
      <output>{words}</output>
    </>
  );
}

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

async function hydrated(before: (field: HTMLInputElement) => void) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Search />);
  recordEvents(document);
  before(screen.getByRole('textbox', { name: 'Search' }));
  await act(async () => {
    root = hydrateRoot(place, <Search />);
    await Promise.resolve();
  });
  act(() => replayEvents());
  return { field: screen.getByRole('textbox', { name: 'Search' }), words: screen.getByRole('status') };
}

test('a text that was typed is the component’s text after it', async () => {
  const { field, words } = await hydrated((input) => {
    for (const value of ['v', 'va', 'van']) fireEvent.input(input, { target: { value } });
  });
  expect(field).toHaveValue('van');
  expect(words).toHaveTextContent('van');
});

test('a field that nobody typed in stays as it is', async () => {
  const { field, words } = await hydrated(() => undefined);
  expect(field).toHaveValue('');
  expect(words).toBeEmptyDOMElement();
});

test('what is typed after it is not overwritten', async () => {
  const { field, words } = await hydrated((input) => fireEvent.input(input, { target: { value: 'van' } }));
  fireEvent.input(field, { target: { value: 'vance' } });
  act(() => replayEvents());
  expect(field).toHaveValue('vance');
  expect(words).toHaveTextContent('vance');
});

test.each(['checkbox', 'radio', 'file'])('a field of the type %s keeps its value', (kind) => {
  document.body.innerHTML = `<input type="${kind}">`;
  recordEvents(document);
  const [field] = document.querySelectorAll('input');
  const { value } = field as HTMLInputElement;
  const heard = jest.fn();
  fireEvent.input(field as HTMLInputElement);
  field?.addEventListener('input', heard);
  replayEvents();
  expect([field?.value, heard.mock.calls]).toEqual([value, []]);
});
