/** The branded page for signed-in viewers. */
import { cleanup, screen } from '@testing-library/react';
import type { RoutePage } from '../../../core/sdk';
import activate from '../../../plugins/route/member-area/page';
import manifest from '../../../plugins/route/member-area/plugin.json';
import { describeRoute, fakeContext, renderInRuntime } from 'proscenium/kit';

const options = { section: 'retrospetivas' };
describeRoute('route/member-area', { manifest, activate, options });

afterEach(cleanup);

async function open(viewer: { readonly isGuest: boolean; readonly known?: boolean }) {
  const { context, runtime } = fakeContext({ options, pluginId: 'route/member-area' });
  Object.assign(runtime.session, {
    viewer: { ...runtime.session.viewer, isGuest: viewer.isGuest },
    known: viewer.known ?? true,
  });
  runtime.navigation.at('/socios');
  const { Page }: RoutePage = activate(context);
  await renderInRuntime(<Page parameters={{}} />, { runtime });
  return runtime;
}

test('ADM-017 a signed-in viewer sees the section that the realm names', async () => {
  const runtime = await open({ isGuest: false });
  expect(screen.getByRole('heading')).toHaveTextContent('The section retrospetivas');
  expect(runtime.navigation.visited).toEqual([]);
});

test('ADM-017 a guest signs in first and returns', async () => {
  const runtime = await open({ isGuest: true });
  expect(runtime.navigation.visited).toEqual(['/login?from=%2Fsocios']);
  expect(screen.queryByText(/The section/)).toBeNull();
});

test('ADM-017 while the session is unknown, nobody is redirected', async () => {
  const runtime = await open({ isGuest: true, known: false });
  expect(runtime.navigation.visited).toEqual([]);
});
