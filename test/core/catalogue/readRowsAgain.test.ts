/**
 * Rows already on the page are validated against the contract: a fault is repaired and reported, and the
 * other rows remain.
 */
import { SectionStore } from '../../../core/catalogue/SectionStore';
import type { SectionAnswer } from '../../../core/catalogue/contentApi';
import { readRowsAgain } from '../../../core/catalogue/readRowsAgain';
import { shippedSections as sections } from '../../kit/shippedPlugins';

const good = {
  bucketId: 'good',
  name: 'Good',
  type: 'VOD',
  contentList: [{ id: '1', title: 'One', type: 'VOD' }],
  paging: { moreDataAvailable: false },
};
const answerOf = (given: object) =>
  ({
    sectionId: 'home',
    buckets: [],
    paging: { moreDataAvailable: false },
    ...given,
  }) as unknown as SectionAnswer;

function sectionRows(answer: SectionAnswer, fixed = false) {
  const reported: string[] = [];
  const nobody = () => Promise.reject(new Error('not asked for'));
  const store = new SectionStore('home', {
    api: { section: nobody, bucket: nobody },
    sections,
    pages: {},
    localise: () => null,
    firstAnswer: () => undefined,
    report: (error) => reported.push(String(error)),
  });
  store.take(answer);
  const rows = () => (store.state.status === 'ready' ? store.state.rows : []);
  const before = rows();
  const read = () =>
    readRowsAgain({ store, answer, sections, fixed, report: (error) => reported.push(String(error)) });
  return { store, before, rows, read, reported };
}

test('ENT-025 valid rows stay the very same objects', () => {
  const { before, rows, read, reported } = sectionRows(
    answerOf({ heroes: [{ id: 'h', title: 'Hero', type: 'VOD' }], buckets: [good] }),
  );
  read();
  expect(rows()).toBe(before);
  expect(reported).toEqual([]);
});

const corner = { id: 'c', name: 'A Name' };
const bout = { red: corner, blue: corner, weightClass: 'Light', rounds: 12 };
test.each<readonly [string, object, object]>([
  ['a bout without a corner', { bout: { ...bout, red: null } }, { bout: null }],
  ['a bout whose corner has no name', { bout: { ...bout, blue: { id: 'c' } } }, { bout: null }],
  ['a title that is an object', { title: {} }, { title: null }],
  ['a time beyond all times', { eventSchedule: { startDate: 1e300 } }, { eventSchedule: null }],
])(
  'ENT-025 HOM-004 of a hero, %s is omitted: its row is drawn anew and the other stays',
  (_what, wrong, right) => {
    const { before, rows, read, reported } = sectionRows(
      answerOf({ heroes: [{ id: 'h', title: 'Hero', type: 'LIVE', ...wrong }], buckets: [good] }),
    );
    read();
    const [hero, other] = rows();
    expect(hero?.key).not.toBe(before[0]?.key);
    expect(hero?.row.items).toEqual([{ id: 'h', title: 'Hero', type: 'LIVE', ...right }]);
    expect(other).toBe(before[1]);
    expect(reported).toEqual([
      expect.stringMatching(
        /^Error: The answer to readSection is not what the contract says at heroes\[0\]\./,
      ),
    ]);
  },
);

test('ENT-025 a row without any valid part is removed', () => {
  const { rows, read } = sectionRows(
    answerOf({ buckets: [{ ...good, bucketId: 'odd', contentList: [{ id: {}, type: 'VOD' }] }, good] }),
  );
  read();
  expect(rows().map(({ row }) => row.id)).toEqual(['good']);
});

test('rows that now belong to another viewer stay', () => {
  const { store, rows, read } = sectionRows(
    answerOf({ buckets: [{ ...good, contentList: [{ id: '1', type: 'VOD', title: {} }] }] }),
  );
  store.take(answerOf({ buckets: [good] }));
  const later = rows();
  read();
  expect(rows()[0]).toBe(later[0]);
});

describe('HOM-005 rows of unknown types', () => {
  const typed = (...types: (string | null)[]) =>
    answerOf({ buckets: types.map((type, index) => ({ ...good, bucketId: `b${index}`, type })) });
  const unknown = (type: string) =>
    `Error: The section "home" has a row of the unknown type "${type}": it is drawn plain.`;

  test('are reported once a page, those of the contract are not', () => {
    const { read, reported } = sectionRows(typed('NEWFANGLED', 'NEWFANGLED', 'VOD', 'EPG_NOW_NEXT', null));
    read();
    read();
    expect(reported).toEqual([unknown('NEWFANGLED'), unknown('null')]);
  });

  test('are drawn as the realm sets where it fixes them', () => {
    const { read, reported } = sectionRows(typed('NEWFANGLED'), true);
    read();
    expect(reported).toEqual([]);
  });
});
