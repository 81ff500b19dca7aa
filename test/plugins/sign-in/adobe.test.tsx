/** The pages at PROVIDERS as a viewer meets them. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { SignInLayoutProps, SignInStep } from '../../../core/sdk';
import manifest from '../../../plugins/sign-in/adobe/plugin.json';
import activate from '../../../plugins/sign-in/adobe/provider';
import { describeSignInProvider, renderInRuntime } from '../../kit';
import {
  companies,
  inTurn,
  intent,
  linkedViewer,
  open,
  options,
  refusal,
  tokens,
  visitOf,
  type Opened,
} from './adobe/fixture';

describeSignInProvider('sign-in/adobe', {
  manifest,
  activate,
  options,
  redirect: {
    answer: (runtime) =>
      runtime.platform
        .answer('registerTvClient', { client_id: 'c', client_secret: 's' })
        .answer('requestTvCode', { code: 'K7M2QX', accessToken: 'access-1' })
        .answer('readTvProviders', companies)
        .answer('exchangeTvCode', tokens),
    returned: '/providers/success',
  },
});

afterEach(cleanup);

const Layout = ({ title, lead, children }: SignInLayoutProps): ReactNode => (
  <main>
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
  </main>
);

async function draw(
  opened: Opened,
  parameters: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  const [steps, explained]: [SignInStep[], unknown[]] = [[], []];
  const { Page } = opened.provider;
  const explain = (error: unknown): string => (explained.push(error), 'failedAuthentication');
  await renderInRuntime(
    <Page
      intent={intent(query)}
      parameters={parameters}
      Layout={Layout}
      onStep={(step) => steps.push(step)}
      explain={explain}
      consent={async () => []}
      proof={async () => ({})}
    />,
    { runtime: opened.runtime },
  );
  return { steps, explained };
}
const names = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('button'))
    .map((button) => button.textContent);
const many = (count: number) => ({
  requestor: {
    mvpds: Array.from({ length: count }, (_, at) => ({
      id: `c${at}`,
      displayName: `Company ${at}`,
      logoUrl: null,
    })),
  },
});

describe('the companies', () => {
  test('SGP-124 SGP-125 SGP-132 SGP-141 featured ones, a dividing line with text, the rest; each with its logo and name', async () => {
    await draw(
      open({
        allowedProviders: [
          { name: 'polar', display: 'FEATURED' },
          { name: 'coastal', display: 'DEFAULT' },
        ],
      }),
    );
    expect(
      within(screen.getByRole('region', { name: 'Featured TV providers' })).getByRole('button', {
        name: 'Polar Vision',
      }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'All other TV providers' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'All other TV providers' })).getByRole('button', {
        name: 'Coastal Cable',
      }),
    ).toBeVisible();
    expect(
      [...document.querySelectorAll('img')].map(({ src, width, height }) => [src, width, height]),
    ).toEqual([['https://tv.example/polar.svg', 160, 80]]);
  });

  test('SGP-125 a logo that fails is replaced by the name', async () => {
    await draw(open());
    fireEvent.error(document.querySelector('img')!);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Polar Vision' })).toBeVisible();
  });

  test('SGP-133 with more than twelve there is a search, which announces how many it found', async () => {
    const opened = open();
    opened.runtime.platform.answer('readTvProviders', many(13));
    await draw(opened);
    await userEvent.type(screen.getByRole('searchbox'), 'company 12');
    expect(names()).toEqual(['Company 12Company 12']);
    expect(screen.getByText('1 provider')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), '9');
    expect(screen.getByText('No provider is called “company 129”.')).toBeVisible();
  });

  test('SGP-133 with twelve there is none', async () => {
    const opened = open();
    opened.runtime.platform.answer('readTvProviders', many(12));
    await draw(opened);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('SGP-133 choosing one redirects to it, with the code, the company and the return address', async () => {
    const opened = open();
    await draw(opened);
    await userEvent.click(screen.getByRole('button', { name: 'Polar Vision' }));
    const left = new URL(opened.runtime.navigation.left[0] ?? '');
    expect(left.origin + left.pathname).toBe('https://tv.example/authenticate');
    expect(Object.fromEntries(left.searchParams)).toMatchObject({
      requestor_id: 'ringside',
      mso_id: 'polar',
      reg_code: 'K7M2QX',
      domain_name: 'ringside.localhost',
      redirect_url: 'https://ringside.localhost/providers/success',
    });
    expect([...left.searchParams.keys()].at(-1)).toBe('redirect_url');
  });

  test('a page that was open for too long gets a new code first', async () => {
    const opened = open();
    await draw(opened);
    opened.runtime.tabStorage.values.clear();
    opened.runtime.platform.answer('requestTvCode', { code: 'FRESH1', accessToken: 'access-2' });
    await userEvent.click(screen.getByRole('button', { name: 'Polar Vision' }));
    expect(opened.runtime.navigation.left[0]).toContain('reg_code=FRESH1');
    expect(visitOf(opened.runtime)).toMatchObject({ accessToken: 'access-2' });
  });

  test('SGP-128 on the second attempt there is a message', async () => {
    const first = open();
    await first.provider.begin(intent());
    first.runtime.tabStorage.values.set(
      'adobe.visit',
      JSON.stringify({ ...visitOf(first.runtime), attempt: 2, retried: true }),
    );
    await draw(open({}, first.runtime));
    expect(screen.getByRole('alert')).toHaveTextContent('did not confirm the sign-in');
  });

  test('a sign-in started in this tab is resumed, not started again', async () => {
    const first = open();
    await first.provider.begin(intent());
    const second = open({}, first.runtime);
    await draw(second);
    expect(second.calls()).toEqual([]);
    expect(names()).toHaveLength(2);
  });

  test.each([
    ['an empty list', { requestor: { mvpds: [] } }, 'No TV provider is available right now'],
    [
      'entries without a name',
      { requestor: { mvpds: [{ id: 'x' }, {}] } },
      'No TV provider is available right now',
    ],
    ['a refusal', refusal(429), 'Too many tries'],
    ['no answer', refusal(0), 'did not answer'],
  ])('%s is shown, tracked, and can be retried', async (_, answer, words) => {
    const opened = open();
    opened.runtime.platform.answer('readTvProviders', inTurn(answer, companies));
    const { explained } = await draw(opened);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(explained).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/root');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(names()).toHaveLength(2);
  });
});

describe('result of the sign-in', () => {
  test('SGP-129 success with a device is a message', async () => {
    const opened = open();
    const { steps } = await draw(opened, { result: 'success', device: 'tv' });
    expect(screen.getByRole('status')).toHaveTextContent('Go back to the device that showed the code');
    expect([opened.calls(), steps]).toEqual([[], []]);
  });

  test('SGP-130 success without a device is exchanged', async () => {
    const first = open();
    await first.provider.begin(intent());
    const { steps } = await draw(open({}, first.runtime), { result: 'success' });
    await act(async () => undefined);
    expect(steps).toMatchObject([{ kind: 'tokens', tokens }]);
  });

  test('SGP-131 SGP-135 an error is a message with the provider’s own text, and links onward', async () => {
    const first = open();
    await first.provider.begin(intent());
    const opened = open({}, first.runtime);
    opened.runtime.platform.answer(
      'exchangeTvCode',
      refusal(500, 'odd', { message: 'Our doors are closed today.', trace: 'trace-7' }),
    );
    await opened.provider.resume(new URL('https://x'));
    const { explained } = await draw(opened, { result: 'error' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Our doors are closed today. Reference for support: trace-7',
    );
    expect(explained).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/root');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(opened.runtime.navigation.visited.at(-1)).toBe('/providers/success');
  });

  test('SGP-131 an error without stored state, as after a reload, has a message too', async () => {
    const opened = open();
    const { explained } = await draw(opened, { result: 'error' });
    expect(screen.getByRole('alert')).toHaveTextContent('Signing in with your TV provider did not work.');
    expect(explained).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(opened.runtime.navigation.visited).toEqual(['/providers']);
  });
});

describe('two devices', () => {
  test('this one shows its code, and waits until the viewer confirms', async () => {
    const opened = open();
    opened.runtime.platform.answer('exchangeTvCode', inTurn(refusal(412), tokens));
    const { steps } = await draw(opened);
    await userEvent.click(screen.getByText('Sign in on your phone instead'));
    expect(screen.getByText('K7M2QX')).toBeVisible();
    expect(screen.getByText('ringside.localhost/providers')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have signed in there' }));
    expect(screen.getByText(/has not confirmed it yet/)).toBeVisible();
    expect(visitOf(opened.runtime)).toMatchObject({ attempt: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'I have signed in there' }));
    expect(steps).toMatchObject([{ kind: 'tokens' }]);
  });

  test('this one accepts the code of another, and signs that one in', async () => {
    const opened = open();
    await draw(opened);
    await userEvent.click(screen.getByText('Enter a code from a TV'));
    await userEvent.type(screen.getByRole('textbox', { name: /Code/ }), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Use this code' }));
    expect(screen.getByRole('textbox', { name: /Code/ })).toHaveAccessibleDescription(/four to sixteen/);
    await userEvent.type(screen.getByRole('textbox', { name: /Code/ }), ' 9p4-kq2{Enter}');
    expect(screen.getByText('X9P4KQ2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Polar Vision' }));
    expect(opened.runtime.navigation.left[0]).toContain('reg_code=X9P4KQ2');
    expect(opened.runtime.navigation.left[0]).toContain(
      encodeURIComponent('https://ringside.localhost/providers/success/tv'),
    );
  });

  test.each([
    ['for this one', null, 'https://back.example/tv'],
    ['for another', 'X9P4KQ2', 'https://back.example/tv/tv'],
  ])('an address of the provider’s own choice leads back %s', async (_, code, target) => {
    const opened = open({ redirectUri: 'https://back.example/tv' });
    await draw(opened);
    if (code !== null) {
      await userEvent.click(screen.getByText('Enter a code from a TV'));
      await userEvent.type(screen.getByRole('textbox', { name: /Code/ }), `${code}{Enter}`);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Polar Vision' }));
    expect(new URL(opened.runtime.navigation.left[0] ?? '').searchParams.get('redirect_url')).toBe(target);
  });
});

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

test('SGP-132 the companies are also shown in place, on the login page', async () => {
  const opened = open({ embedded: true });
  const { Form } = opened.provider;
  await renderInRuntime(
    <Form
      intent={intent()}
      onStep={() => undefined}
      explain={() => ''}
      consent={async () => []}
      proof={async () => ({})}
    />,
    { runtime: opened.runtime, locale: 'ar' },
  );
  expect(names()).toHaveLength(2);
});
