/** What a page says to those who run no code. */
import catalogueExamples from '../../../schemas/platform/examples/catalogue.json';
import { ContentLookup } from '../../../scripts/host/handler/ContentLookup';
import { handlerWith, platform, request, siteOf, demo } from './hostFixture';

const { value: vod } = catalogueExamples.vod;
const site = 'https://ringside.localhost';
const roles = { LIVE_NOW: 'Live now', EPG: 'TV guide', NEWS: 'News' };
const ringside = { ...demo('ringside'), titles: { en: { roles, notFound: 'No such page' } } };

async function readable(path: string, video: object = {}): Promise<Document> {
  const handle = handlerWith({
    site: async () => siteOf(ringside),
    contents: new ContentLookup({
      fetch: platform({ '/api/v4/vod/7': { ...vod, id: '7', ...video } }),
      now: () => 0,
    }),
  });
  const html = await (await handle(request(site + path, { 'accept-language': 'en' }))).text();
  const body = /<body><noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
  const { JSDOM } = await import('jsdom');
  return new JSDOM(body).window.document;
}
const textOf = (page: Document, selector: string) => page.querySelector(selector)?.textContent;

test('a film is read with its title, picture and description, and links lead on', async () => {
  const page = await readable('/video/7', {
    title: 'The bout',
    description: 'Twelve rounds.',
    heroUrl: 'https://cdn.test/b.jpg',
  });
  expect(textOf(page, 'h1')).toBe('The bout');
  expect(page.querySelector('img')?.getAttribute('src')).toBe('https://cdn.test/b.jpg');
  expect([...page.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
    'Twelve rounds.',
    'Turn on JavaScript to watch, to search and to sign in.',
  ]);
  const links = [...page.querySelectorAll('nav a')].map((each) => [
    each.getAttribute('href'),
    each.textContent,
  ]);
  expect(links[0]).toEqual(['/', 'Ringside']);
  expect(links).toContainEqual(['/browse', 'Fights']);
  // Of a submenu.
  expect(links).toContainEqual(['/news', 'News']);
  expect(new Set(links.map(([path]) => path)).size).toBe(links.length);
});

test('the first page has the brand’s name, another page its own', async () => {
  expect(textOf(await readable('/'), 'h1')).toBe('Ringside');
  expect(textOf(await readable('/news'), 'h1')).toBe('News');
  expect(textOf(await readable('/no/such/page'), 'h1')).toBe('No such page');
});

test('what the platform answers stays text', async () => {
  const page = await readable('/video/7', {
    title: '</noscript><script>alert(1)</script>',
    description: '$& <img src=x onerror=alert(1)>',
  });
  expect(textOf(page, 'h1')).toBe('</noscript><script>alert(1)</script>');
  expect(page.body.textContent).toContain('$& <img src=x onerror=alert(1)>');
  expect(page.querySelectorAll('script')).toHaveLength(0);
});
