/** The page that asks who is watching. */
import { screen, waitFor, within } from '@testing-library/react';
import { CallError } from '../../../../core/sdk';
import { mila, omar, profileFixture, vera } from './profileFixture';

const tiles = () => within(screen.getByRole('list')).getAllByRole('button');
const names = () => tiles().map(({ textContent }) => textContent);
const dialog = (name: RegExp | string) => within(screen.getByRole('dialog', { name, hidden: true }));
const calls = (
  runtime: { platform: { calls: readonly { endpoint: string; input: object }[] } },
  endpoint: string,
) => runtime.platform.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);

test('FAV-030 FAV-037 all profiles, the current one marked, and a button for one more', async () => {
  await profileFixture();
  expect(screen.getByRole('heading', { level: 1, name: 'Who is watching?' })).toBeVisible();
  expect(names()).toEqual(['VeraWatching now', 'Omar', 'MilaChild', 'Add a profile']);
  expect(tiles()[0]).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('3 of 5 profiles')).toBeVisible();
});

test.each([
  ['/profiles', '/home'],
  ['/profiles?from=%2Fvideo%2F1', '/video/1'],
  ['/profiles?from=%2Flogout', '/home'],
  ['/profiles?from=https%3A%2F%2Fevil.example%2F', '/home'],
])('FAV-037 ROU-108 choosing a profile at %s leads to %s', async (address, to) => {
  const { runtime, user } = await profileFixture({ address });
  await user.click(screen.getByRole('button', { name: 'Omar' }));
  await waitFor(() => expect(runtime.navigation.visited).toEqual([to]));
  expect(calls(runtime, 'switchProfile')).toEqual([{ path: { id: 'o' }, body: {} }]);
});

test('FAV-036 a child is asked for the pin of a profile with one, and of no other', async () => {
  const { runtime, user } = await profileFixture({ present: mila });
  expect(names()).toEqual(['VeraAsks for a pin', 'Omar', 'MilaChild']);
  await user.click(screen.getByRole('button', { name: /Vera/ }));
  await user.type(dialog('Vera has a pin').getByLabelText(/Pin/), '٢٥٨٠{Enter}');
  await waitFor(() => expect(runtime.navigation.visited).toEqual(['/home']));
  expect(calls(runtime, 'switchProfile')).toEqual([{ path: { id: 'v' }, body: { pin: '2580' } }]);
});

test('FAV-036 too many wrong pins show an error', async () => {
  const { runtime, user } = await profileFixture({ present: mila });
  runtime.platform.answer('switchProfile', new CallError('switchProfile', 429, 'tooManyAttempts', []));
  await user.click(screen.getByRole('button', { name: /Vera/ }));
  await user.type(dialog('Vera has a pin').getByLabelText(/Pin/), '0000{Enter}');
  expect(await dialog('Vera has a pin').findByText(/Too many wrong pins/)).toBeVisible();
  expect(runtime.navigation.visited).toEqual([]);
});

test('FAV-037 a child chooses and manages nothing', async () => {
  await profileFixture({ present: mila });
  expect(screen.queryByRole('button', { name: /Manage|Add/ })).toBeNull();
});

test('FAV-030 a new profile: its name is required, a child’s has no pin, and it appears with the others', async () => {
  const { runtime, user } = await profileFixture();
  runtime.platform.answer('createProfile', { id: 'n', name: 'Nils', type: 'CHILD', avatar: 'cat' });
  await user.click(screen.getByRole('button', { name: 'Add a profile' }));
  const form = dialog('New profile');
  await user.click(form.getByRole('button', { name: 'Create', hidden: true }));
  expect(form.getByText('Give the profile a name.')).toBeInTheDocument();
  expect(form.getByLabelText(/Name/)).toHaveFocus();
  await user.type(form.getByLabelText(/Name/), 'Nils');
  await user.click(form.getByRole('radio', { name: 'Cat', hidden: true }));
  await user.click(form.getByLabelText(/child’s profile/));
  expect(form.queryByLabelText(/Pin/)).toBeNull();
  await user.click(form.getByRole('button', { name: 'Create', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(calls(runtime, 'createProfile')).toEqual([
    { body: { name: 'Nils', type: 'CHILD', avatar: 'cat', pin: null } },
  ]);
  expect(names()).toEqual(['VeraWatching now', 'Omar', 'MilaChild', 'NilsChild', 'Add a profile']);
  expect(screen.getByText('Nils can watch now.')).toHaveAttribute('role', 'status');
});

test('FAV-030 at the maximum there is no button for another, and a message', async () => {
  await profileFixture({ limit: 3 });
  expect(screen.queryByRole('button', { name: 'Add a profile' })).toBeNull();
  expect(screen.getByText(/as many profiles as there may be/)).toBeVisible();
});

test('FAV-030 FAV-036 a profile is changed; its pin stays, is changed, or is removed', async () => {
  const { runtime, user } = await profileFixture();
  runtime.platform.answer('writeProfile', { ...vera, hasPin: false });
  await user.click(screen.getByRole('button', { name: 'Manage profiles' }));
  await user.click(screen.getByRole('button', { name: /Change Vera/ }));
  const form = dialog('Change the profile');
  expect(form.queryByLabelText(/child’s profile/)).toBeNull();
  expect(form.queryByRole('button', { name: 'Delete the profile', hidden: true })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Take the pin away', hidden: true }));
  await user.click(form.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() =>
    expect(calls(runtime, 'writeProfile')).toEqual([
      { path: { id: 'v' }, body: { name: 'Vera', type: 'ADULT', avatar: 'moon', pin: null } },
    ]),
  );
  expect(screen.getByText('Vera is changed.')).toBeInTheDocument();
});

test('FAV-030 a duplicate name is shown at its field', async () => {
  const { runtime, user } = await profileFixture();
  await user.click(screen.getByRole('button', { name: 'Manage profiles' }));
  await user.click(screen.getByRole('button', { name: /Change Omar/ }));
  const form = dialog('Change the profile');
  await user.clear(form.getByLabelText(/Name/));
  await user.type(form.getByLabelText(/Name/), 'vera{Enter}');
  expect(form.getByText('There is a profile of this name already.')).toBeInTheDocument();
  expect(calls(runtime, 'writeProfile')).toEqual([]);
});

test('FAV-030 a profile is deleted after a confirmation; a refusal is shown there', async () => {
  const { runtime, user } = await profileFixture();
  runtime.platform.answer('deleteProfile', new CallError('deleteProfile', 409, 'profileInUse', []));
  await user.click(screen.getByRole('button', { name: 'Manage profiles' }));
  await user.click(screen.getByRole('button', { name: /Change Omar/ }));
  await user.click(
    dialog('Change the profile').getByRole('button', { name: 'Delete the profile', hidden: true }),
  );
  const question = dialog('Delete Omar?');
  await user.click(question.getByRole('button', { name: 'Delete', hidden: true }));
  expect(await question.findByText(/Choose another profile first/)).toBeInTheDocument();
  runtime.platform.answer('deleteProfile', undefined);
  await user.click(question.getByRole('button', { name: 'Delete', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(screen.getByText('Omar is gone.')).toBeInTheDocument();
  expect(tiles()).toHaveLength(3);
});

test('a list that fails to load: retry, or continue with the current profile', async () => {
  const { runtime, user } = await profileFixture({
    profiles: new CallError('readProfiles', 500, undefined, []),
  });
  await user.click(screen.getByRole('button', { name: 'Go on as I am' }));
  expect(runtime.navigation.visited).toEqual(['/home']);
  runtime.platform.answer('readProfiles', { profiles: [vera, omar], limit: 5 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Omar' })).toBeVisible();
});

test('a profile service that cannot be fetched is loaded at a retry', async () => {
  const { room, user } = await profileFixture({ missing: true });
  room.missing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Omar' })).toBeVisible();
});

test('FAV-031 where profiles are off there is no such page', async () => {
  const { runtime } = await profileFixture({ status: 'NONE' });
  expect(screen.queryByRole('heading', { name: 'Who is watching?' })).toBeNull();
  expect(runtime.platform.calls).toEqual([]);
});

test('FAV-037 a guest is sent to sign in, and returns', async () => {
  const { router } = await profileFixture({ isGuest: true });
  expect(router.state.location.pathname + router.state.location.search).toBe('/login?from=%2Fprofiles');
});
