/** Signing a television in by the code on its screen. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, type RoutePage } from '../../../core/sdk';
import activate from '../../../plugins/route/activate/tvLogin';
import manifest from '../../../plugins/route/activate/plugin.json';
import { describeRoute, fakeContext, renderInRuntime } from 'proscenium/kit';

describeRoute('route/activate, televisions', {
  manifest,
  contribution: 'tv-login',
  activate,
  options: {},
  parameters: {},
});

afterEach(cleanup);

async function open(role: 'guest' | 'viewer', answer?: unknown, tvAuthType?: string) {
  const { runtime } = fakeContext({ options: {}, pluginId: 'route/activate' });
  if (role === 'viewer')
    runtime.session.viewer = {
      id: '7',
      isGuest: false,
      role: 'USER',
      email: 'vera@example.com',
      isChild: false,
    };
  runtime.platform.answer('activateTelevision', answer);
  runtime.navigation.at(`/tv-login${tvAuthType === undefined ? '' : `/${tvAuthType}`}`);
  const { Page }: RoutePage = activate();
  await renderInRuntime(<Page parameters={tvAuthType === undefined ? {} : { tvAuthType }} />, { runtime });
  return runtime;
}
const code = () => screen.getByRole('textbox', { name: 'Code on the TV' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign in the TV' }));

test.each([
  ['to the login page', undefined, '/login?from=%2Ftv-login'],
  ['to the way that the television asks for', 'openid', '/login/openid?from=%2Ftv-login%2Fopenid'],
])('SGN-097 a guest goes %s first, and returns', async (_, provider, path) => {
  const runtime = await open('guest', undefined, provider);
  expect(runtime.navigation.visited).toEqual([path]);
  expect(runtime.platform.calls).toEqual([]);
});

test('SGN-098 the code is sent without blanks and dashes, and success is shown', async () => {
  const runtime = await open('viewer');
  expect(screen.getByText(/vera@example\.com/)).toBeVisible();
  await userEvent.type(code(), 'box-2 22');
  await send();
  expect(runtime.platform.calls).toEqual([
    { endpoint: 'activateTelevision', input: { path: { code: 'box222' } } },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Your TV is signed in.');
});

test('SGN-098 a refused code is shown at its field, and can be sent again', async () => {
  const runtime = await open('viewer', new CallError('activateTelevision', 404, 'notFound', []));
  await userEvent.type(code(), 'BOX222');
  await send();
  expect(code()).toHaveAccessibleDescription(/The code may be wrong or too old/);
  expect(screen.queryByText(/Something did not work/)).toBeNull();
  runtime.platform.answer('activateTelevision', undefined);
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Your TV is signed in.');
});

test('SGN-098 a platform failure is the generic error, and can be retried', async () => {
  const runtime = await open('viewer', new CallError('activateTelevision', 500, undefined, []));
  await userEvent.type(code(), 'BOX222');
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Something did not work. Please try again later.');
  runtime.platform.answer('activateTelevision', undefined);
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Your TV is signed in.');
});

test('an empty code is not sent', async () => {
  const runtime = await open('viewer');
  await send();
  expect(code()).toHaveAccessibleDescription(/Type the code first/);
  expect(runtime.platform.calls).toEqual([]);
});
