/** The profile switcher in the frame. */
import { screen, waitFor, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import type { Profile } from '../../../core/generated/platform';
import { ProfileStore } from '../../../core/profiles/ProfileStore';
import { CallError } from '../../../core/sdk';
import { FakePlatform } from '../../kit';
import { bar, shellFixture, view, viewer } from './shellFixture';

const vera: Profile = { id: 'v', name: 'Vera', type: 'ADULT', avatar: 'moon', hasPin: true, main: true };
const mila: Profile = { id: 'm', name: 'Mila', type: 'CHILD', avatar: 'kite', hasPin: false };
const child = { ...viewer, isChild: true };

/** A profile service whose session is the last chosen profile. */
function roomOf(present: Profile) {
  const platform = new FakePlatform()
    .answer('readProfiles', { profiles: [vera, mila], limit: 5 })
    .answer('switchProfile', { authorisationToken: 'a', refreshToken: 'r' });
  const state = observable({ present }, {}, { deep: false });
  const session = {
    get user() {
      return { id: '7', role: 'USER', isGuest: false, profile: state.present };
    },
    get viewer() {
      return { ...viewer, isChild: state.present.type === 'CHILD' };
    },
    changeProfile: async () => void runInAction(() => (state.present = state.present === vera ? mila : vera)),
    impersonated: false,
    asksWho: false,
    askWho: () => undefined,
    readAgain: async () => undefined,
    seeMore: () => undefined,
  };
  const store = new ProfileStore({
    client: platform,
    session,
    values: { read: () => null, write: () => undefined, remove: () => undefined },
    report: () => undefined,
  });
  return {
    platform,
    store,
    given: { profile: present, profiles: async () => store, settings: { profilesShown: true } },
  };
}
const opener = (name: string) => within(bar()).findByRole('button', { name: `${name} Profiles` });

test('NAV-035 FAV-031 FAV-032 with profiles on the switcher replaces the account, and leads to it', async () => {
  const { given } = roomOf(vera);
  const { user } = await shellFixture({ viewer, ...given });
  expect(within(bar()).queryByRole('link', { name: 'Account' })).toBeNull();
  await user.click(await opener('Vera'));
  const choices = await screen.findAllByRole('button', { name: /^(Vera|Mila)( Child)?$/ });
  expect(choices.map((choice) => [choice.textContent, choice.getAttribute('aria-current')])).toEqual([
    ['Vera', 'true'],
    ['MilaChild', null],
  ]);
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  expect(screen.getByRole('link', { name: 'Profiles' })).toHaveAttribute('href', '/profiles');
});

test('FAV-031 with profiles off there is the account, and no switcher', async () => {
  await shellFixture({ viewer });
  expect(within(bar()).getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  expect(within(bar()).queryByRole('button', { name: /Profiles/ })).toBeNull();
});

test('FAV-037 one press changes the profile; the focus returns to the opener, and it is announced', async () => {
  const { given, platform } = roomOf(vera);
  const { user } = await shellFixture({ viewer, ...given });
  await user.click(await opener('Vera'));
  await user.click(await screen.findByRole('button', { name: /Mila/ }));
  await waitFor(() =>
    expect(platform.calls.at(-1)).toEqual({
      endpoint: 'switchProfile',
      input: { path: { id: 'm' }, body: {} },
    }),
  );
  expect(await screen.findByText('You are watching as Mila.')).toHaveAttribute('role', 'status');
  expect(document.activeElement).toHaveAttribute('aria-expanded', 'false');
});

test('FAV-036 NAV-037 a child sees no account, and is asked for the pin of a profile with one', async () => {
  const { given, platform } = roomOf(mila);
  const { user } = await shellFixture({ viewer: child, ...given });
  await user.click(await opener('Mila'));
  await user.click(await screen.findByRole('button', { name: 'Vera' }));
  expect(screen.queryByRole('link', { name: 'Account' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Vera has a pin', hidden: true }));
  await user.type(dialog.getByLabelText(/Pin/), '12');
  await user.click(dialog.getByRole('button', { name: 'Go on', hidden: true }));
  expect(dialog.getByText('A pin has four digits.')).toBeInTheDocument();
  platform.answer('switchProfile', new CallError('switchProfile', 403, 'wrongPin', []));
  await user.type(dialog.getByLabelText(/Pin/), '00');
  await user.click(dialog.getByRole('button', { name: 'Go on', hidden: true }));
  expect(await dialog.findByText('That is not the pin.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/Pin/)).toHaveValue('');
  platform.answer('switchProfile', { authorisationToken: 'a', refreshToken: 'r' });
  await user.type(dialog.getByLabelText(/Pin/), '2580');
  await user.click(dialog.getByRole('button', { name: 'Go on', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(platform.calls.at(-1)).toEqual({
    endpoint: 'switchProfile',
    input: { path: { id: 'v' }, body: { pin: '2580' } },
  });
});

test('a list that fails to load shows an error, and loads at a retry', async () => {
  const { given, platform } = roomOf(vera);
  platform.answer('readProfiles', new CallError('readProfiles', 500, undefined, []));
  const { user } = await shellFixture({ viewer, ...given });
  await user.click(await opener('Vera'));
  expect(await screen.findByRole('alert')).toBeVisible();
  platform.answer('readProfiles', { profiles: [vera, mila], limit: 5 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Mila/ })).toBeVisible();
});

test('where the profile service cannot be fetched, the links to profiles and account still exist', async () => {
  const { user } = await shellFixture({ viewer, profile: vera, settings: { profilesShown: true } });
  await user.click(await opener('Vera'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Account' })).toBeVisible();
});

test('FAV-032 the menu behind its button starts with the current profile', async () => {
  const { given } = roomOf(vera);
  const { user } = await shellFixture({ viewer, wide: false, items: [view('account', 'Account')], ...given });
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu', hidden: true }));
  expect(await menu.findByRole('link', { name: 'Vera Profiles', hidden: true })).toHaveAttribute(
    'href',
    '/profiles',
  );
  expect(menu.getAllByRole('link', { name: 'Account', hidden: true })).toHaveLength(1);
  expect(menu.getByRole('link', { name: 'Account', hidden: true })).toHaveAttribute('href', '/account');
});
