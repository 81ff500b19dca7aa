import { PREFETCH_LIFETIME_MS } from '../../../core/playback/PlaybackPrefetcher';
import { CallError } from '../../../core/sdk';
import { fakeServices, manifest, vod } from './fakePlayback';

const { signal } = new AbortController();
const settled = () => new Promise((done) => setTimeout(done));

async function expecting(content: object = vod, kind: 'vod' | 'live' = 'vod') {
  const fake = fakeServices();
  fake.platform.answer('readVod', content).answer('readEvent', content);
  fake.room.expect(kind, 'v1');
  await settled();
  const calls = () => fake.platform.calls.map(({ endpoint }) => endpoint);
  return { ...fake, calls, api: fake.room.api };
}

test('a film that is about to be opened is prefetched, and each answer is used once', async () => {
  const { api, calls } = await expecting();
  expect(calls()).toEqual(['readVod', 'requestVideoManifest']);
  expect(await api.vod('v1', signal)).toEqual(vod);
  expect(await api.manifest('vod', 'v1', signal)).toEqual(manifest);
  expect(calls()).toHaveLength(2);
  await api.vod('v1', signal);
  await api.manifest('vod', 'v1', signal);
  expect(calls()).toHaveLength(4);
});

test.each([
  ['that is denied', { ...vod, accessLevel: 'DENIED' }, 'vod'],
  [
    'whose premiere is to come',
    { ...vod, premiereRelease: { type: 'PREMIERE', scheduledAt: Date.UTC(2030, 0) } },
    'vod',
  ],
  ['that has not begun', { ...vod, eventSchedule: { startDate: Date.UTC(2030, 0) } }, 'live'],
] as const)('the stream of one %s is not prefetched', async (_, content, kind) => {
  const { calls } = await expecting(content, kind);
  expect(calls()).toEqual([kind === 'vod' ? 'readVod' : 'readEvent']);
});

test('playback then fetches its stream itself', async () => {
  const { api, calls } = await expecting({ ...vod, accessLevel: 'DENIED' });
  expect(await api.manifest('vod', 'v1', signal)).toEqual(manifest);
  expect(calls()).toEqual(['readVod', 'requestVideoManifest']);
});

test.each([
  ['another film', async ({ api }: Awaited<ReturnType<typeof expecting>>) => api.vod('v2', signal)],
  [
    'a film that was expected a while ago',
    async ({ api, clock }: Awaited<ReturnType<typeof expecting>>) => {
      clock.pass(PREFETCH_LIFETIME_MS);
      return api.vod('v1', signal);
    },
  ],
  [
    'another viewer',
    async ({ api, viewer }: Awaited<ReturnType<typeof expecting>>) => {
      Object.assign(viewer, { id: 'u1', isGuest: false });
      return api.vod('v1', signal);
    },
  ],
])('%s is fetched anew', async (_, ask) => {
  const expected = await expecting();
  await ask(expected);
  expect(expected.calls().filter((endpoint) => endpoint === 'readVod')).toHaveLength(2);
});

test('the same film is prefetched once, however often the pointer returns', async () => {
  const { room, calls } = await expecting();
  room.expect('vod', 'v1');
  await settled();
  expect(calls()).toHaveLength(2);
});

test('a failed prefetch rejects for its caller, and the next call is new', async () => {
  const fake = fakeServices();
  fake.platform.answer('readVod', new CallError('readVod', 503, undefined, []));
  fake.room.expect('vod', 'v1');
  await settled();
  await expect(fake.room.api.vod('v1', signal)).rejects.toMatchObject({ status: 503 });
  fake.platform.answer('readVod', vod);
  expect(await fake.room.api.vod('v1', signal)).toEqual(vod);
});

test('a page that is left does not get its answer', async () => {
  const { api } = await expecting();
  const leaving = new AbortController();
  const asked = api.vod('v1', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});
