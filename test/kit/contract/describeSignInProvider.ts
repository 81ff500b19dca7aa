/** What every sign-in provider must do, whatever stands behind it. */
import { cleanup, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { act, Component, type ReactNode } from 'react';
import { CallError, SignInFailure, type SignInFormProps, type SignInIntent, type SignInProvider, type SignInStep } from '../../../core/sdk';
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
  /** For a provider whose form is drawn by a third party's script. */
  readonly embedded?: {
    /** The script has come: it defines what it should, and draws when it is asked to. */
    readonly run: () => void;
    /** The script has come, and says nothing from then on. */
    readonly runSilent: () => void;
    readonly answer: (house: FakeHouse) => void;
    /** The viewer signs in on what was drawn. */
    readonly signIn: () => Promise<void> | void;
  };
  /** For a provider with a button of its own. */
  readonly button?: {
    /** The operation that takes what the provider proved. */
    readonly operation: string;
    /** The third party's script has come: it defines what it should. */
    readonly run: () => void;
    /** The viewer presses the button, and lets the site know who they are. */
    readonly allow: (user: UserEvent) => Promise<void>;
    /** The viewer presses it and closes the third party's window. */
    readonly close: (user: UserEvent) => Promise<void>;
    /** Its script is asked for with the button, since it draws that; without it, when the viewer's pointer or focus comes. */
    readonly drawsItself?: true;
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

    if (subject.embedded !== undefined) embeddedTests(subject, subject.embedded, capabilities['hasSignUpForm'] === true);
    else if (facts['presentation'] === 'form' && !redirectsHere(facts, subject.options)) formTests(subject, capabilities['hasSignUpForm'] === true, facts['captcha'] === true);
    else if (facts['presentation'] === 'button') buttonTests(subject);
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

function formTests<Options>(subject: SignInSubject<Options>, hasSignUpForm: boolean, sendsProof: boolean): void {
  const draw = async (email?: string, proof: SignInFormProps['proof'] = async () => ({})): Promise<{ house: FakeHouse; steps: SignInStep[]; explained: unknown[] }> => {
    const { contribution, house } = await activated(subject);
    const [steps, explained]: [SignInStep[], unknown[]] = [[], []];
    const { Form } = contribution;
    if (Form === undefined) throw new Error('A provider whose presentation is "form" brings a Form.');
    const explain = (error: unknown): string => {
      explained.push(error);
      return 'failedAuthentication';
    };
    await renderInHouse(<Form intent={intent} email={email} onStep={(step) => steps.push(step)} explain={explain} consent={async () => []} proof={proof} />, { house });
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
    await renderInHouse(<Form intent={intent} onStep={() => undefined} explain={() => 'failedAuthentication'} consent={async () => []} proof={async () => ({})} />, { house, locale: 'ar' });
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
    test('the proof that a person signs in goes along exactly when the manifest says so', async () => {
      const { house } = await draw(undefined, async () => ({ 'x-captcha-token': 'proof' }));
      form.answer(house);
      await form.fill(userEvent.setup());
      await act(async () => undefined);
      const proven = house.platform.calls.filter(({ input }) => (input['headers'] as Readonly<Record<string, string>> | undefined)?.['x-captcha-token'] === 'proof');
      expect(proven.length > 0).toBe(sendsProof);
    });

    test('without the proof nothing is asked, and the form says why', async () => {
      const { house, explained } = await draw(undefined, async () => Promise.reject(new SignInFailure('signInCaptchaUnavailable')));
      form.answer(house);
      await form.fill(userEvent.setup());
      await act(async () => undefined);
      if (!sendsProof) return;
      expect(house.platform.calls).toEqual([]);
      expect(explained).toHaveLength(1);
    });

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

function embeddedTests<Options>(subject: SignInSubject<Options>, { run, runSilent, answer, signIn }: NonNullable<SignInSubject<Options>['embedded']>, hasSignUpForm: boolean): void {
  async function draw({ locale = 'en', script = run }: { readonly locale?: string; readonly script?: FakeHouse['runScript'] } = {}) {
    const { contribution, house } = await activated(subject);
    house.runScript = script;
    const [steps, explained]: [SignInStep[], unknown[]] = [[], []];
    const { Form } = contribution;
    if (Form === undefined) throw new Error('A provider whose presentation is "form" brings a Form.');
    expect(house.scripts).toEqual([]);
    const explain = (error: unknown): string => {
      explained.push(error);
      return 'sorrySomethingWentWrong';
    };
    answer(house);
    await renderInHouse(
      <Gone>
        <Form intent={intent} onStep={(step) => steps.push(step)} explain={explain} onBegin={() => undefined} consent={async () => []} proof={async () => ({})} />
      </Gone>,
      { house, locale },
    );
    await settled();
    return { house, steps, explained };
  }
  const ends = (steps: readonly SignInStep[]) => steps.filter(({ kind }) => kind !== 'linkSent').map(({ kind }) => kind);

  test.each(['en', 'ar'])('its script is asked for with its form, which is drawn in %s and has a name', async (locale) => {
    const { house } = await draw({ locale });
    expect(house.scripts).toHaveLength(1);
    expect(screen.getByRole('group')).toHaveAccessibleName();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('until something is drawn it says that it waits', async () => {
    await draw({ script: () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  test('a viewer who signs in leads to tokens, once', async () => {
    const { steps } = await draw();
    await act(async () => signIn());
    await settled();
    expect(ends(steps)).toEqual(['tokens']);
  });

  test('a refusal is explained, and the viewer may try again', async () => {
    const { house, steps, explained } = await draw();
    house.platform.unreachable();
    await act(async () => signIn());
    await settled();
    expect(explained).toHaveLength(1);
    expect(ends(steps)).toEqual([]);
    await act(async () => screen.getByRole('button').click());
    await settled();
    expect(screen.getByRole('group')).toBeInTheDocument();
  });

  test.each<[string, FakeHouse['runScript']]>([
    ['cannot be had', () => Promise.reject(new Error('blocked'))],
    ['runs without its global', () => undefined],
    ['never comes', () => new Promise(() => undefined)],
    ['comes and says nothing', () => runSilent()],
  ])('a script that %s gives words and a way on within ten seconds', async (_, script) => {
    // React tells of every error that a boundary has caught.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { house, explained } = await draw({ script });
    await act(async () => house.clock.pass(10_000));
    await settled();
    const isTakenAway = screen.queryByText('taken away') !== null;
    expect(isTakenAway || (explained.length === 1 && screen.queryByRole('alert') !== null)).toBe(true);
    complaints.mockRestore();
  });

  test('it has a form for signing up exactly when it says so', async () => {
    const { contribution } = await activated(subject);
    expect(contribution.SignUpForm !== undefined).toBe(hasSignUpForm);
  });
}

/** What is under way has become what it will. */
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

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

  test('it begins by sending the browser to an address, or the viewer to a page of the site', async () => {
    const { contribution, house } = await activated(subject);
    redirect.answer(house);
    const step = await contribution.begin?.(intent);
    expect(['redirect', 'page']).toContain(step?.kind);
    if (step?.kind === 'page') expect(step.path).toMatch(/^\/(?!\/)/);
    if (step?.kind === 'redirect') expect(URL.canParse(step.url)).toBe(true);
  });

  test('it ends with tokens when the viewer is back', async () => {
    const { contribution, house } = await activated(subject);
    redirect.answer(house);
    await contribution.begin?.(intent);
    const returned = new URL(redirect.returned, house.navigation.current());
    house.navigation.at(returned.href);
    const step = await contribution.resume?.(returned);
    expect(['tokens', 'handOver', 'leftToApp', 'stay']).toContain(step?.kind);
  });

  test('an answer that the platform refuses is an error the house can explain', async () => {
    const { contribution, house } = await activated(subject);
    redirect.answer(house);
    const begun = await contribution.begin?.(intent);
    // A sign-in that goes on at a page of the site is refused there, in the page's own words.
    if (begun?.kind === 'page') return;
    house.platform.unreachable();
    await expect(contribution.resume?.(new URL(redirect.returned, house.navigation.current()))).rejects.toBeInstanceOf(CallError);
  });
}

/** Where the house would take the button away. */
class Gone extends Component<{ readonly children: ReactNode }, { readonly thrown: boolean }> {
  override state = { thrown: false };
  static getDerivedStateFromError() {
    return { thrown: true };
  }
  override render() {
    return this.state.thrown ? <p>taken away</p> : this.props.children;
  }
}

interface DrawnButton {
  readonly house: FakeHouse;
  readonly steps: SignInStep[];
  readonly refusals: unknown[];
  readonly user: UserEvent;
}

function buttonTests<Options>(subject: SignInSubject<Options>): void {
  const { button } = subject;
  if (button === undefined) throw new Error('A provider whose presentation is "button" is tested with one.');
  const { operation, run, allow, close, drawsItself = false } = button;
  const tokens = { authorisationToken: 'a', refreshToken: 'r' };

  async function draw({ type = 'login', locale = 'en', script = run }: { type?: SignInIntent['type']; locale?: string; script?: FakeHouse['runScript'] } = {}): Promise<DrawnButton> {
    const { contribution, house } = await activated(subject);
    house.runScript = script;
    house.platform.answer(operation, tokens);
    const [steps, refusals]: [SignInStep[], unknown[]] = [[], []];
    const { Button } = contribution;
    if (Button === undefined) throw new Error('A provider whose presentation is "button" brings a Button.');
    const user = userEvent.setup();
    await renderInHouse(
      <Gone>
        <Button intent={{ ...intent, type }} label="Go on with them" onBegin={() => undefined} onStep={(step) => steps.push(step)} onRefusal={(error) => refusals.push(error)} consent={async () => []} />
      </Gone>,
      { house, locale },
    );
    return { house, steps, refusals, user };
  }

  test.each(['en', 'ar'])('its button is drawn in %s, and has a name', async (locale) => {
    await draw({ locale });
    expect(screen.getByRole(drawsItself ? 'group' : 'button', { name: 'Go on with them' })).toBeInTheDocument();
  });

  test(drawsItself ? 'its script is asked for when its button shows' : 'its script is asked for when the viewer’s pointer or focus comes, and not before', async () => {
    const { house, user } = await draw();
    if (!drawsItself) {
      expect(house.scripts).toEqual([]);
      await user.tab();
    }
    expect(house.scripts).toHaveLength(1);
  });

  test('a press that the viewer sees through leads to tokens, once', async () => {
    const { house, steps, refusals, user } = await draw();
    await allow(user);
    await settled();
    expect(steps).toEqual([{ kind: 'tokens', tokens }]);
    expect(house.platform.calls.map(({ endpoint }) => endpoint)).toEqual([operation]);
    expect(refusals).toEqual([]);
  });

  test('SGP-073 closing the window is no error, and the button can be pressed again', async () => {
    const { house, steps, refusals, user } = await draw();
    await close(user);
    await settled();
    expect([steps, refusals, house.platform.calls]).toEqual([[], [], []]);
    await allow(user);
    await settled();
    expect(steps.map(({ kind }) => kind)).toEqual(['tokens']);
  });

  test('SGP-069 on signing up the house is asked first, then the terms go along', async () => {
    const { house, steps, user } = await draw({ type: 'signup' });
    await allow(user);
    await settled();
    expect(house.platform.calls).toEqual([]);
    const [step] = steps;
    if (step?.kind !== 'confirm') throw new Error('The first step is to be "confirm".');
    const consents = [{ fieldName: 'terms', answer: true }];
    await expect(step.complete(consents)).resolves.toEqual({ kind: 'tokens', tokens, signedUp: true });
    expect(house.platform.calls).toEqual([{ endpoint: operation, input: expect.objectContaining({ body: expect.objectContaining({ consentAnswers: consents }) as unknown }) as unknown }]);
  });

  test('what the platform refuses is handed to the house, and the button stays', async () => {
    const { house, steps, refusals, user } = await draw();
    house.platform.unreachable();
    await allow(user);
    await settled();
    expect(refusals).toEqual([expect.any(CallError)]);
    expect(steps).toEqual([]);
    expect(screen.queryByText('taken away')).toBeNull();
  });

  test.each<[string, FakeHouse['runScript']]>([
    ['cannot be had', () => Promise.reject(new Error('blocked'))],
    ['runs without its global', () => undefined],
  ])('SGP-065 a script that %s takes the button away', async (_, script) => {
    // React tells of every error that a boundary has caught.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { house, user } = await draw({ script });
    if (!drawsItself) await user.tab();
    await settled();
    house.clock.pass(10_000);
    await settled();
    expect(screen.getByText('taken away')).toBeInTheDocument();
    complaints.mockRestore();
  });
}
