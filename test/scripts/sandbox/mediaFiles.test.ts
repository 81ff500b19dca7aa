/** Byte ranges of a file, as a player and a browser's cache request them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mediaAnswer } from '../../../scripts/sandbox/playback/mediaFiles';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'media-files-'));
  writeFileSync(path.join(folder, 'film.mp4'), '0123456789');
  writeFileSync(path.join(folder, 'empty.mp4'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (headers: Record<string, string>, { method = 'GET', name = 'film.mp4' } = {}) =>
  mediaAnswer(folder, name, new Request('http://sandbox.test/', { method, headers }));

test.each([
  ['a part in the middle', 'bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['one byte', 'bytes=0-0', 206, 'bytes 0-0/10', '0'],
  ['from a byte to the end', 'bytes=8-', 206, 'bytes 8-9/10', '89'],
  ['the last bytes', 'bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['more last bytes than there are', 'bytes=-30', 206, 'bytes 0-9/10', '0123456789'],
  ['a part that reaches past the end', 'bytes=8-50', 206, 'bytes 8-9/10', '89'],
  ['a part after the end', 'bytes=10-11', 416, 'bytes */10', ''],
  ['no last byte at all', 'bytes=-0', 416, 'bytes */10', ''],
  ['several parts', 'bytes=0-1,4-5', 200, null, '0123456789'],
  ['a part that ends before it begins', 'bytes=4-2', 200, null, '0123456789'],
  ['another unit', 'seconds=1-2', 200, null, '0123456789'],
])('%s (%s) is %d', async (_, range, status, contentRange, body) => {
  const answer = await ask({ range });
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    status,
    contentRange,
    body,
  ]);
  if (status !== 416) expect(answer.headers.get('content-length')).toBe(String(body.length));
  expect(answer.headers.get('accept-ranges')).toBe('bytes');
});

test('a part of an empty file is not available', async () => {
  expect((await ask({ range: 'bytes=0-' }, { name: 'empty.mp4' })).status).toBe(416);
  expect((await ask({}, { name: 'empty.mp4' })).status).toBe(200);
});

test('HEAD describes the whole file, whatever range it names', async () => {
  const answer = await ask({ range: 'bytes=2-4' }, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '10', '']);
});

test('a client with a part of this file gets the next part, and of another file the whole', async () => {
  const tag = (await ask({})).headers.get('etag') ?? '';
  expect((await ask({ range: 'bytes=2-4', 'if-range': tag })).status).toBe(206);
  expect((await ask({ range: 'bytes=2-4', 'if-range': '"older"' })).status).toBe(200);
});
