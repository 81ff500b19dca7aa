/** Pages that are left while requests are on their way: the requests of the page are dropped, those that outlive it arrive. */
import { FavouriteStore } from '../../../core/library/FavouriteStore';
import {
  isWatchlistMutation,
  WatchlistArrangement,
  type ArrangedList,
} from '../../../core/library/WatchlistArrangement';
import { createPlatformClient } from '../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../core/platform/transport/TokenSource';
import { retryingClient } from '../../../core/platform/transport/retryingClient';
import { MutationErrorNotifier } from '../../../core/platform/outbox/MutationErrorNotifier';
import { MutationOutbox } from '../../../core/platform/outbox/MutationOutbox';
import type { Content } from '../../../core/sdk';
import { FakeClock } from '../../kit/fakes';
import nock from '../../nock';
import { mutationServicesOf, FakeTabs } from './libraryFixture';
import { flushTasks } from '../../flushTasks';

export const url = 'https://api.ringside.example';
export const report = () => undefined;
/** This test's calls that were made with `keepalive`. */
export let outliving: string[] = [];
const direct = createPlatformClient({
  url,
  apiKey: 'ringside-web',
  endpoints: {},
  locale: () => 'en',
  tokens: noTokens,
  fetch: (address, init) => {
    if (init.keepalive === true) outliving.push(`${init.method} ${new URL(address).pathname}`);
    return Promise.race([fetch(address, init), dropped]);
  },
  clock: new FakeClock(),
});
export const leave = () => dispatchEvent(new Event('pagehide'));
let drop: () => void;
export let dropped: Promise<never>;
/** As browsers do: calls in flight fail just before `pagehide` fires, but arrive nevertheless. */
export async function goAway() {
  drop();
  await flushTasks();
  standStill();
  leave();
  await flushTasks();
}
function standStill() {
  dropped = new Promise((_resolve, reject) => (drop = () => reject(new TypeError('Failed to fetch'))));
  dropped.catch(() => undefined);
}
standStill();

export const client = retryingClient(direct, new FakeClock());

let release: () => void = () => undefined;
/** The platform answers the held requests, and later ones at once. */
export const answerHeld = (): void => release();

/** Answers with `status`, and records the requests. With `held` the answers wait for {@link answerHeld}. */
export function platform(answers: { readonly status?: number; readonly held?: boolean } = {}) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const answered =
    answers.held === true ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  for (const method of ['PUT', 'POST', 'DELETE'])
    nock(url)
      .persist()
      .intercept(/.*/, method)
      .reply(async (uri, body) => {
        asked.push({ path: `${method} ${uri}`, body });
        await answered;
        return [answers.status ?? 204, answers.status === undefined ? '' : {}];
      });
  return asked;
}
/** Resets the network and the browser's tabs between the tests of a file. */
export function leavingPageTests(): void {
  beforeEach(() => {
    outliving = [];
    tabs = new FakeTabs();
  });
  afterEach(() => {
    answerHeld();
    nock.cleanAll();
  });
}

export const titleOf = (id: string): Content => ({ id, title: id, type: 'VOD', accessLevel: 'GRANTED' });
export const namesIn = (body: unknown) =>
  (body as { content: { id: string }[] }).content.map(({ id }) => id).join('');
class List implements ArrangedList {
  constructor(public items: readonly Content[]) {}
  replace(items: readonly Content[]) {
    this.items = items;
  }
}

export let tabs: FakeTabs;
export function arrange(
  around: ReturnType<FakeTabs['open']>,
  ids: readonly string[],
  { viewerId = 'me', watchlistId = 'rainy' } = {},
) {
  const list = new List(ids.map(titleOf));
  const services = mutationServicesOf(around, () => viewerId);
  const outbox = new MutationOutbox(services, `watchlist ${watchlistId}`, isWatchlistMutation);
  const parts = {
    client,
    watchlistId,
    outbox,
    notifier: new MutationErrorNotifier(services.refusals),
    changed: () => undefined,
    report,
  };
  return {
    list,
    arrangement: new WatchlistArrangement(parts, {
      list,
      reload: async () => undefined,
      name: () => watchlistId,
    }),
  };
}
/** A viewer's list is reordered, and its tab closed before the platform has answered. */
export async function leftBehind(
  tab: ReturnType<FakeTabs['open']>,
  of: { readonly watchlistId?: string } = {},
) {
  platform({ held: true });
  let isOpen = true;
  const write = (key: string, value: string) => isOpen && tab.localValues.write(key, value);
  const remove = (key: string) => isOpen && tab.localValues.remove(key);
  arrange(
    { ...tab, localValues: { read: tab.localValues.read, write, remove } },
    ['a', 'b', 'c'],
    of,
  ).arrangement.move(0, 2);
  await flushTasks();
  await goAway();
  isOpen = false;
  nock.cleanAll();
}
export const favourites = (around: ReturnType<FakeTabs['open']>) =>
  new FavouriteStore({
    client,
    analytics: { track: () => undefined },
    services: mutationServicesOf(around),
    report,
    tabs: { publish: () => undefined, subscribe: () => () => undefined },
  });
export const rainy = '/api/v4/user/watchlist/rainy';
