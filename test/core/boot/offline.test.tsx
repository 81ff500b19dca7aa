/** Pages that cannot be loaded while the viewer is offline, in the composed product. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compose, composedTests, platform } from './composed';
import nock from '../../nock';

composedTests();
afterEach(() => jest.restoreAllMocks());

const video = { id: '1', type: 'VOD', title: 'The long round', accessLevel: 'GEOBLOCKED', duration: 600 };

function connection(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('NAV-021 PLY-075 a video opened offline shows a message within the frame, and loads by itself when the connection returns', async () => {
  connection(false);
  platform().persist().get('/api/v4/vod/1').query(true).replyWithError('no connection');
  const site = await compose({ at: '/video/1' });
  await site.draw();
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('As soon as it is back, this page loads by itself.');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('alert').querySelector('img')).toBeNull();
  const reads = () =>
    site.callsTo('GET', '/api/v4/vod/1').filter(({ path }) => !/adjacent|related/.test(path)).length;
  const before = reads();
  expect(before).toBeGreaterThan(0);
  nock.cleanAll();
  platform().get('/api/v4/vod/1').query(true).reply(200, video);
  connection(true);
  expect(await screen.findByRole('heading', { name: 'The long round' })).toBeInTheDocument();
  expect(reads()).toBe(before + 1);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(site.left).toEqual([]);
});

test('PLY-075 a video that fails while online keeps its own message, and the frame with the link home', async () => {
  platform().get('/api/v4/vod/1').query(true).reply(500);
  const site = await compose({ at: '/video/1' });
  await site.draw();
  expect(await screen.findByText('This video could not be loaded.')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  platform().get('/api/v4/vod/1').query(true).reply(200, video);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The long round' })).toBeInTheDocument());
});
