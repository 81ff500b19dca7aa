/** A password field alone: which press reveals it, and for how long. */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PasswordField } from '../../../core/sdk/accountForms/PasswordField';
import { SHOW_PASSWORD_HIDE } from '../../../core/sdk/constants';
import { fakeContext, renderInRuntime } from '../../kit';

const field = () => screen.getByLabelText(/^Password/);
const eye = () => screen.getByRole('button', { name: 'Show the password' });
const seen = () => [field().getAttribute('type') === 'text', eye().getAttribute('aria-pressed') === 'true'];

async function asked(error?: string) {
  const { runtime } = fakeContext({ options: {} });
  const Field = () => {
    const [value, setValue] = useState('');
    return (
      <PasswordField
        clock={runtime.clock}
        required
        value={value}
        onChange={setValue}
        error={error}
        autoComplete="current-password"
      />
    );
  };
  await renderInRuntime(<Field />, { runtime });
  return runtime.clock;
}

test.each<[what: string, press: (button: HTMLElement) => void, letGo: (button: HTMLElement) => void]>([
  ['a pointer', (button) => fireEvent.pointerDown(button), (button) => fireEvent.pointerUp(button)],
  [
    'a pointer that slips away',
    (button) => fireEvent.pointerDown(button),
    (button) => fireEvent.pointerLeave(button),
  ],
  [
    'a touch that becomes a scroll',
    (button) => fireEvent.pointerDown(button),
    (button) => fireEvent.pointerCancel(button),
  ],
  [
    'Enter',
    (button) => fireEvent.keyDown(button, { key: 'Enter' }),
    (button) => fireEvent.keyUp(button, { key: 'Enter' }),
  ],
  [
    'the space bar',
    (button) => fireEvent.keyDown(button, { key: ' ' }),
    (button) => fireEvent.keyUp(button, { key: ' ' }),
  ],
  [
    'a key whose focus goes',
    (button) => fireEvent.keyDown(button, { key: ' ' }),
    (button) => fireEvent.blur(button),
  ],
])(
  'SGN-088 SGN-089 FRM-033 while held by %s the password is visible, and a moment after',
  async (_what, press, letGo) => {
    const clock = await asked();
    expect(seen()).toEqual([false, false]);
    press(eye());
    expect(seen()).toEqual([true, true]);
    letGo(eye());
    act(() => clock.pass(SHOW_PASSWORD_HIDE - 1));
    expect(seen()).toEqual([true, true]);
    act(() => clock.pass(1));
    expect(seen()).toEqual([false, false]);
  },
);

test('a screen reader’s click toggles it', async () => {
  await asked();
  fireEvent.click(eye(), { detail: 0 });
  expect(seen()).toEqual([true, true]);
  fireEvent.click(eye(), { detail: 0 });
  expect(seen()).toEqual([false, false]);
});

test.each(['Tab', 'a', 'Escape'])('%s reveals nothing', async (key) => {
  await asked();
  fireEvent.keyDown(eye(), { key });
  expect(seen()).toEqual([false, false]);
});

test('SGN-086 FRM-014 FRM-030 it has its star and its error, keeps every blank, and precedes its reveal button in tab order', async () => {
  await asked('Enter your password.');
  expect(screen.getByText('Password', { selector: 'label' })).toHaveTextContent('Password*');
  expect(field()).toHaveAccessibleDescription('Enter your password.');
  await userEvent.type(field(), ' a b ');
  expect(field()).toHaveValue(' a b ');
  await userEvent.tab();
  expect([eye(), field()]).toEqual([document.activeElement, field()]);
  expect(['spellcheck', 'autocapitalize', 'autocomplete'].map((name) => field().getAttribute(name))).toEqual([
    'false',
    'none',
    'current-password',
  ]);
});
