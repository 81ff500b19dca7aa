/** Section pages with a gap for every field that the contract allows to be missing or null: every row is drawn. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import catalogueExamples from '../../../../schemas/platform/examples/catalogue.json';
import { FakeClock } from '../../../kit';
import { breaksIn, filled, gapsIn, oneAField, type Answer } from '../../../kit/contract/gaps';
import nock from '../../../nock';
import { platform, rowsOf, sectionNames, watchRows } from './rowsFixture';

const contentSection = catalogueExamples.contentSection.value;

const now = new FakeClock().now();
const [bucket] = contentSection.buckets;

beforeEach(() => {
  watchRows();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  nock.cleanAll();
});

const plain = (id: string): Answer => ({ id, title: `Beside ${id}`, type: 'VOD', accessLevel: 'GRANTED' });
const rowOf = (bucketId: string, contentList: readonly unknown[]): Answer => ({
  ...bucket,
  bucketId,
  name: `Row ${bucketId}`,
  type: 'DEFAULT',
  contentList,
  paging: { moreDataAvailable: false },
  rowTypeData: null,
});
const pageOf = (buckets: readonly Answer[]) => ({
  sectionId: 'gaps',
  title: 'Gaps',
  heroes: [],
  buckets,
  paging: { moreDataAvailable: false },
});

/** Cards of different kinds take different code paths. */
const cardsOf = (type: string, rest: object) =>
  gapsIn('ContentCard', filled('ContentCard', { type, accessLevel: 'GRANTED', ...rest }, now));
const cardGaps = [
  ...cardsOf('VOD', {}),
  ...cardsOf('EPG', { accessLevel: 'DENIED' }).filter(({ name }) =>
    /^(programmingInfo|eventSchedule|access|amounts)/.test(name),
  ),
].map(({ name, answer }, index) => ({
  name,
  title: `Gap ${index} here`,
  card: { ...answer, id: `gap-${index}`, title: `Gap ${index} here` },
}));

/** How many cards of a row are visible at once: the head of a page shows one. */
const seenOf = (type: string) => (type === 'hero' || type === 'content-highlight' ? 1 : 8);

/** The cards in rows whose cards are all visible, each with a card next to it. */
function rowsWith(cards: readonly Answer[], seen: number): Answer[] {
  const rows = Array.from({ length: Math.ceil(cards.length / seen) }, (_, index) =>
    cards.slice(index * seen, (index + 1) * seen),
  );
  return rows.map((some, index) => rowOf(`b${index}`, [...some, plain(`p${index}`)]));
}

test('HOM-004 ENT-002 the contract defines enough gaps to be meaningful', () => {
  expect(cardGaps.length).toBeGreaterThan(150);
});

describe.each(sectionNames.filter((name) => name !== 'programmes'))('a row of kind %s', (type) => {
  test('HOM-004 ENT-025 is drawn with each gap that a card may have, and so are its other cards', async () => {
    const buckets = rowsWith(
      cardGaps.map(({ card }) => card),
      seenOf(type),
    );
    const { failures, reported, text } = await rowsOf({
      section: pageOf(buckets),
      rows: buckets.map(({ bucketId }) => ({ type, bucket: bucketId as string })),
    });
    expect([failures, reported]).toEqual([[], []]);
    const shown = text();
    expect(cardGaps.filter(({ title }) => !shown.includes(title)).map(({ name }) => name)).toEqual([]);
  });

  test('HOM-004 ENT-020 is drawn with each gap that a row may have', async () => {
    const whole = filled(
      'Bucket',
      { ...bucket, contentList: [plain('x')], type: 'DEFAULT', paging: { moreDataAvailable: false } },
      now,
    );
    const gaps = gapsIn('Bucket', whole).filter(({ name }) => !name.startsWith('contentList.'));
    const buckets = gaps.map(({ answer }, index) => ({
      ...answer,
      bucketId: `b${index}`,
      contentList: [plain(`p${index}`)],
    }));
    const { failures, reported, text } = await rowsOf({
      section: pageOf(buckets),
      rows: buckets.map(({ bucketId }) => ({ type, bucket: bucketId })),
    });
    expect([failures, reported]).toEqual([[], []]);
    const shown = text();
    expect(gaps.filter((_, index) => !shown.includes(`Beside p${index}`)).map(({ name }) => name)).toEqual(
      [],
    );
  });
});

/** Invalid values in a card, except in the fields that identify it. */
const cardBreaks = oneAField(
  breaksIn('ContentCard', filled('ContentCard', { type: 'VOD', accessLevel: 'GRANTED' }, now)),
)
  .filter(({ path }) => !['id', 'title', 'type'].includes(String(path[0])))
  .map(({ name, answer }, index) => ({
    name,
    title: `Break ${index} here`,
    card: { ...answer, id: `break-${index}`, title: `Break ${index} here` },
  }));

test.each<readonly [string, RegExp]>([
  ['default', /^/],
  // Its rows show one card each, which is slow.
  ['hero', /^(bout|eventSchedule|genres|duration)/],
  ['now-and-next', /^programmingInfo/],
])(
  'HOM-004 ENT-025 a row of kind %s shows each card that has an invalid field, and its others',
  async (type, fields) => {
    // React logs each row that throws before its answer is validated.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const breaks = cardBreaks.filter(({ name }) => fields.test(name));
    const buckets = rowsWith(
      breaks.map(({ card }) => card),
      seenOf(type),
    );
    const { reported, text } = await rowsOf({
      section: pageOf(buckets),
      rows: buckets.map(({ bucketId }) => ({ type, bucket: bucketId as string })),
      options: { hero: { variant: 'bout' } },
    });
    const shown = text();
    expect(
      breaks
        .filter(({ title, card }) => !shown.includes(title) && !(type === 'hero' && hasBout(card)))
        .map(({ name }) => name),
    ).toEqual([]);
    expect(shown).not.toContain('This part of the page could not be shown');
    expect(reported).toEqual([
      expect.stringContaining('The answer to readSection is not what the contract says at'),
    ]);
  },
);

/** A bout is recognized by its corners’ names, not by its title. */
const hasBout = ({ bout }: Answer): boolean =>
  typeof bout === 'object' && bout !== null && JSON.stringify(bout).includes('The name');

describe('a page whose platform violates the contract', () => {
  const good = rowOf('good', [plain('the rest')]);
  test.each<readonly [string, object, readonly string[]]>([
    [
      'HOM-005 a row of a type that nobody knows',
      { buckets: [{ ...rowOf('odd', [plain('odd')]), type: 'NEWFANGLED' }, good] },
      ['the unknown type "NEWFANGLED"'],
    ],
    [
      'HOM-005 a row without a type',
      { buckets: [{ ...rowOf('odd', [plain('odd')]), type: null }, good] },
      ['the unknown type "null"'],
    ],
    [
      'ENT-025 null in place of a row',
      { buckets: [null, good] },
      ['Of the rows of the section "gaps", 1 item(s) are left out'],
    ],
    [
      'ENT-025 a row without an id',
      { buckets: [{ ...rowOf('odd', []), bucketId: null }, good] },
      ['Of the rows of the section "gaps", 1 item(s) are left out'],
    ],
    ['ENT-025 a row without its list', { buckets: [{ ...rowOf('odd', []), contentList: null }, good] }, []],
    [
      'ENT-025 null in place of a card',
      { buckets: [rowOf('odd', [null, plain('odd')]), good] },
      ['Of the row "odd" of the section "gaps", 1 item(s) are left out'],
    ],
    [
      'ENT-025 a card without type or title',
      {
        buckets: [
          rowOf('odd', [{ id: 'x' }, { id: 'y', type: 'VOD', title: null, accessLevel: null }]),
          good,
        ],
      },
      ['Of the row "odd" of the section "gaps", 1 item(s) are left out'],
    ],
    ['ENT-025 a row without paging', { buckets: [{ ...good, paging: null }] }, []],
    [
      'HOM-004 a page without paging, title and heroes',
      { buckets: [good], paging: null, title: null, heroes: null },
      [],
    ],
    [
      'ENT-025 null among the heroes',
      { heroes: [null, plain('hero')], buckets: [good] },
      ['Of the row "heroes" of the section "gaps", 1 item(s) are left out'],
    ],
    [
      'HOM-060 a call to action that leads to a script',
      {
        buckets: [
          {
            ...good,
            rowTypeData: {
              primaryCta: { label: 'Go', link: { kind: 'external', url: 'javascript:alert(1)' } },
            },
          },
        ],
      },
      [],
    ],
  ])('%s: the rest shows, and a fault is reported', async (_what, change, expected) => {
    const { failures, reported, text } = await rowsOf({ section: { ...pageOf([]), ...change } });
    expect(failures).toEqual([]);
    // Once the page is drawn, every value that violates the contract is reported as well.
    expect(reported.filter((line) => !line.includes('The answer to readSection'))).toEqual(
      expected.map((line) => expect.stringContaining(line) as string),
    );
    expect(text()).toContain('Beside the rest');
    expect(document.querySelector('[href^="javascript:"]')).toBeNull();
  });

  test.each(['/schedule', '/releases', '/section/gaps'])(
    'HOM-003 a page of zero rows at %s shows so, with a link onward',
    async (at) => {
      const { text } = await rowsOf({ section: pageOf([]), at });
      expect(text()).toContain('Nothing on stage yet');
      expect(screen.getByRole('link', { name: 'Go to the main page' })).toHaveAttribute('href', '/home');
    },
  );

  test('HOM-003 a first page of zero rows offers a reload instead of a link', async () => {
    await rowsOf({ section: pageOf([]) });
    nock(platform)
      .get('/api/v4/content/gaps')
      .query(true)
      .reply(200, pageOf([good]) as nock.Body);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Beside the rest'));
  });

  test('HOM-003 a first page with only empty rows shows the rows after it', async () => {
    nock(platform)
      .get('/api/v4/content/gaps')
      .query(({ lastSeen }) => lastSeen === 'bare')
      .reply(200, pageOf([good]) as nock.Body);
    const { failures, reported } = await rowsOf({
      section: { ...pageOf([rowOf('bare', [])]), paging: { moreDataAvailable: true, lastSeen: 'bare' } },
    });
    await waitFor(() => expect(document.body).toHaveTextContent('Beside the rest'));
    expect([failures, reported]).toEqual([[], []]);
  });

  test('a picture that fails is replaced by the brand’s, and the card stays', async () => {
    const { container, text } = await rowsOf({
      section: pageOf([rowOf('one', [{ ...plain('x'), thumbnailUrl: 'https://img.example/gone.webp' }])]),
    });
    const picture = container.querySelector('img[src*="gone.webp"]');
    expect(picture).not.toBeNull();
    if (picture !== null) fireEvent.error(picture);
    expect(container.querySelector('img[src*="gone.webp"]')).toBeNull();
    expect(text()).toContain('Beside x');
  });
});
