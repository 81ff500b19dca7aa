/** Programmes of the row: running ones, then coming ones by start. Pure; times are epoch milliseconds. */
import type { Content, GuideChannel, Programme } from 'proscenium/sdk';

/** A programme with its channel. */
export interface ScheduledProgramme {
  readonly channel: GuideChannel;
  readonly programme: Programme;
}

/**
 * Programmes not yet over that begin before `until`; running ones first, in channel order. Invalid times are
 * dropped.
 */
export function upNext(
  channels: readonly GuideChannel[],
  now: number,
  until: number,
): readonly ScheduledProgramme[] {
  return channels
    .flatMap((channel) => (channel.programmes ?? []).map((programme) => ({ channel, programme })))
    .filter(
      ({ programme: { startDate, endDate } }) => endDate > now && endDate > startDate && startDate < until,
    )
    .map((scheduled, index) => ({ scheduled, index }))
    .sort(
      (one, other) =>
        Math.max(now, one.scheduled.programme.startDate) -
          Math.max(now, other.scheduled.programme.startDate) || one.index - other.index,
    )
    .map(({ scheduled }) => scheduled);
}

/** Channels as described by the row's cards: used until the guide has answered, and when it fails. */
export function channelsOfCards(items: readonly Content[]): readonly GuideChannel[] {
  return items.map(({ id, liveEventId, title, accessLevel, logoUrl, programmingInfo }) => ({
    id: programmingInfo?.channelId ?? id,
    name: title,
    eventId: liveEventId ?? id,
    accessLevel: accessLevel ?? null,
    channelLogoUrl: programmingInfo?.channelLogoUrl ?? logoUrl ?? null,
    epgPlaybackContentStatus: programmingInfo?.epgPlaybackContentStatus ?? null,
    currentProgramPlaybackStatus: programmingInfo?.currentProgramPlaybackStatus ?? null,
    programmes: [programmingInfo?.currentProgramme, programmingInfo?.nextProgramme].filter(
      (programme) => programme != null,
    ),
  }));
}

/** A channel reports its current and next programme (LIV-020, LIV-027): replaces what was listed for that time. */
export function advancedChannels(
  channels: readonly GuideChannel[],
  channelId: string,
  stated: readonly Programme[],
): readonly GuideChannel[] {
  if (stated.length === 0) return channels;
  const [from, to] = [
    Math.min(...stated.map(({ startDate }) => startDate)),
    Math.max(...stated.map(({ endDate }) => endDate)),
  ];
  return channels.map((channel) =>
    channel.id !== channelId
      ? channel
      : {
          ...channel,
          programmes: [
            ...channel.programmes.filter(({ startDate, endDate }) => endDate <= from || to <= startDate),
            ...stated,
          ].sort((one, other) => one.startDate - other.startDate),
        },
  );
}
