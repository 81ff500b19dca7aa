/** State that pages store, per history entry. */
import {
  createEntryMemory,
  REMEMBERED_ENTRIES,
  type Audience,
} from '../../../core/routing/createEntryMemory';

const memoryFor = (first: Audience = ['en guest', null]) => {
  const here = { audience: first };
  return { here, memory: createEntryMemory(() => here.audience) };
};

test('an entry gets its stored state back, by name', () => {
  const { memory } = memoryFor();
  memory.keep('a', 'window', 420);
  memory.keep('b', 'window', 7);
  expect([memory.read('a', 'window'), memory.read('b', 'window'), memory.read('a', 'list')]).toEqual([
    420,
    7,
    undefined,
  ]);
});

test('only the most recent entries are stored', () => {
  const { memory } = memoryFor();
  for (let entry = 0; entry < REMEMBERED_ENTRIES; entry++) memory.keep(String(entry), 'window', entry);
  memory.keep('0', 'list', 'seen again');
  memory.keep('one more', 'window', 1);
  expect(memory.read('0', 'window')).toBe(0);
  expect(memory.read('1', 'window')).toBeUndefined();
});

test.each<readonly [string, Audience, Audience, boolean]>([
  ['SGN-005 a guest who signs in', ['en guest', null], ['en viewer', '7'], false],
  ['SGN-005 a viewer who signs out', ['en viewer', '7'], ['en guest', null], false],
  ['SGN-005 another viewer', ['en viewer', '7'], ['en viewer', '8'], false],
  ['LOC-010 another language', ['en guest', null], ['es guest', null], false],
  ['a viewer of an earlier visit, once it is known who it is', ['en viewer', null], ['en viewer', '7'], true],
])('%s: whether the previous state is used', (_who, before, after, counts) => {
  const { here, memory } = memoryFor(before);
  memory.keep('a', 'section home', 'rows');
  here.audience = after;
  expect(memory.read('a', 'section home')).toBe(counts ? 'rows' : undefined);
});
