/** The page of profiles for a given family. */
import { sessionStore } from '../../../../core/session/SessionStore';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Profile } from '../../../../core/generated/platform';
import { Intl } from '../../../../core/i18n/Intl';
import { checkedRealm, defaultPage } from '../../../../core/pageKit/pageServices';
import ProfilesPage from '../../../../core/profiles/pages/ProfilesPage';
import { profileService } from '../../../../core/profiles/profileService';
import { ProfileStore } from '../../../../core/profiles/ProfileStore';
import { buildRouteTables } from '../../../../core/routing/routeTables';
import { RoutingProvider } from '../../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../../core/routing/RoutingStore';
import { session, type Token } from '../../../../core/sdk';
import { ServicesContext } from '../../../../core/sdk/useService';
import { shellSettings } from '../../../../core/pageKit/shellSettings';
import { ShellStore, shellStore } from '../../../../core/pageKit/ShellStore';
import { fakeContext } from '../../../kit';
import { coreTexts } from '../../../kit/renderInRuntime';

export const vera: Profile = {
  id: 'v',
  name: 'Vera',
  type: 'ADULT',
  avatar: 'moon',
  hasPin: true,
  main: true,
};
export const omar: Profile = { id: 'o', name: 'Omar', type: 'ADULT', avatar: 'wave' };
export const mila: Profile = { id: 'm', name: 'Mila', type: 'CHILD', avatar: 'kite' };

export interface FamilyGiven {
  readonly address?: string;
  readonly present?: Profile;
  readonly profiles?: unknown;
  readonly limit?: number;
  readonly status?: 'NONE' | 'ENABLED';
  readonly isGuest?: boolean;
  /** The profile service cannot be fetched. */
  readonly missing?: boolean;
}

export async function profileFixture({
  address = '/profiles',
  present = vera,
  profiles = [vera, omar, mila],
  limit = 5,
  status = 'ENABLED',
  isGuest = false,
  missing = false,
}: FamilyGiven = {}) {
  const { runtime } = fakeContext({ options: {} });
  runtime.platform
    .answer('readProfiles', profiles instanceof Error ? profiles : { profiles, limit })
    .answer('switchProfile', { authorisationToken: 'a', refreshToken: 'r' });
  const here = observable({ present }, {}, { deep: false });
  const known = {
    known: true,
    get user() {
      return { id: '7', role: 'USER', isGuest, profile: here.present };
    },
    get viewer() {
      return { id: '7', isGuest, role: 'USER', email: null, isChild: here.present.type === 'CHILD' };
    },
    changeProfile: async () => {
      const { input } = runtime.platform.calls.at(-1) ?? {};
      const { id } = (input?.['path'] ?? {}) as { readonly id?: string };
      runInAction(
        () => (here.present = [vera, omar, mila].find((profile) => profile.id === id) ?? here.present),
      );
    },
    impersonated: false,
    asksWho: false,
    askWho: () => undefined,
    mayStay: true,
    readAgain: async () => undefined,
    seeMore: () => undefined,
  };
  const store = new ProfileStore({
    client: runtime.platform,
    session: known,
    values: { read: () => null, write: () => undefined, remove: () => undefined },
    report: () => undefined,
  });
  const room = { missing };
  const services = new Map<symbol, unknown>([
    [session.key, known],
    [sessionStore.key, known],
    [checkedRealm.key, { title: 'Noor', images: {}, settings: { profileConfiguration: { status } } }],
    [shellStore.key, new ShellStore({ track: () => undefined })],
    [defaultPage.key, { path: '/home', section: 'home' }],
    [shellSettings.key, { title: 'Noor', logo: '/logo.svg' }],
    [
      profileService.key,
      async () => {
        if (room.missing) throw new Error('It cannot be fetched.');
        return store;
      },
    ],
  ]);
  const service = <T,>(token: Token<T>): T =>
    services.has(token.key) ? (services.get(token.key) as T) : runtime.service(token);
  const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en', signInPaths: [] });
  const router = createMemoryRouter(
    [
      {
        path: '/profiles',
        element: (
          <RoutingProvider store={routing}>
            <ProfilesPage />
          </RoutingProvider>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <ServicesContext value={service}>
      <Intl store={coreTexts('en')} timeZone="UTC" now={() => runtime.clock.now()}>
        <RouterProvider router={router} />
      </Intl>
    </ServicesContext>,
  );
  await act(async () => undefined);
  return { runtime, store, room, router, user: userEvent.setup({ delay: null }) };
}
