/** A channel of the guide as the content that plays it, for links and access. */
import type { Content, GuideChannel } from '../../../core/sdk';

/** Null: no event plays this channel, so it cannot be watched here. */
export function contentOfChannel({ eventId, name, accessLevel, channelLogoUrl }: GuideChannel): Content | null {
  if (eventId == null) return null;
  return { id: eventId, liveEventId: eventId, title: name, type: 'EPG', ...(accessLevel == null ? {} : { accessLevel }), logoUrl: channelLogoUrl ?? null };
}
