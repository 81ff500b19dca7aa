/** Addresses and answers with script in them: they are shown as text and create no element. */
import type { ReactElement } from 'react';
import PlaylistPage from '../../../../core/pages/content/PlaylistPage';
import SeriesPage from '../../../../core/pages/content/SeriesPage';
import LiveNowPage from '../../../../core/live/pages/LiveNowPage';
import SearchPage from '../../../../core/pages/search/SearchPage';
import { SectionPage } from '../../../../core/catalogue/pages/SectionPage';
import { useRouteMatch } from '../../../../core/routing/RoutingProvider';
import { otherwise, pageOf, standAlone } from './pagesFixture';

standAlone();

const crafted = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "';alert(1)//",
  'javascript:alert(1)',
  '../../user',
  '%00',
  '\u202Egnp.exe',
];

const Section = () => <SectionPage section={useRouteMatch()?.params['id'] ?? ''} />;

const kinds: readonly (readonly [string, string, () => ReactElement, string])[] = [
  ['CAT-084 NAV-027 the id of a section', '/section/', () => <Section />, 'No such page'],
  ['CAT-084 the id of a series', '/series/', () => <SeriesPage />, 'No such page'],
  ['CAT-084 the id of a season', '/season/', () => <SeriesPage />, 'No such page'],
  ['CAT-084 the id of a playlist', '/playlist/', () => <PlaylistPage />, 'No such page'],
];

/** What script needs to run: an element, a handler, or a `javascript:` link. */
function expectOnlyText(): void {
  expect(
    document.querySelectorAll(
      'script, iframe, object, embed, svg:not([aria-hidden]), img[src="x"], [href^="javascript:" i]',
    ),
  ).toHaveLength(0);
  expect(
    [...document.querySelectorAll('*')]
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => name.startsWith('on')),
  ).toEqual([]);
}

describe.each(kinds)('%s', (_which, before, page, until) => {
  test.each(crafted)(
    '%s: the page is not found, the value reaches the platform as one segment, and the fault is reported',
    async (value) => {
      const asked = otherwise(404);
      const { reported } = await pageOf({ at: before + encodeURIComponent(value), answers: {}, page, until });
      expectOnlyText();
      expect(reported).toEqual([expect.stringContaining('404')]);
      const segments = asked.map((address) => address.split('?')[0]?.split('/').at(-1) ?? '');
      expect(segments.map(decodeURIComponent)).toContain(value);
    },
  );
});

test.each(crafted)('CAT-044 CAT-058 the search words "%s" are shown unchanged', async (value) => {
  const { text } = await pageOf({
    at: `/search?query=${encodeURIComponent(value)}&facets=${encodeURIComponent(value)}&sort=${encodeURIComponent(value)}&tab=${encodeURIComponent(value)}`,
    answers: { '/api/v2/content-search': { results: [], totalResults: 0 } },
    page: () => <SearchPage />,
    until: value,
  });
  expectOnlyText();
  expect(text()).toContain(value);
});

const item = (title: string) => ({
  id: title,
  title,
  description: title,
  tagline: title,
  type: 'VOD',
  accessLevel: 'GRANTED',
  thumbnailUrl: 'javascript:alert(1)',
  genres: [title],
});

test.each(crafted)(
  'ENT-025 CAT-021 CAT-024 LIV-001 an answer with "%s" in every text shows it as text',
  async (value) => {
    const series = {
      ...item(value),
      id: 's',
      seasons: [{ id: 's1', title: value }],
      credits: [{ name: value, role: value }],
      paging: { moreDataAvailable: false },
    };
    const pages = [
      {
        at: '/series/s',
        answers: {
          '/api/v4/series/s': series,
          '/api/v4/season/s1': {
            id: 's1',
            title: value,
            episodes: [item(value)],
            paging: { moreDataAvailable: false },
          },
        },
        page: () => <SeriesPage />,
      },
      {
        at: '/playlist/p',
        answers: {
          '/api/v2/vod/playlist/p': {
            ...item(value),
            id: 'p',
            videos: { vods: [item(value)], totalPages: 1 },
          },
        },
        page: () => <PlaylistPage />,
      },
      {
        at: '/live',
        answers: {
          '/api/v2/event/live': {
            events: [{ ...item(value), eventId: value, logoUrl: 'javascript:alert(1)' }],
            totalResults: 1,
          },
        },
        page: () => <LiveNowPage />,
      },
    ];
    for (const page of pages) {
      const { unmount } = await pageOf({ ...page, until: value });
      expectOnlyText();
      unmount();
    }
  },
);

test.each(['p=0', 'p=-1', 'p=NaN', 'page=0', 'rpp=0', 'query=van&p=0&p=1'])(
  'CAT-058 CAT-089 a search at "%s" requests the first page',
  async (query) => {
    const asked = otherwise(500);
    await pageOf({
      at: `/search?query=van&${query}`,
      answers: {},
      page: () => <SearchPage />,
      until: 'Try again',
    });
    expect(asked.map((address) => new URLSearchParams(address.split('?')[1]).get('p'))).toEqual(['1']);
  },
);
