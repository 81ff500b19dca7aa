/**
 * Describes how the host fetches a page's subject: for built-in roles by the table here, for a plugin's roles
 * by its manifest.
 */
import { builtInPage } from '../../../core/pageKit/builtInPages';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import type { PageHead } from '../../../core/generated/manifest';

/** The head in a manifest, with constant parameters of the call for a built-in role. */
export interface RoleHead extends PageHead {
  fixed?: Readonly<Record<string, string>>;
  /** The fallback when the platform does not have the subject. */
  instead?: RoleHead;
}

/** The head of a role's page; undefined when the page only has its name. */
export function headOf(realm: Pick<CheckedRealm, 'plugins'>, role: string): RoleHead | undefined {
  for (const { contributes } of realm.plugins) {
    const facts = contributes['route']?.find((route) => route['role'] === role);
    // The facts have been validated against schemas/points/route.schema.json.
    if (facts !== undefined) return facts['head'] as PageHead | undefined;
  }
  return builtInPage(role) !== undefined && Object.hasOwn(builtInHeads, role)
    ? builtInHeads[role]
    : undefined;
}

const pictures = ['/heroUrl', '/thumbnailUrl', '/posterUrl'];
const words = { title: '/title', description: ['/description', '/tagline'] };
const section: PageHead = {
  type: 'CollectionPage',
  call: 'readSection',
  title: '/title',
  description: ['/description'],
  picture: ['/heroes/0/heroUrl', '/heroes/0/thumbnailUrl'],
};
const video: PageHead = {
  ...words,
  type: 'VideoObject',
  call: 'readVod',
  parameters: { id: 'eventId' },
  picture: pictures,
  properties: { duration: '/duration', uploadDate: '/premiereRelease/scheduledAt', genre: '/genres' },
};

/** The first page uses the brand's own description, and waits for no call. */
const builtInHeads: Readonly<Record<string, RoleHead>> = {
  BROWSE: { ...section, fixed: { section: 'browse' } },
  SCHEDULE: { ...section, fixed: { section: 'schedule' } },
  RELEASES: { ...section, fixed: { section: 'releases' } },
  SECTION: { ...section, parameters: { section: 'id' } },
  LIVE_NOW: { type: 'CollectionPage' },
  UPCOMING: { type: 'CollectionPage' },
  GRID: { type: 'CollectionPage' },
  VOD: video,
  INTERSTITIAL: video,
  LIVE: {
    ...words,
    type: 'BroadcastEvent',
    call: 'readEvent',
    parameters: { id: 'eventId' },
    picture: pictures,
    properties: {
      duration: '/duration',
      startDate: '/eventSchedule/startDate',
      endDate: '/eventSchedule/endDate',
    },
    // PLY-079: first the video that the event became, then the video with that id.
    instead: { ...video, call: 'readVodOfEvent', instead: video },
  },
  SERIES: {
    ...words,
    type: 'TVSeries',
    call: 'readSeries',
    picture: pictures,
    properties: { numberOfSeasons: '/seasonCount', genre: '/genres', countryOfOrigin: '/countryOfOrigin' },
  },
  SEASON: {
    ...words,
    type: 'TVSeason',
    call: 'readSeason',
    parameters: { id: 'seasonId' },
    partOf: '/series/title',
    picture: pictures,
    properties: {
      seasonNumber: '/seasonNumber',
      numberOfEpisodes: '/episodeCount',
      partOfSeries: '/series/title',
    },
  },
  PLAYLIST: {
    ...words,
    type: 'ItemList',
    call: 'readPlaylist',
    parameters: { id: 'playlistId' },
    picture: pictures,
    properties: { numberOfItems: '/videos/totalResults' },
  },
};
