/** The routing store and what components use of it. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { RoleLink, RoutingProvider, useRouteMatch } from '../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../core/routing/RoutingStore';
import { buildRouteTables, type TableName } from '../../../core/routing/routeTables';
import { useRelocation } from '../../../core/routing/useRelocation';
import { useRoleNavigate } from '../../../core/routing/useRoleNavigate';

const tables = buildRouteTables();

function Page() {
  useRelocation();
  const go = useRoleNavigate();
  const navigate = useNavigate();
  const match = useRouteMatch();
  const { pathname, search, hash, state } = useLocation() as {
    pathname: string;
    search: string;
    hash: string;
    state: unknown;
  };
  return (
    <>
      <output aria-label="address">{pathname + search + hash}</output>
      <output aria-label="page">{match?.role ?? 'none'}</output>
      <output aria-label="state">{JSON.stringify(state)}</output>
      <RoleLink
        to="LIVE"
        params={{ eventId: '7', eventTitle: 'Grand Final' }}
        query={{ from: '/home' }}
        hash="chat"
        className="wide"
      >
        Watch
      </RoleLink>
      <RoleLink to="SEARCH">Search</RoleLink>
      <button
        onClick={() =>
          go(
            'LOGIN',
            { authProvider: 'apple' },
            { query: { from: '/home' }, state: { email: 'a@b.example' } },
          )
        }
      >
        Sign in
      </button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function start(address: string, { language = 'en', pinned }: { language?: string; pinned?: TableName } = {}) {
  const selected = observable.box(language);
  const store = new RoutingStore({ tables, pinned, language: () => selected.get(), signInPaths: [] });
  render(
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      <RoutingProvider store={store}>
        <Page />
      </RoutingProvider>
    </MemoryRouter>,
  );
  return { store, select: (next: string) => act(() => runInAction(() => selected.set(next))) };
}

const shown = (name: string) => screen.getByLabelText(name).textContent;

test('ROU-008 a link consists of role, parameters, query and hash', () => {
  start('/');
  const link = screen.getByRole('link', { name: 'Watch' });
  expect(link).toHaveAttribute('href', '/live/7/grand-final?from=%2Fhome#chat');
  expect(link).toHaveClass('wide');
});

test('navigating to a role passes query and state', async () => {
  start('/', { language: 'pt' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect([shown('address'), shown('page')]).toEqual(['/iniciar-sessao/apple?from=%2Fhome', 'LOGIN_PROVIDER']);
  expect(shown('state')).toBe('{"email":"a@b.example"}');
});

test('ROU-003 the page stays under its new path when the language changes, and links are updated', () => {
  const { select } = start('/season/4/summer?from=%2Fhome#cast');
  select('pt-PT');
  expect([shown('address'), shown('page')]).toEqual(['/temporada/4/summer?from=%2Fhome#cast', 'SEASON']);
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/pesquisar');
  select('es');
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/buscar');
  select('ar');
  expect(shown('address')).toBe('/season/4/summer?from=%2Fhome#cast');
  expect(shown('page')).toBe('SEASON');
});

test('ROU-003 a realm that pins a table keeps it in every language', () => {
  const { select, store } = start('/browse', { pinned: 'ES' });
  expect(shown('address')).toBe('/canales');
  select('pt');
  expect([store.activeTable, shown('address')]).toEqual(['ES', '/canales']);
});

test('ROU-005 an address of another table is replaced by the active table’s', async () => {
  start('/aovivo/7/final?x=1#chat', { language: 'ar' });
  expect([shown('address'), shown('page')]).toEqual(['/live/7/final?x=1#chat', 'LIVE']);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(shown('address')).toBe('/before');
});

test('an unknown path stays as it is', () => {
  start('/nowhere?x=1', { language: 'pt' });
  expect([shown('address'), shown('page')]).toEqual(['/nowhere?x=1', 'none']);
});

test('the store resolves pages and relocations without a component', () => {
  const store = new RoutingStore({ tables, language: () => 'pt', signInPaths: [] });
  expect(store.match('/live/7')).toMatchObject({ role: 'LIVE', table: 'default' });
  expect(store.relocated({ pathname: '/live/7', search: '?x=1', hash: '' })).toBe('/aovivo/7?x=1');
  expect(store.relocated({ pathname: '/nowhere', search: '', hash: '' })).toBeNull();
});

test('a component outside the provider fails with a clear error', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<MemoryRouter children={<Page />} />)).toThrow('RoutingProvider');
  errors.mockRestore();
});
