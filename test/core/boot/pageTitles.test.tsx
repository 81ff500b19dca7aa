/** The document title in the composed product: the page's, or that of the content on it (NAV-088). */
import { act, waitFor } from '@testing-library/react';
import { navigation } from '../../../core/sdk';
import { compose, composedTests, platform } from './composed';

composedTests();

const go = (site: Awaited<ReturnType<typeof compose>>, to: string) =>
  act(async () => site.get(navigation).go(to));

test('NAV-088 the title of a playlist does not stay on the pages that follow', async () => {
  const videos = { vods: [], page: 1, totalPages: 1, totalResults: 0 };
  platform()
    .persist()
    .get('/api/v2/vod/playlist/p1')
    .query(true)
    .reply(200, { id: 'p1', title: 'Best of spring', type: 'PLAYLIST', videos });
  const site = await compose({ at: '/playlist/p1' });
  await site.draw();
  await waitFor(() => expect(document.title).toBe('Best of spring · Ringside'));
  await go(site, '/gift');
  await waitFor(() => expect(document.title).toBe('Gifts · Ringside'));
  await go(site, '/login');
  await waitFor(() => expect(document.title).toBe('Sign in · Ringside'));
  await go(site, '/redeem');
  await waitFor(() => expect(document.title).toBe('Redeem a gift · Ringside'));
});
