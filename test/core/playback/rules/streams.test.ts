import type { Stream } from '../../../../core/generated/platform';
import { drmConfiguration } from '../../../../core/playback/engine/shakaConfiguration';
import {
  isStreamInfoValid,
  pickStream,
  secureAddress,
  withDvrFlag,
  withDvrWindow,
} from '../../../../core/playback/rules/streamPick';

const stream = (protocol: string): Stream => ({ protocol, url: `https://cdn.example/${protocol}` });
const everything = () => true;
const noHls = ({ protocol }: Stream) => protocol !== 'HLS';

test.each([
  ['HLS before the first one', ['DASH', 'HLS'], everything, 'HLS'],
  ['HLS in any spelling', ['DASH', 'hls'], everything, 'hls'],
  ['the first other stream where HLS does not play', ['HLS', 'DASH', 'SMOOTH'], noHls, 'DASH'],
  ['the only stream', ['DASH'], everything, 'DASH'],
  ['nothing when there is only HLS and it does not play', ['HLS'], noHls, null],
  ['nothing of nothing', [], everything, null],
] as const)('PLY-065 picks %s', (_, protocols, supports, picked) => {
  expect(pickStream(protocols.map(stream), supports)?.protocol ?? null).toBe(picked);
});

test.each([
  ['http://cdn.example/a?b=c', 'https://cdn.example/a?b=c'],
  ['HTTP://cdn.example/', 'https://cdn.example/'],
  ['https://cdn.example/', 'https://cdn.example/'],
  ['http://localhost:8090/a', 'http://localhost:8090/a'],
  ['http://localhost.example/a', 'https://localhost.example/a'],
])('PLY-058 %s is fetched as %s', (given, fetched) => {
  expect(secureAddress(given)).toBe(fetched);
});

test.each([
  ['https://cdn.example/p', true, 'https://cdn.example/p?dvr=true'],
  ['https://cdn.example/p?a=1#x', true, 'https://cdn.example/p?a=1&dvr=true#x'],
  ['https://cdn.example/p?a=1', false, 'https://cdn.example/p?a=1'],
])('PLY-058 %s with dvr %p becomes %s', (given, dvr, expected) => {
  expect(withDvrFlag(given, dvr)).toBe(expected);
});

test.each([
  ['https://cdn.example/m.m3u8?dw=10', '7200', 'https://cdn.example/m.m3u8?dw=7200'],
  ['https://cdn.example/m.m3u8?a=1&dw=10&b=2', 'PT2H', 'https://cdn.example/m.m3u8?a=1&dw=PT2H&b=2'],
  ['https://cdn.example/m.m3u8?dw=10', '$&', 'https://cdn.example/m.m3u8?dw=$&'],
  ['https://cdn.example/m.m3u8?dw=100', '7200', 'https://cdn.example/m.m3u8?dw=100'],
  ['https://cdn.example/m.m3u8?xdw=10', '7200', 'https://cdn.example/m.m3u8?xdw=10'],
  ['https://cdn.example/m.m3u8', '7200', 'https://cdn.example/m.m3u8'],
  ['https://cdn.example/m.m3u8?dw=10', null, 'https://cdn.example/m.m3u8?dw=10'],
  ['https://cdn.example/m.m3u8?dw=10', undefined, 'https://cdn.example/m.m3u8?dw=10'],
])('PLY-069 %s with the window %p becomes %s', (url, window, expected) => {
  expect(withDvrWindow(url, window)).toBe(expected);
});

test.each([
  [0, true],
  [3_599_999, true],
  [3_600_000, false],
  [-1, false],
])('PLY-062 stream information that is %d ms old is valid: %p', (age, valid) => {
  expect(isStreamInfoValid(1_000_000, 1_000_000 + age)).toBe(valid);
});

test('PLY-066 every key system uses the address of the drm, in the given order', () => {
  const keySystems = ['com.widevine.alpha', 'org.w3.clearkey'];
  expect(
    drmConfiguration({ jwtToken: 't', url: 'https://drm.example/', encryptionMode: 'CENC', keySystems }),
  ).toEqual({
    servers: { 'com.widevine.alpha': 'https://drm.example/', 'org.w3.clearkey': 'https://drm.example/' },
    preferredKeySystems: keySystems,
  });
  expect(drmConfiguration(null)).toEqual({ servers: {}, preferredKeySystems: [] });
});
