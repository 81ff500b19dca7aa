/** What the service worker answers, and what it keeps. */
import { filesIn, handlingOf, shellLocaleAt, type RequestFacts } from '../../../../core/boot/offline/policy';

const origin = 'https://ringside.example';
const facts = (path: string, change: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  url: new URL(path, origin).href,
  ...change,
});
const navigation = { mode: 'navigate', destination: 'document' };

test.each([
  ['a page', facts('/video/1', navigation), 'page'],
  ['a page in a frame', facts('/video/1', { mode: 'navigate', destination: 'iframe' }), null],
  ['a form that is sent', facts('/login', { ...navigation, method: 'POST' }), null],
  ['a file of the build', facts('/assets/a-1.js'), 'file'],
  ['a picture of this version', facts('/images/logo.svg?v=12345678'), 'file'],
  ['a picture of any version', facts('/images/logo.svg'), null],
  ['texts of the realm', facts('/realm-messages/en.json'), 'texts'],
  ['the list of pages', facts('/sitemap.xml'), null],
  ['the worker itself', facts('/_offline/worker.js'), null],
  ['the platform', facts('https://platform.example/api/v2/user'), null],
  ['media', facts('https://media.example/assets/film.mp4'), null],
])('%s', (_name, request, handling) => {
  expect(handlingOf(request, origin)).toBe(handling);
});

test('the files of a page are those that it loads with its HTML, without those of other sites', () => {
  const html = `<link rel="modulepreload" href="/assets/a.js"><meta name="module" content="/assets/c.js"><link rel="icon" href="/images/i.svg?v=1&amp;w=2">
    <a href="/assets-of-a-club">x</a><img src="https://other.example/assets/b.js"><script src="/assets/a.js">`;
  expect(filesIn(html)).toEqual(['/assets/a.js', '/assets/c.js', '/images/i.svg?v=1&w=2']);
});

test('an address with the prefix of a language is shown in that language, any other in the last one', () => {
  const site = { version: '1', prefixes: { ar: 'ar', en: 'en-gb' } };
  expect(shellLocaleAt('/en-gb/video/1', site, 'ar')).toBe('en');
  expect(shellLocaleAt('/video/1', site, 'ar')).toBe('ar');
  expect(shellLocaleAt('/video/1', site, null)).toBeNull();
});
