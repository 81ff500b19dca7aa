/**
 * The rows of a page in the composed product: which renderer draws them, where their calls to action lead,
 * and how more of a row is fetched.
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { compose, composedTests, platform, type Composed } from './composed';

composedTests();

const content = (id: string, more: object = {}) => ({
  id,
  type: 'VOD',
  title: `Film ${id}`,
  accessLevel: 'GRANTED',
  duration: 600,
  ...more,
});
const films = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => content(`f${first + index}`));

interface Bucket {
  readonly type?: string;
  readonly rowTypeData?: object;
  readonly contentList?: readonly object[];
  readonly more?: boolean;
}

const bucketOf = (
  { type = 'VOD', rowTypeData = {}, contentList = films(3), more = false }: Bucket,
  id = 'b1',
) => ({
  bucketId: id,
  exid: id,
  name: `Row ${id}`,
  type,
  originalType: type,
  rowTypeData,
  contentList,
  paging: { moreDataAvailable: more, lastSeen: 'l1' },
});

/** The home page with these rows, as the platform answers them. */
async function homeOf(...buckets: readonly Bucket[]): Promise<Composed> {
  const answer = {
    sectionId: 'home',
    title: 'Home',
    heroes: [],
    buckets: buckets.map((bucket, index) => bucketOf(bucket, `b${index + 1}`)),
    paging: { moreDataAvailable: false },
  };
  platform().persist().get('/api/v4/content/home').query(true).reply(200, answer);
  const site = await compose({ at: '/home', change: (document) => void delete document['pages'] });
  await site.draw();
  return site;
}

describe('the picture of a playlist', () => {
  const list = (more: object) => ({ id: 'p1', title: 'Best of', type: 'PLAYLIST', ...more });
  const pictures = { thumbnailUrl: 'https://img.test/still.webp', posterUrl: 'https://img.test/poster.webp' };
  const pictureOf = async (rowTypeData: object, more: object): Promise<HTMLImageElement> => {
    await homeOf({ type: 'VOD_PLAYLIST', rowTypeData, contentList: [list(more)] });
    const card = await screen.findByRole('link', { name: /Best of/ });
    return card.querySelector('img') as HTMLImageElement;
  };

  test.each([
    ['its poster', {}, pictures.posterUrl],
    ['its poster where the row says so', { playlistImageType: 'poster' }, pictures.posterUrl],
    ['the picture of its title where the row says so', { playlistImageType: 'title' }, pictures.thumbnailUrl],
  ])('HOM-012 is %s', async (_, rowTypeData, picture) => {
    expect((await pictureOf(rowTypeData, pictures)).src).toContain(picture);
  });

  test('RLM-014 is the realm’s for playlists where it has none or it cannot be loaded', async () => {
    const image = await pictureOf({}, { posterUrl: 'https://img.test/gone.webp' });
    fireEvent.error(image);
    const card = screen.getByRole('link', { name: /Best of/ });
    expect(card.querySelector('img')?.getAttribute('src')).toContain('playlist-thumbnail');
  });
});

test('CAT-085 ROU-117 RELEASES lists the rows of the newest content', async () => {
  platform()
    .persist()
    .get('/api/v4/content/releases')
    .query(true)
    .reply(200, {
      sectionId: 'releases',
      title: 'New',
      heroes: [],
      buckets: [bucketOf({})],
      paging: { moreDataAvailable: false },
    });
  const site = await compose({ at: '/releases' });
  await site.draw();
  expect(await screen.findByRole('link', { name: /Film f1/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /Row b1/ })).toBeVisible();
});

describe('where a row’s call to action leads', () => {
  test.each([
    ['HOM-022 to the page of its view', { kind: 'route', view: 'browse' }, '/browse'],
    [
      'HOM-022 to the section that its view names',
      { kind: 'route', view: 'section', id: 'kids' },
      '/section/kids',
    ],
    ['HOM-023 to the page of its live event', { kind: 'event', id: '9', type: 'LIVE' }, '/live/9'],
    ['HOM-023 to the page of its video', { kind: 'event', id: '9', type: 'VOD' }, '/video/9'],
    ['HOM-023 to the page of its playlist', { kind: 'event', id: '9', type: 'PLAYLIST' }, '/playlist/9'],
    [
      'HOM-024 to one video, where it names only one',
      { kind: 'event', id: '9', type: 'VOD', videoIds: ['9'] },
      '/video/9',
    ],
    [
      'HOM-024 to two videos side by side',
      { kind: 'event', id: '9', type: 'VOD', videoIds: ['7', '8'] },
      '/multi-video/7?eventId=8',
    ],
    [
      'HOM-024 to three videos side by side',
      { kind: 'event', id: '9', type: 'VOD', videoIds: ['7', '8', '9'] },
      '/multi-video/7?eventId=8&eventId=9',
    ],
  ])('%s', async (_, link, href) => {
    await homeOf({ rowTypeData: { primaryCta: { ctaText: 'Go there', link } } });
    expect(await screen.findByRole('link', { name: 'Go there' })).toHaveAttribute('href', href);
  });
});

describe('HOM-006 HOM-007 which renderer draws a row', () => {
  const posters = { displayPosters: true };
  const two = { rowCount: 2 };

  test.each([
    [
      'content highlight before two lines',
      { type: 'CONTENT_HIGHLIGHT', rowTypeData: two },
      'content-highlight',
    ],
    ['now and next before posters', { type: 'EPG_NOW_NEXT', rowTypeData: posters }, 'now-and-next'],
    ['section links before two lines', { type: 'SECTION_LINK', rowTypeData: two }, 'section-link'],
    ['playlists before two lines', { type: 'VOD_PLAYLIST', rowTypeData: two }, 'playlist'],
    ['two lines before posters', { rowTypeData: { ...two, ...posters } }, 'double-row'],
    ['posters', { rowTypeData: posters }, 'poster'],
    ['the plain row otherwise', {}, 'default'],
    ['the plain row for a type of a later version', { type: 'HOLOGRAM' }, 'default'],
  ])('%s', async (_, bucket, variant) => {
    const site = await homeOf(bucket);
    await waitFor(() =>
      expect(site.tracked).toContainEqual(expect.objectContaining({ rowId: 'b1', variant })),
    );
  });
});

/** Scrolls a row to its end, as a viewer's swipe does; the simulated browser has no layout. */
function swipe(list: HTMLElement): void {
  Object.defineProperties(list, {
    scrollWidth: { configurable: true, value: 4000 },
    clientWidth: { configurable: true, value: 1000 },
    scrollLeft: { configurable: true, writable: true, value: 3000 },
  });
  fireEvent.scroll(list);
}

const rowNamed = async (name: string): Promise<HTMLElement> =>
  within(await screen.findByRole('region', { name })).getByRole('list');

describe('the next page of a row', () => {
  test.each([
    ['HOM-044 asks for 10', {}, '10'],
    ['HOM-045 asks for 20 where the row has two lines', { rowTypeData: { rowCount: 2 } }, '20'],
    [
      'HOM-044 asks for 25 of channels',
      { type: 'EPG', contentList: films(3).map((film) => ({ ...film, type: 'CHANNEL' })) },
      '25',
    ],
  ])('%s', async (_, bucket, size) => {
    const site = await homeOf({ ...bucket, more: true });
    swipe(await rowNamed('Row b1'));
    await waitFor(() => expect(site.callsTo('GET', '/api/v4/content/home/bucket/b1')).toHaveLength(1));
    const { searchParams } = new URL(
      site.callsTo('GET', '/api/v4/content/home/bucket/b1')[0]?.path ?? '',
      'https://platform.test',
    );
    expect([searchParams.get('resultPerPage'), searchParams.get('lastSeen')]).toEqual([size, 'l1']);
  });

  test.each([
    ['HOM-045 a column of two lines holds two items', 2, ['0', '0', '1']],
    ['a column of one line holds one', 1, ['0', '1', '2']],
  ])('%s', async (_, rowCount, columns) => {
    await homeOf({ rowTypeData: { rowCount } });
    const items = within(await rowNamed('Row b1')).getAllByRole('listitem');
    expect(items.map(({ dataset }) => dataset['column'])).toEqual(columns);
  });

  test('HOM-046 is requested once, however often the row moves meanwhile; then the next one may be', async () => {
    let give = (): void => undefined;
    const given = new Promise<void>((resolve) => (give = resolve));
    const page = (first: number) => ({
      contentList: films(2, first),
      paging: { moreDataAvailable: true, lastSeen: `l${first}` },
    });
    platform()
      .get('/api/v4/content/home/bucket/b1')
      .query(({ lastSeen }) => lastSeen === 'l1')
      .reply(200, async () => {
        await given;
        return page(11);
      });
    platform()
      .get('/api/v4/content/home/bucket/b1')
      .query(({ lastSeen }) => lastSeen === 'l11')
      .reply(200, page(21));
    const site = await homeOf({ more: true });
    const list = await rowNamed('Row b1');
    const calls = () => site.callsTo('GET', '/api/v4/content/home/bucket/b1');
    for (let count = 0; count < 3; count++) swipe(list);
    await waitFor(() => expect(calls()).toHaveLength(1));
    swipe(list);
    expect(calls()).toHaveLength(1);
    expect(list).toHaveAttribute('aria-busy', 'true');
    await act(async () => give());
    await waitFor(() => expect(list).not.toHaveAttribute('aria-busy'));
    swipe(list);
    await waitFor(() =>
      expect(
        calls().map(({ path }) => new URL(path, 'https://platform.test').searchParams.get('lastSeen')),
      ).toEqual(['l1', 'l11']),
    );
  });

  test('HOM-047 after a failure, the arrow at the end of the row asks again', async () => {
    const answers = [500, 200];
    platform()
      .get('/api/v4/content/home/bucket/b1')
      .query(true)
      .times(2)
      .reply(() => [
        answers.shift() ?? 500,
        { contentList: films(2, 11), paging: { moreDataAvailable: false } },
      ]);
    const site = await homeOf({ more: true });
    const list = await rowNamed('Row b1');
    const arrow = () => screen.queryByRole('button', { name: 'Show more' });
    swipe(list);
    // The place of the next items is in sight while they are requested.
    expect(arrow()).toBeNull();
    await waitFor(() => expect(list).not.toHaveAttribute('aria-busy'));
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(site.callsTo('GET', '/api/v4/content/home/bucket/b1')).toHaveLength(2));
    await waitFor(() => expect(list).not.toHaveAttribute('aria-busy'));
    // There are no more.
    expect(arrow()).toBeNull();
  });
});

describe('HOM-056 the progress bar', () => {
  test.each([
    ['is absent at 0', { watchProgress: 0 }, []],
    ['is absent where nothing is known', {}, []],
    ['is as long as the part that was watched', { watchProgress: 150 }, ['25%']],
    ['is never longer than the whole', { watchProgress: 9000 }, ['100%']],
    ['is absent below 0', { watchProgress: -5 }, []],
  ])('%s', async (_, more, lengths) => {
    await homeOf({ contentList: [content('f1', more)] });
    const link = await screen.findByRole('link', { name: /Film f1/ });
    const bars = [...link.querySelectorAll<HTMLElement>('[style]')]
      .map(({ style }) => style.getPropertyValue('inline-size'))
      .filter((length) => length !== '');
    expect(bars).toEqual(lengths);
  });
});
