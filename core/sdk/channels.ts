/** Message channels: what the platform tells of its own accord while a screen is shown (API-058, LIV-026). */
import type { components } from '../generated/platform';
import { token } from './token';

/** Each channel with what it brings. */
export interface ChannelMessages {
  /** Events of the realm that start, change or end. */
  readonly 'live-events': components['schemas']['LiveEventMessage'];
  /** Programmes that begin on the realm's channels. */
  readonly 'now-playing': components['schemas']['NowPlayingMessage'];
  /** Who watches together in a room, and what its host plays (MUL-012). Goes on while nobody sees the page: it may still be heard. */
  readonly room: components['schemas']['RoomMessage'];
}

export type ChannelName = keyof ChannelMessages;

/** What of a channel is meant: the channel `room` is one of many, and whoever listens has a name there. */
export interface ChannelTopic {
  readonly room?: string;
  readonly member?: string;
}

export interface Channels {
  /**
   * Calls `onMessage` with every message of the channel from now on; the function it gives ends that. Call it when the
   * screen goes away: the connection stands as long as somebody listens, and all who listen share it.
   *
   * What happens while there is no connection (the tab hidden, the device offline, the line broken) is not repeated:
   * `onReopened` is called when it is back, so that lists can be read again. Never throws; failure is only logged (LIV-027).
   */
  subscribe<Name extends ChannelName>(channel: Name, onMessage: (message: ChannelMessages[Name]) => void, onReopened?: () => void, topic?: ChannelTopic): () => void;
}

export const channels = token<Channels>('channels@1');
