import { act, screen, within } from '@testing-library/react';
import { CallError, type Content } from '../../../../core/sdk';
import { contentAt } from './contentFixture';

const episode = (number: number, given: Partial<Content> = {}): Content => ({
  id: `e${number}`,
  title: `Night ${number}`,
  type: 'SEASON_VOD',
  accessLevel: 'GRANTED',
  episodeNumber: number,
  ...given,
});
const season = (number: number, episodeCount = 2) => ({
  id: `s${number}`,
  title: `Year ${number}`,
  episodeCount,
});
const reference = { seriesId: 'nights', title: 'Nights' };
const series = (...seasons: readonly object[]) => ({
  readSeries: {
    id: 'nights',
    title: 'Nights',
    description: 'One quarter.',
    genres: ['Drama'],
    year: 1989,
    seasons,
    paging: { moreDataAvailable: false },
  },
  readAdjacentSeasons: { precedingSeasons: [season(1)], followingSeasons: [season(3)] },
  readSeason: ({ path: { id } }: { path: { id: string } }) => ({
    ...season(Number(id.slice(1))),
    series: reference,
    episodes: [episode(1), episode(2)],
    paging: { moreDataAvailable: false },
  }),
});
const down = (endpoint: string, status = 500) => new CallError(endpoint, status, 'x', []);
const tabs = () =>
  screen
    .getAllByRole('tab')
    .map((tab) => `${tab.getAttribute('aria-selected') === 'true' ? '*' : ''}${tab.textContent}`);

test('CAT-001 CAT-021 CAT-088 a series shows its details, its seasons with their counts, and the episodes of the first', async () => {
  await contentAt('/series/nights', series(season(1), season(2, 1)));
  expect(screen.getByRole('heading', { level: 1, name: 'Nights' })).toBeVisible();
  for (const text of ['1989', '2 seasons', 'Drama', 'One quarter.'])
    expect(screen.getByText(text)).toBeVisible();
  expect(tabs()).toEqual(['*Year 12 episodes', 'Year 21 episode']);
  const panel = within(screen.getByRole('tabpanel', { name: /Year 1/ }));
  expect(panel.getByText('Night 1')).toBeVisible();
  expect(panel.getByText('Episode 2')).toBeVisible();
  expect(document.title).toBe('Nights · Noor');
  expect(screen.queryByRole('status')).toBeNull();
});

test('CAT-022 a season is shown among its neighbours, and titles the document', async () => {
  await contentAt('/season/s2', series());
  expect(tabs()).toEqual(['Year 12 episodes', '*Year 22 episodes', 'Year 32 episodes']);
  expect(document.title).toBe('Year 2 · Nights · Noor');
});

test('CAT-005 the season that the viewer comes from is selected on arrival', async () => {
  await contentAt('/series/nights', series(season(1), season(2)), { state: { fromSeasonId: 's2' } });
  expect(tabs()).toEqual(['Year 12 episodes', '*Year 22 episodes']);
});

test('CAT-040 choosing a season replaces the address and keeps the page as it is', async () => {
  const { user, router, runtime } = await contentAt('/series/nights', series(season(1), season(2)));
  await user.click(screen.getByRole('tab', { name: /Year 2/ }));
  expect(router.state.location).toMatchObject({ pathname: '/season/s2/year-2', state: { inPlace: true } });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(tabs()).toEqual(['Year 12 episodes', '*Year 22 episodes']);
  expect(runtime.platform.calls.filter(({ endpoint }) => endpoint === 'readSeries')).toHaveLength(1);
});

test('CAT-039 Tab stops once at the tabs; the arrow keys, Home and End move among them', async () => {
  const { user } = await contentAt('/series/nights', series(season(1), season(2), season(3)));
  const [first, second, third] = screen.getAllByRole('tab');
  expect([first, second, third].map((tab) => tab?.tabIndex)).toEqual([0, -1, -1]);
  first?.focus();
  await user.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  await user.keyboard('{End}');
  expect(third).toHaveFocus();
  await user.keyboard('{Home}{ArrowRight}{Enter}');
  expect(tabs()[1]).toMatch(/^\*Year 2/);
});

test.each([
  [390, 'top', true],
  [900, 'top', false],
  [900, 'sidebar', true],
  [1440, 'sidebar', false],
] as const)(
  'CAT-039 CAT-040 at %d px with the %s layout the seasons are a list to choose from: %s',
  async (width, layout, isList) => {
    await contentAt('/series/nights', series(season(1), season(2)), { width, layout });
    expect(screen.queryByRole('combobox', { name: 'Season' }) !== null).toBe(isList);
    expect(screen.queryByRole('tablist') !== null).toBe(!isList);
  },
);

test('CAT-040 CAT-088 a season is chosen from the list, which counts its episodes', async () => {
  const { user, router } = await contentAt('/series/nights', series(season(1), season(2)), { width: 390 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Season' }), 'Year 2 (2 episodes)');
  expect(router.state.location.pathname).toBe('/season/s2/year-2');
});

test('ERR-021 CAT-033 CAT-038 later seasons are requested by a press; a failure is shown, and can be retried', async () => {
  const many = Array.from({ length: 25 }, (_, index) => season(index + 1));
  const answers = series(...many);
  const { user, runtime } = await contentAt('/series/nights', {
    ...answers,
    readSeries: { ...answers.readSeries, seasonCount: 27, paging: { moreDataAvailable: true } },
    readAdjacentSeasons: down('readAdjacentSeasons'),
  });
  expect(screen.getByText('27 seasons')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later seasons' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load more seasons');
  runtime.platform.answer('readAdjacentSeasons', { followingSeasons: [season(26), season(27)] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getAllByRole('tab')).toHaveLength(27);
  expect(screen.queryByRole('button', { name: 'Later seasons' })).toBeNull();
});

test('CAT-033 pending later seasons are requested once, and the button is marked as busy', async () => {
  let arrive: (answer: object) => void = () => undefined;
  const answers = series(...Array.from({ length: 25 }, (_, index) => season(index + 1)));
  const { user, runtime } = await contentAt('/series/nights', {
    ...answers,
    readSeries: { ...answers.readSeries, seasonCount: 26, paging: { moreDataAvailable: true } },
    readAdjacentSeasons: () => new Promise<object>((resolve) => (arrive = resolve)),
  });
  const later = screen.getByRole('button', { name: 'Later seasons' });
  await user.click(later);
  expect(later).toHaveAttribute('aria-busy', 'true');
  expect(later).toBeDisabled();
  await user.click(later);
  expect(runtime.platform.calls.filter(({ endpoint }) => endpoint === 'readAdjacentSeasons')).toHaveLength(1);
  await act(async () => arrive({ followingSeasons: [season(26)] }));
  expect(screen.getAllByRole('tab')).toHaveLength(26);
});

test('ERR-021 CAT-038 earlier seasons that fail have an error message of their own', async () => {
  const answers = series();
  const around = Array.from({ length: 25 }, (_, index) => season(index + 10));
  const { user, runtime } = await contentAt('/season/s40', {
    ...answers,
    readAdjacentSeasons: { precedingSeasons: around, followingSeasons: [] },
  });
  runtime.platform.answer('readAdjacentSeasons', down('readAdjacentSeasons'));
  await user.click(screen.getByRole('button', { name: 'Earlier seasons' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load previous seasons');
});

test('ERR-021 CAT-038 CAT-098 a series that fails shows an error, goes back, and retries', async () => {
  const { user, runtime } = await contentAt('/series/nights', { readSeries: down('readSeries') });
  expect(screen.getByRole('alert')).toHaveTextContent('The seasons could not be loaded.');
  for (const [endpoint, answer] of Object.entries(series(season(1))))
    runtime.platform.answer(endpoint, answer);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Nights' })).toBeVisible();
});

test('CAT-090 CAT-098 episodes that fail leave the series on the page, with a retry', async () => {
  const answers = series(season(1), season(2));
  const { user, runtime } = await contentAt('/series/nights', { ...answers, readSeason: down('readSeason') });
  expect(screen.getByRole('alert')).toHaveTextContent('This list could not be loaded.');
  expect(tabs()).toHaveLength(2);
  runtime.platform.answer('readSeason', answers.readSeason);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Night 1')).toBeVisible();
});

test('CAT-093 CAT-098 a series without seasons shows so', async () => {
  await contentAt('/series/nights', series());
  expect(screen.getByRole('heading', { name: 'No seasons yet' })).toBeVisible();
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('CAT-098 while loading the page shows so, with the back control', async () => {
  await contentAt('/series/nights', { readSeries: () => new Promise(() => undefined) });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
});

test.each(['/series/gone', '/season/gone', '/playlist/gone'])('CAT-084 %s is not found', async (address) => {
  await contentAt(address, {});
  expect(screen.getByRole('heading', { name: 'No such page' })).toBeVisible();
  expect(document.title).toBe('No such page · Noor');
});

test.each([390, 1440])(
  'NAV-021 CAT-091 at %d px the back control leads to the main page when the history is empty',
  async (width) => {
    const { user, runtime } = await contentAt('/series/nights', series(season(1)), { width });
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(runtime.navigation.visited).toEqual(['/home']);
  },
);

const playlist = (vods: readonly Content[], totalPages = 1) => ({
  readPlaylist: {
    id: 'sixty',
    title: 'Sixty nights',
    description: 'The archive.',
    videos: { vods, totalPages, totalResults: vods.length },
  },
});

test('CAT-001 CAT-024 a playlist shows its videos and starts with one that may be watched', async () => {
  await contentAt('/playlist/sixty', playlist([episode(1, { accessLevel: 'DENIED' }), episode(2)]));
  expect(screen.getByRole('heading', { level: 1, name: 'Sixty nights' })).toBeVisible();
  expect(screen.getByText('2 videos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start watching' })).toHaveAttribute('href', '/video/e2');
});

test.each([
  [390, true],
  [1024, true],
  [1025, false],
])('CAT-002 at %d px a list is vertical: %s', async (width, downwards) => {
  await contentAt('/playlist/sixty', playlist([episode(1, { description: 'It begins.', duration: 3600 })]), {
    width,
  });
  expect(screen.queryByText('It begins.') !== null).toBe(downwards);
});

test('CAT-088 an item of the list shows its picture, title and progress', async () => {
  const { container } = await contentAt(
    '/season/s1',
    {
      ...series(),
      readSeason: {
        ...season(1),
        episodes: [
          episode(1, { watchProgress: 30, duration: 60, thumbnailUrl: 'https://cdn.example/1.webp' }),
        ],
        paging: { moreDataAvailable: false },
      },
    },
    { width: 390 },
  );
  const item = screen.getByRole('link', { name: /^Night 1 ?Episode 1/ });
  expect(within(item).getByText('Night 1')).toBeVisible();
  expect(item.querySelector('img')).toHaveAttribute('src', 'https://cdn.example/1.webp');
  expect(container.querySelector('[style*="inline-size: 50%"]')).not.toBeNull();
});

test('CAT-092 where titles are hidden list items keep theirs to assistive technology, and the heading stays', async () => {
  await contentAt('/playlist/sixty', playlist([episode(1)]), { width: 390, showTitles: false });
  expect(screen.getByRole('heading', { level: 1, name: 'Sixty nights' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Night 1' })).toBeVisible();
  expect(screen.queryByText('Night 1')).toBeNull();
});

test('CAT-042 a future premiere shows its date in place of its length, and no play button', async () => {
  const premiereRelease = { type: 'PREMIERE', scheduledAt: Date.UTC(2027, 0, 5, 20) };
  await contentAt('/playlist/sixty', playlist([episode(1, { premiereRelease, duration: 3600 })]), {
    width: 390,
  });
  expect(screen.getByText(/Premieres .*January 5|Premieres .*5 January|Premieres .*Jan/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start watching' })).toBeNull();
});

test('CAT-012 a started list is resumed where it was', async () => {
  await contentAt('/playlist/sixty', playlist([episode(1), episode(2, { watchProgress: 30, duration: 60 })]));
  expect(screen.getByRole('link', { name: 'Continue: Night 2' })).toHaveAttribute('href', '/video/e2');
});
