/**
 * Background videos of heroes in the composed product: the viewer decides whether they play and whether they
 * are audible.
 */
import { act, screen, waitFor } from '@testing-library/react';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';
import { playerOf, stream } from './composedPlayer';

composedTests();

const film = { id: 'n1', type: 'VOD', title: 'Night Harbour', accessLevel: 'GRANTED', duration: 600 };

/** The home page starts with one film, whose row asks for motion and sound. */
async function home(preferences: object) {
  const row = {
    bucketId: 'h',
    exid: 'h',
    name: '',
    type: 'HERO',
    originalType: 'HERO',
    rowTypeData: { background: { animationType: 'AUDIO_VIDEO' } },
    contentList: [film],
    paging: { moreDataAvailable: false },
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
  platform()
    .get('/api/v2/user')
    .reply(200, { id: '7', email: 'ada@example.org', role: 'USER', isGuest: false });
  platform().persist().get('/api/v2/user/preferences').query(true).reply(200, preferences);
  platform().persist().post('/api/v5/manifest/video/n1').query(true).reply(200, stream);
  const site = await compose({
    realm: 'noor',
    at: '/home',
    locale: 'ar',
    tab: browserProfile(signedIn()).tab(),
    change: (document) => {
      Object.assign(document['settings'] as object, { heroPlayer: false });
      Object.assign(document, { pages: { home: { rows: [{ type: 'hero', bucket: 'h' }] } } });
    },
  });
  const { engines } = playerOf(site);
  await site.draw();
  await screen.findAllByText('Night Harbour');
  await waitFor(() => expect(site.callsTo('GET', '/api/v2/user/preferences')).not.toEqual([]));
  return engines;
}

test.each([
  ['moves without sound where the viewer has chosen nothing', {}, true],
  [
    'moves without sound where the viewer wants none',
    { videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false },
    true,
  ],
  ['is heard where the viewer wants sound', { videoBackgroundAutoPlayAudio: true }, false],
])('HOM-026 the video behind a hero %s', async (_, preferences, muted) => {
  const engines = await home(preferences);
  await waitFor(() => expect(engines[0]?.loads[0]?.start).toMatchObject({ muted, audioLanguages: ['ar'] }));
});

test('HOM-026 the video behind a hero stays still for a viewer who prefers that', async () => {
  const engines = await home({ videoBackgroundAutoPlay: false });
  for (let turn = 0; turn < 20; turn += 1)
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(engines).toEqual([]);
});
