/** Message channels: one connection per channel, however many listeners (API-058, LIV-026, LIV-027). */
import { reaction } from 'mobx';
import type { ChannelMessages, ChannelName, Channels, ChannelTopic } from '../../sdk/channels';
import { browserActivity, type PageActivity, pagePresence } from '../browser/PageActivity';
import { ChannelConnection, type ConnectionDeps } from './ChannelConnection';

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

export interface ChannelsDeps extends Omit<ConnectionDeps, 'activity'> {
  /** When connections should be open; by default while the page is visible and online. */
  readonly activity?: PageActivity;
  /** Observable: viewer and language of the messages. When it changes, every channel is reopened. */
  readonly audience: () => string;
  /**
   * Active until the page is left or frozen (the default): a channel whose listeners are visible to others
   * closes with the page.
   */
  readonly presence?: PageActivity;
}

interface Listener<Name extends ChannelName> {
  readonly onMessage: (message: ChannelMessages[Name]) => void;
  readonly onReopened?: (() => void) | undefined;
}

/** Channels that stay open while the page is hidden. */
const unseen: ReadonlySet<ChannelName> = new Set<ChannelName>(['room']);

interface OpenChannel {
  readonly listeners: Set<Listener<ChannelName>>;
  readonly connection: ChannelConnection;
}

/** Opens a channel for its first listener and closes it after its last. `dispose` closes all. */
export function createChannels({
  activity = browserActivity(),
  presence = pagePresence(),
  ...rest
}: ChannelsDeps): Channels & { dispose(): void } {
  const deps = { ...rest, activity };
  const { log } = deps;
  /** By channel and topic. */
  const open = new Map<string, OpenChannel>();
  const stopFollowing = reaction(deps.audience, () => {
    for (const { connection } of open.values()) connection.reopen();
  });

  const connect = (channel: ChannelName, topic: ChannelTopic): OpenChannel => {
    const listeners = new Set<Listener<ChannelName>>();
    /** A listener that throws is logged and does not prevent the others from being called. */
    const notifyAll = (notify: (listener: Listener<ChannelName>) => void): void => {
      for (const listener of [...listeners]) {
        try {
          notify(listener);
        } catch (error) {
          log.error('A listener of a message channel failed.', error);
        }
      }
    };
    const connection = new ChannelConnection(
      channel,
      topic,
      unseen.has(channel) ? { ...deps, activity: presence } : deps,
      {
        onData(data) {
          const message = channelMessage(channel, data);
          if (message === null)
            log.warn('A message was not understood.', { channel, data: data.slice(0, 200) });
          else notifyAll(({ onMessage }) => onMessage(message));
        },
        onReopened: () => notifyAll(({ onReopened }) => onReopened?.()),
      },
    );
    return { listeners, connection };
  };

  return {
    subscribe<Name extends ChannelName>(
      channel: Name,
      onMessage: Listener<Name>['onMessage'],
      onReopened?: () => void,
      topic: ChannelTopic = {},
    ) {
      const key = [channel, topic.room, topic.member].join(' ');
      // A channel passes each listener only messages of that channel.
      const listener = { onMessage, onReopened } as Listener<ChannelName>;
      const subscription = open.get(key) ?? connect(channel, topic);
      open.set(key, subscription);
      subscription.listeners.add(listener);
      return () => {
        subscription.listeners.delete(listener);
        if (subscription.listeners.size > 0 || open.get(key) !== subscription) return;
        open.delete(key);
        subscription.connection.close();
      };
    },
    dispose() {
      stopFollowing();
      for (const { connection } of open.values()) connection.close();
      open.clear();
    },
  };
}
