/** Staff impersonating a viewer. */
import { screen, waitFor } from '@testing-library/react';
import ImpersonationPage from '../../../../core/session/pages/ImpersonationPage';
import { CallError } from '../../../../core/sdk';
import { drawAt } from './signInPages';

const tokens = { authorisationToken: 'a', refreshToken: 'r' };

test('ADM-012 ADM-013 the token is removed from the address, is exchanged once, and the site opens as that viewer', async () => {
  const addresses: string[] = [];
  const runtime = await drawAt(<ImpersonationPage />, {
    href: '/impersonate/once-9',
    arrange: (signing) => {
      signing.platform.answer('impersonate', () => {
        addresses.push(signing.parts.address.current().pathname);
        return tokens;
      });
    },
  });
  await waitFor(() => expect(runtime.story.some((line) => line.startsWith('go '))).toBe(true));
  // React strict mode runs effects twice: the token can be used once.
  expect(
    runtime.platform.calls.filter(({ endpoint }) => endpoint === 'impersonate').map(({ input }) => input),
  ).toEqual([{ body: { token: 'once-9' } }]);
  expect(addresses).toEqual(['/home']);
  expect(runtime.parts.address.current().href).not.toContain('once-9');
});

test('ADM-012 a refused token shows the generic error and a link onward, without the token', async () => {
  const runtime = await drawAt(<ImpersonationPage />, {
    href: '/impersonate/spent',
    arrange: (signing) =>
      void signing.platform.answer('impersonate', new CallError('impersonate', 401, 'tokenSpent', [])),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something did not work. Please try again later.',
  );
  expect(screen.getByRole('button')).toBeVisible();
  expect(runtime.parts.address.current().href).not.toContain('spent');
});
