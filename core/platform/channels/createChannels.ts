/** Message channels: one connection a channel, however many listen (API-058, LIV-026, LIV-027). */
import { reaction } from 'mobx';
import type { ChannelMessages, ChannelName, Channels, ChannelTopic } from '../../sdk';
import type { PageActivity } from '../browser/PageActivity';
import { ChannelConnection, type ConnectionDeps } from './ChannelConnection';
import { channelMessage } from './channelMessage';

export interface ChannelsDeps extends ConnectionDeps {
  /** Observable: for whom and in which language messages come. When it changes, every channel is opened anew. */
  readonly audience: () => string;
  /** Active until the page is left or frozen: a channel whose listeners others can see ends with the page. */
  readonly presence: PageActivity;
}

interface Listener<Name extends ChannelName> {
  readonly onMessage: (message: ChannelMessages[Name]) => void;
  readonly onReopened?: (() => void) | undefined;
}

/** Channels that go on while nobody sees the page. */
const unseen: ReadonlySet<ChannelName> = new Set<ChannelName>(['room']);

interface OpenChannel {
  readonly listeners: Set<Listener<ChannelName>>;
  readonly connection: ChannelConnection;
}

/** Opens a channel for its first listener and closes it after its last. `dispose` closes all. */
export function createChannels(deps: ChannelsDeps): Channels & { dispose(): void } {
  const { log } = deps;
  /** By channel and topic. */
  const open = new Map<string, OpenChannel>();
  const stopFollowing = reaction(deps.audience, () => {
    for (const { connection } of open.values()) connection.reopen();
  });

  const connect = (channel: ChannelName, topic: ChannelTopic): OpenChannel => {
    const listeners = new Set<Listener<ChannelName>>();
    /** A listener that throws is logged and keeps nobody else from hearing. */
    const tellAll = (tell: (listener: Listener<ChannelName>) => void): void => {
      for (const listener of [...listeners]) {
        try {
          tell(listener);
        } catch (error) {
          log.error('A listener of a message channel failed.', error);
        }
      }
    };
    const connection = new ChannelConnection(channel, topic, unseen.has(channel) ? { ...deps, activity: deps.presence } : deps, {
      onData(data) {
        const message = channelMessage(channel, data);
        if (message === null) log.warn('A message was not understood.', { channel, data: data.slice(0, 200) });
        else tellAll(({ onMessage }) => onMessage(message));
      },
      onReopened: () => tellAll(({ onReopened }) => onReopened?.()),
    });
    return { listeners, connection };
  };

  return {
    subscribe<Name extends ChannelName>(channel: Name, onMessage: Listener<Name>['onMessage'], onReopened?: () => void, topic: ChannelTopic = {}) {
      const key = [channel, topic.room, topic.member].join(' ');
      // A channel hands each listener only what belongs to the channel.
      const listener = { onMessage, onReopened } as Listener<ChannelName>;
      const standing = open.get(key) ?? connect(channel, topic);
      open.set(key, standing);
      standing.listeners.add(listener);
      return () => {
        standing.listeners.delete(listener);
        if (standing.listeners.size > 0 || open.get(key) !== standing) return;
        open.delete(key);
        standing.connection.close();
      };
    },
    dispose() {
      stopFollowing();
      for (const { connection } of open.values()) connection.close();
      open.clear();
    },
  };
}
