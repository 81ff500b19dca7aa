import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import SearchPage from '../../../../core/pages/search/SearchPage';
import SearchPanel from '../../../../core/pages/search/SearchPanel';
import { CallError } from '../../../../core/sdk';
import { answer, searchFixture, type FindingGiven } from './searchFixture';

const facets = [
  {
    name: 'genre',
    label: 'Genre',
    options: [
      { value: 'boxing', label: 'Boxing', count: 2, active: false },
      { value: 'drama', label: 'Drama', count: 1, active: false },
    ],
  },
  {
    name: 'availability',
    label: 'Availability',
    options: [{ value: 'here', label: 'Here', count: 3, active: true }],
  },
];
const offered = {
  facets,
  sortOptions: [
    { value: 'relevance', label: 'Relevance' },
    { value: 'newest', label: 'Newest' },
  ],
  tabs: [
    { name: 'all', label: 'All', count: 2 },
    { name: 'series', label: 'Series', count: 1 },
  ],
};
const pages = { '/search': <SearchPage /> };
const at = (path: string, given: Partial<FindingGiven> = {}) =>
  searchFixture(path, { pages, answers: { searchContent: answer(['1', '2'], offered) }, ...given });
const field = () => screen.getByRole('searchbox', { name: 'Search' });
const results = () => screen.getAllByRole('link', { name: /^Title/ });

test('NAV-027 CAT-044 the typed query is searched for, and results are announced and listed as cards', async () => {
  const { user, pass, asked } = await at('/search');
  expect(field()).toHaveFocus();
  await user.type(field(), 'van');
  await pass(0);
  expect(asked()).toEqual([{ query: 'van', p: 1, rpp: 24 }]);
  expect(results().map(({ textContent }) => textContent)).toEqual(['Title 1', 'Title 2']);
  expect(screen.getByRole('status')).toHaveTextContent('2 results for “van”');
});

test('CAT-046 CAT-047 typing is debounced, Enter is not', async () => {
  const { user, pass, asked } = await at('/search');
  await user.type(field(), 'v');
  await pass(999);
  expect(asked()).toHaveLength(0);
  await user.keyboard('{Enter}');
  await pass(0);
  expect(asked()).toHaveLength(1);
});

test('CAT-058 the address is read at the start, and follows query and choices', async () => {
  const { user, pass, asked, here } = await at('/search?query=van&facets=genre:boxing&sort=newest');
  expect(asked()).toEqual([{ query: 'van', p: 1, rpp: 24, facets: ['genre:boxing'], sort: 'newest' }]);
  expect(field()).toHaveValue('van');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'relevance');
  await pass(0);
  expect(here().search).toBe('?query=van&facets=genre%3Aboxing');
});

test('CAT-056 CAT-059 options show label and count, the marked ones are selected, and clear-all restores them', async () => {
  const { user, pass, asked } = await at('/search?query=van');
  const aside = within(screen.getByRole('complementary', { name: 'Filters' }));
  expect(aside.getByRole('checkbox', { name: 'Here 3' })).toBeChecked();
  await user.click(aside.getByRole('checkbox', { name: 'Boxing 2' }));
  await pass(0);
  await user.click(aside.getByRole('checkbox', { name: 'Drama 1' }));
  await pass(0);
  expect(asked().at(-1)).toMatchObject({
    facets: ['availability:here', 'genre:boxing', 'genre:drama'],
    p: 1,
  });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await pass(0);
  expect(asked().at(-1)).not.toHaveProperty('facets');
});

test('CAT-057 an order is sent, relevance is not', async () => {
  const { user, pass, asked } = await at('/search?query=van');
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  await user.selectOptions(sort, 'newest');
  await pass(0);
  expect(asked().at(-1)).toMatchObject({ sort: 'newest' });
  await user.selectOptions(sort, 'relevance');
  await pass(0);
  expect(asked().at(-1)).not.toHaveProperty('sort');
});

test('CAT-055 CAT-060 a tab switches the list and is in the address; the arrow keys move among tabs', async () => {
  const { user, pass, asked, here } = await at('/search?query=van');
  screen.getByRole('tab', { name: /All/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Series/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  await pass(0);
  expect(asked().at(-1)).toMatchObject({ tab: 'series' });
  expect(here().searchParams.get('tab')).toBe('series');
  expect(screen.getByRole('tab', { name: /Series/ })).toHaveAttribute('aria-selected', 'true');
});

test('the arrow down leads from the field into the results, the arrow up back', async () => {
  const { user } = await at('/search?query=van');
  field().focus();
  await user.keyboard('{ArrowDown}');
  expect(results()[0]).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(results()[1]).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(results()[0]).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
});

test('CAT-053 CAT-098 an empty field shows how to start, and clearing it removes the results', async () => {
  const { user, pass, here } = await at('/search?query=van');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await pass(0);
  expect(screen.getByText('Type a title, a name or a genre.')).toBeVisible();
  expect(here().search).toBe('');
  expect(field()).toHaveFocus();
});

test('CAT-054 CAT-098 no matches are stated with the query, and offer an alternative', async () => {
  await at('/search?query=zzz', { answers: { searchContent: answer([], offered) } });
  expect(screen.getByRole('heading', { name: 'Nothing found for “zzz”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse everything' })).toHaveAttribute('href', '/grid');
  expect(screen.queryByRole('link', { name: /^Title/ })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “zzz”');
});

test('CAT-054 no matches under a filter offer to remove the filter', async () => {
  const { user, pass, asked } = await at('/search?query=van&facets=genre:drama', {
    answers: { searchContent: answer([], offered) },
  });
  await user.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1) as HTMLElement);
  await pass(0);
  expect(asked().at(-1)).not.toHaveProperty('facets');
});

test('ERR-027 ERR-028 CAT-054 CAT-098 a failure is shown, and a press retries', async () => {
  let fails = true;
  const searchContent = () => (fails ? new CallError('searchContent', 500, 'down', []) : answer(['1']));
  const { user, pass, reported } = await at('/search?query=van', { answers: { searchContent } });
  expect(screen.getByRole('alert')).toHaveTextContent('The search did not work');
  expect(screen.getByRole('alert')).toHaveTextContent('Something did not work. Please try again later.');
  expect(reported).toHaveLength(1);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(results()).toHaveLength(1);
});

test('ROU-115 a search that was left for a result is restored on return', async () => {
  const { go, asked } = await at('/search?query=van');
  await go('/video/1');
  await go(-1);
  expect(results()).toHaveLength(2);
  expect(asked()).toHaveLength(1);
});

test('CAT-051 once the pages of content were left, the next search starts anew', async () => {
  const { go, slot } = await at('/search?query=van');
  await go('/account');
  slot.current?.search?.reset();
  await go('/search');
  expect(field()).toHaveValue('');
});

test('a realm without a search engine plugin has no search', async () => {
  await at('/search', { withoutEngine: true });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Not part of this service' })).toBeVisible();
});

describe('over another page', () => {
  const over = (path: string) =>
    searchFixture(path, {
      pages: { '/home': <Beneath /> },
      answers: { searchContent: answer(['1'], offered) },
    });

  test('NAV-028 CAT-058 it keeps its query in the address next to that of the page below', async () => {
    const { user, pass, here } = await over('/home?sort=title#search');
    await user.type(field(), 'van');
    await pass(0);
    expect(here().search).toBe('?sort=title&find=van');
    expect(here().hash).toBe('#search');
    expect(results()).toHaveLength(1);
  });

  test('CAT-049 closed and opened again it has the query, and searches anew', async () => {
    const { go, asked } = await over('/home?find=van#search');
    expect(asked()).toHaveLength(1);
    await go('/home');
    await go('/home#search');
    expect(field()).toHaveValue('van');
    expect(asked()).toHaveLength(2);
  });
});

function Beneath() {
  const { hash } = useLocation();
  return hash === '#search' ? <SearchPanel /> : <h1>Home</h1>;
}
