/** The pages at PROVIDERS as a viewer meets them. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import manifest from '../../../plugins/sign-in/adobe/plugin.json';
import activate from '../../../plugins/sign-in/adobe/provider';
import { describeSignInProvider, renderInRuntime } from 'proscenium/kit';
import { draw, names } from './adobe/draw';
import { companies, intent, inTurn, open, options, refusal, tokens, visitOf } from './adobe/fixture';

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
