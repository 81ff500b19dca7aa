/** What a provider must do that has a button of its own. */
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { CallError, type SignInIntent, type SignInStep } from '../../../../core/sdk';
import type { FakeHouse } from '../../fakes';
import { renderInHouse } from '../../renderInHouse';
import { activated } from '../subject';
import { intent, type SignInSubject } from './signInSubject';
import { Gone, settled } from './whereDrawn';

interface DrawnButton {
  readonly house: FakeHouse;
  readonly steps: SignInStep[];
  readonly refusals: unknown[];
  readonly user: UserEvent;
}

export function buttonTests<Options>(subject: SignInSubject<Options>): void {
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
