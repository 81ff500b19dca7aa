import { requestUrl } from '../../../core/platform/transport/requestUrl';

const platform = 'https://platform.test';

test.each([
  ['a plain path', '/api/v2/user', {}, {}, '/api/v2/user'],
  [
    'a parameter, percent-encoded',
    '/api/v4/vod/{id}',
    { id: 'a/b?c#d é' },
    {},
    '/api/v4/vod/a%2Fb%3Fc%23d%20%C3%A9',
  ],
  [
    'two parameters',
    '/api/v4/content/{section}/bucket/{bucketId}',
    { section: 'home', bucketId: '7' },
    {},
    '/api/v4/content/home/bucket/7',
  ],
  ['dots, which must not climb', '/api/v4/vod/{id}', { id: '..' }, {}, '/api/v4/vod/%252E%252E'],
  ['half a surrogate pair', '/api/v4/vod/{id}', { id: '\ud800' }, {}, '/api/v4/vod/%EF%BF%BD'],
  ['a missing parameter', '/api/v4/vod/{id}', {}, {}, '/api/v4/vod/'],
  [
    'a query',
    '/api/v2/menu',
    {},
    { platform: 'MOBILE-WEB', rpp: 10, displayGeoblocked: false },
    '/api/v2/menu?platform=MOBILE-WEB&rpp=10&displayGeoblocked=false',
  ],
  ['a list, repeated', '/api/v2/licence', {}, { id: ['1', '2'] }, '/api/v2/licence?id=1&id=2'],
  [
    'what is not given, dropped',
    '/api/v2/menu',
    {},
    { lastSeen: undefined, platform: null, rpp: 0, empty: '' },
    '/api/v2/menu?rpp=0&empty=',
  ],
])('%s', (_, path, parameters, query, expected) => {
  expect(requestUrl(platform, path, parameters, query)).toBe(platform + expected);
});

test('a slash at the end of the platform’s address is not doubled', () => {
  expect(requestUrl('https://platform.test/', '/api/v2/user')).toBe('https://platform.test/api/v2/user');
});
