/** Fighters: rankings, A to Z, a profile. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { CallError, type Activate, type RoutePage } from '../../../core/sdk';
import { rankingsOf } from '../../../plugins/route/fighters/answers';
import { lettersOf } from '../../../plugins/route/fighters/LetterStrip';
import list from '../../../plugins/route/fighters/list';
import { narrowed, queryOf, readListState, stateOfTab } from '../../../plugins/route/fighters/listQuery';
import manifest from '../../../plugins/route/fighters/plugin.json';
import profile from '../../../plugins/route/fighters/profile';
import {
  describeMenuItem,
  describeRoute,
  fakeContext,
  renderInRuntime,
  type FakeRuntime,
} from 'proscenium/kit';

const options = { pageSize: 24 };

describeRoute('route/fighters, fighters', { manifest, contribution: 'fighters', activate: list, options });
describeRoute('route/fighters, fighter', {
  manifest,
  contribution: 'fighter',
  activate: profile,
  options,
  parameters: { id: 'vance' },
});
describeMenuItem('route/fighters', { manifest, contribution: 'fighters' });

afterEach(cleanup);

const vance = {
  id: 'vance',
  name: 'Dario Vance',
  alias: 'Low Tide',
  letter: 'V',
  country: 'Ireland',
  weightClass: 'MIDDLEWEIGHT',
  record: { wins: 21, losses: 2, draws: 1, knockouts: 12 },
  rank: 0,
};
const okafor = { id: 'okafor', name: 'Chidi Okafor', weightClass: 'BRIDGERWEIGHT' };
const rankings = {
  rankings: [
    {
      weightClass: 'MIDDLEWEIGHT',
      entries: [
        { rank: 1, change: -2, fighter: { ...okafor, rank: 1 } },
        { rank: 0, fighter: vance },
      ],
    },
    {
      weightClass: 'BRIDGERWEIGHT',
      entries: [{ rank: 1, change: 3, fighter: { id: 'third', name: 'Ana Third' } }],
    },
    { weightClass: 'FLYWEIGHT', entries: [] },
  ],
};
const fighters = {
  fighters: [okafor, vance],
  letters: ['O', 'V'],
  weightClasses: ['MIDDLEWEIGHT', 'BRIDGERWEIGHT'],
  totalPages: 3,
};

async function openList(
  at: string,
  answers: Readonly<Record<string, unknown>> = { readRankings: rankings, readFighters: fighters },
): Promise<FakeRuntime> {
  const { context, runtime } = fakeContext({ options, pluginId: 'route/fighters' });
  for (const [call, answer] of Object.entries(answers)) runtime.platform.answer(call, answer);
  runtime.navigation.at(at);
  const { Page }: RoutePage = list(context);
  await renderInRuntime(<Page parameters={{}} />, { runtime });
  return runtime;
}

test('CAT-074 CAT-075 CAT-077 FIGHTERS opens with the rankings, the champion first, classes without fighters omitted', async () => {
  const runtime = await openList('/fighters');
  expect(runtime.platform.calls.map(({ endpoint }) => endpoint)).toEqual(['readRankings']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Rankings');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Middleweight',
    'BRIDGERWEIGHT',
  ]);
  const [first, second] = within(screen.getByRole('region', { name: 'Middleweight' })).getAllByRole('link');
  expect(first).toHaveTextContent(/Champion.*Dario Vance/);
  expect(second).toHaveTextContent(/Ranked 1.*Down 2 places.*Chidi Okafor/);
  expect(first).toHaveAttribute('href', '/fighter/vance');
});

test('CAT-075 a weight class narrows the rankings without another call', async () => {
  const runtime = await openList('/fighters?weightClass=BRIDGERWEIGHT');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'BRIDGERWEIGHT',
  ]);
  expect(runtime.platform.calls[0]?.input).not.toHaveProperty('query');
  expect(screen.getByRole('link', { name: 'Every weight' })).toHaveAttribute('href', '/fighters');
});

test('CAT-077 CAT-080 A to Z requests the page, letter and weight class of the address; letters without fighters are disabled', async () => {
  const runtime = await openList('/fighters?tab=a-z&letter=v&weightClass=MIDDLEWEIGHT&p=2');
  expect(runtime.platform.calls).toEqual([
    {
      endpoint: 'readFighters',
      input: expect.objectContaining({
        query: { p: 2, rpp: 24, letter: 'V', weightClass: 'MIDDLEWEIGHT' },
      }) as unknown,
    },
  ]);
  const letters = screen.getByRole('navigation', { name: 'First letter of the surname' });
  expect(within(letters).getByRole('link', { name: 'O' })).toHaveAttribute(
    'href',
    '/fighters?tab=a-z&weightClass=MIDDLEWEIGHT&letter=O',
  );
  expect(within(letters).getByRole('link', { name: 'B' })).toHaveAttribute('aria-disabled', 'true');
  expect(within(letters).getByRole('link', { name: 'B' })).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/fighters?tab=a-z&weightClass=MIDDLEWEIGHT&letter=V&p=3',
  );
});

test('CAT-077 ENT-012 another tab starts without letter, filter and page', async () => {
  await openList('/fighters?tab=a-z&letter=V&weightClass=MIDDLEWEIGHT&p=2');
  expect(screen.getByRole('link', { name: 'Rankings' })).toHaveAttribute('href', '/fighters');
  expect(screen.getByRole('link', { name: 'A to Z' })).toHaveAttribute('href', '/fighters?tab=a-z');
});

test('CAT-076 returning from a fighter restores the position at that fighter', async () => {
  const runtime = await openList('/fighters');
  fireEvent.click(screen.getByRole('link', { name: /Chidi Okafor/ }));
  expect(runtime.navigation.current().search).toBe('?at=okafor');
  cleanup();
  await openList('/fighters?at=okafor');
  expect(screen.getByRole('link', { name: /Chidi Okafor/ })).toHaveFocus();
});

test.each([
  ['', { tab: 'rankings', weightClass: null, letter: null, page: 1 }],
  ['tab=a-z&letter=ñ&p=4', { tab: 'a-z', weightClass: null, letter: 'Ñ', page: 4 }],
  ['tab=other&letter=A&p=2', { tab: 'rankings', weightClass: null, letter: null, page: 1 }],
  ['tab=a-z&p=-1', { tab: 'a-z', weightClass: null, letter: null, page: 1 }],
  ['tab=a-z&p=1.5&weightClass=', { tab: 'a-z', weightClass: null, letter: null, page: 1 }],
])('CAT-076 the query "%s" means %j', (query, state) => {
  expect(readListState(new URLSearchParams(query))).toEqual(state);
});

test('CAT-076 CAT-077 a state is read back as it was written, and a new filter starts at page 1', () => {
  const state = { tab: 'a-z', weightClass: 'FLYWEIGHT', letter: 'K', page: 3 } as const;
  expect(readListState(new URLSearchParams(queryOf(state)))).toEqual(state);
  expect(narrowed(state, { letter: null })).toEqual({ ...state, letter: null, page: 1 });
  expect(queryOf(stateOfTab('rankings'))).toEqual({});
});

test.each([
  ['en', ['V', 'Ł'], { count: 27, last: 'Ł', on: ['V', 'Ł'] }],
  ['es', ['Ñ'], { count: 27, last: 'Z', on: ['Ñ'] }],
  ['ar', ['ع'], { count: 28, last: 'ي', on: ['ع'] }],
])('CAT-077 the letters in %s with fighters under %j', (locale, present, { count, last, on }) => {
  const letters = lettersOf(locale, present);
  expect([letters.length, letters.at(-1)?.letter]).toEqual([count, last]);
  expect(letters.filter(({ hasFighters }) => hasFighters).map(({ letter }) => letter)).toEqual(on);
  expect(lettersOf(locale, null).every(({ hasFighters }) => hasFighters)).toBe(true);
});

test.each([
  ['CAT-075', '/fighters', { readRankings: { rankings: [] } }, 'Nobody is ranked yet'],
  ['CAT-075', '/fighters?weightClass=NOBODY', { readRankings: rankings }, 'Nobody in this corner'],
  [
    'CAT-075',
    '/fighters',
    { readRankings: new CallError('readRankings', 500, undefined, []) },
    'Nobody came out of the tunnel',
  ],
  [
    'CAT-077',
    '/fighters?tab=a-z&letter=Q',
    { readFighters: { ...fighters, fighters: [] } },
    'Nobody in this corner',
  ],
  ['CAT-074', '/fighters?tab=a-z', { readFighters: { fighters: null } }, 'Nobody came out of the tunnel'],
])('%s %s without anything to show', async (_, at, answers, heading) => {
  await openList(at, answers);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'A to Z' })).toBeVisible();
});

const openOne: Activate<'route'> = profile;
async function openProfile(answer: unknown): Promise<FakeRuntime> {
  const { context, runtime } = fakeContext({ options, pluginId: 'route/fighters' });
  runtime.platform.answer('readFighter', answer);
  const { Page } = await openOne(context);
  await renderInRuntime(<Page parameters={{ id: 'vance' }} />, { runtime });
  return runtime;
}

const fight = {
  opponent: { id: 'okafor', name: 'Chidi Okafor' },
  outcome: 'WIN',
  method: 'SPLIT_DECISION',
  round: 12,
  date: Date.UTC(2025, 2, 8),
  videoId: 'rs-1',
};

test('CAT-081 ENT-015 a profile has name, weight class, record, measures, fights and videos', async () => {
  await openProfile({
    ...vance,
    measures: { age: 31, heightCm: 185, reachCm: 191, stance: 'Southpaw' },
    fightHistory: [fight, { opponent: { name: 'Nobody Known' }, outcome: 'LOSS', method: 'KO' }],
    relatedVideos: [{ id: 'rs-1', type: 'VOD', title: 'Vance v Okafor', accessLevel: 'GRANTED' }],
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dario Vance');
  expect(document.title).toBe('Dario Vance · Ringside');
  for (const text of [
    'Champion',
    'Middleweight',
    'Ireland',
    '21 wins, 2 losses, 1 draw',
    '12',
    '185 cm',
    '191 cm',
    'Southpaw',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  const [first, second] = within(screen.getByRole('region', { name: 'The fights' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Won.*Chidi Okafor.*Split decision · round 12.*Mar 8th, 2025/);
  expect(within(first as HTMLElement).getByRole('link', { name: 'Chidi Okafor' })).toHaveAttribute(
    'href',
    '/fighter/okafor',
  );
  expect(within(first as HTMLElement).getByRole('link', { name: 'Watch Chidi Okafor' })).toHaveAttribute(
    'href',
    '/vod/rs-1',
  );
  expect(second).toHaveTextContent(/Lost.*Nobody Known.*Knockout/);
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'On film' })).getByRole('link')).toHaveTextContent(
    'Vance v Okafor',
  );
});

test.each([
  ['KO', 'Knockout'],
  ['TKO', 'Technical knockout'],
  ['SUBMISSION', 'Submission'],
  ['UNANIMOUS_DECISION', 'Unanimous decision'],
  ['SPLIT_DECISION', 'Split decision'],
  ['MAJORITY_DECISION', 'Majority decision'],
  ['TECHNICAL_DECISION', 'Technical decision'],
  ['DRAW', 'Draw'],
  ['DISQUALIFICATION', 'Disqualification'],
  ['NO_CONTEST', 'No contest'],
  ['TICKLED', 'TICKLED'],
  ['toString', 'toString'],
])('CAT-078 ENT-013 the method %s is labelled %s', async (method, words) => {
  await openProfile({ ...vance, fightHistory: [{ ...fight, method, round: null }] });
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['STRAWWEIGHT', 'Strawweight'],
  ['FLYWEIGHT', 'Flyweight'],
  ['BANTAMWEIGHT', 'Bantamweight'],
  ['FEATHERWEIGHT', 'Featherweight'],
  ['LIGHTWEIGHT', 'Lightweight'],
  ['WELTERWEIGHT', 'Welterweight'],
  ['MIDDLEWEIGHT', 'Middleweight'],
  ['LIGHT_HEAVYWEIGHT', 'Light heavyweight'],
  ['HEAVYWEIGHT', 'Heavyweight'],
  ['CATCHWEIGHT', 'Catchweight'],
  ['WOMENS_STRAWWEIGHT', 'Women’s strawweight'],
  ['WOMENS_FLYWEIGHT', 'Women’s flyweight'],
  ['WOMENS_BANTAMWEIGHT', 'Women’s bantamweight'],
  ['WOMENS_FEATHERWEIGHT', 'Women’s featherweight'],
  ['BRIDGERWEIGHT', 'BRIDGERWEIGHT'],
])('CAT-079 ENT-014 the weight class %s is labelled %s', async (weightClass, words) => {
  await openProfile({ ...vance, weightClass });
  expect(screen.getByText(words)).toBeVisible();
});

test('CAT-081 an incomplete profile shows its known fields', async () => {
  await openProfile({
    id: 'vance',
    name: 'Dario Vance',
    alias: null,
    record: null,
    measures: null,
    fightHistory: null,
    relatedVideos: null,
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dario Vance');
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
});

test('CAT-081 an answer without a name is a failed call', async () => {
  await openProfile({ id: 'vance' });
  expect(screen.getByRole('heading')).toHaveTextContent('Nobody came out of the tunnel');
});

test.each([
  ['CAT-084 an unknown fighter is not found', 404, 'Not found'],
  ['CAT-081 a failed call can be made again', 500, 'Nobody came out of the tunnel'],
])('%s', async (_, status, heading) => {
  const runtime = await openProfile(new CallError('readFighter', status, undefined, []));
  expect(screen.getByRole('heading')).toHaveTextContent(heading);
  if (status === 404) return;
  runtime.platform.answer('readFighter', vance);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Dario Vance' })).toBeVisible();
});

test('CAT-080 rankings are sorted whatever order the platform has, and no change is a change of zero', () => {
  const [first] = rankingsOf(rankings, () => undefined);
  expect(first?.entries.map(({ rank, change }) => [rank, change])).toEqual([
    [0, 0],
    [1, -2],
  ]);
});
