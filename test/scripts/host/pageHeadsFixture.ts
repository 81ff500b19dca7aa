/** The head of a page at a platform that knows one content of each kind. */
import peopleExamples from '../../../schemas/platform/examples/people.json';
import newsExamples from '../../../schemas/platform/examples/news.json';
import listsExamples from '../../../schemas/platform/examples/lists.json';
import catalogueExamples from '../../../schemas/platform/examples/catalogue.json';
import { ContentLookup } from '../../../scripts/host/handler/ContentLookup';
import { Head } from './Head';
import { demo, handlerWith, platform, request, siteOf } from './hostFixture';

export const fighter = peopleExamples.fighter.value;
export const newsItem = newsExamples.newsItem.value;
export const playlist = listsExamples.playlist.value;
export const season = listsExamples.season.value;
export const series = listsExamples.series.value;
export const section = catalogueExamples.contentSection.value;
export const vod = catalogueExamples.vod.value;

export const site = 'https://ringside.localhost';
export const known = platform({
  '/api/v4/series/7': { ...series, id: '7' },
  '/api/v4/season/7': { ...season, id: '7' },
  '/api/v2/vod/playlist/7': { ...playlist, id: '7', title: 'Left hands' },
  '/api/v4/vod/7': { ...vod, id: '7', title: 'The bout' },
  '/api/v2/fighters/vance': fighter,
  '/api/v2/news/latest/belt-changes-hands': newsItem,
  '/api/v4/content/late': { ...section, title: 'Late bell', description: 'After midnight.' },
  '/api/v4/content/browse': { ...section, title: 'The archive' },
});
export const titles = {
  en: {
    roles: {
      HOME: 'Home',
      ROOT: 'Home',
      BROWSE: 'Browse',
      SECTION: 'Browse',
      LIVE_NOW: 'Live now',
      SERIES: 'Series',
      FIGHTERS: 'Fighters',
      NEWS: 'News',
      LOGIN: 'Sign in',
    },
    notFound: 'No such page',
  },
};
export const ringside = { ...demo('ringside'), titles };

export async function headOf(path: string, fetch = known) {
  const handle = handlerWith({
    site: async () => siteOf(ringside),
    contents: new ContentLookup({ fetch, now: () => 0 }),
  });
  const response = await handle(request(site + path, { 'accept-language': 'en' }));
  return {
    status: response.status,
    robots: response.headers.get('x-robots-tag'),
    head: new Head(await response.text()),
  };
}
