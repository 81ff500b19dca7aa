/** A browser with several tabs and a platform, with delays that a seed determines. */
import { seededRandom } from '../../seededRandom';
import { setImmediate } from 'node:timers';
import { createPlatformClient } from '../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../core/platform/transport/TokenSource';
import type { Locks } from '../../../core/platform/browser/tabLocks';
import { storageLocks } from '../../../core/platform/browser/storageLocks';
import type { Clock, KeyValueStore, PlatformClient } from '../../../core/sdk';
import { readSessionUser } from '../../../core/sdk/endpoints/session';
import { GuestSessions } from '../../../core/session/GuestSessions';
import { TokenRefresher } from '../../../core/session/TokenRefresher';
import { TokenVault } from '../../../core/session/TokenVault';
import { FakeStorage } from '../../kit/fakes';
import { ada, guest, platformUrl, storedSession, tokensOf } from './sessionFixture';

export interface RaceOptions {
  readonly seed: number;
  readonly tabs: number;
  /** `leases`: the browser has no Web Locks. */
  readonly locks: 'web' | 'leases';
  /** Maximum milliseconds until a tab sees what another has stored. */
  readonly spread: number;
  /** How many tabs are reloaded while they wait. */
  readonly reloads?: number;
  /** How many answers to a refresh are lost; the platform has acted on half of them. */
  readonly losses?: number;
  /** Milliseconds in which a spent refresh token is answered with the pair it was exchanged for. */
  readonly grace: number;
}

export interface RaceOutcome {
  /** The user of each tab that is still open at its last call; or how that call failed. */
  readonly seen: readonly string[];
  readonly refreshCalls: number;
  readonly tokensSpent: number;
  readonly guestSessions: number;
  /** Whether every open tab has the newest pair of the platform. */
  readonly settled: boolean;
}

/** A clock that jumps to the next due task; tasks due at once run in an order that the seed determines. */
class RacingClock implements Clock {
  private time = 0;
  private tasks: { at: number; order: number; task: () => void }[] = [];
  constructor(private readonly random: () => number) {}

  readonly now = (): number => this.time;
  readonly after = (milliseconds: number, task: () => void): (() => void) => {
    const entry = { at: this.time + milliseconds, order: this.random(), task };
    this.tasks.push(entry);
    return () => {
      this.tasks = this.tasks.filter((other) => other !== entry);
    };
  };

  /** Runs until `done`; promises settle between any two tasks. */
  async run(done: () => boolean): Promise<void> {
    for (let steps = 0; ; steps += 1) {
      // Twice, since reading an answer's body takes more than one macrotask.
      for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      const [next] = this.tasks.sort((one, other) => one.at - other.at || one.order - other.order);
      if (next === undefined || done()) return;
      if (steps > 20_000) throw new Error('The race does not end.');
      this.tasks = this.tasks.filter((task) => task !== next);
      this.time = Math.max(this.time, next.at);
      next.task();
    }
  }
}

/**
 * The platform: pairs are numbered, a refresh token is spent once, and for `grace` afterwards the answer is
 * repeated.
 */
class RacingPlatform {
  refreshCalls = 0;
  tokensSpent = 0;
  guestSessions = 0;
  private newest = 1;
  private spentAt: number | null = null;
  private ended = false;
  constructor(
    private readonly clock: Clock,
    private readonly grace: number,
  ) {}

  get pair(): string {
    return String(this.newest);
  }

  answer(path: string, token: string | null, body: string): Response {
    if (path.endsWith('/guest-session')) {
      this.guestSessions += 1;
      return Response.json(tokensOf('g'), { status: 201 });
    }
    if (!path.endsWith('/token/refresh')) return this.who(token);
    this.refreshCalls += 1;
    return this.refresh(body);
  }

  // The first access token has expired; any later one is valid.
  private who(token: string | null): Response {
    if (token === 'Bearer auth-g') return Response.json(guest);
    return token === 'Bearer auth-1' || this.ended
      ? Response.json({ status: 401, code: 'expired', messages: [] }, { status: 401 })
      : Response.json(ada);
  }

  private refresh(body: string): Response {
    if (!this.ended && body.includes(`"refresh-${this.newest}"`)) {
      this.tokensSpent += 1;
      this.newest += 1;
      this.spentAt = this.clock.now();
      return Response.json(tokensOf(this.pair));
    }
    const inGrace = this.spentAt !== null && this.clock.now() - this.spentAt < this.grace;
    if (!this.ended && inGrace && body.includes(`"refresh-${this.newest - 1}"`))
      return Response.json(tokensOf(this.pair));
    this.ended = true;
    return Response.json({ status: 401, code: 'refreshTokenSpent', messages: [] }, { status: 401 });
  }
}

interface RacingTab {
  readonly client: PlatformClient;
  readonly stored: () => string | undefined;
  outcome: string | undefined;
  /** Stops its code and releases its locks. */
  close(): void;
}

/** Lets tabs call the platform with an expired token, and gives the outcome. */
export async function race({
  seed,
  tabs: count,
  locks: kind,
  spread,
  reloads = 0,
  losses = 0,
  grace,
}: RaceOptions): Promise<RaceOutcome> {
  const random = seededRandom(seed);
  const between = (least: number, most: number): number => Math.round(least + random() * (most - least));
  const clock = new RacingClock(random);
  const platform = new RacingPlatform(clock, grace);
  const central = new Map(Object.entries(storedSession('1')));
  const views = new Set<Map<string, string>>();
  const queue: { readonly start: () => void; readonly alive: () => boolean }[] = [];
  let holder: (() => boolean) | null = null;
  let lossesLeft = losses;

  const letNextIn = (): void => {
    void clock.after(between(0, 3), () => {
      if (holder?.() === true) return;
      holder = null;
      const next = queue.shift();
      if (next === undefined) return;
      if (!next.alive()) return letNextIn();
      holder = next.alive;
      next.start();
    });
  };

  function open(): RacingTab {
    let alive = true;
    const view = new Map(central);
    views.add(view);
    const put = (map: Map<string, string>, key: string, value: string | undefined): void =>
      void (value === undefined ? map.delete(key) : map.set(key, value));
    // As in browsers: of two writes the later one wins in every tab, once the storage events have arrived.
    const everywhere = (key: string, value?: string): void => {
      if (!alive) return;
      for (const map of [view, central]) put(map, key, value);
      const delay = between(0, spread);
      for (const other of views)
        if (other !== view) clock.after(delay, () => put(other, key, central.get(key)));
    };
    const values: KeyValueStore = {
      read: (key) => view.get(key) ?? null,
      write: (key, value) => everywhere(key, value),
      remove: (key) => everywhere(key),
    };
    const ownClock: Clock = {
      now: clock.now,
      after: (milliseconds, task) => clock.after(milliseconds, () => alive && task()),
    };
    const webLocks: Locks = {
      exclusive: <T>(_: string, task: () => Promise<T>) =>
        new Promise<T>((resolve, reject) => {
          const leave = (): void => {
            if (!alive) return;
            holder = null;
            letNextIn();
          };
          const start = (): void => void task().then(resolve, reject).finally(leave);
          if (holder === null && queue.length === 0) {
            holder = () => alive;
            start();
          } else queue.push({ start, alive: () => alive });
        }),
    };
    const fetch = (address: string, init: RequestInit): Promise<Response> =>
      new Promise((resolve, reject) => {
        const path = new URL(address).pathname;
        const lost = path.endsWith('/token/refresh') && lossesLeft > 0;
        if (lost) lossesLeft -= 1;
        const reached = !lost || random() < 0.5;
        init.signal?.addEventListener('abort', () => alive && reject(new TypeError('aborted')));
        clock.after(between(1, 400), () => {
          const answer = reached
            ? platform.answer(
                path,
                new Headers(init.headers).get('authorization'),
                typeof init.body === 'string' ? init.body : '',
              )
            : null;
          clock.after(between(1, 400), () => {
            if (!alive) return;
            if (lost || answer === null) reject(new TypeError('connection lost'));
            else resolve(answer);
          });
        });
      });
    const locks = kind === 'web' ? webLocks : storageLocks(values, ownClock, `tab-${between(0, 1e9)}`);
    const common = { url: platformUrl, apiKey: 'k', locale: () => 'en', fetch, clock: ownClock };
    const vault = new TokenVault(values, new FakeStorage(['*']));
    const bare = createPlatformClient({ ...common, tokens: noTokens });
    const guests = new GuestSessions(vault, bare, locks, {
      info: () => undefined,
      warn: () => undefined,
      error: () => undefined,
    });
    const tab: RacingTab = {
      client: createPlatformClient({
        ...common,
        tokens: new TokenRefresher(vault, guests, bare, locks, ownClock, () => undefined),
      }),
      stored: () => vault.read()?.refreshToken,
      outcome: undefined,
      close() {
        alive = false;
        views.delete(view);
        letNextIn();
      },
    };
    ownClock.after(between(0, 200), () => {
      tab.client.call(readSessionUser, {}).then(
        (user) => (tab.outcome = user.id),
        (error: unknown) => (tab.outcome = String(error)),
      );
    });
    return tab;
  }

  const tabs = Array.from({ length: count }, open);
  for (let left = 0; left < reloads; left += 1) {
    clock.after(between(50, 1200), () => {
      const place = Math.floor(random() * tabs.length);
      tabs[place]?.close();
      // Only a placeholder until the page is loaded again.
      const gone = tabs[place];
      clock.after(between(20, 300), () => {
        if (tabs[place] === gone) tabs[place] = open();
      });
    });
  }
  await clock.run(() => clock.now() > 60_000);
  return {
    seen: tabs.map(({ outcome }) => outcome ?? 'no answer'),
    refreshCalls: platform.refreshCalls,
    tokensSpent: platform.tokensSpent,
    guestSessions: platform.guestSessions,
    settled: tabs.every((tab) => tab.stored() === `refresh-${platform.pair}`),
  };
}
