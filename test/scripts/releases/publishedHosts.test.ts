/** The host names of realms that are published to one store. */
import type { PublishedRealm } from '../../../scripts/publish/publishRealm';
import { publishRelease } from '../../../scripts/releases/publishRelease';
import { hostPointer } from '../../../scripts/releases/release';
import type { ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { author, changed, later, library, publish, store, stored, titleAt } from './publishingFixture';

/**
 * Publishes at the same time: nobody goes on before all have read the first of their pointers whose names begin with
 * `prefix`.
 */
async function publishTogether(
  prefix: string,
  publications: readonly { readonly published: PublishedRealm; readonly at?: number }[],
): Promise<Awaited<ReturnType<typeof publish>>[]> {
  const releases = await Promise.all(publications.map(({ published }) => stored(published)));
  let arrived = 0;
  let goOn = () => {};
  const all = new Promise<void>((resolve) => (goOn = resolve));
  return Promise.all(
    publications.map(({ at }, index) => {
      let isFirst = true;
      const waiting = new Proxy(store, {
        get: (target, name: keyof ReleaseStore) =>
          name === 'readPointer'
            ? async (pointer: string) => {
                const value = await target.readPointer(pointer);
                if (!isFirst || !pointer.startsWith(prefix)) return value;
                isFirst = false;
                if (++arrived === publications.length) goOn();
                await all;
                return value;
              }
            : target[name].bind(target),
      });
      return publishRelease(waiting, releases[index] ?? '', author(null, at));
    }),
  );
}

describe('M14 host names', () => {
  test('a host name of another realm is refused, and both realms serve what they served', async () => {
    await publish(changed({ title: 'Ringside', hosts: ['fights.example'] }));
    await publish(changed({ id: 'velvet', title: 'Velvet', hosts: ['velvet.example'] }));
    expect(
      await publish(changed({ id: 'velvet', title: 'Thief', hosts: ['velvet.example', 'fights.example'] })),
    ).toEqual({ done: false, reason: 'host-taken', host: 'fights.example', realm: 'ringside' });
    const served = library();
    expect(await titleAt(served, 'fights.example')).toBe('Ringside');
    expect(await titleAt(served, 'velvet.example')).toBe('Velvet');
  });

  /** The publication that is done. */
  const winnerOf = (results: readonly { readonly done: boolean }[]): number => {
    expect(results.map(({ done }) => done).sort()).toEqual([false, true]);
    return results.findIndex(({ done }) => done);
  };

  test.each([
    ['in the same order', ['also.example', 'new.example']],
    ['in another order', ['new.example', 'also.example']],
  ])(
    'of two publishers at once that claim them %s one wins, and the other is told',
    async (_order, hosts) => {
      const titles = ['One', 'Other'] as const;
      const results = await publishTogether('host/', [
        { published: changed({ id: 'one', title: 'One', hosts: ['also.example', 'new.example'] }) },
        { published: changed({ id: 'other', title: 'Other', hosts }) },
      ]);
      const winner = titles[winnerOf(results)] ?? null;
      expect(results.find(({ done }) => !done)).toMatchObject({ reason: 'host-taken' });
      const served = library();
      for (const host of hosts) expect(await titleAt(served, host)).toBe(winner);
    },
  );

  test.each([-30, 30])('one wins although the clock of the other differs by %d minutes', async (minutes) => {
    const hosts = ['new.example'];
    const results = await publishTogether('host/', [
      { published: changed({ id: 'one', title: 'One', hosts }), at: 10_000_000 },
      { published: changed({ id: 'other', title: 'Other', hosts }), at: 10_000_000 + minutes * 60_000 },
    ]);
    const winner = ['One', 'Other'][winnerOf(results)] ?? null;
    expect(await titleAt(library(), 'new.example')).toBe(winner);
  });

  test('of two publishers of one realm one wins, and the other is told', async () => {
    const results = await publishTogether('realm/', [
      { published: changed({ title: 'One' }) },
      { published: changed({ title: 'Two' }) },
    ]);
    winnerOf(results);
    expect(results.find(({ done }) => !done)).toEqual({ done: false, reason: 'changed' });
  });

  test('the claim of a publisher that was stopped is taken over after a minute, and not before', async () => {
    await store.swapPointer(
      hostPointer('left.example'),
      JSON.stringify({ realm: 'stopped', claimedAt: 1_000_000 }),
      null,
    );
    const attempt = (at: number) => publish(changed({ hosts: ['left.example'] }), undefined, at);
    expect(await attempt(1_030_000)).toMatchObject({ done: false, reason: 'host-taken', realm: 'stopped' });
    expect(await attempt(1_061_000)).toMatchObject({ done: true });
    expect(await titleAt(library(), 'left.example')).toBe('Ringside');
  });

  test('a name that a release drops is free, and is not served with it any more', async () => {
    const served = library();
    await publish(changed({ hosts: ['old.example', 'new.example'] }));
    expect(await titleAt(served, 'old.example')).toBe('Ringside');
    await publish(changed({ hosts: ['new.example'] }));
    later();
    expect(await titleAt(served, 'old.example')).toBeNull();
    expect(await store.readPointer(hostPointer('old.example'))).toBeNull();
  });
});
