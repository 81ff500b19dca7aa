/** Message channels: server push while a screen is open (API-058, LIV-026). */
import type { LiveEventMessage, NowPlayingMessage, RoomMessage } from '../generated/platform';
import { token } from './token';

/** Message type of each channel. */
export interface ChannelMessages {
  /** Live events of the realm that start, change or end. */
  readonly 'live-events': LiveEventMessage;
  /** Programmes starting on the realm's channels. */
  readonly 'now-playing': NowPlayingMessage;
  /**
   * Members of a watch-together room and what its host plays (MUL-012). Stays open while the tab is hidden:
   * it may still be audible.
   */
  readonly room: RoomMessage;
}

/** Names of the platform's channels. */
export type ChannelName = keyof ChannelMessages;

/** Parameters of a channel: which `room`, and the subscriber's name in it. */
export interface ChannelTopic {
  readonly room?: string;
  readonly member?: string;
}

/** Messages that the platform pushes while a screen is open. */
export interface Channels {
  /**
   * Subscribes `onMessage` to the channel; returns the unsubscribe function. Unsubscribe when the screen
   * unmounts: the connection stays open while anybody subscribes, and subscribers share it. Messages missed
   * while disconnected (tab hidden, device offline, connection lost) are not replayed: `onReopened` is called
   * on reconnect, so that lists can be refetched. Never throws; failures are only logged (LIV-027).
   */
  subscribe<Name extends ChannelName>(
    channel: Name,
    onMessage: (message: ChannelMessages[Name]) => void,
    onReopened?: () => void,
    topic?: ChannelTopic,
  ): () => void;
}

/** The platform's channels for this viewer. */
export const channels = token<Channels>('channels@1');
