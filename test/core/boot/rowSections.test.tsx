/**
 * Rows drawn by row renderers according to their manifests, in the composed product: of the repository, of a
 * package, and one that is switched off.
 */
import { act, screen, waitFor } from '@testing-library/react';
import type { EnabledPlugin } from '../../../core/realm/checkedRealm';
import { pluginStates, type Activate, type Section } from '../../../core/sdk';
import { compose, composedTests, platform, type ComposeOptions, type Composed } from './composed';

composedTests();

type Carry = NonNullable<ComposeOptions['changeRealm']>;

const film = (id: string) => ({
  id,
  type: 'VOD',
  title: `Film ${id}`,
  accessLevel: 'GRANTED',
  duration: 600,
});

const bucketOf = (type: string, rowTypeData: object = {}) => ({
  bucketId: 'b1',
  exid: 'b1',
  name: 'Row b1',
  type,
  originalType: type,
  rowTypeData,
  contentList: [film('1')],
  paging: { moreDataAvailable: true, lastSeen: 'l1' },
});

/** The page of the section "home" with one row and the heroes it is given. */
async function homeOf(
  bucket: object,
  { heroes = [], ...given }: ComposeOptions & { readonly heroes?: readonly object[] } = {},
): Promise<Composed> {
  const answer = {
    sectionId: 'home',
    title: 'Tonight',
    heroes,
    buckets: [bucket],
    paging: { moreDataAvailable: false },
  };
  platform().persist().get('/api/v4/content/home').query(true).reply(200, answer);
  const site = await compose({ at: '/home', change: (document) => void delete document['pages'], ...given });
  await site.draw();
  return site;
}

const drawnBy = async (site: Composed, variant: string | null): Promise<void> =>
  waitFor(() => expect(site.tracked).toContainEqual(expect.objectContaining({ rowId: 'b1', variant })));

/** The realm without one of the demo realm's row renderers. */
const without =
  (id: string): Carry =>
  (realm) => ({ ...realm, plugins: realm.plugins.filter((plugin) => plugin.id !== id) });

/** A row renderer as an npm package provides it; it draws what the test sets. */
function packaged(
  facts: object,
  View: Section['View'] = ({ row }) => <button onClick={() => row.loadMore()}>Vote on {row.title}</button>,
): Required<Pick<ComposeOptions, 'changeRealm' | 'modules'>> {
  const id = '@acme/section-poll';
  const plugin: EnabledPlugin = {
    id,
    title: 'Poll',
    options: {},
    contributes: { section: [{ name: 'poll', skeleton: 'cards', ...facts }] },
    scriptSources: [],
    storage: [],
  };
  const activate: Activate<'section'> = () => ({ View });
  return {
    changeRealm: (realm) => ({ ...realm, plugins: [...realm.plugins, plugin] }),
    modules: { [id]: { 'section/poll': async () => ({ default: activate }) } },
  };
}

describe('HOM-007 a row whose renderer is switched off is drawn plain, whatever its look', () => {
  const both = { rowCount: 2, displayPosters: true };

  test.each([
    ['playlists in two lines', 'VOD_PLAYLIST', { rowCount: 2 }, 'section/playlist', 'default'],
    ['now and next with posters', 'EPG_NOW_NEXT', both, 'section/now-and-next', 'default'],
    ['section links in two lines', 'SECTION_LINK', { rowCount: 2 }, 'section/section-link', 'default'],
    ['a highlight with posters', 'CONTENT_HIGHLIGHT', both, 'section/content-highlight', 'default'],
    ['two lines of posters', 'VOD', both, 'section/double-row', 'default'],
    ['posters in one line', 'VOD', { displayPosters: true }, 'section/poster', 'default'],
    ['two lines beside a poster section that is off', 'VOD', both, 'section/poster', 'double-row'],
  ])('%s', async (_, type, look, off, variant) => {
    await drawnBy(await homeOf(bucketOf(type, look), { changeRealm: without(off) }), variant);
  });

  test('is not drawn in a realm without the plain renderer either', async () => {
    await homeOf(bucketOf('VOD'), { changeRealm: without('section/default') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tonight' })).toBeVisible();
    expect(screen.queryByText('Row b1')).toBeNull();
  });
});

describe('a renderer from a package draws rows of a type unknown to core', () => {
  const poll = packaged({ draws: { bucketTypes: ['POLL'] }, pageSize: 5 });

  test.each([
    ['as they come', {}],
    ['before the section of two lines', { rowCount: 2 }],
    ['before the section of posters', { displayPosters: true }],
  ])('%s', async (_, look) => {
    const site = await homeOf(bucketOf('POLL', look), poll);
    expect(await screen.findByRole('button', { name: 'Vote on Row b1' })).toBeVisible();
    await drawnBy(site, 'poll');
  });

  test('further pages have the size from its manifest', async () => {
    const site = await homeOf(bucketOf('POLL'), poll);
    const more = await screen.findByRole('button', { name: 'Vote on Row b1' });
    act(() => more.click());
    await waitFor(() => expect(site.callsTo('GET', '/api/v4/content/home/bucket/b1')).toHaveLength(1));
    expect(site.callsTo('GET', '/api/v4/content/home/bucket/b1')[0]?.path).toContain('resultPerPage=5&');
  });

  test('HOM-005 an unknown type is reported to the operator only where no renderer draws it', async () => {
    const warning = 'A section or row was not read whole.';
    const known = await homeOf(bucketOf('POLL'), poll);
    await screen.findByRole('button', { name: 'Vote on Row b1' });
    known.close();
    const unknown = await homeOf(bucketOf('POLL'));
    await waitFor(() => expect(unknown.reports).toContain(`catalogue: ${warning}`));
    expect(known.reports).not.toContain(`catalogue: ${warning}`);
  });

  test.each([
    ['a lower priority leaves such rows to the section of the tree', -1, 'playlist'],
    ['an equal one to the first in the realm’s order', 1, 'playlist'],
    ['a higher one takes them over', 2, 'poll'],
  ])('%s', async (_, priority, variant) => {
    await drawnBy(
      await homeOf(
        bucketOf('VOD_PLAYLIST'),
        packaged({ draws: { bucketTypes: ['VOD_PLAYLIST'], priority } }),
      ),
      variant,
    );
  });
});

describe('a renderer that was installed after the build of the page’s scripts', () => {
  const { changeRealm, modules } = packaged({ draws: { bucketTypes: ['POLL'] } });
  const load = modules['@acme/section-poll']?.['section/poll'];
  const packages = {
    '@acme/section-poll': {
      from: '@acme/poll@1.2.0',
      modules: { 'section/poll': '/assets/plugins/poll-1/rows.js#poll' },
    },
  };

  test('is imported from its address, by the name of its export', async () => {
    const imported: string[] = [];
    const site = await homeOf(bucketOf('POLL'), {
      changeRealm,
      packages,
      importModule: async (address) => {
        imported.push(address);
        return { poll: ((await load?.()) as { readonly default: unknown }).default };
      },
    });
    expect(await screen.findByRole('button', { name: 'Vote on Row b1' })).toBeVisible();
    expect(imported).toEqual(['/assets/plugins/poll-1/rows.js']);
    const state = site.get(pluginStates).plugins.find(({ id }) => id === '@acme/section-poll');
    expect(state?.from).toBe('@acme/poll@1.2.0');
  });

  test('loses its own place when its module cannot be loaded, and is named', async () => {
    const site = await homeOf(bucketOf('POLL'), { changeRealm, packages });
    await waitFor(() =>
      expect(site.reports).toContainEqual(expect.stringMatching(/^@acme\/section-poll: .*section\/poll/)),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Tonight' })).toBeVisible();
  });
});

describe('the heading of a page of rows', () => {
  const heading = () => screen.queryByRole('heading', { level: 1, name: 'Tonight' });

  test('is shown where the first row does not head the page', async () => {
    await homeOf(bucketOf('VOD'));
    await screen.findByText('Row b1');
    expect(heading()).toBeVisible();
  });

  test('is replaced by a package’s renderer that draws the heroes', async () => {
    const { changeRealm, modules } = packaged({ headsPage: true });
    await homeOf(bucketOf('VOD'), {
      heroes: [film('h')],
      modules,
      changeRealm: (realm) => changeRealm(without('section/hero')(realm)),
    });
    expect(await screen.findByRole('button', { name: /Vote on/ })).toBeVisible();
    expect(heading()).toBeNull();
  });

  test('is above heroes that the plain row draws', async () => {
    await homeOf(bucketOf('VOD'), { heroes: [film('h')], changeRealm: without('section/hero') });
    expect(await screen.findByRole('link', { name: /Film h/ })).toBeVisible();
    expect(heading()).toBeVisible();
  });
});

test('ENT-003 a row renderer receives every field of a content card as the platform sends it', async () => {
  const content = {
    ...{
      ...film('1'),
      thumbnailUrl: 'https://img.test/1.webp',
      description: 'Twelve rounds.',
      audioTracks: ['en', 'pt'],
      favourite: true,
      liveEventId: 'e1',
      displayLiveBadge: true,
    },
    ...{
      bucketId: 'b1',
      contentContext: 'home',
      computedReleases: [{ type: 'CINEMA', scheduledAt: 1 }],
      isRelated: true,
      series: { seriesId: 's1', title: 'The series' },
    },
  };
  const received: unknown[] = [];
  const given = packaged({ draws: { bucketTypes: ['POLL'], priority: 1 } }, ({ row }) => {
    received.push(...row.items);
    return <p>Drawn</p>;
  });
  await homeOf({ ...bucketOf('POLL'), contentList: [content] }, given);
  expect(await screen.findByText('Drawn')).toBeVisible();
  expect(received[0]).toEqual(content);
});
