import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import EmailConfirmationPage from '../../../../core/session/pages/EmailConfirmationPage';
import ResetPasswordPage from '../../../../core/session/pages/ResetPasswordPage';
import { RESET_PASSWORD_REDIRECT } from '../../../../core/sdk/constants';
import { CallError } from '../../../../core/sdk';
import { acmeEntry, idEntry, plugin, realmWith, entry } from '../signInFixture';
import { drawAt, type Drawing } from './signInPages';

const reset = (drawing: Drawing) =>
  drawAt(<ResetPasswordPage />, { realm: realmWith([idEntry]), ...drawing });
const confirm = (drawing: Drawing) => drawAt(<EmailConfirmationPage />, drawing);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const email = () => screen.getByRole('textbox', { name: /^Email/ });
const send = () => screen.getByRole('button', { name: 'Send the link' });
const called = (runtime: Awaited<ReturnType<typeof drawAt>>, id: string) =>
  runtime.platform.calls.filter(({ endpoint }) => endpoint === id).map(({ input }) => input['body']);

describe('requesting a mail', () => {
  test('PWD-005 PWD-006 PWD-022 requires the email', async () => {
    await reset({ href: '/login/request-password' });
    expect(heading()).toBe('Forgot your password?');
    expect(screen.getByText(/Enter the email of your account below/)).toBeVisible();
    expect(email()).toBeRequired();
  });

  test.each([
    ['', 'Enter your email address.'],
    ['nobody', 'This does not look like an email address.'],
  ])('PWD-017 with the email "%s" shows an error and makes no call', async (typed, words) => {
    const runtime = await reset({ href: '/login/request-password' });
    const user = userEvent.setup();
    if (typed !== '') await user.type(email(), typed);
    await user.click(send());
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(email()).toHaveFocus();
    expect(called(runtime, 'requestPasswordReset')).toEqual([]);
  });

  test('PWD-007 PWD-011 PWD-016 ANA-006 a mail is requested, once, and confirmed', async () => {
    const runtime = await reset({
      href: '/requestnewpwd',
      arrange: ({ platform }) => platform.answer('requestPasswordReset', undefined),
    });
    const user = userEvent.setup();
    await user.type(email(), ' ada@example.org {Enter}');
    expect(await screen.findByText(/a link is on its way/)).toBeVisible();
    expect(called(runtime, 'requestPasswordReset')).toEqual([{ id: 'ada@example.org', provider: 'id' }]);
    expect(runtime.story).toContain('track forgotten_password_submitted');
  });

  test('PWD-021 an unknown account is not revealed', async () => {
    await reset({
      href: '/requestnewpwd',
      arrange: ({ platform }) =>
        platform.answer('requestPasswordReset', new CallError('requestPasswordReset', 404, 'notFound', [])),
    });
    await userEvent.type(email(), 'nobody@example.org{Enter}');
    expect(await screen.findByText(/a link is on its way/)).toBeVisible();
  });

  test('PWD-014 PWD-016 ERR-018 a refusal is shown, and the viewer may retry', async () => {
    const runtime = await reset({
      href: '/requestnewpwd',
      arrange: ({ platform }) =>
        platform.answer('requestPasswordReset', new CallError('requestPasswordReset', 500, undefined, [])),
    });
    await userEvent.type(email(), 'ada@example.org{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something did not work. Please try again later.',
    );
    expect(send()).toBeEnabled();
    expect(runtime.story).toContain('track forgotten_password_error');
  });

  test('PWD-009 PWD-010 redirects to signing in after three seconds, and by a link at once; the email is passed along', async () => {
    const runtime = await reset({
      href: '/login/request-password?from=%2Fvideo%2F1&providerName=id',
      arrange: ({ platform }) => platform.answer('requestPasswordReset', undefined),
    });
    await userEvent.type(email(), 'ada@example.org{Enter}');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?from=%2Fvideo%2F1',
    );
    await act(async () => runtime.clock.pass(RESET_PASSWORD_REDIRECT - 1));
    expect(runtime.place()).toBe('/login/request-password?from=%2Fvideo%2F1&providerName=id');
    await act(async () => runtime.clock.pass(1));
    expect(runtime.place()).toBe('/login?from=%2Fvideo%2F1');
  });

  test.each(['/login/request-password', '/resetpwd?token=t-1'])(
    'PWD-003 %s leads to the provider with a page of its own for it',
    async (href) => {
      const elsewhere = {
        ...acmeEntry,
        options: { ...acmeEntry.options, resetUri: 'https://id.example/reset' },
      };
      const runtime = await reset({ href, realm: realmWith([elsewhere]) });
      expect(runtime.story).toContain('replace https://id.example/reset');
      expect(screen.getByRole('status')).toHaveTextContent('Taking you to Acme ID');
    },
  );

  test('PWD-003 where no provider replaces passwords the page shows so, with a back link', async () => {
    await reset({
      href: '/login/request-password',
      realm: realmWith([entry('sptv')], { plugins: [plugin('sptv')] }),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Something did not work.');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});

describe('choosing a new password', () => {
  const password = () => screen.getByLabelText(/^Password/);
  const again = () => screen.getByLabelText(/^The same password again/);
  const save = () => screen.getByRole('button', { name: 'Save the new password' });
  const choose = async (first: string, second = first) => {
    const user = userEvent.setup();
    await user.type(password(), first);
    await user.type(again(), second);
    await user.click(save());
  };

  test.each([
    '/resetpwd?token=t-1&from=%2Fhome',
    '/login/resetpwd?token=t-1&from=%2Fhome',
    '/confirm-reset/t-1?from=%2Fhome',
  ])(
    'PWD-004 PWD-008 PWD-012 PWD-019 PWD-020 SGN-099 %s: the token is removed from the address and sent with the password',
    async (href) => {
      const runtime = await reset({
        href,
        arrange: ({ platform }) => platform.answer('resetPassword', undefined),
      });
      expect(heading()).toBe('Choose a new password');
      expect(runtime.place()).not.toContain('t-1');
      expect(runtime.place()).toContain('from=%2Fhome');
      await choose('a longer secret');
      await waitFor(() =>
        expect(called(runtime, 'resetPassword')).toEqual([{ token: 't-1', secret: 'a longer secret' }]),
      );
      expect(await screen.findByText(/Your password has been changed/)).toBeVisible();
      await act(async () => runtime.clock.pass(RESET_PASSWORD_REDIRECT));
      expect(runtime.place()).toBe('/login?from=%2Fhome');
    },
  );

  test('PWD-004 without a token the page offers to request a mail', async () => {
    await reset({ href: '/resetpwd' });
    expect(email()).toBeVisible();
  });

  test('PWD-018 two passwords that differ are not sent', async () => {
    const runtime = await reset({ href: '/resetpwd?token=t' });
    await choose('a longer secret', 'another secret');
    expect(again()).toHaveAccessibleDescription(
      expect.stringContaining('The two passwords are not the same.'),
    );
    expect(again()).toHaveFocus();
    expect(called(runtime, 'resetPassword')).toEqual([]);
  });

  test.each([
    ['invalidToken', /This link is no longer good/, true],
    ['samePassword', /This is the password you have already/, false],
  ])('PWD-013 PWD-015 ERR-017 %s', async (code, words, offersNewLink) => {
    await reset({
      href: '/resetpwd?token=t',
      arrange: ({ platform }) =>
        platform.answer('resetPassword', new CallError('resetPassword', 400, code, [])),
    });
    await choose('a longer secret');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('link', { name: 'Ask for a new link' }) !== null).toBe(offersNewLink);
  });

  test('PWD-024 FRM-033 both fields can be revealed', async () => {
    await reset({ href: '/resetpwd?token=t' });
    expect(screen.getAllByRole('button', { name: 'Show the password' })).toHaveLength(2);
  });
});

describe('confirming an email', () => {
  test('PWD-025 PWD-026 SGN-099 shows a waiting message, and the token is removed from the address', async () => {
    const runtime = await confirm({
      href: '/email-confirmation?token=t-1',
      arrange: ({ platform }) => platform.answer('confirmEmail', () => new Promise(() => undefined)),
    });
    expect(screen.getByRole('status')).toHaveTextContent('Confirming your email');
    expect(runtime.place()).toBe('/email-confirmation');
  });

  test('PWD-027 PWD-028 PWD-031 PWD-032 is announced, and signing in starts with that account; called once, however often it is drawn', async () => {
    const runtime = await confirm({
      href: '/email-confirmation?token=t-1',
      arrange: ({ platform }) => platform.answer('confirmEmail', { id: 'ada@example.org' }),
    });
    expect(await screen.findByText('Your email is confirmed. Thank you.')).toBeVisible();
    expect(heading()).toBe('Welcome');
    expect(called(runtime, 'confirmEmail')).toEqual([{ token: 't-1' }]);
    expect(screen.getByRole('link', { name: 'Sign in now' })).toHaveAttribute('href', '/login');
  });

  test('PWD-029 ERR-001 an invalid token', async () => {
    await confirm({
      href: '/email-confirmation?token=t-1',
      arrange: ({ platform }) =>
        platform.answer('confirmEmail', new CallError('confirmEmail', 404, 'invalidToken', [])),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer good.');
  });

  test('PWD-030 ERR-002 any other failure', async () => {
    await confirm({
      href: '/email-confirmation?token=t-1',
      arrange: ({ platform }) =>
        platform.answer('confirmEmail', new CallError('confirmEmail', 500, undefined, [])),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
  });

  test('PWD-030 ERR-002 without a token no call is made', async () => {
    const runtime = await confirm({ href: '/email-confirmation' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
    expect(called(runtime, 'confirmEmail')).toEqual([]);
  });
});
