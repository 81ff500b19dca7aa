/** Maps a guide channel to its playable content, for links and access. */
import type { Content, GuideChannel } from '../../../core/sdk';

/** Null: no event plays this channel, so it is not playable here. */
export function contentOfChannel({
  eventId,
  name,
  accessLevel,
  channelLogoUrl,
}: GuideChannel): Content | null {
  if (eventId == null) return null;
  return {
    id: eventId,
    liveEventId: eventId,
    title: name,
    type: 'EPG',
    ...(accessLevel == null ? {} : { accessLevel }),
    logoUrl: channelLogoUrl ?? null,
  };
}
