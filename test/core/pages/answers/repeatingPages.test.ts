/**
 * Lists whose platform repeats pages or cursors, sends empty pages or null items: each ends, keeps its items,
 * and reports what it leaves out.
 */
import { openPlaylist, openRelated, openSeason, openWatchlist } from '../../../../core/content/openLists';
import type { ContentList } from '../../../../core/content/ContentList';
import type { LoadedPage } from '../../../../core/content/LoadedPage';
import { LiveListStore } from '../../../../core/live/LiveListStore';
import { contentGrid, favouriteVideos, watchHistory } from '../../../../core/search/listSources';
import { RefinedList, type RefinedListSource } from '../../../../core/search/RefinedList';
import { unrefined } from '../../../../core/search/refinement';
import type { PlatformClient } from '../../../../core/sdk';
import { LineupStore } from '../../../../plugins/route/multi-video/LineupStore';
import { PlaylistPages } from '../../../../plugins/section/playlist/PlaylistPages';
import { FakePlatform } from '../../../kit';
import { FakeChannels } from '../../../kit/fakeChannels';

/** The interface of a list in this table. */
interface Asked {
  readonly load: () => Promise<unknown>;
  readonly loadMore: () => Promise<unknown>;
  readonly ids: () => readonly string[];
  readonly more: () => boolean;
}
type Make = (client: PlatformClient, report: (error: unknown) => void) => Asked;

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

function contentList<Value>(page: LoadedPage<Value>, pick: (value: Value) => ContentList): Asked {
  const list = () => {
    if (page.state.status !== 'ready') throw new Error(page.state.status);
    return pick(page.state.value);
  };
  return {
    load: () => page.load(),
    loadMore: () => list().loadMore(),
    ids: () => idsOf(list().items),
    more: () => list().more,
  };
}

function refined(source: RefinedListSource, report: (error: unknown) => void): Asked {
  const list = new RefinedList(source, report, unrefined);
  const ready = () => {
    if (list.results.state.status !== 'ready') throw new Error(list.results.state.status);
    return list.results.state;
  };
  return {
    load: () => list.load(),
    loadMore: () => list.results.loadMore(),
    ids: () => idsOf(ready().items),
    more: () => ready().end !== 'last',
  };
}

function live(client: PlatformClient, report: (error: unknown) => void): Asked {
  const store = new LiveListStore(client, report);
  return {
    load: () => store.load(),
    loadMore: () => store.loadMore(),
    ids: () => (store.state.status === 'ready' ? idsOf(store.state.events) : [store.state.status]),
    more: () => store.more,
  };
}

function lineup(client: PlatformClient, report: (error: unknown) => void): Asked {
  const store = new LineupStore({ client, channels: new FakeChannels(), report });
  return {
    load: () => store.load(),
    loadMore: () => store.loadMore(),
    ids: () => (store.state.status === 'ready' ? idsOf(store.items) : [store.state.status]),
    more: () => store.more,
  };
}

const vod = { id: 'a', title: 'A', type: 'VOD', accessLevel: 'GRANTED', eventId: 'a' };
const cursor = { moreDataAvailable: true, lastSeen: 'a' };
const numbered = (vods: unknown) => ({ vods, totalPages: 400, totalResults: 4000 });

/** It has no page count: an empty page is its proper end. */
const openEnded = 'CAT-089 a grid that does not say how many pages it has';

/** A list, the call it makes, and an answer to every page of it. */
const lists: readonly (readonly [
  title: string,
  call: string,
  answer: (items: unknown) => unknown,
  make: Make,
])[] = [
  [
    'CAT-023 episodes',
    'readSeason',
    (episodes) => ({ id: 's', title: 'S', episodes, paging: cursor }),
    (client, report) => contentList(openSeason('s', { client, report }), ({ episodes }) => episodes),
  ],
  [
    'CAT-024 the videos of a playlist',
    'readPlaylist',
    (vods) => ({ id: 'p', title: 'P', videos: numbered(vods) }),
    (client, report) => contentList(openPlaylist('p', { client, report }), ({ videos }) => videos),
  ],
  [
    'CAT-086 what is related',
    'readRelatedVods',
    numbered,
    (client, report) => contentList(openRelated('v', { client, report }), (list) => list),
  ],
  [
    'WCH-019 a watchlist',
    'readWatchlist',
    (content) => ({ name: 'W', content, pagingInfo: cursor }),
    (client, report) =>
      contentList(
        openWatchlist({ watchlistId: 'w', owner: 'o' }, { client, report }),
        ({ contents }) => contents,
      ),
  ],
  [
    'HOM-098 CAT-090 the grid',
    'readContentGrid',
    (results) => ({ results, totalPages: 400, totalResults: 4000 }),
    (client, report) => refined(contentGrid(client), report),
  ],
  [
    openEnded,
    'readContentGrid',
    (results) => ({ results, totalPages: null, totalResults: 4000 }),
    (client, report) => refined(contentGrid(client), report),
  ],
  [
    'CAT-073 favourites',
    'readFavourites',
    numbered,
    (client, report) => refined(favouriteVideos(client), report),
  ],
  [
    'CAT-072 what was watched',
    'readHistory',
    numbered,
    (client, report) => refined(watchHistory(client), report),
  ],
  [
    'LIV-010 what is live, in the side panel',
    'readLiveEvents',
    (events) => ({ events, totalResults: 4000 }),
    live,
  ],
  [
    'LIV-010 MUL-010 what is live, for the wall',
    'readLiveEvents',
    (events) => ({ events, totalResults: 4000 }),
    lineup,
  ],
];

describe.each(lists)('%s', (title, call, answer, make) => {
  test.each<readonly [string, unknown, readonly string[], boolean]>([
    ['pages that repeat', [vod], ['a'], false],
    ['pages of zero, though there are said to be more', [], [], false],
    ['null and an item without an id on each page', [null, { title: 'x' }, vod], ['a'], true],
    ['null in place of each page', null, [], false],
  ])(
    'ENT-025 with %s it ends after the second, its items stay, and the fault is reported',
    async (_what, items, shown, leavesOut) => {
      const client = new FakePlatform().answer(call, answer(items));
      const reported: unknown[] = [];
      const list = make(client, (error) => reported.push(error));
      await list.load();
      for (let times = 0; times < 5; times += 1) await list.loadMore();
      expect({ shown: list.ids(), more: list.more() }).toEqual({ shown, more: false });
      expect(client.calls.length).toBeLessThanOrEqual(2);
      const expected = [
        ...(leavesOut ? client.calls.map(() => /^Error: Of .+, 2 item\(s\) are left out/) : []),
        ...(title === openEnded ? [] : [/^Error: Of .+, the next page brings nothing new/]),
      ];
      expect(reported.map(String)).toEqual(expected.map((line) => expect.stringMatching(line) as string));
    },
  );
});

test('HOM-079 HOM-091 an opened season with a repeated cursor has no next page after it', async () => {
  const client = new FakePlatform().answer('readSeason', {
    id: 's',
    title: 'S',
    episodes: [vod],
    paging: cursor,
  });
  const reported: unknown[] = [];
  const pages = new PlaylistPages({ id: 's', title: 'S', type: 'SEASON' }, client, (error) =>
    reported.push(error),
  );
  await pages.load();
  expect(pages.hasNext).toBe(true);
  await pages.next();
  expect([pages.hasNext, reported.map(String)]).toEqual([
    false,
    ['Error: Of the playlist "s", the next page brings nothing new: the list ends there.'],
  ]);
});
