/** Pagination of event lists, and merging messages into a page. Pure. */
import type { LiveEventCard, LiveEventMessage, NowPlayingMessage } from '../generated/platform';
import { eventIdOf } from './liveNews';

/** Number of pages, at least one (LIV-010). Without a total, the current page. */
export function pageCount(
  totalResults: number | null | undefined,
  rowsPerPage: number,
  page: number,
): number {
  return totalResults == null ? page : Math.max(1, Math.ceil(totalResults / rowsPerPage));
}

/** Clamps a 1-based page number (LIV-010). */
export function pageWithin(page: number, pages: number): number {
  return Math.min(Math.max(1, page), Math.max(1, pages));
}

/** The loaded state of a page. */
export interface EventPage {
  readonly events: readonly LiveEventCard[];
  readonly total: number;
}

export interface ListFacts {
  /** `live`: on now; `upcoming`: in the future. */
  readonly list: 'live' | 'upcoming';
  readonly page: number;
  readonly rowsPerPage: number;
}

/**
 * Merges a message by event id (LIV-027). STARTED puts the event first on the first live page and removes it
 * from the upcoming ones; ENDED removes it from both; CHANGED replaces it in place.
 */
export function merged(
  { events, total }: EventPage,
  { type, eventId, event }: LiveEventMessage,
  { list, page, rowsPerPage }: ListFacts,
): EventPage {
  const at = events.findIndex((each) => eventIdOf(each) === eventId);
  if (type === 'ENDED' || (type === 'STARTED' && list === 'upcoming')) {
    return at < 0
      ? { events, total }
      : { events: events.filter((_, index) => index !== at), total: Math.max(0, total - 1) };
  }
  if (event == null) return { events, total };
  if (at >= 0) return { events: events.with(at, event), total };
  if (type !== 'STARTED') return { events, total };
  return { events: page === 1 ? [event, ...events].slice(0, rowsPerPage) : events, total: total + 1 };
}

/** Updates the programme of the event that a now-playing message refers to (LIV-020). */
export function advanced(
  events: readonly LiveEventCard[],
  { eventId, channelId, programmingInfo }: NowPlayingMessage,
): readonly LiveEventCard[] {
  const plays = (event: LiveEventCard) =>
    eventId == null ? event.programmingInfo?.channelId === channelId : eventIdOf(event) === eventId;
  return events.some(plays)
    ? events.map((event) =>
        plays(event)
          ? { ...event, programmingInfo: { ...event.programmingInfo, ...programmingInfo } }
          : event,
      )
    : events;
}
