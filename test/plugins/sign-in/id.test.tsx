import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { CallError, type SignInFormProps, type SignInStep, isEmail } from '../../../core/sdk';
import { SHOW_PASSWORD_HIDE } from '../../../core/sdk/constants';
import { newAccountProblems } from '../../../core/sdk/accountForms/accountRules';
import manifest from '../../../plugins/sign-in/id/plugin.json';
import activate from '../../../plugins/sign-in/id/provider';
import { describeSignInProvider, fakeContext, renderInRuntime, type FakeRuntime } from 'proscenium/kit';

const options = { passwordLength: { min: 8, max: 64 } };
const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const email = () => screen.getByRole('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText(/^Password/);
const button = (name = 'Sign in') => screen.getByRole('button', { name });

describeSignInProvider('sign-in/id', {
  manifest,
  activate,
  options,
  form: {
    answer: (runtime) => runtime.platform.answer('login', tokens),
    fill: async (user) => {
      await user.type(email(), 'ada@example.org');
      await user.type(password(), 'correct horse');
      await user.click(button());
    },
  },
});

interface Drawn {
  readonly runtime: FakeRuntime;
  readonly steps: SignInStep[];
  readonly user: ReturnType<typeof userEvent.setup>;
}

async function draw(
  which: 'Form' | 'SignUpForm' = 'Form',
  props: Partial<SignInFormProps> = {},
): Promise<Drawn> {
  const { context, runtime } = fakeContext({ options, pluginId: 'sign-in/id', facts: { name: 'id' } });
  const steps: SignInStep[] = [];
  const View = activate(context)[which];
  const user = userEvent.setup();
  await renderInRuntime(
    <View
      intent={{ type: 'login', query: new URLSearchParams() }}
      onStep={(step) => steps.push(step)}
      explain={() => 'failedAuthentication'}
      consent={async () => []}
      proof={async () => ({})}
      {...props}
    />,
    { runtime },
  );
  return { runtime, steps, user };
}

describe('signing in', () => {
  test('SGN-028 SGN-031 has email and password, and the browser validates nothing', async () => {
    await draw();
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('type', 'password');
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
  });

  test('SGN-027 the email may be prefilled', async () => {
    await draw('Form', { email: 'ada@example.org' });
    expect(email()).toHaveValue('ada@example.org');
  });

  test('SGN-029 SGN-058 ERR-004 with everything empty it shows an error and makes no call', async () => {
    const explain = jest.fn(() => 'failedAuthentication');
    const { runtime, user } = await draw('Form', { explain });
    await user.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent('Fill in your details to go on.');
    expect(runtime.platform.calls).toEqual([]);
    expect(explain).not.toHaveBeenCalled();
  });

  test.each([
    [
      'the email',
      async ({ user }: Drawn) => user.type(email(), ' ada@example.org '),
      { id: 'ada@example.org', secret: '' },
    ],
    [
      'the password',
      async ({ user }: Drawn) => user.type(password(), ' pass word '),
      { id: '', secret: ' pass word ' },
    ],
  ])('SGN-030 SGN-009 SGP-035 with %s alone it calls the platform', async (_, fill, body) => {
    const drawn = await draw();
    await fill(drawn);
    await drawn.user.click(button());
    expect(drawn.runtime.platform.calls).toEqual([
      { endpoint: 'login', input: expect.objectContaining({ body }) as unknown },
    ]);
  });

  test('SGN-087 Enter submits', async () => {
    const { runtime, steps, user } = await draw();
    runtime.platform.answer('login', tokens);
    await user.type(email(), 'ada@example.org');
    await user.type(password(), 'correct horse{Enter}');
    await waitFor(() => expect(steps).toEqual([{ kind: 'tokens', tokens }]));
  });

  test('SGN-032 SGN-033 while it waits the button is disabled, then a message shows in its place', async () => {
    const { runtime, user } = await draw();
    let answer: (given: unknown) => void = () => undefined;
    runtime.platform.answer('login', () => new Promise((resolve) => (answer = resolve)));
    await user.type(email(), 'ada@example.org{Enter}');
    expect(button()).toBeDisabled();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await user.type(password(), 'x{Enter}');
    expect(runtime.platform.calls).toHaveLength(1);
    await act(async () => answer(tokens));
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('You are signed in.');
  });

  test('SGN-059 ERR-028 a refusal shows above the form as an alert, until the viewer types', async () => {
    const { runtime, user, steps } = await draw();
    runtime.platform.answer('login', new CallError('login', 401, 'failedAuthentication', []));
    await user.type(email(), 'ada@example.org{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not sign you in with these details.');
    expect(alert.compareDocumentPosition(email()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(button()).toBeEnabled();
    expect(steps).toEqual([]);
    await user.type(password(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a wrong password is not treated as an expired token', async () => {
    const { runtime, user } = await draw();
    const sent: unknown[] = [];
    runtime.platform.call = async (endpoint) => {
      sent.push(endpoint.auth);
      return tokens as never;
    };
    await user.type(email(), 'ada@example.org{Enter}');
    expect(sent).toEqual([false]);
  });

  test('SGN-086 the email is trimmed', async () => {
    const { user } = await draw();
    await user.type(email(), '  ada@example.org  ');
    await user.tab();
    expect(email()).toHaveValue('ada@example.org');
  });
});

describe('SGN-088 SGN-089 revealing the password', () => {
  const eye = () => screen.getByRole('button', { name: 'Show the password' });
  const isVisible = () => password().getAttribute('type') === 'text';
  const pass = (runtime: FakeRuntime, milliseconds: number) => act(() => runtime.clock.pass(milliseconds));

  test.each([
    ['by pointer', () => fireEvent.pointerDown(eye()), () => fireEvent.pointerUp(eye())],
    ['by finger that slides away', () => fireEvent.pointerDown(eye()), () => fireEvent.pointerLeave(eye())],
    [
      'by space bar',
      () => fireEvent.keyDown(eye(), { key: ' ' }),
      () => fireEvent.keyUp(eye(), { key: ' ' }),
    ],
    [
      'by Enter',
      () => fireEvent.keyDown(eye(), { key: 'Enter' }),
      () => fireEvent.keyUp(eye(), { key: 'Enter' }),
    ],
  ])('%s: visible while held, hidden 300 ms after', async (_, press, release) => {
    const { runtime } = await draw();
    expect(SHOW_PASSWORD_HIDE).toBe(300);
    press();
    expect(isVisible()).toBe(true);
    pass(runtime, 10_000);
    expect(isVisible()).toBe(true);
    release();
    pass(runtime, 299);
    expect(isVisible()).toBe(true);
    pass(runtime, 1);
    expect(isVisible()).toBe(false);
  });

  test('a second press within the 300 ms keeps it visible', async () => {
    const { runtime } = await draw();
    fireEvent.pointerDown(eye());
    fireEvent.pointerUp(eye());
    pass(runtime, 200);
    fireEvent.pointerDown(eye());
    pass(runtime, 5_000);
    expect(isVisible()).toBe(true);
  });

  test('a click of assistive technology toggles it', async () => {
    await draw();
    fireEvent.click(eye(), { detail: 0 });
    expect(isVisible()).toBe(true);
    expect(eye()).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(eye(), { detail: 0 });
    expect(isVisible()).toBe(false);
  });

  test('the reveal button does not submit the form', async () => {
    const { runtime, user } = await draw();
    await user.type(email(), 'ada@example.org');
    await user.click(eye());
    expect(runtime.platform.calls).toEqual([]);
  });
});

describe('SGP-038 making an account', () => {
  test('with everything empty it shows an error and makes no call', async () => {
    const { runtime, user } = await draw('SignUpForm');
    await user.click(button('Create account'));
    expect(screen.getByRole('alert')).toHaveTextContent('Fill in your details to go on.');
    expect(runtime.platform.calls).toEqual([]);
  });

  test('an error is shown at the field, which takes the focus', async () => {
    const { runtime, user } = await draw('SignUpForm');
    await user.type(email(), 'ada');
    await user.type(password(), 'short');
    await user.click(button('Create account'));
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('This does not look like an email address.');
    expect(password()).toHaveAccessibleDescription(
      expect.stringContaining('Choose a password of 8 to 64 characters.'),
    );
    expect(runtime.platform.calls).toEqual([]);
    await user.type(email(), '@example.org');
    expect(email()).toBeValid();
  });

  test('a new account is signed in at once', async () => {
    const { runtime, user, steps } = await draw('SignUpForm');
    runtime.platform.answer('signUp', tokens);
    await user.type(email(), 'ada@example.org');
    await user.type(password(), 'correct horse{Enter}');
    await waitFor(() => expect(steps).toEqual([{ kind: 'tokens', tokens, signedUp: true }]));
    expect(runtime.platform.calls).toEqual([
      {
        endpoint: 'signUp',
        input: expect.objectContaining({
          body: { email: 'ada@example.org', secret: 'correct horse' },
        }) as unknown,
      },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Your account is ready.');
  });

  test('an email that has an account already shows what to do', async () => {
    const explain = jest.fn(() => 'failedAuthentication');
    const { runtime, user } = await draw('SignUpForm', { explain });
    runtime.platform.answer('signUp', new CallError('signUp', 409, 'accountExists', []));
    await user.type(email(), 'ada@example.org');
    await user.type(password(), 'correct horse{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is an account with this email already.',
    );
    expect(explain).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['ada@example.org', true],
  ['ada.l+tag@mail.example.co.uk', true],
  ['ada@example', false],
  ['ada@@example.org', false],
  ['ada @example.org', false],
  ['@example.org', false],
  ['ada@.org', false],
  ['ada@example.', false],
  [`${'a'.repeat(250)}@b.co`, false],
])('SGN-107 %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ['', '', 'pleaseProvideYourEmail', 'accountPasswordLength'],
  ['  ', '12345678', 'pleaseProvideYourEmail', null],
  ['ada', '1234567', 'pleaseProvideValidEmail', 'accountPasswordLength'],
  ['ada@example.org', '1'.repeat(64), null, null],
  ['ada@example.org', '1'.repeat(65), null, 'accountPasswordLength'],
])('SGN-090 SGN-106 %j with a password of %j', (address, secret, emailProblem, passwordProblem) => {
  expect(newAccountProblems({ email: address, password: secret }, { min: 8, max: 64 })).toEqual({
    email: emailProblem,
    password: passwordProblem,
  });
});
