/** Builds pages of the programme guide (API-056). */
import type { GuideChannel, ProgrammeGuide } from '../../../core/generated/platform';
import { accessLevelOf } from '../session/viewer';
import { mediaUrl, playbackStatusesOf, programmeOf, type CardContext } from '../catalogue/contentCards';
import { pageAfter } from '../catalogue/page';
import { DAY_MS, programmesBetween } from '../catalogue/schedule';
import { notFound } from '../platformError';
import { textIn } from '../realms';
import type { Station } from './stations';

/** Days covered by the guide before and after today (LIV-035). */
const GUIDE_DAYS = 7;

export interface GuideRequest {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly size: number;
  readonly lastSeen: string | null;
  readonly channel: string | null;
}

/** The channels after `lastSeen` with their programmes. Throws 404 for an unknown channel. */
export function guidePage(
  context: CardContext,
  stations: readonly Station[],
  { from, to, size, lastSeen, channel }: GuideRequest,
): ProgrammeGuide {
  const wanted = channel === null ? stations : stations.filter(({ id }) => id === channel);
  if (channel !== null && wanted.length === 0) throw notFound(`channel ${channel}`);
  const today = Math.floor(context.now / DAY_MS) * DAY_MS;
  const times = {
    from: Math.max(from, today - GUIDE_DAYS * DAY_MS),
    to: Math.min(to, today + (GUIDE_DAYS + 1) * DAY_MS),
  };
  const { items, paging } = pageAfter(wanted, ({ id }) => id, lastSeen, size);
  return {
    channels: items.map((station) => guideChannel(context, station, times)),
    paging,
    totalResults: wanted.length,
  };
}

function guideChannel(
  context: CardContext,
  station: Station,
  { from, to }: { readonly from: number; readonly to: number },
): GuideChannel {
  const description = textIn(context.locale, station.description);
  const video = station.videoId === undefined ? undefined : context.catalogue.videos.get(station.videoId);
  return {
    id: station.id,
    name: textIn(context.locale, station.name),
    number: station.number,
    ...(description !== '' && { description }),
    channelLogoUrl: station.logo === undefined ? null : mediaUrl(context, station.logo),
    eventId: video?.id ?? null,
    ...(video && { accessLevel: accessLevelOf(video.access, context.viewer) }),
    ...playbackStatusesOf(station),
    programmes: programmesBetween(station, from, to).map((scheduled) =>
      programmeOf(context, station.id, scheduled),
    ),
  };
}
