/** A mandatory sign-in method on the home page of the composed product (SGP-108). */
import { act, screen, waitFor } from '@testing-library/react';
import type { JsonObject } from '../../scripts/compile/demoRealms';
import { browserProfile, compose, composedTests, platform, signedIn, type BrowserTab } from './composed';

composedTests();
// The simulated browser has media elements, but plays nothing.
beforeEach(
  () =>
    void Object.assign(HTMLMediaElement.prototype, {
      load: () => undefined,
      pause: () => undefined,
      play: async () => undefined,
    }),
);

const film = { id: 'n1', type: 'VOD', title: 'Night Harbour', accessLevel: 'GRANTED', duration: 600 };
const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'QA' },
};

/** The home page starts with one film that this viewer may watch. */
async function home(
  change: (settings: Record<string, unknown>) => void,
  bucket: object,
  tab: BrowserTab,
  userStatus = 200,
) {
  const row = {
    bucketId: 'h',
    exid: 'h',
    name: '',
    type: 'HERO',
    originalType: 'HERO',
    rowTypeData: {},
    contentList: [film],
    paging: { moreDataAvailable: false },
    ...bucket,
  };
  platform()
    .persist()
    .get('/api/v4/content/home')
    .query(true)
    .reply(200, {
      sectionId: 'home',
      title: 'Home',
      heroes: [],
      buckets: [row],
      paging: { moreDataAvailable: false },
    });
  platform().get('/api/v2/user').reply(userStatus, user);
  const site = await compose({
    realm: 'noor',
    at: '/home',
    tab,
    change: (document: JsonObject) => {
      const { authenticationProviders, settings } = document as unknown as {
        authenticationProviders: Record<string, unknown>[];
        settings: Record<string, unknown>;
      };
      for (const entry of authenticationProviders) if (entry['name'] === 'adobe') entry['mandatory'] = true;
      change(settings);
      Object.assign(document, { pages: { home: { rows: [{ type: 'hero', bucket: 'h' }] } } });
    },
  });
  await site.draw();
  await screen.findAllByText('Night Harbour');
  return { ...site, manifests: () => site.callsTo('POST', '/api/v5/manifest') };
}
const byAnotherWay = () => browserProfile(signedIn('ada', 'id')).tab();
const byTheCompany = () => browserProfile(signedIn('ada', 'adobe')).tab();
/** All pending work has finished. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1)
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
};

describe('SGP-108 HOM-027 the player in the hero’s place', () => {
  const withPlayer = (settings: Record<string, unknown>) => void (settings['heroPlayer'] = true);

  test.each([
    ['a guest', () => browserProfile().tab()],
    ['a viewer who came another way', byAnotherWay],
  ])('%s is sent to the companies, and nothing is requested', async (_, tab) => {
    const site = await home(withPlayer, {}, tab());
    expect(await screen.findByRole('link', { name: 'Choose your TV provider' })).toHaveAttribute(
      'href',
      '/providers?from=%2Fhome',
    );
    expect(screen.queryByRole('button', { name: 'Play here' })).toBeNull();
    await settle();
    expect(site.manifests()).toEqual([]);
  });

  test('a viewer confirmed by a company watches', async () => {
    const site = await home(withPlayer, {}, byTheCompany());
    await waitFor(() => expect(site.manifests()).not.toEqual([]));
    expect(screen.queryByRole('link', { name: 'Choose your TV provider' })).toBeNull();
  });
});

test('SGP-108 such a viewer watches also while the platform cannot say who is signed in', async () => {
  const site = await home((settings) => void (settings['heroPlayer'] = true), {}, byTheCompany(), 503);
  await waitFor(() => expect(site.manifests()).not.toEqual([]));
  expect(screen.queryByRole('link', { name: 'Choose your TV provider' })).toBeNull();
});

describe('SGP-108 HOM-025 the video behind a hero', () => {
  const withoutPlayer = (settings: Record<string, unknown>) => void (settings['heroPlayer'] = false);
  const moving = { rowTypeData: { background: { animationType: 'VIDEO' } } };

  test('is not the film itself for a viewer with another sign-in method', async () => {
    const site = await home(withoutPlayer, moving, byAnotherWay());
    await waitFor(() => expect(site.callsTo('GET', '/api/v2/user/preferences')).not.toEqual([]));
    await settle();
    expect(site.manifests()).toEqual([]);
  });

  test('is the film for a viewer confirmed by a company', async () => {
    const site = await home(withoutPlayer, moving, byTheCompany());
    await waitFor(() => expect(site.manifests()).not.toEqual([]));
  });
});
