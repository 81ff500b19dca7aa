/** Whatever a page throws, the frame around it remains and offers a way to continue. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../../core/boot/PageBoundary';
import { checkedRealm } from '../../../core/pageKit/pageServices';
import type { Token } from '../../../core/sdk';
import { ShellStore, shellStore } from '../../../core/pageKit/ShellStore';
import { fakeContext } from '../../kit';
import { renderInRuntime } from '../../kit/renderInRuntime';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function pageThat(throws: () => boolean) {
  const { runtime } = fakeContext({ options: {} });
  const services = new Map<symbol, unknown>([
    [checkedRealm.key, { images: {} }],
    [shellStore.key, new ShellStore({ track: () => undefined })],
  ]);
  const service = <T,>(token: Token<T>): T =>
    services.has(token.key) ? (services.get(token.key) as T) : runtime.service(token);
  let go: (path: string) => void = () => undefined;
  function Page() {
    if (throws()) throw new Error('no title');
    return <p>The page</p>;
  }
  function Frame() {
    const navigate = useNavigate();
    go = (path) => void navigate(path);
    return (
      <>
        <header>The frame</header>
        <PageBoundary>
          <Page />
        </PageBoundary>
      </>
    );
  }
  await renderInRuntime(<Frame />, { runtime: { ...runtime, service } });
  return { go: (path: string) => act(async () => go(path)) };
}

test('ERR-028 the frame stays, and a retry draws the page', async () => {
  let broken = true;
  await pageThat(() => broken);
  expect(screen.getByText('The frame')).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The page')).toBeVisible();
});

test('ERR-028 another address is a new attempt', async () => {
  let broken = true;
  const { go } = await pageThat(() => broken);
  expect(screen.queryByText('The page')).toBeNull();
  broken = false;
  await go('/browse');
  expect(screen.getByText('The page')).toBeVisible();
});
