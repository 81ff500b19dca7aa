import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '../../../core/ui';
import { TOOLTIP_EDGE_MARGIN, tooltipSide } from '../../../core/ui/tooltipSide';

const window_ = { width: 1000, height: 800 };
const tip = { width: 120, height: 30 };
/** A control of 40 px square. */
const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });

test.each([
  ['in the middle of the window', at(500, 400), 'above', 'above'],
  ['in the middle of the window', at(500, 400), 'below', 'below'],
  ['exactly 10 px from the left', at(50, 400), 'above', 'above'],
  ['nearer to the left', at(49, 400), 'above', 'right'],
  ['at the left edge', at(0, 400), 'below', 'right'],
  ['exactly 10 px from the right', at(910, 400), 'above', 'above'],
  ['nearer to the right', at(911, 400), 'above', 'left'],
  ['exactly 10 px from the top', at(500, 50), 'above', 'above'],
  ['nearer to the top', at(500, 49), 'above', 'below'],
  ['near the bottom', at(500, 740), 'below', 'above'],
  ['in a corner', at(960, 0), 'above', 'left'],
] as const)('RLM-092 RLM-082 %s (%p), wanted %s, it is placed %s', (_where, anchor, wanted, side) => {
  expect(TOOLTIP_EDGE_MARGIN).toBe(10);
  expect(tooltipSide({ anchor, tip, window: window_, wanted })).toBe(side);
});

const drawn = (quiet = false) =>
  render(
    <Tooltip text="Open menu" quiet={quiet}>
      <button type="button" aria-label="Open menu" />
    </Tooltip>,
  );
const shown = () => screen.queryByRole('tooltip', { hidden: true });
const button = () => screen.getByRole('button', { name: 'Open menu' });

test('RLM-092 it shows while the pointer is on the control or on itself', async () => {
  drawn();
  expect(shown()).toBeNull();
  await userEvent.hover(button());
  expect(shown()).toHaveTextContent('Open menu');
  // The simulated browser's pointer events have no related target.
  const leave = (from: HTMLElement, to: HTMLElement) =>
    fireEvent(from, new MouseEvent('pointerout', { bubbles: true, relatedTarget: to }));
  leave(button(), shown() as HTMLElement);
  expect(shown()).toBeVisible();
  leave(shown() as HTMLElement, document.body);
  expect(shown()).toBeNull();
});

test('RLM-092 it shows on keyboard focus and hides with it', async () => {
  const user = userEvent.setup();
  drawn();
  await user.tab();
  expect(button()).toHaveFocus();
  expect(shown()).toBeVisible();
  await user.tab();
  expect(shown()).toBeNull();
});

test('RLM-092 it shows while a finger rests on the control', () => {
  drawn();
  fireEvent.pointerEnter(button(), { pointerType: 'touch' });
  expect(shown()).toBeVisible();
  fireEvent.pointerCancel(button(), { pointerType: 'touch' });
  expect(shown()).toBeNull();
});

test('RLM-092 Escape dismisses it without moving the focus, until it is requested again', async () => {
  const user = userEvent.setup();
  drawn();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();
  expect(button()).toHaveFocus();
  await user.hover(button());
  expect(shown()).toBeVisible();
});

test('it is hidden where the control has opened something', async () => {
  drawn(true);
  await userEvent.tab();
  expect(shown()).toBeNull();
});

test('RLM-092 it measures the available space when it shows', () => {
  const { container } = drawn();
  const anchor = container.firstElementChild as HTMLElement;
  anchor.getBoundingClientRect = () => new DOMRect(2, 300, 40, 40);
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 390, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { value: 120, configurable: true });
  fireEvent.pointerEnter(anchor);
  expect(shown()).toHaveAttribute('data-side', 'right');
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetWidth');
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
});
