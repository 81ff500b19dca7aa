/** Builds the responses for one video, one event and lists of events. */
import type {
  AdjacentVods,
  ContentCard,
  Licence,
  LiveEvent,
  LiveEventCard,
  LiveEventList,
  Vod,
} from '../../../core/generated/platform';
import { textIn } from '../realms';
import type { SeedVideo } from '../seed/types';
import { mediaUrl, programmingInfoOf, ratingOf, videoCard, type CardContext } from './contentCards';
import { DAY_MS, eventTimes, liveStateOf, programmesBetween, type LiveState } from './schedule';

/** A video with the data of its page; `licences` are those that contain it, as this viewer sees them. */
export function detailOf(
  context: CardContext,
  video: SeedVideo,
  licences: readonly Licence[],
): Vod & LiveEvent {
  const card = videoCard(context, video);
  return {
    ...card,
    trailers: card.trailers ?? [],
    licences: [...licences],
    availableLicences: card.accessLevel === 'DENIED' ? [...licences] : [],
    onlinePlayback: 'AVAILABLE',
    credits: video.credits.map(({ name, role }) => ({
      name: typeof name === 'string' ? name : textIn(context.locale, name),
      role: textIn(context.locale, role),
    })),
    ...skipMarkersOf(video),
    ...(video.watermark && {
      watermark: { imageUrl: mediaUrl(context, video.watermark.image), position: video.watermark.position },
    }),
  };
}

/** The skippable sections of a video, the credits at the end of its running time. */
export const skipMarkersOf = ({
  skipMarkers,
  durationSeconds,
}: SeedVideo): Partial<Pick<Vod, 'skipMarkers'>> =>
  skipMarkers === undefined
    ? {}
    : {
        skipMarkers: skipMarkers.map((marker) => {
          if (marker.type !== 'CREDITS') return marker;
          const stopTimeMs = durationSeconds * 1000;
          return { type: marker.type, startTimeMs: stopTimeMs - marker.lastMs, stopTimeMs };
        }),
      };

/** The neighbours of a video: in its season, else in the first row that contains it. */
export function adjacentTo(context: CardContext, video: SeedVideo, size: number): AdjacentVods {
  const neighbours = neighboursOf(context, video);
  const place = neighbours.findIndex(({ id }) => id === video.id);
  const cards = (videos: readonly SeedVideo[]): ContentCard[] =>
    videos.map((neighbour) => videoCard(context, neighbour));
  return {
    precedingVods: cards(neighbours.slice(Math.max(0, place - size), Math.max(0, place))),
    followingVods: cards(neighbours.slice(place + 1, place + 1 + size)),
  };
}

function neighboursOf({ catalogue, sandboxStartedAt }: CardContext, video: SeedVideo): SeedVideo[] {
  const videos = [...catalogue.videos.values()];
  if (video.episode) {
    const { seasonId } = video.episode;
    return videos
      .filter(({ episode }) => episode?.seasonId === seasonId)
      .sort((left, right) => (left.episode?.number ?? 0) - (right.episode?.number ?? 0));
  }
  const row = [...catalogue.sections.values()]
    .flatMap(({ buckets }) => buckets)
    .find(
      ({ items }) => items.length > 1 && items.some(({ kind, id }) => kind === 'video' && id === video.id),
    );
  return (row?.items ?? [])
    .flatMap(({ id }) => catalogue.videos.get(id) ?? [])
    .filter((neighbour) => eventTimes(neighbour, sandboxStartedAt) === undefined);
}

/** Live or upcoming events ordered by start; `page` starts at 1. */
export function eventList(
  context: CardContext,
  state: Exclude<LiveState, 'ended'>,
  page: number,
  size: number,
): LiveEventList {
  const events = [...context.catalogue.videos.values()]
    .flatMap((video) => {
      const times = eventTimes(video, context.sandboxStartedAt);
      return times && liveStateOf(times, context.now) === state ? [{ video, times }] : [];
    })
    .sort((left, right) => left.times.startDate - right.times.startDate);
  return {
    events: events.slice((page - 1) * size, page * size).map(({ video }) => eventCard(context, video)),
    page,
    totalPages: Math.ceil(events.length / size),
    totalResults: events.length,
  };
}

/** An event as an entry of an event list. */
export function eventCard(context: CardContext, video: SeedVideo): LiveEventCard {
  const card = videoCard(context, video);
  const channel =
    video.live?.channelId === undefined ? undefined : context.catalogue.channels.get(video.live.channelId);
  return {
    id: video.id,
    eventId: video.id,
    liveEventId: video.id,
    type: card.type,
    title: card.title,
    description: card.description ?? null,
    thumbnailUrl: card.thumbnailUrl ?? null,
    accessLevel: card.accessLevel ?? 'DENIED',
    ...ratingOf(context, video),
    displayLiveBadge: true,
    eventSchedule: card.eventSchedule ?? null,
    ...(card.bout && { bout: card.bout }),
    ...(channel && {
      name: textIn(context.locale, channel.name),
      logoUrl: mediaUrl(context, channel.logo),
      programmingInfo: programmingInfoOf(context, channel),
      programmes: programmesBetween(channel, context.now, context.now + DAY_MS)
        .slice(0, 4)
        .map(({ programme, startDate }) => ({
          programme: textIn(context.locale, programme.title),
          thumbnailUrl: mediaUrl(context, programme.still),
          startDate,
          ...(programme.episode !== undefined && { episode: String(programme.episode) }),
        })),
    }),
  };
}
