/** What the platform's channels change about a live event that is open (PLY-095). */
import type { ChannelMessages } from '../../sdk';
import type { LiveEvent } from '../playbackApi';

type EventMessage = ChannelMessages['live-events'];
type ProgrammeMessage = ChannelMessages['now-playing'];

/** The message is about this event. */
export function isAbout({ id, liveEventId }: Pick<LiveEvent, 'id' | 'liveEventId'>, { eventId }: Pick<EventMessage, 'eventId'>): boolean {
  return eventId === id || eventId === liveEventId;
}

/** The event as a message tells it. A channel speaks to many: what this viewer may watch stays as it was read. */
export function afterEvent(info: LiveEvent, { event }: EventMessage): LiveEvent {
  if (event == null) return info;
  const { title, description, thumbnailUrl, eventSchedule, programmingInfo } = event;
  return {
    ...info,
    title,
    ...(description && { description }),
    ...(thumbnailUrl && { thumbnailUrl }),
    ...(eventSchedule && { eventSchedule }),
    ...(programmingInfo && { programmingInfo: { ...info.programmingInfo, ...programmingInfo } }),
  };
}

/** The event with the programme that is on now; the same when another channel plays it. */
export function afterProgramme(info: LiveEvent, { eventId, channelId, programmingInfo }: ProgrammeMessage): LiveEvent {
  const plays = eventId == null ? info.programmingInfo?.channelId === channelId : isAbout(info, { eventId });
  return plays ? { ...info, programmingInfo: { ...info.programmingInfo, ...programmingInfo } } : info;
}
