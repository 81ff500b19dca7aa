/** Builds the cards of rows from the catalogue: localised, with the viewer's access level and this sandbox's URLs. */
import type {
  Bout,
  ContentCard,
  ContentType,
  Programme,
  ProgrammingInfo,
  Release,
  SocialSharingDetail,
} from '../../../core/generated/platform';
import { type ContentKind, trailerIdOf } from '../database/seedDatabase';
import { lockOf } from '../profiles/parentalLimit';
import { listIn, type SandboxRealm, textIn } from '../realms';
import type {
  SeedArtwork,
  SeedBout,
  SeedChannel,
  SeedPlaylist,
  SeedSeason,
  SeedSeries,
  SeedVideo,
} from '../seed/types';
import { accessLevelOf, type Viewer } from '../session/viewer';
import type { Catalogue, Section } from './catalogue';
import { sizesOf } from './narrowerPictures';
import { eventTimes, liveStateOf, nowAndNext, type ScheduledProgramme } from './schedule';

/** What a card depends on besides the content. */
export interface CardContext {
  readonly realm: SandboxRealm;
  readonly catalogue: Catalogue;
  readonly viewer: Viewer;
  readonly locale: string;
  readonly origin: string;
  readonly now: number;
  readonly sandboxStartedAt: number;
  /** Seconds watched, by video. */
  readonly watched: ReadonlyMap<string, number>;
  readonly favourites: ReadonlySet<string>;
}

/** URL of a file of the realm's media folder. */
/** A URL that names its width is also available in other widths. */
const widthOf = (file: string): string => {
  const sizes = sizesOf(file);
  return sizes === undefined ? '' : `?width=${sizes.widest}`;
};

export const mediaUrl = ({ origin, realm }: Pick<CardContext, 'origin' | 'realm'>, file: string): string =>
  `${origin}/media/${realm.id}/${file}${widthOf(file)}`;

/** The card of an item in a row; undefined when the catalogue does not have it. */
export function cardOf(context: CardContext, kind: ContentKind, id: string): ContentCard | undefined {
  const { catalogue } = context;
  const found = <AccountIcon>(
    items: ReadonlyMap<string, AccountIcon>,
    card: (context: CardContext, item: AccountIcon) => ContentCard,
  ): ContentCard | undefined => {
    const item = items.get(id);
    return item && card(context, item);
  };
  if (kind === 'video') return found(catalogue.videos, videoCard);
  if (kind === 'series') return found(catalogue.series, seriesCard);
  if (kind === 'season') return found(catalogue.seasons, seasonCard);
  if (kind === 'playlist') return found(catalogue.playlists, playlistCard);
  if (kind === 'channel') return found(catalogue.channels, channelCard);
  if (kind === 'section') return found(catalogue.sections, sectionCard);
  return undefined;
}

/** VOD, or the event's state at this moment. */
export function contentTypeOf(
  context: Pick<CardContext, 'now' | 'sandboxStartedAt'>,
  video: SeedVideo,
): ContentType {
  const times = eventTimes(video, context.sandboxStartedAt);
  if (!times) return 'VOD';
  return liveStateOf(times, context.now) === 'upcoming' ? 'UPCOMING' : 'LIVE';
}

export function videoCard(context: CardContext, video: SeedVideo): ContentCard {
  const { locale, viewer, catalogue } = context;
  const times = eventTimes(video, context.sandboxStartedAt);
  const season = video.episode && catalogue.seasons.get(video.episode.seasonId);
  const series = season && catalogue.series.get(season.seriesId);
  const channel =
    video.live?.channelId === undefined ? undefined : catalogue.channels.get(video.live.channelId);
  const seconds = context.watched.get(video.id);
  return {
    id: video.id,
    type: contentTypeOf(context, video),
    title: textIn(locale, video.title),
    description: textIn(locale, video.description),
    ...(video.tagline && { tagline: textIn(locale, video.tagline) }),
    accessLevel: accessLevelOf(video.access, viewer),
    ...ratingOf(context, video),
    duration: video.durationSeconds,
    year: video.year,
    genres: listIn(locale, video.genres),
    ...(video.countryOfOrigin && { countryOfOrigin: textIn(locale, video.countryOfOrigin) }),
    audioTracks: Object.keys(video.stream.audio),
    subtitleTracks: [...video.subtitles],
    ...artworkOf(context, video.artwork),
    ...(season && {
      season: { seasonId: season.id, title: textIn(locale, season.title), seasonNumber: season.number },
      seasonId: season.id,
    }),
    ...(series && { series: { seriesId: series.id, title: textIn(locale, series.title) } }),
    ...(video.episode && { episodeNumber: video.episode.number }),
    ...(catalogue.videos.has(trailerIdOf(video.id)) && {
      trailers: [
        {
          id: trailerIdOf(video.id),
          title: textIn(locale, video.title),
          accessLevel: 'GRANTED',
          thumbnailUrl: mediaUrl(context, video.artwork.still),
        },
      ],
    }),
    ...(times && { eventSchedule: times, liveEventId: video.id, displayLiveBadge: true }),
    ...(channel && { programmingInfo: programmingInfoOf(context, channel) }),
    ...(video.bout && { bout: boutOf(context, video.bout) }),
    ...(seconds !== undefined && { watchProgress: seconds }),
    ...(viewer.kind === 'account' && { favourite: context.favourites.has(video.id) }),
    ...(video.premiere && { premiereRelease: premiereOf(context, video.premiere) }),
  };
}

/** The age rating, and whether it exceeds the limit of this profile (FAV-040). */
export function ratingOf(
  { viewer }: Pick<CardContext, 'viewer'>,
  { ageRating }: Pick<SeedVideo, 'ageRating'>,
): Pick<ContentCard, 'ageRating' | 'parentalLock'> {
  if (ageRating === undefined) return {};
  const lock = lockOf(viewer, ageRating);
  return { ageRating, ...(lock !== null && { parentalLock: lock }) };
}

const premiereOf = (
  { sandboxStartedAt }: CardContext,
  { startsInMinutes }: NonNullable<SeedVideo['premiere']>,
): Release => ({
  type: 'PREMIERE',
  scheduledAt: sandboxStartedAt + startsInMinutes * 60_000,
});

export function seriesCard(context: CardContext, series: SeedSeries): ContentCard {
  const title = textIn(context.locale, series.title);
  return {
    id: series.id,
    type: 'SERIES',
    title,
    description: textIn(context.locale, series.description),
    accessLevel: 'GRANTED',
    series: { seriesId: series.id, title },
    ...artworkOf(context, series.artwork),
  };
}

function seasonCard(context: CardContext, season: SeedSeason): ContentCard {
  const series = context.catalogue.series.get(season.seriesId);
  const episodes = [...context.catalogue.videos.values()].filter(
    ({ episode }) => episode?.seasonId === season.id,
  );
  return {
    id: season.id,
    type: 'SEASON',
    title: textIn(context.locale, season.title),
    accessLevel: 'GRANTED',
    seasonId: season.id,
    itemCount: episodes.length,
    ...(series && {
      description: textIn(context.locale, series.description),
      series: { seriesId: series.id, title: textIn(context.locale, series.title) },
      ...artworkOf(context, season.artwork ?? series.artwork),
    }),
    ...(season.description && { description: textIn(context.locale, season.description) }),
  };
}

export function playlistCard(context: CardContext, playlist: SeedPlaylist): ContentCard {
  return {
    id: playlist.id,
    type: 'PLAYLIST',
    title: textIn(context.locale, playlist.title),
    description: textIn(context.locale, playlist.description),
    accessLevel: 'GRANTED',
    playlistId: playlist.id,
    itemCount: playlist.videoIds.length,
    ...(playlist.playlistType && { playlistType: playlist.playlistType }),
    ...artworkOf(context, playlist.artwork),
  };
}

function sectionCard(context: CardContext, section: Section): ContentCard {
  return {
    id: section.id,
    type: 'SECTION_LINK',
    title: textIn(context.locale, section.title),
    description: textIn(context.locale, section.description),
    accessLevel: 'GRANTED',
    ...artworkOf(context, section.artwork),
  };
}

/** A channel appears in a row as the event that plays it. */
export function channelCard(context: CardContext, channel: SeedChannel): ContentCard {
  const video = context.catalogue.videos.get(channel.videoId);
  return {
    ...(video && videoCard(context, video)),
    id: channel.videoId,
    type: 'EPG',
    title: textIn(context.locale, channel.name),
    description: textIn(context.locale, channel.description),
    liveEventId: channel.videoId,
    logoUrl: mediaUrl(context, channel.logo),
    programmingInfo: programmingInfoOf(context, channel),
  };
}

/** Current and next programme of a channel. */
export function programmingInfoOf(context: CardContext, channel: SeedChannel): ProgrammingInfo {
  const { current, next } = nowAndNext(channel, context.now);
  return {
    channelId: channel.id,
    currentProgramme: current ? programmeOf(context, channel.id, current) : null,
    nextProgramme: next ? programmeOf(context, channel.id, next) : null,
    channelLogoUrl: mediaUrl(context, channel.logo),
    ...playbackStatusesOf(channel),
  };
}

/** The channel's overrides of realm settings. */
export function playbackStatusesOf({
  currentProgramPlaybackStatus,
  epgPlaybackContentStatus,
}: Partial<SeedChannel>): Pick<ProgrammingInfo, 'currentProgramPlaybackStatus' | 'epgPlaybackContentStatus'> {
  return {
    ...(currentProgramPlaybackStatus && { currentProgramPlaybackStatus }),
    ...(epgPlaybackContentStatus && { epgPlaybackContentStatus }),
  };
}

/** A programme of the guide; its recording is included once the programme is over. */
export function programmeOf(
  context: CardContext,
  channelId: string,
  { programme, startDate, endDate }: ScheduledProgramme,
): Programme {
  return {
    id: `${channelId}-${startDate}`,
    title: textIn(context.locale, programme.title),
    description: textIn(context.locale, programme.description) || null,
    thumbnailUrl: programme.still === '' ? null : mediaUrl(context, programme.still),
    startDate,
    endDate,
    ...(programme.episode !== undefined && { episode: String(programme.episode) }),
    ...(programme.recording !== undefined && endDate <= context.now && { recordingId: programme.recording }),
  };
}

export function boutOf(context: CardContext, bout: SeedBout): Bout {
  const contender = (id: string): Bout['red'] => {
    const person = context.catalogue.people.get(id);
    if (!person) return { id, name: id };
    return {
      id,
      name: textIn(context.locale, person.name),
      ...(person.alias && { alias: textIn(context.locale, person.alias) }),
      ...(person.portrait !== undefined && { portraitUrl: mediaUrl(context, person.portrait) }),
      country: textIn(context.locale, person.country),
      ...(person.record && { record: person.record }),
      ...(person.measures && { measures: person.measures }),
      ...(person.rank !== undefined && { rank: person.rank }),
    };
  };
  return {
    red: contender(bout.red),
    blue: contender(bout.blue),
    weightClass: bout.weightClass,
    rounds: bout.rounds,
    venue: textIn(context.locale, bout.venue),
    ...(bout.belt && { belt: textIn(context.locale, bout.belt) }),
    ...(bout.result && { result: bout.result }),
  };
}

export function artworkOf(
  context: CardContext,
  artwork: SeedArtwork,
): Pick<ContentCard, 'thumbnailUrl' | 'posterUrl' | 'heroUrl' | 'logoUrl'> {
  return {
    thumbnailUrl: mediaUrl(context, artwork.still),
    ...(artwork.poster !== undefined && { posterUrl: mediaUrl(context, artwork.poster) }),
    ...(artwork.hero !== undefined && { heroUrl: mediaUrl(context, artwork.hero) }),
    ...(artwork.logo !== undefined && { logoUrl: mediaUrl(context, artwork.logo) }),
  };
}

/**
 * Sharing links of a realm (CAT-025, CAT-070), on an operator's own domain, which a phone would open in the app; the domains of demo realms do not
 * resolve.
 */
export const sharingOf = ({ realm }: Pick<CardContext, 'realm'>): SocialSharingDetail => ({
  universalLink: `https://${realm.id}.example{path}`,
  trackingConfiguration: [
    { name: 'utm_source', value: 'share' },
    { name: 'utm_campaign', value: realm.id },
  ],
});
