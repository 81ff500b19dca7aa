/** What every sign-in provider must do, whatever stands behind it. */
import { cleanup, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { act } from 'react';
import { CallError, type SignInIntent, type SignInProvider, type SignInStep } from '../../../core/sdk';
import type { FakeHouse } from '../fakes';
import { renderInHouse } from '../renderInHouse';
import { everyContribution } from './everyContribution';
import { activated, factsOf, type ContractSubject } from './subject';

export interface SignInSubject<Options> extends ContractSubject<SignInProvider, Options> {
  /** For a provider with a form: how a viewer fills it in and sends it, and what the platform then answers. */
  readonly form?: {
    readonly answer: (house: FakeHouse) => void;
    readonly fill: (user: UserEvent) => Promise<void>;
  };
  /** For a provider that takes up an answer in its address though it does not redirect, such as the token of a mailed link. */
  readonly answer?: {
    readonly answer: (house: FakeHouse) => void;
    readonly returned: string;
  };
  /** For a provider that redirects: what the platform answers, and the address the provider sends the viewer back to. */
  readonly redirect?: {
    readonly answer: (house: FakeHouse) => void;
    readonly returned: string;
  };
}

const intent: SignInIntent = { type: 'login', query: new URLSearchParams({ from: '/home' }) };

/** Runs the suite under a title of its own. */
export function describeSignInProvider<Options>(title: string, subject: SignInSubject<Options>): void {
  const facts = factsOf(subject, 'sign-in-provider');
  const capabilities = facts['capabilities'] as Readonly<Record<string, unknown>>;

  describe(`SGP-138 the contract of a sign-in provider: ${title}`, () => {
    afterEach(cleanup);
    everyContribution('sign-in-provider', subject);

    test('its path is a sub-path, and what tells its entries apart is one of its options', () => {
      expect(facts['path']).toMatch(/^\/\S+$/);
      if (typeof facts['identity'] === 'string') expect(subject.options).toHaveProperty(facts['identity']);
    });

    test('ending a session answers an address or nothing', async () => {
      const { contribution } = await activated(subject);
      const ended = await contribution.end?.().catch((error: unknown) => {
        // The platform of the suite knows no sessions; the house logs such a refusal and goes on (SGN-062).
        expect(error).toBeInstanceOf(CallError);
      });
      if (ended !== undefined) expect(URL.canParse(ended.url)).toBe(true);
    });

    if (facts['presentation'] === 'form' && !redirectsHere(facts, subject.options)) formTests(subject, capabilities['hasSignUpForm'] === true);
    else redirectTests(subject);
    if (subject.answer !== undefined) answerTests(subject, subject.answer);
  });
}

/** A form whose options set what `redirectsWith` points at is a redirect (SGP-027). */
function redirectsHere({ redirectsWith }: Readonly<Record<string, unknown>>, options: unknown): boolean {
  return typeof redirectsWith === 'string' && (options as Readonly<Record<string, unknown>>)[redirectsWith.slice(1)] !== undefined;
}

function answerTests<Options>(subject: SignInSubject<Options>, { answer, returned }: NonNullable<SignInSubject<Options>['answer']>): void {
  test('an answer in its address leads to tokens', async () => {
    const { contribution, house } = await activated(subject);
    answer(house);
    expect((await contribution.resume?.(new URL(returned, house.navigation.current())))?.kind).toBe('tokens');
  });

  test('an answer that the platform refuses is an error the house can explain', async () => {
    const { contribution, house } = await activated(subject);
    house.platform.unreachable();
    await expect(contribution.resume?.(new URL(returned, house.navigation.current()))).rejects.toBeInstanceOf(Error);
  });
}

function formTests<Options>(subject: SignInSubject<Options>, hasSignUpForm: boolean): void {
  const draw = async (email?: string): Promise<{ house: FakeHouse; steps: SignInStep[]; explained: unknown[] }> => {
    const { contribution, house } = await activated(subject);
    const [steps, explained]: [SignInStep[], unknown[]] = [[], []];
    const { Form } = contribution;
    if (Form === undefined) throw new Error('A provider whose presentation is "form" brings a Form.');
    const explain = (error: unknown): string => {
      explained.push(error);
      return 'failedAuthentication';
    };
    await renderInHouse(<Form intent={intent} email={email} onStep={(step) => steps.push(step)} explain={explain} consent={async () => []} />, { house });
    return { house, steps, explained };
  };

  test('every field and button of its form has a name', async () => {
    await draw();
    const controls = [...document.querySelectorAll('input:not([type=hidden]), select, textarea, button')];
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) expect(control).toHaveAccessibleName();
  });

  test('its form is drawn from right to left as well', async () => {
    const { contribution, house } = await activated(subject);
    const { Form } = contribution;
    if (Form === undefined) throw new Error('A provider whose presentation is "form" brings a Form.');
    await renderInHouse(<Form intent={intent} onStep={() => undefined} explain={() => 'failedAuthentication'} consent={async () => []} />, { house, locale: 'ar' });
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
    test('a filled form leads to tokens, once', async () => {
      const { house, steps } = await draw();
      form.answer(house);
      await form.fill(userEvent.setup());
      await act(async () => undefined);
      expect(steps.map(({ kind }) => kind)).toEqual(['tokens']);
    });

    test('a refusal is explained, and the form stays', async () => {
      const { house, steps, explained } = await draw();
      house.platform.unreachable();
      await form.fill(userEvent.setup());
      await act(async () => undefined);
      expect(explained).toHaveLength(1);
      expect(steps).toEqual([]);
      expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
    });
  }

  test('it has a form for signing up exactly when it says so', async () => {
    const { contribution } = await activated(subject);
    expect(contribution.SignUpForm !== undefined).toBe(hasSignUpForm);
  });
}

function redirectTests<Options>(subject: SignInSubject<Options>): void {
  test('it can begin and take the viewer back', async () => {
    const { contribution } = await activated(subject);
    expect(contribution).toMatchObject({ begin: expect.any(Function) as unknown, resume: expect.any(Function) as unknown });
  });

  test('a provider out of reach is an error the house can explain', async () => {
    const { contribution, house } = await activated(subject);
    house.platform.unreachable();
    await expect(contribution.begin?.(intent)).rejects.toBeInstanceOf(CallError);
  });

  const { redirect } = subject;
  if (redirect === undefined) return;

  test('it begins by sending the browser to an address', async () => {
    const { contribution, house } = await activated(subject);
    redirect.answer(house);
    const step = await contribution.begin?.(intent);
    expect(step?.kind).toBe('redirect');
    if (step?.kind === 'redirect') expect(URL.canParse(step.url)).toBe(true);
  });

  test('it ends with tokens when the viewer is back', async () => {
    const { contribution, house } = await activated(subject);
    redirect.answer(house);
    await contribution.begin?.(intent);
    const returned = new URL(redirect.returned, house.navigation.current());
    house.navigation.at(returned.href);
    const step = await contribution.resume?.(returned);
    expect(['tokens', 'handOver', 'stay']).toContain(step?.kind);
  });

  test('an answer that the platform refuses is an error the house can explain', async () => {
    const { contribution, house } = await activated(subject);
    redirect.answer(house);
    await contribution.begin?.(intent);
    house.platform.unreachable();
    await expect(contribution.resume?.(new URL(redirect.returned, house.navigation.current()))).rejects.toBeInstanceOf(CallError);
  });
}
