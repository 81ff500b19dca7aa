import { screen } from '@testing-library/react';
import { act, lazy, Suspense } from 'react';
import { CallError, SignInFailure, type SignInStep } from '../../../core/sdk';
import manifest from '../../../plugins/sign-in/opin/plugin.json';
import type { Partner, PartnerSdk } from '../../../plugins/sign-in/opin/partnerSdk';
import activate from '../../../plugins/sign-in/opin/provider';
import { describeSignInProvider, fakeContext, renderInRuntime, type FakeRuntime } from 'proscenium/kit';

const options = { sdkUri: 'https://sdk.partner.example/opin.js', origins: [], additionalConfig: {} };
const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const globals = globalThis as { opin?: PartnerSdk };

/** A fake of the partner SDK: records its calls, and ends its workflow as the test sets it. */
class FakePartner {
  readonly calls: string[] = [];
  partners: readonly Partner[] = [{ id: 'fibre' }, { id: 'mobile' }];
  returnUri = '';
  private end: (answer: { readonly opintoken?: string } | null) => void = () => undefined;

  readonly sdk: PartnerSdk = {
    setLocale: (locale) => void this.calls.push(`locale ${locale}`),
    setCountryCode: (code) => void this.calls.push(`country ${code}`),
    detectPartners: async () => this.partners,
    runWorkflow: ({ id }, { area, returnUri }) => {
      this.calls.push(`workflow ${id}`);
      this.returnUri = returnUri;
      area.replaceChildren(document.createElement('p'));
      return new Promise((resolve) => (this.end = resolve));
    },
    logout: async () => void this.calls.push('logout'),
  };

  finish(answer: { readonly opintoken?: string } | null): Promise<void> {
    return act(async () => this.end(answer));
  }
}
let partner = new FakePartner();
const run = () => void (globals.opin = partner.sdk);
const arrange = () => {
  partner = new FakePartner();
  delete globals.opin;
};
const answer = (runtime: FakeRuntime) =>
  void runtime.platform
    .answer('exchangeOpinToken', tokens)
    .answer('readSessionUser', { id: 'g', role: 'GUEST', isGuest: true, location: { countryCode: 'PT' } });

describeSignInProvider('sign-in/opin', {
  manifest,
  activate,
  options,
  arrange,
  embedded: {
    run,
    runSilent: () =>
      void (globals.opin = { ...partner.sdk, detectPartners: () => new Promise(() => undefined) }),
    answer,
    signIn: () => partner.finish({ opintoken: 'opin-1' }),
  },
});

const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

function made(
  given: Partial<typeof options> | { readonly additionalConfig: { readonly entitlementScreen: 'true' } } = {},
) {
  const { context, runtime } = fakeContext({
    options: { ...options, ...given },
    pluginId: 'sign-in/opin',
    facts: { name: 'opin' },
    storage: ['signin.opin'],
    scriptSources: ['https://sdk.partner.example'],
  });
  runtime.runScript = run;
  answer(runtime);
  return { provider: activate(context), runtime };
}

async function draw({ provider, runtime }: ReturnType<typeof made>, { query = '', locale = 'en' } = {}) {
  const { Form } = provider;
  const [steps, refusals]: [SignInStep[], unknown[]] = [[], []];
  await renderInRuntime(
    <Form
      intent={{ type: 'login', query: new URLSearchParams(query) }}
      onStep={(step) => steps.push(step)}
      explain={(error) => (refusals.push(error), 'sorrySomethingWentWrong')}
      consent={async () => []}
      proof={async () => ({})}
    />,
    { runtime, locale },
  );
  await settled();
  return { steps, refusals };
}
const asViewer = ({ runtime }: ReturnType<typeof made>) =>
  void (runtime.session.viewer = { id: 'ada', isGuest: false, role: 'USER', email: null, isChild: false });
const back = ({ runtime }: ReturnType<typeof made>, query: string) =>
  new URL(`/login/opin?${query}`, runtime.navigation.current());
/** The state that this browser gave along with the workflow. */
const begun = async (subject: ReturnType<typeof made>): Promise<string> => {
  await draw(subject);
  return new URL(partner.returnUri).searchParams.get('state') ?? '';
};

beforeEach(arrange);

describe('SGP-048 a guest without an answer', () => {
  test('SGP-042 the first attempt starts, also when React has to draw the form anew before it appears', async () => {
    const { provider, runtime } = made();
    const { Form } = provider;
    let loaded: (module: { readonly default: () => null }) => void = () => undefined;
    const Late = lazy(() => new Promise<{ readonly default: () => null }>((resolve) => (loaded = resolve)));
    await renderInRuntime(
      <Suspense>
        <Form
          intent={{ type: 'login', query: new URLSearchParams() }}
          onStep={() => undefined}
          explain={() => 'sorrySomethingWentWrong'}
          consent={async () => []}
          proof={async () => ({})}
        />
        <Late />
      </Suspense>,
      { runtime },
    );
    await act(async () => loaded({ default: () => null }));
    await settled();
    expect(partner.calls.at(-1)).toBe('workflow fibre');
  });

  test('SGP-042 LOC-033 the SDK gets language and country, the first partner’s workflow runs, and core stores the return target', async () => {
    const { steps } = await draw(made());
    expect(partner.calls).toEqual(['locale en-US', 'country PT', 'workflow fibre']);
    expect(steps).toEqual([{ kind: 'linkSent' }]);
  });

  test('SGP-045 SGP-046 SGP-047 the workflow’s opintoken is exchanged for tokens', async () => {
    const subject = made();
    const { steps } = await draw(subject);
    await partner.finish({ opintoken: 'opin-1' });
    await settled();
    expect(subject.runtime.platform.calls.at(-1)).toMatchObject({
      endpoint: 'exchangeOpinToken',
      input: { body: { opinAuthToken: 'opin-1' } },
    });
    expect(steps.at(-1)).toEqual({ kind: 'tokens', tokens });
    expect(subject.runtime.storage.read('signin.opin')).toBeNull();
  });

  test.each<[string, () => Promise<void> | void, () => Promise<void> | void]>([
    ['SGP-052 nobody is detected', () => void (partner.partners = []), () => undefined],
    ['the workflow ends without a token', () => undefined, () => partner.finish({})],
  ])(
    'SGP-049 ERR-015 %s: the partner’s session ends, and the viewer sees an error',
    async (_, before, then) => {
      await before();
      const { steps, refusals } = await draw(made());
      await then();
      await settled();
      expect(partner.calls.at(-1)).toBe('logout');
      expect(refusals).toEqual([new SignInFailure('sorrySomethingWentWrong', expect.anything())]);
      expect(screen.getByRole('alert')).toBeInTheDocument();
      expect(steps.map(({ kind }) => kind)).not.toContain('tokens');
    },
  );

  test('SGP-049 a token that the platform refuses ends the partner’s session too', async () => {
    const subject = made();
    subject.runtime.platform.answer(
      'exchangeOpinToken',
      new CallError('exchangeOpinToken', 401, 'failedAuthentication', []),
    );
    const { refusals } = await draw(subject);
    await partner.finish({ opintoken: 'made-up' });
    await settled();
    expect(partner.calls.at(-1)).toBe('logout');
    expect(refusals).toHaveLength(1);
  });

  test('a cancellation is no failure, and the viewer may start again', async () => {
    const { refusals } = await draw(made());
    await partner.finish(null);
    await settled();
    expect(refusals).toEqual([]);
    await act(async () => screen.getByRole('button').click());
    await settled();
    expect(partner.calls.filter((line) => line === 'workflow fibre')).toHaveLength(2);
  });

  test('SGP-041 on return the workflow starts by itself', async () => {
    const subject = made();
    await draw(subject, { query: 'PAGE_READY=true' });
    expect(subject.runtime.scripts).toEqual([]);
    expect(screen.getByRole('button')).toBeInTheDocument();
  });

  test('without a country the SDK gets the language alone', async () => {
    const subject = made();
    subject.runtime.platform.answer('readSessionUser', new CallError('readSessionUser', 0, undefined, []));
    await draw(subject, { locale: 'en' });
    expect(partner.calls).toEqual(['locale en-US', 'workflow fibre']);
  });
});

describe('SGP-041 an answer from a partner’s page', () => {
  test('SGP-045 a guest’s is exchanged when this browser started it, once', async () => {
    const subject = made();
    const state = await begun(subject);
    expect(await subject.provider.resume(back(subject, `opintoken=opin-1&state=${state}`))).toEqual({
      kind: 'tokens',
      tokens,
    });
    await expect(subject.provider.resume(back(subject, `opintoken=opin-1&state=${state}`))).rejects.toThrow(
      SignInFailure,
    );
  });

  test.each([
    ['with a state that nobody gave', 'opintoken=opin-1&state=stolen'],
    ['without a state', 'opintoken=opin-1'],
  ])('a guest’s %s signs nobody in', async (_, query) => {
    const subject = made();
    await begun(subject);
    const before = subject.runtime.platform.calls.length;
    await expect(subject.provider.resume(back(subject, query))).rejects.toThrow(SignInFailure);
    expect(subject.runtime.platform.calls.slice(before).map(({ endpoint }) => endpoint)).not.toContain(
      'exchangeOpinToken',
    );
    expect(partner.calls.at(-1)).toBe('logout');
  });

  test('a guest who did not allow it stays a guest', async () => {
    const subject = made();
    const state = await begun(subject);
    expect(await subject.provider.resume(back(subject, `error=access_denied&state=${state}`))).toEqual({
      kind: 'stay',
    });
  });

  test.each(['error=server_error', 'opintoken='])('SGP-049 %s is a failure', async (query) => {
    const subject = made();
    const state = await begun(subject);
    await expect(subject.provider.resume(back(subject, `${query}&state=${state}`))).rejects.toMatchObject({
      key: 'sorrySomethingWentWrong',
    });
  });

  test('SGP-050 an SDK that cannot be loaded is thrown and logged', async () => {
    const subject = made();
    subject.runtime.runScript = () => Promise.reject(new Error('blocked'));
    await expect(subject.provider.resume(back(subject, 'opintoken=opin-1&state=s'))).rejects.toThrow(
      SignInFailure,
    );
    expect(subject.runtime.lines).toContain('error: The partner SDK cannot be had.');
  });
});

describe('SGP-043 an answer for a signed-in viewer', () => {
  const resumed = async (subject: ReturnType<typeof made>) => {
    asViewer(subject);
    const step = await subject.provider.resume(back(subject, 'opintoken=opin-1'));
    if (step.kind !== 'sync') throw new Error('The step is to be "sync".');
    return step;
  };

  test('SGP-044 lets core sync the partner’s entitlements, and continue', async () => {
    const subject = made();
    const step = await resumed(subject);
    expect(step.onSynced()).toEqual({ kind: 'onward' });
    expect(subject.runtime.platform.calls.map(({ endpoint }) => endpoint)).not.toContain('exchangeOpinToken');
  });

  test('SGN-045 a viewer without a return target sees that they are signed in', async () => {
    const subject = made();
    const state = await begun(subject);
    await subject.provider.resume(back(subject, `opintoken=opin-1&state=${state}`));
    asViewer(subject);
    await draw(subject, { query: 'PAGE_READY=true' });
    expect(screen.getByText('You are signed in.')).toBeInTheDocument();
  });

  test('SGP-049 when the platform refuses, the partner’s session ends', async () => {
    const step = await resumed(made());
    await expect(step.onRefused(new CallError('syncEntitlements', 503, undefined, []))).rejects.toThrow(
      SignInFailure,
    );
    expect(partner.calls.at(-1)).toBe('logout');
  });

  test('SGP-053 entitlementScreen shows the entitlements before they continue', async () => {
    const subject = made({ additionalConfig: { entitlementScreen: 'true' } });
    const step = await resumed(subject);
    expect(step.onSynced()).toEqual({ kind: 'show' });
    subject.runtime.platform.answer('readActiveSubscriptions', {
      licences: [{ id: 'l1', name: 'Ringside Pass', description: 'Every fight night' }],
    });
    const { steps } = await draw(subject);
    expect(screen.getByText('Ringside Pass')).toBeInTheDocument();
    await act(async () => screen.getByRole('button').click());
    expect(steps).toEqual([{ kind: 'onward' }]);
  });

  test.each<[string, unknown, string]>([
    ['nothing', { licences: [] }, 'group'],
    ['no answer', new CallError('readActiveSubscriptions', 0, undefined, []), 'alert'],
  ])('SGP-053 with %s to show there is a message, and a link onward', async (_, given, role) => {
    const subject = made({ additionalConfig: { entitlementScreen: 'true' } });
    (await resumed(subject)).onSynced();
    subject.runtime.platform.answer('readActiveSubscriptions', given);
    const { steps } = await draw(subject);
    expect(screen.getByRole(role)).toBeInTheDocument();
    await act(async () => screen.getAllByRole('button').at(-1)?.click());
    expect(steps).toEqual([{ kind: 'onward' }]);
  });
});
