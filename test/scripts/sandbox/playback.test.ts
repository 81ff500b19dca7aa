/** Playback over HTTP: manifests, the v4 stream call, live playlists, keys, files. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  callerOf,
  pollUntil,
  runSandbox,
  signIn,
  type Caller,
  type SandboxProcess,
  type Shape,
  text,
} from './sandboxProcess';

let sandbox: SandboxProcess;
let ringside: Caller;
let lanterna: Caller;
let media: string;
beforeAll(async () => {
  media = mkdtempSync(path.join(tmpdir(), 'sandbox-media-'));
  mkdirSync(path.join(media, 'ringside'));
  writeFileSync(path.join(media, 'ringside', 'clip.mp4'), '0123456789');
  cpSync(
    'scripts/sandbox/media/ringside/stills/rs-101.webp',
    path.join(media, 'ringside/stills/rs-101.webp'),
  );
  cpSync('scripts/sandbox/media/ringside/streams', path.join(media, 'ringside/streams'), { recursive: true });
  writeFileSync(path.join(media, 'ringside', 'notes.txt'), 'not for the web');
  sandbox = await runSandbox({ SANDBOX_MEDIA: media });
  ringside = callerOf(sandbox.url, 'ringside-web');
  lanterna = callerOf(sandbox.url, 'lanterna-web');
}, 120_000);
afterAll(async () => {
  await sandbox.stop();
  rmSync(media, { recursive: true });
});

const videoManifest = (call: Caller, id: string, token?: string) =>
  call(
    'POST',
    `/api/v5/manifest/video/${id}?includePlaybackDetails=URL`,
    token === undefined ? {} : { token },
  );
const eventManifest = (call: Caller, id: string, token?: string) =>
  call(
    'POST',
    `/api/v5/manifest/event/${id}?includePlaybackDetails=URL`,
    token === undefined ? {} : { token },
  );
const fetchFrom = (file: string, headers: Record<string, string> = {}) =>
  fetch(sandbox.url + file, { headers });

test('PLY-050 PLY-064 a free video answers HLS and DASH with subtitles and annotations', async () => {
  const { status, body } = await videoManifest(ringside, 'rs-103');
  expect(status).toBe(200);
  expect([...body['streams']!].map(({ protocol }) => protocol)).toEqual(['HLS', 'DASH']);
  const [hls] = [...body['streams']!];
  expect(text(hls!['url'])).toBe(`${sandbox.url}/media/ringside/streams/rs-103/master.m3u8`);
  expect([...hls!['subtitles']!].map(({ language, format }) => [language, format])).toEqual([
    ['en', 'vtt'],
    ['es', 'vtt'],
  ]);
  expect(text(body['annotations']!['thumbnailsUrl'])).toMatch(/thumbnails\.vtt$/);
  expect(body['skipMarkers']![0]).toMatchObject({ type: 'INTRO' });
});

test('PLY-064 PLY-068 a video with advertisements names its units, whose server answers tracking addresses with the given nonce', async () => {
  const { body } = await videoManifest(ringside, 'rs-111');
  expect(body['nonceRequired']).toBe(true);
  const units = [...[...body['streams']!][0]!['adUnits']!];
  expect(units.map(({ type, offsetMs }) => [type, offsetMs])).toEqual([
    ['PRE', null],
    ['MID', 12_000],
  ]);
  const nonces = await Promise.all(
    [1, 2].map(async () => text((await ringside('POST', '/api/v4/ads/nonce')).body['nonce'])),
  );
  expect(new Set(nonces).size).toBe(2);
  const answerOf = async (name: string) =>
    (await fetchFrom(`/__fake/ads/${name}.xml?paln=${nonces[0]}`)).text();
  expect(text(units[0]!['adTagUrl'])).toBe(`${sandbox.url}/__fake/ads/wrapper.xml`);
  expect(await answerOf('wrapper')).toContain('<VASTAdTagURI>');
  expect(await answerOf('corner-shop')).toContain(`event=skip&nonce=${nonces[0]}`);
  expect(await answerOf('none')).not.toContain('<Ad');
  expect((await fetchFrom('/__fake/ads/unheard-of.xml')).status).toBe(404);
});

test.each([
  ['before sign-in', 'GRANTED_ON_SIGN_IN', 401, 'signInRequired'],
  ['without a licence', 'DENIED', 403, 'licenceRequired'],
  ['from here', 'GEOBLOCKED', 403, 'OUTSIDE_REGION'],
])('%s: %s is %d %s', async (_, level, status, code) => {
  const { body: page } = await ringside('GET', '/api/v4/content/browse?rpp=50&displayGeoblocked=true');
  const card = [...page['buckets']!]
    .flatMap((bucket) => [...bucket['contentList']!])
    .find((candidate) => text(candidate['accessLevel']) === level)!;
  const answer = await videoManifest(ringside, text(card['id']));
  expect([answer.status, answer.body['code']]).toEqual([status, code]);
  expect([...(answer.body['licences'] ?? ([] as unknown as Shape))].length > 0).toBe(level === 'DENIED');
});

test('PLY-079 an event that is not live has no manifest: 404', async () => {
  expect((await eventManifest(ringside, 'rs-211')).status).toBe(404);
  expect((await eventManifest(ringside, 'rs-101')).status).toBe(404);
  expect((await videoManifest(ringside, 'rs-203')).status).toBe(404);
});

test('PLY-052 PLY-058 the v4 stream call answers an address that answers the streams, for a minute and this video only', async () => {
  const { body } = await ringside('GET', '/api/v4/stream/vod/rs-103');
  const address = text(body['playbackUrl']);
  const answer = await fetch(address);
  expect([answer.status, ((await answer.json()) as Shape)['id']]).toEqual([200, 'rs-103']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect((await fetch(`${address}x`)).status).toBe(403);
});

test('PLY-069 a live stream rolls, and its window follows dw', async () => {
  const { body } = await eventManifest(ringside, 'rs-203', await signIn(ringside, 'viewer@ringside.example'));
  const address = text(body['streams']![0]!['url']);
  expect(address).toMatch(/master\.m3u8\?dw=10$/);
  const segmentsWith = async (dw: string) => {
    const master = await (await fetch(address.replace('dw=10', dw))).text();
    const rendition = /^http.*v360.*$/m.exec(master)![0];
    const answer = await fetch(rendition);
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    return (await answer.text()).split('\n').filter((line) => line.endsWith('.m4s'));
  };
  expect(await segmentsWith('dw=10')).toHaveLength(100);
  const before = await segmentsWith('dw=1');
  expect(before).toHaveLength(10);
  const after = await pollUntil(
    () => segmentsWith('dw=1'),
    ([first]) => first !== before[0],
  );
  expect(after).toHaveLength(10);
  const moved = before.indexOf(after[0] ?? '');
  expect(moved).toBeGreaterThan(0);
  expect(after.slice(0, 10 - moved)).toEqual(before.slice(moved));
  expect((await fetch(after.at(-1)!)).status).toBe(200);
});

test('PLY-066 the licence server requires the manifest’s token and gives that stream’s key alone', async () => {
  const token = await signIn(lanterna, 'credit@lanterna.example');
  await lanterna('PUT', '/api/v2/baskets/lanterna-anual?acknowledgeNoFreeTrial=true', { token });
  await lanterna('PUT', '/api/v2/baskets/lanterna-bilhete', { token });
  await lanterna('POST', '/api/v2/customer/baskets/pay', {
    token,
    body: {
      paymentArrangement: {
        primaryPaymentDetailsAttributes: { targetPaymentProvider: 'zero-balance' },
        consent: [{ fieldName: 'immediateAccess', answer: true }],
      },
    },
  });
  const { seeds } = await import('../../../scripts/sandbox/seed/index');
  const id = seeds[1]!.videos.find(({ stream }) => stream.encryption)!.id;
  const { status, body } = await videoManifest(lanterna, id, token);
  expect(status).toBe(200);
  expect([...body['streams']!].map(({ protocol }) => protocol)).toEqual(['DASH']);
  const drm = body['streams']![0]!['drm']!;
  expect(drm).toMatchObject({
    encryptionMode: 'CENC',
    keySystems: ['org.w3.clearkey'],
    url: `${sandbox.url}/drm/clearkey`,
  });

  const ask = (kid: string, authorisation?: string) =>
    fetch(text(drm['url']), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorisation !== undefined && { authorization: authorisation }),
      },
      body: JSON.stringify({ kids: [kid], type: 'temporary' }),
    });
  const kid = Buffer.from('6c616e7465726e612d636f6672652d31', 'hex').toString('base64url');
  expect((await ask(kid)).status).toBe(403);
  expect((await ask(kid, 'Bearer a.b.c')).status).toBe(403);
  const bearer = `Bearer ${text(drm['jwtToken'])}`;
  expect((await ask('AAAA', bearer)).status).toBe(403);
  const licence = await ask(kid, bearer);
  expect(await licence.json()).toEqual({
    keys: [
      { kty: 'oct', kid, k: Buffer.from('0f2e4d6c8baac9e807162534f3e2d1c0', 'hex').toString('base64url') },
    ],
    type: 'temporary',
  });
});

test('files have their type and an ETag, CORS for all, and byte ranges', async () => {
  const whole = await fetchFrom('/media/ringside/clip.mp4', { origin: 'http://anywhere.example' });
  expect([
    whole.status,
    whole.headers.get('content-type'),
    whole.headers.get('access-control-allow-origin'),
    await whole.text(),
  ]).toEqual([200, 'video/mp4', '*', '0123456789']);
  expect(whole.headers.get('cache-control')).toContain('max-age');
  const part = await fetchFrom('/media/ringside/clip.mp4', { range: 'bytes=2-4' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ]);
  expect(
    (await fetchFrom('/media/ringside/clip.mp4', { 'if-none-match': whole.headers.get('etag')! })).status,
  ).toBe(304);
});

test('a picture has the requested width, and its own without one', async () => {
  const bytesOf = async (query: string) => {
    const answer = await fetchFrom(`/media/ringside/stills/rs-101.webp${query}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    return Buffer.from(await answer.arrayBuffer());
  };
  const widthOf = async (query: string) => (await sharp(await bytesOf(query)).metadata()).width;
  expect([
    await widthOf('?width=200'),
    await widthOf('?width=600'),
    await widthOf('?width=960'),
    await widthOf(''),
  ]).toEqual([320, 640, 960, 960]);
  expect(await bytesOf('?width=320')).toEqual(await bytesOf('?width=200'));
});

test.each([
  '/media/ringside/stills/none.webp?width=320',
  '/media/ringside/stills/..%2f..%2f..%2fnone.webp?width=320',
  '/media/ringside/none.webp',
  '/media/ringside/notes.txt',
  '/media/ringside',
  '/media/..%2f..%2fpackage.json',
  '/media/ringside/%2e%2e/%2e%2e/%2e%2e/etc/passwd.json',
])('%s does not exist', async (file) => {
  expect((await fetchFrom(file)).status).toBe(404);
});
