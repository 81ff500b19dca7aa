/** The specification's entities, field by field, as the contract defines them. */
import { readContract } from '../../../scripts/contract/contractDocument';

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly enum?: readonly string[];
  readonly type?: string | readonly string[];
}

const entities: Readonly<Record<string, Shape>> = readContract().components.schemas;
const fieldsOf = (entity: string) => Object.keys(entities[entity]?.properties ?? {});

const video = [
  'id',
  'type',
  'title',
  'accessLevel',
  'licences',
  'availableLicences',
  'onlinePlayback',
  'thumbnailUrl',
  'computedReleases',
  'premiereRelease',
  'duration',
  'streams',
  'skipMarkers',
  'watermark',
  'favourite',
  'eventSchedule',
];

test.each<[ids: string, entity: string, fields: readonly string[]]>([
  ['ENT-001', 'Vod', video],
  ['ENT-001', 'LiveEvent', video],
  ['ENT-002', 'ContentCard', ['videoId', 'seasonId', 'playlistId', 'trailers', 'progress', 'watchProgress']],
  [
    'ENT-003',
    'ContentCard',
    [
      'id',
      'title',
      'type',
      'accessLevel',
      'duration',
      'thumbnailUrl',
      'description',
      'audioTracks',
      'favourite',
      'liveEventId',
      'displayLiveBadge',
      'bucketId',
      'contentContext',
      'computedReleases',
      'premiereRelease',
      'isRelated',
      'series',
    ],
  ],
  ['ENT-003', 'Release', ['type', 'scheduledAt']],
  ['ENT-003', 'SeriesReference', ['seriesId', 'title']],
  ['ENT-004', 'ProgrammingInfo', ['currentProgramme', 'nextProgramme', 'channelLogoUrl']],
  [
    'ENT-005',
    'LiveEventCard',
    [
      'id',
      'title',
      'thumbnailUrl',
      'programmingInfo',
      'accessLevel',
      'logoUrl',
      'eventId',
      'name',
      'programmes',
    ],
  ],
  ['ENT-005', 'ProgrammeEntry', ['episode', 'programme', 'thumbnailUrl', 'startDate']],
  ['ENT-006', 'LiveEventList', ['totalResults']],
  ['ENT-009', 'SessionUser', ['id', 'location', 'role', 'isGuest']],
  ['ENT-010 FAV-033', 'UserProfile', ['id', 'name', 'type', 'pin']],
  [
    'FAV-022',
    'UserPreferences',
    [
      'language',
      'subTitleLanguage',
      'autoAdvance',
      'audioLanguage',
      'videoBackgroundAutoPlay',
      'videoBackgroundAutoPlayAudio',
    ],
  ],
  ['WCH-004', 'Watchlist', ['pagingInfo']],
  ['WCH-005', 'ContentCard', ['id', 'type', 'thumbnailUrl', 'smallCoverUrl']],
  ['ENT-011', 'MenuItem', ['type', 'title', 'data', 'style', 'layout', 'items']],
  ['ENT-011', 'MenuItemData', ['view']],
  ['ENT-011', 'MenuItemStyle', ['featured', 'iconUrl', 'activeIconUrl']],
  ['ENT-011', 'Menu', ['layout', 'platform', 'items']],
  ['ENT-017', 'SeasonSummary', ['id', 'title', 'episodeCount']],
  ['ENT-018', 'Playlist', ['socialSharingDetail']],
  ['ENT-018', 'SocialSharingDetail', ['universalLink', 'trackingConfiguration']],
  // Whether more are being fetched is client state: RowStore's `loading`.
  [
    'ENT-019',
    'Bucket',
    ['bucketId', 'exid', 'name', 'type', 'originalType', 'contentList', 'paging', 'rowTypeData'],
  ],
  ['ENT-019', 'Paging', ['lastSeen', 'moreDataAvailable']],
  ['ENT-021', 'ExternalLink', ['kind', 'url']],
  ['ENT-021', 'RouteLink', ['kind', 'view']],
  ['ENT-021', 'EventLink', ['kind', 'type', 'id', 'videoIds']],
  ['ENT-027', 'EventSchedule', ['startDate', 'endDate']],
])('%s %s has %j', (_ids, entity, fields) => {
  expect(fieldsOf(entity)).toEqual(expect.arrayContaining([...fields]));
});

test('ENT-008 the types of content', () => {
  expect(entities.ContentType?.enum).toEqual(
    expect.arrayContaining([
      'SEASON',
      'VOD',
      'SERIES',
      'PLAYLIST',
      'LIVE',
      'VIDEO',
      'SEASON_VOD',
      'UPCOMING',
      'EPG',
    ]),
  );
});

test('FAV-024 the muted state is never sent', () => {
  expect(fieldsOf('UserPreferences')).not.toContain('muted');
});

test.each(['startDate', 'endDate'])('ENT-027 the %s of an event is a time in milliseconds', (field) => {
  expect([entities.EventSchedule?.properties?.[field]?.type].flat()).toContain('integer');
});
