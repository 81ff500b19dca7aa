/** Contract of a provider with its own button. */
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { CallError, type SignInIntent, type SignInStep } from '../../../../core/sdk';
import type { FakeRuntime } from '../../fakes';
import { renderInRuntime } from '../../renderInRuntime';
import { activated } from '../subject';
import { intent, type SignInSubject } from './signInSubject';
import { Gone, settled } from './whereDrawn';

interface DrawnButton {
  readonly runtime: FakeRuntime;
  readonly steps: SignInStep[];
  readonly refusals: unknown[];
  readonly user: UserEvent;
}

export function buttonTests<Options>(subject: SignInSubject<Options>): void {
  const { button } = subject;
  if (button === undefined) throw new Error('A provider whose presentation is "button" is tested with one.');
  const { operation, run, allow, close, drawsItself = false } = button;
  const tokens = { authorisationToken: 'a', refreshToken: 'r' };

  async function draw({
    type = 'login',
    locale = 'en',
    script = run,
  }: {
    type?: SignInIntent['type'];
    locale?: string;
    script?: FakeRuntime['runScript'];
  } = {}): Promise<DrawnButton> {
    const { contribution, runtime } = await activated('sign-in-provider', subject);
    runtime.runScript = script;
    runtime.platform.answer(operation, tokens);
    const [steps, refusals]: [SignInStep[], unknown[]] = [[], []];
    const { Button } = contribution;
    if (Button === undefined) throw new Error('A provider whose presentation is "button" brings a Button.');
    const user = userEvent.setup();
    await renderInRuntime(
      <Gone>
        <Button
          intent={{ ...intent, type }}
          label="Go on with them"
          onBegin={() => undefined}
          onStep={(step) => steps.push(step)}
          onRefusal={(error) => refusals.push(error)}
          consent={async () => []}
        />
      </Gone>,
      { runtime, locale },
    );
    return { runtime, steps, refusals, user };
  }

  test.each(['en', 'ar'])('its button is drawn in %s, and has a name', async (locale) => {
    await draw({ locale });
    expect(
      screen.getByRole(drawsItself ? 'group' : 'button', { name: 'Go on with them' }),
    ).toBeInTheDocument();
  });

  test(
    drawsItself
      ? 'its script is loaded with its button'
      : 'its script is loaded on pointer or focus intent, not before',
    async () => {
      const { runtime, user } = await draw();
      if (!drawsItself) {
        expect(runtime.scripts).toEqual([]);
        await user.tab();
      }
      expect(runtime.scripts).toHaveLength(1);
    },
  );

  test('a completed press leads to tokens, once', async () => {
    const { runtime, steps, refusals, user } = await draw();
    await allow(user);
    await settled();
    expect(steps).toEqual([{ kind: 'tokens', tokens }]);
    expect(runtime.platform.calls.map(({ endpoint }) => endpoint)).toEqual([operation]);
    expect(refusals).toEqual([]);
  });

  test('SGP-073 closing the window is no error, and the button can be pressed again', async () => {
    const { runtime, steps, refusals, user } = await draw();
    await close(user);
    await settled();
    expect([steps, refusals, runtime.platform.calls]).toEqual([[], [], []]);
    await allow(user);
    await settled();
    expect(steps.map(({ kind }) => kind)).toEqual(['tokens']);
  });

  test('SGP-069 sign-up asks core for consent first and sends the answers', async () => {
    const { runtime, steps, user } = await draw({ type: 'signup' });
    await allow(user);
    await settled();
    expect(runtime.platform.calls).toEqual([]);
    const [step] = steps;
    if (step?.kind !== 'confirm') throw new Error('The first step is to be "confirm".');
    const consents = [{ fieldName: 'terms', answer: true }];
    await expect(step.complete(consents)).resolves.toEqual({ kind: 'tokens', tokens, signedUp: true });
    expect(runtime.platform.calls).toEqual([
      {
        endpoint: operation,
        input: expect.objectContaining({
          body: expect.objectContaining({ consentAnswers: consents }) as unknown,
        }) as unknown,
      },
    ]);
  });

  test('a refusal by the platform is passed to core, and the button remains', async () => {
    const { runtime, steps, refusals, user } = await draw();
    runtime.platform.unreachable();
    await allow(user);
    await settled();
    expect(refusals).toEqual([expect.any(CallError)]);
    expect(steps).toEqual([]);
    expect(screen.queryByText('taken away')).toBeNull();
  });

  test.each<[string, FakeRuntime['runScript']]>([
    ['cannot be had', () => Promise.reject(new Error('blocked'))],
    ['runs without its global', () => undefined],
  ])('SGP-065 a script that %s takes the button away', async (_, script) => {
    // React logs every error caught by an error boundary.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { runtime, user } = await draw({ script });
    if (!drawsItself) await user.tab();
    await settled();
    runtime.clock.pass(10_000);
    await settled();
    expect(screen.getByText('taken away')).toBeInTheDocument();
    complaints.mockRestore();
  });
}
