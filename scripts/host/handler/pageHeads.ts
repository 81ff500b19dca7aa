/** How the host learns what a page is about: for the house's own roles from the table here, for a plugin's from its manifest. */
import { builtInPage } from '../../../core/pages/builtInPages';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import type { PageHead } from '../../plugins/manifest.generated';

/** What a manifest may say, and parameters of the call that a role of the house stands for by itself. */
export interface RoleHead extends PageHead {
  fixed?: Readonly<Record<string, string>>;
  /** What its address leads to when the platform does not have it. */
  instead?: RoleHead;
}

/** The head of a role's page; undefined when the page is called by its name and nothing more is told of it. */
export function headOf(realm: Pick<CheckedRealm, 'plugins'>, role: string): RoleHead | undefined {
  for (const { contributes } of realm.plugins) {
    const facts = contributes['route']?.find((route) => route['role'] === role);
    // The facts were checked against schemas/points/route.schema.json.
    if (facts !== undefined) return facts['head'] as PageHead | undefined;
  }
  return builtInPage(role) !== undefined && Object.hasOwn(builtInHeads, role) ? builtInHeads[role] : undefined;
}

const pictures = ['/heroUrl', '/thumbnailUrl', '/posterUrl'];
const words = { title: '/title', description: ['/description', '/tagline'] };
const section: PageHead = { type: 'CollectionPage', call: 'readSection', title: '/title', description: ['/description'], picture: ['/heroes/0/heroUrl', '/heroes/0/thumbnailUrl'] };
const video: PageHead = {
  ...words,
  type: 'VideoObject',
  call: 'readVod',
  parameters: { id: 'eventId' },
  picture: pictures,
  properties: { duration: '/duration', uploadDate: '/premiereRelease/scheduledAt', genre: '/genres' },
};

/** The brand's first page has the brand's own words, and waits for nobody. */
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
    properties: { duration: '/duration', startDate: '/eventSchedule/startDate', endDate: '/eventSchedule/endDate' },
    // PLY-079: the video that the event became, then the video of that id.
    instead: { ...video, call: 'readVodOfEvent', instead: video },
  },
  SERIES: { ...words, type: 'TVSeries', call: 'readSeries', picture: pictures, properties: { numberOfSeasons: '/seasonCount', genre: '/genres', countryOfOrigin: '/countryOfOrigin' } },
  SEASON: {
    ...words,
    type: 'TVSeason',
    call: 'readSeason',
    parameters: { id: 'seasonId' },
    partOf: '/series/title',
    picture: pictures,
    properties: { seasonNumber: '/seasonNumber', numberOfEpisodes: '/episodeCount', partOfSeries: '/series/title' },
  },
  PLAYLIST: { ...words, type: 'ItemList', call: 'readPlaylist', parameters: { id: 'playlistId' }, picture: pictures, properties: { numberOfItems: '/videos/totalResults' } },
};
