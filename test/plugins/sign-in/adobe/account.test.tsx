/** Viewers with a platform account: signing in with it, and unlinking their company. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draw, names } from './draw';
import { linkedViewer, open, refusal, tokens, type Opened } from './fixture';

afterEach(cleanup);

describe('a platform account', () => {
  const signIn = async (linkedAccounts: readonly { provider: string }[]) => {
    const opened = open({ accounts: true });
    opened.runtime.platform.answer('login', { ...tokens, linkedAccounts });
    const { steps } = await draw(opened, {}, { from: '/video/1' });
    await userEvent.click(screen.getByText('I have a Ringside account'));
    await userEvent.type(screen.getByLabelText('Email'), 'vera@example.com');
    await userEvent.type(screen.getByLabelText('Password', { exact: true }), 'secret{Enter}');
    return { steps, opened };
  };

  test('SGP-109 SGP-123 without a company it is signed in, and returns to where it came from', async () => {
    const { steps, opened } = await signIn([{ provider: 'openid' }]);
    expect(opened.runtime.platform.calls.at(-1)).toMatchObject({
      endpoint: 'login',
      input: { body: { id: 'vera@example.com', secret: 'secret' } },
    });
    expect(steps).toEqual([
      {
        kind: 'tokens',
        tokens: expect.objectContaining(tokens) as unknown,
        query: new URLSearchParams({ from: '/video/1' }),
      },
    ]);
  });

  test('SGP-122 with a company it returns here, with a code of its own', async () => {
    const { steps, opened } = await signIn([{ provider: 'adobe' }]);
    expect(steps).toMatchObject([{ query: new URLSearchParams({ from: '/providers?from=%2Fvideo%2F1' }) }]);
    expect(opened.runtime.tabStorage.values.size).toBe(0);
  });

  test('SGP-036 SGP-039 the button states that signing in links the company to the account', async () => {
    await draw(open({ accounts: true }));
    await userEvent.click(screen.getByText('I have a Ringside account'));
    expect(screen.getByRole('button', { name: 'Sign in and link' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  test('SGP-109 it is offered only where the realm enables it', async () => {
    await draw(open());
    expect(screen.queryByText('I have a Ringside account')).toBeNull();
  });
});

describe('unlinking', () => {
  const linked = async (): Promise<Opened> => {
    const opened = open();
    linkedViewer(opened.runtime);
    await draw(opened);
    return opened;
  };

  test('SGP-127 PWD-033 PWD-034 PWD-036 it asks first, then calls, then signs out to the login page', async () => {
    const opened = await linked();
    opened.runtime.platform.answer('unlinkAuthProvider', undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
    expect(opened.calls()).not.toContain('unlinkAuthProvider');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink and sign out' }),
    );
    expect(opened.runtime.platform.calls.at(-1)).toEqual({
      endpoint: 'unlinkAuthProvider',
      input: { path: { provider: 'adobe' } },
    });
  });

  test('PWD-036 cancelling makes no call', async () => {
    const opened = await linked();
    await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Keep it' }).at(-1)!,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opened.calls()).not.toContain('unlinkAuthProvider');
  });

  test('PWD-035 ERR-019 a refusal shows the generic error', async () => {
    const opened = await linked();
    opened.runtime.platform.answer('unlinkAuthProvider', refusal(409));
    await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink and sign out' }),
    );
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
      'Something did not work.',
    );
  });

  test.each<[string, (opened: Opened) => void]>([
    ['a guest', ({ runtime }) => (runtime.session.viewer = { ...runtime.session.viewer, isGuest: true })],
    ['an account without a company', ({ runtime }) => runtime.storage.values.delete('signin.linkedAccounts')],
    [
      'a list that cannot be read',
      ({ runtime }) => runtime.storage.values.set('signin.linkedAccounts', '{"adobe":1}'),
    ],
    ['staff in a viewer’s name', ({ runtime }) => Object.assign(runtime.session, { impersonated: true })],
  ])('SGP-127 it is not offered to %s', async (_, arrange) => {
    const opened = open();
    linkedViewer(opened.runtime);
    arrange(opened);
    await draw(opened);
    expect(names()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Unlink' })).toBeNull();
  });
});
