/** Answers to range requests that a browser's cache has truncated. */
import { withCompleteRanges } from '../../../../core/playback/engine/completeRanges';
import type { ShakaResponse } from '../../../../core/playback/engine/shakaModule';
import nock from '../../../nock';
import { FakeShaka, shaka } from './shakaFixture';

const FILE = Uint8Array.from({ length: 100 }, (_, index) => index);
const URI = 'https://cdn.example/v720.mp4';

/** Bytes 10 to 59, of which `received` have come. */
const answer = (received: number, status = 206, range: string | null = 'bytes=10-59'): ShakaResponse => ({
  uri: URI,
  status,
  data: FILE.slice(10, 10 + received).buffer,
  originalRequest: {
    headers: { 'X-Edge': 'a', ...(range !== null && { Range: range }) },
    allowCrossSiteCredentials: false,
  },
});

async function filtered(response: ShakaResponse): Promise<ShakaResponse> {
  new (withCompleteRanges(shaka, fetch).Player)();
  for (const filter of FakeShaka.last.responseFilters) await filter(1, response);
  return response;
}

const part = (from: number, to: number, bytes = FILE.slice(from, to + 1), status = 206) =>
  nock('https://cdn.example')
    .get('/v720.mp4')
    .matchHeader('range', `bytes=${from}-${to}`)
    .matchHeader('x-edge', 'a')
    .reply(status, Buffer.from(bytes));

test('the missing end is requested and added', async () => {
  part(40, 59);
  const { data } = await filtered(answer(30));
  expect(new Uint8Array(data as ArrayBuffer)).toEqual(FILE.slice(10, 60));
  expect(nock.isDone()).toBe(true);
});

test('what comes short again is requested again', async () => {
  part(40, 59, FILE.slice(40, 50));
  part(50, 59);
  const { data } = await filtered(answer(30));
  expect(new Uint8Array(data as ArrayBuffer)).toEqual(FILE.slice(10, 60));
});

test.each([
  ['a complete answer', answer(50)],
  ['a whole file', answer(30, 200)],
  ['an answer without a range', answer(30, 206, null)],
  ['a range without an end', answer(30, 206, 'bytes=10-')],
])('%s stays as it is', async (_, response) => {
  const before = response.data;
  expect((await filtered(response)).data).toBe(before);
});

test.each([
  ['the server refuses the rest', () => part(40, 59, FILE.slice(0, 1), 404)],
  ['the rest is empty', () => part(40, 59, FILE.slice(0, 0))],
  ['the server sends the whole file', () => part(40, 59, FILE, 200)],
  [
    'the rest comes in too many parts',
    () => [40, 41, 42, 43].map((from) => part(from, 59, FILE.slice(from, from + 1))),
  ],
])('shaka-player is told to try again when %s', async (_, reply) => {
  reply();
  await expect(filtered(answer(30))).rejects.toMatchObject({ severity: 1, category: 1, code: 1002 });
});
