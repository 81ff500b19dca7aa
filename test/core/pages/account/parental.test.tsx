/** The parental control, as a panel of the account (FAV-040). */
import { screen, waitFor } from '@testing-library/react';
import { CallError } from '../../../../core/sdk';
import { accountFixture } from './accountFixture';

window.matchMedia ??= (() => undefined) as never;

const none = { enabled: false, pin: null, maxRating: null };
const set = { enabled: true, pin: '****', maxRating: 12 };
const open = (control: object | CallError, write: unknown = set) =>
  accountFixture('/account?section=parental', {
    profiles: 'ENABLED',
    answers: { readParentalControl: control, writeParentalControl: write },
  });
const sent = (runtime: { platform: { calls: readonly { endpoint: string; input: object }[] } }) =>
  runtime.platform.calls
    .filter(({ endpoint }) => endpoint === 'writeParentalControl')
    .map(({ input }) => input);

test('FAV-040 switching it on for the first time asks for an age and a pin', async () => {
  const { runtime, user } = await open(none);
  await user.click(await screen.findByLabelText(/Ask for a pin/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('A pin has four digits.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/Without a pin/), '6');
  await user.type(screen.getByLabelText(/Pin/), '4711');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(runtime)).toEqual([{ body: { enabled: true, maxRating: 6, pin: '4711' } }]),
  );
  expect(await screen.findByText(/Saved\./)).toHaveAttribute('role', 'status');
});

test('FAV-040 every later change needs the pin; a wrong one is shown at its field', async () => {
  const { runtime, user } = await open(set, new CallError('writeParentalControl', 403, 'wrongPin', []));
  await user.selectOptions(await screen.findByLabelText(/Without a pin/), '16');
  await user.type(screen.getByLabelText(/Your pin/), '0000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('That is not the pin.')).toBeVisible();
  expect(screen.getByLabelText(/Your pin/)).toHaveFocus();
  runtime.platform.answer('writeParentalControl', { ...set, maxRating: 16 });
  await user.type(screen.getByLabelText(/Your pin/), '4711');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(runtime).at(-1)).toEqual({ body: { enabled: true, maxRating: 16, currentPin: '4711' } }),
  );
});

test('FAV-040 a control that cannot be read is read at a retry', async () => {
  const { runtime, user } = await open(new CallError('readParentalControl', 500, undefined, []));
  runtime.platform.answer('readParentalControl', set);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/Ask for a pin/)).toBeChecked();
});

test('FAV-031 FAV-040 a realm without profiles has no such panel', async () => {
  await accountFixture('/account', {});
  expect(screen.queryByRole('link', { name: /Parental control/ })).toBeNull();
});
