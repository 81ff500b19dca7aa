/** Contract of a provider whose form a third-party script draws. */
import { screen } from '@testing-library/react';
import { act } from 'react';
import type { SignInStep } from '../../../../core/sdk';
import type { FakeRuntime } from '../../fakes';
import { renderInRuntime } from '../../renderInRuntime';
import { activated } from '../subject';
import { intent, type SignInSubject } from './signInSubject';
import { Gone, settled } from './whereDrawn';

export function embeddedTests<Options>(
  subject: SignInSubject<Options>,
  { run, runSilent, answer, signIn }: NonNullable<SignInSubject<Options>['embedded']>,
  hasSignUpForm: boolean,
): void {
  async function draw({
    locale = 'en',
    script = run,
  }: { readonly locale?: string; readonly script?: FakeRuntime['runScript'] } = {}) {
    const { contribution, runtime } = await activated('sign-in-provider', subject);
    runtime.runScript = script;
    const [steps, explained]: [SignInStep[], unknown[]] = [[], []];
    const { Form } = contribution;
    if (Form === undefined) throw new Error('A provider whose presentation is "form" brings a Form.');
    expect(runtime.scripts).toEqual([]);
    const explain = (error: unknown): string => {
      explained.push(error);
      return 'sorrySomethingWentWrong';
    };
    answer(runtime);
    await renderInRuntime(
      <Gone>
        <Form
          intent={intent}
          onStep={(step) => steps.push(step)}
          explain={explain}
          onBegin={() => undefined}
          consent={async () => []}
          proof={async () => ({})}
        />
      </Gone>,
      { runtime, locale },
    );
    await settled();
    return { runtime, steps, explained };
  }
  const ends = (steps: readonly SignInStep[]) =>
    steps.filter(({ kind }) => kind !== 'linkSent').map(({ kind }) => kind);

  test.each(['en', 'ar'])(
    'its script is asked for with its form, which is drawn in %s and has a name',
    async (locale) => {
      const { runtime } = await draw({ locale });
      expect(runtime.scripts).toHaveLength(1);
      expect(screen.getByRole('group')).toHaveAccessibleName();
      expect(screen.queryByRole('status')).toBeNull();
    },
  );

  test('a busy indicator is shown until something is drawn', async () => {
    await draw({ script: () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  test('a sign-in leads to tokens, once', async () => {
    const { steps } = await draw();
    await act(async () => signIn());
    await settled();
    expect(ends(steps)).toEqual(['tokens']);
  });

  test('a refusal is explained, and the viewer may try again', async () => {
    const { runtime, steps, explained } = await draw();
    runtime.platform.unreachable();
    await act(async () => signIn());
    await settled();
    expect(explained).toHaveLength(1);
    expect(ends(steps)).toEqual([]);
    await act(async () => screen.getByRole('button').click());
    await settled();
    expect(screen.getByRole('group')).toBeInTheDocument();
  });

  test.each<[string, FakeRuntime['runScript']]>([
    ['cannot be had', () => Promise.reject(new Error('blocked'))],
    ['runs without its global', () => undefined],
    ['never comes', () => new Promise(() => undefined)],
    ['comes and says nothing', () => runSilent()],
  ])('a script that %s leads to a message and an action within ten seconds', async (_, script) => {
    // React logs every error caught by an error boundary.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { runtime, explained } = await draw({ script });
    await act(async () => runtime.clock.pass(10_000));
    await settled();
    const isTakenAway = screen.queryByText('taken away') !== null;
    expect(isTakenAway || (explained.length === 1 && screen.queryByRole('alert') !== null)).toBe(true);
    complaints.mockRestore();
  });

  test('it has a sign-up form exactly when it declares one', async () => {
    const { contribution } = await activated('sign-in-provider', subject);
    expect(contribution.SignUpForm !== undefined).toBe(hasSignUpForm);
  });
}
