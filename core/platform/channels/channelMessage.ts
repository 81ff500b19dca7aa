/** Parses and validates the data of an event as a message of its channel, as far as listeners depend on it. Pure. */
import type { ChannelMessages, ChannelName } from '../../sdk/channels';

type Fields = Readonly<Record<string, unknown>>;

const eventTypes: ReadonlySet<unknown> = new Set(['STARTED', 'CHANGED', 'ENDED']);

/** Required fields of each channel's messages; the rest is optional, and unknown fields pass (ENT-025). */
const sound: { readonly [Name in ChannelName]: (message: Fields) => boolean } = {
  'live-events': ({ type, eventId, event }) =>
    eventTypes.has(type) &&
    typeof eventId === 'string' &&
    (type === 'ENDED'
      ? event === undefined || event === null || isFields(event)
      : isFields(event) && typeof event['id'] === 'string'),
  'now-playing': ({ channelId, programmingInfo }) =>
    typeof channelId === 'string' && isFields(programmingInfo),
  room: ({ roomId, eventId, host, members, playback }) =>
    [roomId, eventId, host].every((name) => typeof name === 'string') &&
    Array.isArray(members) &&
    members.every((each: unknown) => isFields(each) && typeof each['member'] === 'string') &&
    (playback === undefined ||
      playback === null ||
      (isFields(playback) &&
        typeof playback['moving'] === 'boolean' &&
        [playback['moment'], playback['at']].every(Number.isFinite))),
};

/** The message, or null when the data is not one of this channel. */
export function channelMessage<Name extends ChannelName>(
  channel: Name,
  data: string,
): ChannelMessages[Name] | null {
  const message = parsed(data);
  // Validated field by field just before.
  return isFields(message) && message['channel'] === channel && sound[channel](message)
    ? (message as unknown as ChannelMessages[Name])
    : null;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
