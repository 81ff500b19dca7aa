/** Pages of a list of events, and how messages change them. Rules. */
import type { components } from '../generated/platform';
import { eventIdOf } from './liveNews';

type LiveEventCard = components['schemas']['LiveEventCard'];
type LiveEventMessage = components['schemas']['LiveEventMessage'];
type NowPlayingMessage = components['schemas']['NowPlayingMessage'];

/** How many pages there are; one even when there is nothing (LIV-010). Without a total it is the page that is shown. */
export function pageCount(totalResults: number | null | undefined, rowsPerPage: number, page: number): number {
  return totalResults == null ? page : Math.max(1, Math.ceil(totalResults / rowsPerPage));
}

/** Pages are 1-based; previous stops at the first, next at the last (LIV-010). */
export function pageWithin(page: number, pages: number): number {
  return Math.min(Math.max(1, page), Math.max(1, pages));
}

/** A page of a list as it is known. */
export interface EventPage {
  readonly events: readonly LiveEventCard[];
  readonly total: number;
}

export interface ListFacts {
  /** `live` is what is on, `upcoming` what is to come. */
  readonly list: 'live' | 'upcoming';
  readonly page: number;
  readonly rowsPerPage: number;
}

/**
 * A message, merged by the event's id (LIV-027). What starts comes to the head of the first live page and leaves what is to
 * come; what ends leaves both; what changes is replaced where it stands.
 */
export function merged({ events, total }: EventPage, { type, eventId, event }: LiveEventMessage, { list, page, rowsPerPage }: ListFacts): EventPage {
  const at = events.findIndex((each) => eventIdOf(each) === eventId);
  if (type === 'ENDED' || (type === 'STARTED' && list === 'upcoming')) {
    return at < 0 ? { events, total } : { events: events.filter((_, index) => index !== at), total: Math.max(0, total - 1) };
  }
  if (event == null) return { events, total };
  if (at >= 0) return { events: events.with(at, event), total };
  if (type !== 'STARTED') return { events, total };
  return { events: page === 1 ? [event, ...events].slice(0, rowsPerPage) : events, total: total + 1 };
}

/** A channel says what it plays now: the event that plays it shows that (LIV-020). */
export function advanced(events: readonly LiveEventCard[], { eventId, channelId, programmingInfo }: NowPlayingMessage): readonly LiveEventCard[] {
  const plays = (event: LiveEventCard) => (eventId == null ? event.programmingInfo?.channelId === channelId : eventIdOf(event) === eventId);
  return events.some(plays) ? events.map((event) => (plays(event) ? { ...event, programmingInfo: { ...event.programmingInfo, ...programmingInfo } } : event)) : events;
}
