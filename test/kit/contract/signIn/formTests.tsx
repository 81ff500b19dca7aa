/** Contract of a provider whose form core draws. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { SignInFailure, type SignInFormProps, type SignInStep } from '../../../../core/sdk';
import type { FakeRuntime } from '../../fakes';
import { renderInRuntime } from '../../renderInRuntime';
import { activated } from '../subject';
import { intent, type SignInSubject } from './signInSubject';

/** The manifest's facts about such a provider. */
export interface FormFacts {
  readonly hasSignUpForm: boolean;
  readonly sendsProof: boolean;
  /** It has a page that mails a password-reset link. */
  readonly isResettable: boolean;
}

export function formTests<Options>(
  subject: SignInSubject<Options>,
  { hasSignUpForm, sendsProof, isResettable }: FormFacts,
): void {
  const draw = async (
    email?: string,
    proof: SignInFormProps['proof'] = async () => ({}),
  ): Promise<{ runtime: FakeRuntime; steps: SignInStep[]; explained: unknown[] }> => {
    const { contribution, runtime } = await activated('sign-in-provider', subject);
    const [steps, explained]: [SignInStep[], unknown[]] = [[], []];
    const { Form } = contribution;
    if (Form === undefined) throw new Error('A provider whose presentation is "form" brings a Form.');
    const explain = (error: unknown): string => {
      explained.push(error);
      return 'failedAuthentication';
    };
    await renderInRuntime(
      <Form
        intent={intent}
        email={email}
        onStep={(step) => steps.push(step)}
        explain={explain}
        consent={async () => []}
        proof={proof}
        forgotten={isResettable && <a href="#forgotten">Forgotten</a>}
      />,
      { runtime },
    );
    return { runtime, steps, explained };
  };

  test('every field and button of its form has an accessible name', async () => {
    await draw();
    const controls = [...document.querySelectorAll('input:not([type=hidden]), select, textarea, button')];
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) expect(control).toHaveAccessibleName();
  });

  test('the password-reset link is in its form, next to the password field', async () => {
    await draw();
    expect(document.querySelector('form:has([type=password]) a[href="#forgotten"]') !== null).toBe(
      isResettable,
    );
  });

  test('its form supports right-to-left', async () => {
    const { contribution, runtime } = await activated('sign-in-provider', subject);
    const { Form } = contribution;
    if (Form === undefined) throw new Error('A provider whose presentation is "form" brings a Form.');
    await renderInRuntime(
      <Form
        intent={intent}
        onStep={() => undefined}
        explain={() => 'failedAuthentication'}
        consent={async () => []}
        proof={async () => ({})}
      />,
      { runtime, locale: 'ar' },
    );
    expect(document.querySelector('input')).not.toBeNull();
  });

  test('an empty form signs nobody in', async () => {
    const { steps } = await draw();
    const send = document.querySelector<HTMLButtonElement>('button[type=submit]');
    if (send !== null && !send.disabled) await userEvent.click(send);
    expect(steps).toEqual([]);
  });

  const { form } = subject;
  if (form !== undefined) {
    test('the captcha token is sent exactly when the manifest declares it', async () => {
      const { runtime } = await draw(undefined, async () => ({ 'x-captcha-token': 'proof' }));
      form.answer(runtime);
      await form.fill(userEvent.setup());
      await act(async () => undefined);
      const proven = runtime.platform.calls.filter(
        ({ input }) =>
          (input['headers'] as Readonly<Record<string, string>> | undefined)?.['x-captcha-token'] === 'proof',
      );
      expect(proven.length > 0).toBe(sendsProof);
    });

    test('without a captcha token no call is made, and the form shows why', async () => {
      const { runtime, explained } = await draw(undefined, async () =>
        Promise.reject(new SignInFailure('signInCaptchaUnavailable')),
      );
      form.answer(runtime);
      await form.fill(userEvent.setup());
      await act(async () => undefined);
      if (!sendsProof) return;
      expect(runtime.platform.calls).toEqual([]);
      expect(explained).toHaveLength(1);
    });

    test('a filled form leads to tokens, once', async () => {
      const { runtime, steps } = await draw();
      form.answer(runtime);
      await form.fill(userEvent.setup());
      await act(async () => undefined);
      expect(steps.map(({ kind }) => kind)).toEqual(['tokens']);
    });

    test('a refusal is explained, and the form remains', async () => {
      const { runtime, steps, explained } = await draw();
      runtime.platform.unreachable();
      await form.fill(userEvent.setup());
      await act(async () => undefined);
      expect(explained).toHaveLength(1);
      expect(steps).toEqual([]);
      expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
    });
  }

  test('it has a sign-up form exactly when it declares one', async () => {
    const { contribution } = await activated('sign-in-provider', subject);
    expect(contribution.SignUpForm !== undefined).toBe(hasSignUpForm);
  });
}
