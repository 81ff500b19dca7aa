import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import {
  type Content,
  type WatchlistAnswer,
  type Watchlists,
  type WatchlistSummary,
  CONFIRMATION_CLOSE,
} from '../../../core/sdk';
import activate from '../../../plugins/action/watchlist/action';
import manifest from '../../../plugins/action/watchlist/plugin.json';
import { describeCardAction, describeMenuItem, fakeContext, renderInRuntime } from 'proscenium/kit';

describeCardAction('action/watchlist', { manifest, activate, options: {} });
describeMenuItem('action/watchlist', { manifest, contribution: 'watchlists' });

afterEach(cleanup);

const film: Content = { id: 'lan-1', title: 'The Ferry', type: 'VOD', accessLevel: 'GRANTED' };
const list = (name: string): WatchlistSummary => ({
  id: name,
  ownerId: 'me',
  name,
  owned: true,
  thumbnails: [],
  sharedPath: null,
  saved: true,
});

interface Shelf {
  readonly lists?: readonly WatchlistSummary[];
  readonly status?: Watchlists['status'];
  readonly answer?: WatchlistAnswer;
  readonly failures?: number;
}

async function openPanel({
  lists = [list('Rainy'), list('Sunny')],
  status = 'ready',
  answer = { done: true },
  failures = 0,
}: Shelf = {}) {
  const { runtime } = fakeContext({ options: {} });
  runtime.watchlists.show(lists, status);
  Object.assign(runtime.watchlists, { answer, failures });
  const { Action } = activate();
  await renderInRuntime(<Action subject={{ content: film }} look="full" />, { runtime });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Watchlist' }));
  return {
    runtime,
    user,
    asked: runtime.watchlists.asked,
    dialog: () => screen.queryByRole('dialog', { name: 'Add to a watchlist' }),
  };
}

test('WCH-043 WCH-044 the panel has the viewer’s own lists, and a field for another', async () => {
  const { asked } = await openPanel();
  const offered = within(await screen.findByRole('list', { name: 'Your watchlists' })).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Rainy', 'Sunny']);
  expect(screen.getByLabelText('Name of the new watchlist')).toBeVisible();
  expect(asked).toEqual(['need']);
});

test('WCH-013 WCH-046 an addition is confirmed, and the panel closes by itself after two seconds', async () => {
  const { asked, user, runtime, dialog } = await openPanel();
  await user.click(await screen.findByRole('button', { name: 'Sunny' }));
  expect(await screen.findByText('Added to Sunny')).toBeVisible();
  expect(asked.at(-1)).toBe('add lan-1 to Sunny');
  await act(async () => runtime.clock.pass(CONFIRMATION_CLOSE - 1));
  expect(dialog()).toBeVisible();
  await act(async () => runtime.clock.pass(1));
  expect(dialog()).toBeNull();
});

test('WCH-033 a duplicate is shown at its list, and the others can still be chosen', async () => {
  const { user } = await openPanel({ answer: { done: false, problem: 'duplicatedItemMessage' } });
  await user.click(await screen.findByRole('button', { name: 'Rainy' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sunny' })).toBeEnabled();
});

test('WCH-045 the new list’s button waits for a name that is not blank', async () => {
  const { asked, user } = await openPanel({ lists: [] });
  const create = await screen.findByRole('button', { name: 'Create and add' });
  expect(create).toBeDisabled();
  await user.type(screen.getByLabelText('Name of the new watchlist'), '  {Enter}');
  expect(create).toBeDisabled();
  await user.type(screen.getByLabelText('Name of the new watchlist'), 'Later{Enter}');
  expect(await screen.findByText(/Added to\s+Later/)).toBeVisible();
  expect(asked.at(-1)).toMatch(/^create\s+Later with lan-1$/);
});

test('WCH-031 a refused name is shown at the field, which has the focus', async () => {
  const { user } = await openPanel({ answer: { done: false, problem: 'genericError' } });
  const field = await screen.findByLabelText('Name of the new watchlist');
  await user.type(field, 'Later{Enter}');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
});

test.each([
  ['its code does not come', { failures: 1 }],
  ['WCH-037 the lists fail', { status: 'failed', lists: [] } as const],
])('when %s the panel shows so, and retries', async (_what, shelf) => {
  const { user } = await openPanel(shelf);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Name of the new watchlist')).toBeVisible();
});
