/** Responses to range requests that the browser's cache has truncated. */
import { withCompleteRanges } from '../../../../core/playback/engine/completeRanges';
import type { ShakaResponse } from '../../../../core/playback/engine/shakaModule';
import { FakeClock } from '../../../kit/fakeBrowser';
import nock from '../../../nock';
import { FakeShaka, shaka } from './shakaFixture';

const FILE = Uint8Array.from({ length: 100 }, (_, index) => index);
const URI = 'https://cdn.example/v720.mp4';

/** Bytes 10 to 59, of which `received` have come. */
const response = (received: number, status = 206, range: string | null = 'bytes=10-59'): ShakaResponse => ({
  uri: URI,
  status,
  data: FILE.slice(10, 10 + received).buffer,
  originalRequest: {
    headers: { 'X-Edge': 'a', ...(range !== null && { Range: range }) },
    allowCrossSiteCredentials: false,
  },
});

async function filtered(response: ShakaResponse, clock = new FakeClock()): Promise<ShakaResponse> {
  new (withCompleteRanges(shaka, { fetch, clock }).Player)();
  for (const filter of FakeShaka.last.responseFilters) await filter(1, response);
  return response;
}

const part = (from: number, to: number, bytes = FILE.slice(from, to + 1), status = 206) =>
  nock('https://cdn.example')
    .get('/v720.mp4')
    .matchHeader('range', `bytes=${from}-${to}`)
    .matchHeader('x-edge', 'a')
    .reply(status, Buffer.from(bytes));

test('the missing bytes are requested and appended', async () => {
  part(40, 59);
  const { data } = await filtered(response(30));
  expect(new Uint8Array(data as ArrayBuffer)).toEqual(FILE.slice(10, 60));
  expect(nock.isDone()).toBe(true);
});

test('a remainder that is truncated too is completed as well', async () => {
  part(40, 59, FILE.slice(40, 50));
  part(50, 59);
  const { data } = await filtered(response(30));
  expect(new Uint8Array(data as ArrayBuffer)).toEqual(FILE.slice(10, 60));
});

test.each([
  ['a complete response', response(50)],
  ['a whole file', response(30, 200)],
  ['a response without a range', response(30, 206, null)],
  ['a range without an end', response(30, 206, 'bytes=10-')],
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
])('shaka-player gets a recoverable error when %s', async (_, reply) => {
  reply();
  await expect(filtered(response(30))).rejects.toMatchObject({ severity: 1, category: 1, code: 1002 });
});

test('a remainder that does not arrive within 30 seconds is a recoverable error', async () => {
  nock('https://cdn.example')
    .get('/v720.mp4')
    .reply(() => new Promise(() => undefined));
  const clock = new FakeClock();
  const failed = expect(filtered(response(30), clock)).rejects.toMatchObject({ severity: 1, code: 1002 });
  clock.pass(30_000);
  await failed;
});
