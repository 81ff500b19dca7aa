/** Applies channel messages to an open live event (PLY-095). */
import type { LiveEvent } from '../../generated/platform';
import type { ChannelMessages } from '../../sdk/channels';

type EventMessage = ChannelMessages['live-events'];
type ProgrammeMessage = ChannelMessages['now-playing'];

/** Whether the message is about this event. */
export function isAbout(
  { id, liveEventId }: Pick<LiveEvent, 'id' | 'liveEventId'>,
  { eventId }: Pick<EventMessage, 'eventId'>,
): boolean {
  return eventId === id || eventId === liveEventId;
}

/**
 * The event updated by a message. Channels broadcast to all viewers, so this viewer's access fields are not
 * changed.
 */
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

/** The event with its current programme; unchanged if the message is about another channel. */
export function afterProgramme(
  info: LiveEvent,
  { eventId, channelId, programmingInfo }: ProgrammeMessage,
): LiveEvent {
  const plays = eventId == null ? info.programmingInfo?.channelId === channelId : isAbout(info, { eventId });
  return plays ? { ...info, programmingInfo: { ...info.programmingInfo, ...programmingInfo } } : info;
}
