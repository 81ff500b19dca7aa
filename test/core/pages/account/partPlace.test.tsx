import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartPlace } from '../../../../core/pages/account/PartPlace';
import type { BuiltInPanel } from '../../../../core/pages/account/accountPanels';
import { newRelease, pageLog, pageTexts } from '../../../../core/pageKit/pageServices';
import type { Token } from '../../../../core/sdk';
import { fakeContext } from '../../../kit';
import { renderInRuntime } from '../../../kit/renderInRuntime';

afterEach(cleanup);

async function draw(load: BuiltInPanel['load'], renews: boolean) {
  const { context, runtime } = fakeContext({ options: {} });
  const asked: string[] = [];
  const services = new Map<symbol, unknown>([
    [pageLog.key, context.log],
    [newRelease.key, () => renews],
    [pageTexts.key, { has: () => true, require: async (bundle: string) => void asked.push(bundle) }],
  ]);
  const service = <T,>(token: Token<T>): T =>
    services.has(token.key) ? (services.get(token.key) as T) : runtime.service(token);
  const panel: BuiltInPanel = {
    name: 'trial',
    labelKey: 'accountDetails',
    leadKey: 'accountDetailsLead',
    icon: 'star',
    messages: ['details'],
    load,
  };
  await renderInRuntime(
    <PartPlace
      part={{ name: 'trial', label: 'Trial', lead: null, icon: 'star', source: { kind: 'builtIn', panel } }}
    />,
    { runtime: { ...runtime, service } },
  );
  return { runtime, asked };
}
const loaded = { default: () => <p>Loaded</p> };

test('a panel arrives with its texts, and its space is reserved until both are loaded', async () => {
  const { asked } = await draw(() => new Promise(() => undefined), false);
  expect(asked).toEqual(['details']);
  expect(screen.getByRole('status')).toHaveTextContent('Loading this part');
});

test('ACC-032 a panel whose code cannot be loaded shows an error, and a press retries', async () => {
  let fails = true;
  const { runtime } = await draw(
    () => (fails ? Promise.reject(new Error('gone')) : Promise.resolve(loaded)),
    false,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(runtime.lines.some((line) => line.startsWith('error'))).toBe(true);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Loaded')).toBeVisible();
});

test('code that a new release has removed leads to one reload, not to an error', async () => {
  const { runtime } = await draw(() => Promise.reject(new Error('gone')), true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(runtime.lines).toEqual([]);
});
