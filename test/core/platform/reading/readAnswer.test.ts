/**
 * Each answer about content, with an invalid value in each of its fields: the rest keeps to the contract, and
 * the fault is reported.
 */
import { answers, shapes } from '../../../../core/generated/shapes';
import { readAnswer } from '../../../../core/platform/reading/readAnswer';
import { breaksIn, filled, gapsIn } from '../../../kit/contract/gaps';

const NOW = Date.UTC(2026, 5, 1);

/** Several calls share a schema. */
const calls = Object.entries(answers).filter(
  ([, shape], index, all) => all.findIndex(([, other]) => other === shape) === index,
);
const read = (call: string, answer: unknown) => {
  const faults: string[] = [];
  return { sound: readAnswer(call, answer, (fault) => faults.push(fault)), faults };
};

test('ENT-025 every call about content has a shape, and every shape exists', () => {
  expect(Object.keys(answers)).toEqual(
    expect.arrayContaining([
      'readSection',
      'readSeries',
      'readSeason',
      'readPlaylist',
      'searchContent',
      'readLiveEvents',
      'readUpcomingEvents',
      'readEpg',
      'readFighters',
      'readRankings',
      'readNews',
      'readContentGrid',
    ]),
  );
  const named = JSON.stringify([answers, shapes]).match(/#\w+/g) ?? [];
  expect(named.filter((name) => shapes[name.slice(1)] === undefined)).toEqual([]);
});

describe.each(calls)('%s', (call, shape) => {
  const name = typeof shape === 'string' ? shape.slice(1) : '';
  const whole = filled(name, {}, NOW);

  test('ENT-025 an answer with everything, and with every gap that it may have, is returned unchanged', () => {
    for (const { answer } of [{ answer: whole }, ...gapsIn(name, whole)])
      expect(read(call, answer)).toEqual({ sound: answer, faults: [] });
    expect(read(call, whole).sound).toBe(whole);
  });

  test('ENT-025 an invalid field is removed and reported, once; the rest is valid', () => {
    const outbox: string[] = [];
    const unsound: string[] = [];
    for (const { name: field, answer } of breaksIn(name, whole)) {
      const first = read(call, answer);
      if (first.faults.length !== 1 && !spared(field)) outbox.push(field);
      if (read(call, copyOf(first.sound)).faults.length > 0 && !atTheTop(field)) unsound.push(field);
    }
    expect(outbox).toEqual([]);
    expect(unsound).toEqual([]);
  });
});

/** As if it had come from the platform. */
const copyOf = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));

/** Null in a field that no view needs is not reported. */
const spared = (field: string): boolean =>
  /(^|\.)(title|paging|accessLevel|totalResults|totalPages|page|name|type) null$/.test(field);
/** A required field that the answer itself lacks cannot be repaired. */
const atTheTop = (field: string): boolean => !field.includes('.');

test('calls about anything else pass', () => {
  const answer = { id: null };
  expect(read('readSessionUser', answer)).toEqual({ sound: answer, faults: [] });
  expect(read('constructor', answer)).toEqual({ sound: answer, faults: [] });
});

test('an invalid answer is left to the caller, and reported', () => {
  expect(read('readSeries', 'gone')).toEqual({
    sound: 'gone',
    faults: ['The answer to readSeries is not what the contract says.'],
  });
});

test.each<readonly [string, unknown]>([
  ['what it lacks itself', {}],
  ['nonsense deep within it', { sectionId: 'home', buckets: [{ bucketId: {} }], paging: {} }],
  ['being no answer at all', ['gone']],
])(
  'ENT-025 an answer that is read again, as the first rows of a page are, is reported for %s once',
  (_what, answer) => {
    const first = read('readSection', answer);
    expect(first.faults).toHaveLength(1);
    expect(read('readSection', first.sound)).toEqual({ sound: first.sound, faults: [] });
  },
);

test('many faults are counted', () => {
  const { faults } = read('readNews', { items: Array.from({ length: 9 }, () => null) });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/at .*\[0\], .* and \d+ more\.$/);
});
