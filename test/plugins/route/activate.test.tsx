/** Confirming a device or an account by its code. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, type RoutePage } from '../../../core/sdk';
import activate from '../../../plugins/route/activate/page';
import manifest from '../../../plugins/route/activate/plugin.json';
import { describeRoute, fakeContext, renderInRuntime } from 'proscenium/kit';

describeRoute('route/activate', { manifest, activate, options: {}, parameters: { id: 'STAGE1' } });

afterEach(cleanup);

async function open(role: 'guest' | 'viewer', answer?: unknown) {
  const { runtime } = fakeContext({ options: {}, pluginId: 'route/activate' });
  if (role === 'viewer')
    runtime.session.viewer = {
      id: '7',
      isGuest: false,
      role: 'USER',
      email: 'vera@example.com',
      isChild: false,
    };
  runtime.platform.answer('activate', answer);
  runtime.navigation.at('/activate/STAGE1?x=1');
  const { Page }: RoutePage = activate();
  await renderInRuntime(<Page parameters={{ id: 'STAGE1' }} />, { runtime });
  return runtime;
}

test('ADM-016 a guest signs in first and returns', async () => {
  const runtime = await open('guest');
  expect(runtime.navigation.visited).toEqual(['/login?from=%2Factivate%2FSTAGE1%3Fx%3D1']);
  expect(runtime.platform.calls).toEqual([]);
});

test('ADM-016 a viewer must confirm, and no call is made before that', async () => {
  const runtime = await open('viewer');
  expect(screen.getByText('STAGE1')).toBeVisible();
  expect(screen.getByText(/vera@example\.com/)).toBeVisible();
  expect(runtime.platform.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  expect(runtime.platform.calls).toEqual([{ endpoint: 'activate', input: { path: { id: 'STAGE1' } } }]);
  expect(screen.getByRole('status')).toHaveTextContent('Activated.');
});

test.each([
  [
    'ADM-016 a code that the platform does not take',
    404,
    'The code may be wrong or too old; ask for a new one.',
  ],
  ['ADM-016 a code that was used', 409, 'The code may be wrong or too old; ask for a new one.'],
  ['ERR-028 a platform that fails', 500, 'Something did not work. Please try again later.'],
])('ERR-027 ADM-019 %s is shown in one sentence, and can be retried', async (_, status, words) => {
  const runtime = await open('viewer', new CallError('activate', status, undefined, []));
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  expect(screen.getByRole('alert').textContent).toBe(words);
  runtime.platform.answer('activate', undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  expect(screen.getByRole('status')).toHaveTextContent('Activated.');
});
