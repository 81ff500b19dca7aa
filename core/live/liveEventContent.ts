/** Converts the events of a live list to content cards. */
import type { LiveEventCard } from '../generated/platform';
import type { Content } from '../sdk/services';
import type { Programme } from '../sdk/programme';

/**
 * A live event as a content card (LIV-018). Falls back to the channel's logo as the image (LIV-019) and its
 * name as the title.
 */
export function liveEventContent({
  id,
  eventId,
  title,
  name,
  type,
  thumbnailUrl,
  programmingInfo,
  programmes,
  logoUrl,
  ...rest
}: LiveEventCard): Content {
  const { accessLevel, ageRating, parentalLock, description, eventSchedule, premiereRelease } = rest;
  return {
    id,
    title: title || name || '',
    type: type ?? 'LIVE',
    liveEventId: eventId || id,
    thumbnailUrl: thumbnailUrl ?? programmingInfo?.channelLogoUrl ?? logoUrl ?? null,
    accessLevel,
    ageRating: ageRating ?? null,
    parentalLock: parentalLock ?? null,
    description: description ?? null,
    displayLiveBadge: true,
    eventSchedule: eventSchedule ?? null,
    premiereRelease: premiereRelease ?? null,
    programmingInfo: withNext(programmingInfo, programmes),
  };
}

/**
 * Derives the next programme from the card's programme list if the platform does not send it; it ends when
 * the following one starts.
 */
function withNext(
  info: LiveEventCard['programmingInfo'],
  listed: LiveEventCard['programmes'],
): NonNullable<LiveEventCard['programmingInfo']> | null {
  const { currentProgramme: current, nextProgramme } = info ?? {};
  if (info == null || !current || nextProgramme) return info ?? null;
  const coming = (listed ?? [])
    .filter(({ startDate }) => startDate >= current.endDate)
    .sort((one, other) => one.startDate - other.startDate);
  const [next, after] = coming;
  if (next === undefined || after === undefined) return info;
  const { programme, episode, thumbnailUrl, startDate } = next;
  const made: Programme = {
    title: programme,
    episode: episode ?? null,
    thumbnailUrl: thumbnailUrl ?? null,
    startDate,
    endDate: after.startDate,
  };
  return { ...info, nextProgramme: made };
}
