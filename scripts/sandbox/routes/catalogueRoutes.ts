/** Pages of rows, videos and events; search; fighters and news. */
import { adjacentTo, detailOf, eventList } from '../catalogue/contentDetails';
import { eventTimes, liveStateOf } from '../catalogue/schedule';
import { bucketPage, sectionPage, type Visibility } from '../catalogue/sectionPages';
import { type Call, type Handlers, numberOf } from '../operation';
import { notFound } from '../platformError';
import type { SeedVideo } from '../seed/types';
import type { SandboxServices } from '../services';
import { cardContextOf } from './cardContext';
import { licencesOf } from './licenceContext';
import { fighterList, fighterPage, rankingsOf } from '../catalogue/fighters';
import { newsFeed, newsItem } from '../catalogue/news';
import { textIn } from '../realms';
import { searchCatalogue, type SearchRequest } from '../search/searchCatalogue';
import { searchTexts } from '../search/facets';

const SEARCH_PAGE = 24;

/** Search, and the whole catalogue as a grid. */
export function searchRoutes(services: SandboxServices): Handlers<'searchContent' | 'readContentGrid'> {
  return {
    searchContent: async (call) =>
      searchCatalogue(await cardContextOf(services, call), requestOf(call.query)),
    readContentGrid: async (call) => ({
      title: textIn(call.locale, searchTexts.grid),
      ...searchCatalogue(await cardContextOf(services, call), requestOf(call.query)),
    }),
  };
}

const requestOf = (query: URLSearchParams): SearchRequest => ({
  query: query.get('query') ?? '',
  facets: query.getAll('facets'),
  sort: query.get('sort'),
  tab: query.get('tab'),
  page: numberOf(query, 'p', 1),
  size: numberOf(query, 'rpp', SEARCH_PAGE),
});

type EditorialOperation = 'readFighters' | 'readRankings' | 'readFighter' | 'readNews' | 'readNewsItem';

const FIGHTERS_PAGE = 24;
const NEWS_PAGE = 12;

/** Fighters, rankings and news. */
export function editorialRoutes(services: SandboxServices): Handlers<EditorialOperation> {
  return {
    readFighters: async (call) =>
      fighterList(await cardContextOf(services, call), {
        letter: call.query.get('letter'),
        weightClass: call.query.get('weightClass'),
        page: numberOf(call.query, 'p', 1),
        size: numberOf(call.query, 'rpp', FIGHTERS_PAGE),
      }),
    readRankings: async (call) =>
      rankingsOf(await cardContextOf(services, call), call.query.get('weightClass')),
    readFighter: async (call) => fighterPage(await cardContextOf(services, call), call.path['id'] ?? ''),
    readNews: async (call) =>
      newsFeed(
        await cardContextOf(services, call),
        call.path['feedName'] ?? '',
        numberOf(call.query, 'p', 1),
        numberOf(call.query, 'rpp', NEWS_PAGE),
      ),
    readNewsItem: async (call) =>
      newsItem(await cardContextOf(services, call), call.path['feedName'] ?? '', call.path['newId'] ?? ''),
  };
}

type CatalogueOperation =
  | 'readSection'
  | 'readBucketPage'
  | 'readVod'
  | 'readVodV3'
  | 'readAdjacentVods'
  | 'readVodOfEvent'
  | 'readEvent'
  | 'readLiveEvents'
  | 'readUpcomingEvents';

/** Default page size of events (API-054). */
const LIVE_PAGE = 15;
const UPCOMING_PAGE = 12;

export function catalogueRoutes(services: SandboxServices): Handlers<CatalogueOperation> {
  const videoNamed = ({ realm, path }: Call): SeedVideo => {
    const video = services.catalogueOf(realm.id).videos.get(path['id'] ?? '');
    if (!video) throw notFound(`video ${path['id'] ?? ''}`);
    return video;
  };
  const detail = async (call: Call, video: SeedVideo) =>
    detailOf(await cardContextOf(services, call), video, await licencesOf(services, call, video.access));
  const vodNamed = (call: Call): SeedVideo => {
    const video = videoNamed(call);
    if (video.live) throw notFound(`video ${video.id}`);
    return video;
  };

  return {
    readSection: async (call) =>
      sectionPage(await cardContextOf(services, call), {
        sectionId: call.path['section'] ?? '',
        lastSeen: call.query.get('lastSeen'),
        rowsPerPage: numberOf(call.query, 'bpp', 10),
        cardsPerRow: numberOf(call.query, 'rpp', 10),
        ...visibilityOf(call.query),
      }),

    readBucketPage: async (call) =>
      bucketPage(await cardContextOf(services, call), {
        sectionId: call.path['section'] ?? '',
        bucketId: call.path['bucketId'] ?? '',
        lastSeen: call.query.get('lastSeen'),
        size: numberOf(call.query, 'resultPerPage', 10),
        ...visibilityOf(call.query),
      }),

    readVod: async (call) => detail(call, vodNamed(call)),
    readVodV3: async (call) => detail(call, vodNamed(call)),
    readAdjacentVods: async (call) =>
      adjacentTo(await cardContextOf(services, call), vodNamed(call), numberOf(call.query, 'size', 5)),

    /** A past event is available as a video under the same id, and so is a video requested as an event (PLY-079). */
    async readVodOfEvent(call) {
      const video = videoNamed(call);
      const times = eventTimes(video, services.startedAt);
      if (times && liveStateOf(times, services.now()) !== 'ended')
        throw notFound(`video of event ${video.id}`);
      return { ...(await detail(call, video)), type: 'VOD' };
    },

    async readEvent(call) {
      const video = videoNamed(call);
      if (!video.live) throw notFound(`event ${video.id}`);
      return detail(call, video);
    },

    readLiveEvents: async (call) =>
      eventList(
        await cardContextOf(services, call),
        'live',
        numberOf(call.query, 'p', 1),
        numberOf(call.query, 'rpp', LIVE_PAGE),
      ),
    readUpcomingEvents: async (call) =>
      eventList(
        await cardContextOf(services, call),
        'upcoming',
        numberOf(call.query, 'p', 1),
        numberOf(call.query, 'rpp', UPCOMING_PAGE),
      ),
  };
}

/**
 * Content that is unavailable here is omitted unless requested; content for signed-in viewers is included
 * unless declined.
 */
const visibilityOf = (query: URLSearchParams): Visibility => ({
  displayGeoblocked: query.get('displayGeoblocked') === 'true',
  displayContentAvailableOnSignIn: query.get('displayContentAvailableOnSignIn') !== 'false',
});
