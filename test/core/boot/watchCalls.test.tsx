/** The calls that watch pages of the composed product make before anything plays. */
import { screen, waitFor } from '@testing-library/react';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';

composedTests();

const film = {
  id: '7',
  type: 'VOD',
  title: 'One',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  duration: 600,
  licences: [],
  availableLicences: [],
};

async function watching(address: string, answers: Readonly<Record<string, object>>) {
  platform()
    .persist()
    .get('/api/v2/user')
    .reply(200, { id: '7', email: 'ada@example.org', role: 'USER', isGuest: false });
  for (const [path, answer] of Object.entries(answers)) platform().persist().get(path).reply(200, answer);
  const site = await compose({ at: address, tab: browserProfile(signedIn()).tab() });
  await site.draw();
  return site;
}

test('PLY-050 PLY-054 PLY-060 API-009 CAT-027 a film is read, its manifest posted without a body, and its neighbours requested by five', async () => {
  const site = await watching('/video/7', { '/api/v4/vod/7': film });
  await waitFor(() => expect(site.callsTo('POST', '/api/v5/manifest/video/7')).toHaveLength(1));
  const [manifest] = site.callsTo('POST', '/api/v5/manifest/video/7');
  expect([manifest?.path, manifest?.body]).toEqual([
    '/api/v5/manifest/video/7?includePlaybackDetails=URL',
    undefined,
  ]);
  await waitFor(() =>
    expect(site.callsTo('GET', '/api/v4/vod/7/adjacent').map(({ path }) => path)).toContain(
      '/api/v4/vod/7/adjacent?size=5',
    ),
  );
});

test('CAT-086 CAT-087 related content of a film is requested by pages of ten, and unrelated content is omitted', async () => {
  const vods = [
    { ...film, id: '8', title: 'Two', isRelated: true },
    { ...film, id: '9', title: 'Three', isRelated: false },
  ];
  platform()
    .persist()
    .get('/api/v4/vod/7/related')
    .query({ p: 1, rpp: 10 })
    .reply(200, { vods, page: 1, totalPages: 1, resultsPerPage: 10, totalResults: 2 });
  await watching('/video/7', { '/api/v4/vod/7': film });
  expect(await screen.findByRole('link', { name: /Two/ })).toHaveAttribute('href', '/video/8/two');
  expect(screen.queryAllByRole('link', { name: /Three/ })).toHaveLength(0);
});

test('RLM-086 LIV-011 a signed-in viewer’s badge requests a page of 25 live events', async () => {
  const site = await watching('/video/7', { '/api/v4/vod/7': film });
  await waitFor(() =>
    expect(site.callsTo('GET', '/api/v2/event/live').map(({ path }) => path)).toContain(
      '/api/v2/event/live?p=1&rpp=25',
    ),
  );
});
