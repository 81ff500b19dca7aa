/** Tabs that meet an expired access token, in hundreds of orders that a seed determines. */
import { race, type RaceOptions, type RaceOutcome } from './refreshRaceHarness';
import { ada } from './sessionFixture';

/** `PROSCENIUM_RACES` runs more of them. */
const RUNS = Number(process.env['PROSCENIUM_RACES'] ?? 80);
const GRACE = 30_000;

/** Every run that signed somebody out, or did not end as it should, with the seed that reproduces it. */
async function strays(
  options: Omit<RaceOptions, 'seed'>,
  right: (outcome: RaceOutcome) => boolean,
): Promise<object[]> {
  const found: object[] = [];
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const outcome = await race({ ...options, seed });
    const signedIn = outcome.guestSessions === 0 && outcome.settled;
    if (!signedIn || !right(outcome)) found.push({ seed, ...outcome });
  }
  return found;
}

const served = ({ seen }: RaceOutcome): boolean => seen.every((id) => id === ada.id);

const slow = 120_000;

test.each([
  ['two tabs', 2, 'web', GRACE],
  ['six tabs', 6, 'web', GRACE],
  ['two tabs at a platform without grace', 2, 'web', 0],
  ['two tabs without Web Locks', 2, 'leases', GRACE],
  ['four tabs without Web Locks, at a platform without grace', 4, 'leases', 0],
] as const)(
  'API-021 %s make one refresh call in total',
  async (_, tabs, locks, grace) => {
    expect(
      await strays(
        { tabs, locks, grace, spread: 50 },
        (outcome) => served(outcome) && outcome.refreshCalls === 1,
      ),
    ).toEqual([]);
  },
  slow,
);

test.each([
  ['a reload in the middle of a refresh', { tabs: 1, reloads: 1 }],
  ['reloads of two tabs', { tabs: 2, reloads: 3 }],
  ['a lost answer', { tabs: 1, losses: 1 }],
  ['two lost answers, to two tabs', { tabs: 2, losses: 2 }],
  ['reloads and lost answers together', { tabs: 3, reloads: 3, losses: 2 }],
] as const)(
  'API-021 SGN-064 %s: the viewer stays signed in, and one token is spent',
  async (_, options) => {
    expect(
      await strays(
        { locks: 'web', grace: GRACE, spread: 50, ...options },
        (outcome) => served(outcome) && outcome.tokensSpent === 1,
      ),
    ).toEqual([]);
  },
  slow,
);

test.each([
  ['storage that is slower than anybody waits for', { tabs: 3, locks: 'web', spread: 400 }],
  ['the same without Web Locks', { tabs: 3, locks: 'leases', spread: 400 }],
  ['reloads without Web Locks', { tabs: 2, locks: 'leases', reloads: 2 }],
  ['reloads and lost answers without Web Locks', { tabs: 3, locks: 'leases', reloads: 3, losses: 2 }],
] as const)(
  'API-021 %s: the viewer stays signed in, at any number of calls',
  async (_, options) => {
    expect(await strays({ grace: GRACE, spread: 50, ...options }, () => true)).toEqual([]);
  },
  slow,
);

test(
  'API-021 the test detects the race: without grace a reload during a refresh does end sessions',
  async () => {
    expect(await strays({ tabs: 1, reloads: 1, locks: 'web', grace: 0, spread: 50 }, () => true)).not.toEqual(
      [],
    );
  },
  slow,
);
