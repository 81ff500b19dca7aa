/** Message channels at a real server, with a given page, clock and viewer. */
import { observable, runInAction } from 'mobx';
import { createChannels, type ChannelsDeps } from '../../../core/platform/channels/createChannels';
import type { PageActivity } from '../../../core/platform/browser/PageActivity';
import type { Renewal } from '../../../core/platform/transport/TokenSource';
import { flushTasks } from '../../flushTasks';
import { FakeClock } from '../../kit/fakes';
import { startChannelServer, type ChannelServer } from './channelServer';

export let server: ChannelServer;
beforeEach(async () => {
  server = await startChannelServer();
});
afterEach(async () => {
  for (const end of endings.splice(0)) end();
  await server.stop();
});
const endings: (() => void)[] = [];

/** Waits for pending network events; a timeout names what it waited for. */
export async function until(fact: () => boolean, what: string): Promise<void> {
  // About as long as a test may take: a busy machine is no failure of the channel.
  for (let turn = 0; turn < 3000; turn += 1) {
    if (fact()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`In vain: ${what}.`);
}
/** Waits until whatever was sent before has arrived at the other end: a request behind it has been answered. */
export async function settled(): Promise<void> {
  await flushTasks();
  await fetch(server.url, { method: 'OPTIONS' });
  await flushTasks();
}

class FakeActivity implements PageActivity {
  #active = true;
  #listeners = new Set<() => void>();
  active(): boolean {
    return this.#active;
  }
  listen(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  }
  become(active: boolean): void {
    this.#active = active;
    for (const listener of this.#listeners) listener();
  }
}

export function runtime(overrides: Partial<ChannelsDeps> = {}) {
  const clock = new FakeClock();
  const activity = new FakeActivity();
  const presence = new FakeActivity();
  const lines: string[] = [];
  const viewer = observable({ audience: 'en guest', token: null as string | null });
  const renewals: (string | null)[] = [];
  const renewal = { answer: 'lost' as Renewal, token: null as string | null };
  const write = (level: string) => (message: string) => void lines.push(`${level}: ${message}`);
  const channels = createChannels({
    url: server.url,
    apiKey: 'noor-web',
    locale: () => 'ar',
    tokens: {
      current: () => viewer.token,
      renew: async (refused) => {
        renewals.push(refused);
        runInAction(() => (viewer.token = renewal.token));
        return renewal.answer;
      },
    },
    fetch: (url, init) => fetch(url, init),
    clock,
    activity,
    presence,
    audience: () => viewer.audience,
    dice: () => 1,
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    ...overrides,
  });
  endings.push(() => channels.dispose());
  return { channels, clock, activity, presence, lines, viewer, renewals, renewal };
}

export const opened = (count = 1): Promise<void> =>
  until(() => server.open.size === count, `${count} open connections`);
export const asked = (count: number): Promise<void> =>
  until(() => server.requests.length === count, `${count} requests`);
