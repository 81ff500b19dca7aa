/** Message channels driven by a test. */
import type { ChannelMessages, ChannelName, Channels } from '../../core/sdk';

interface Listener {
  readonly channel: ChannelName;
  readonly onMessage: (message: never) => void;
  readonly onReopened: (() => void) | undefined;
}

/** Channels whose messages the test sends. */
export class FakeChannels implements Channels {
  #listeners: Listener[] = [];

  subscribe: Channels['subscribe'] = (channel, onMessage, onReopened) => {
    const listener: Listener = { channel, onMessage, onReopened };
    this.#listeners.push(listener);
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  };

  /** Number of listeners of a channel. */
  listeners(channel: ChannelName): number {
    return this.#of(channel).length;
  }
  /** Publishes a message to all listeners. */
  send<Name extends ChannelName>(channel: Name, message: ChannelMessages[Name]): void {
    for (const { onMessage } of this.#of(channel)) onMessage(message as never);
  }
  /** Simulates a reconnection. */
  reopen(channel: ChannelName): void {
    for (const { onReopened } of this.#of(channel)) onReopened?.();
  }

  #of(channel: ChannelName): Listener[] {
    return this.#listeners.filter((listener) => listener.channel === channel);
  }
}
