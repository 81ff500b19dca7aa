import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CONTROLS_HIDE_AFTER_MS } from '../../../../core/playback/components/useControlsShown';
import { drawn, player } from './playerFixture';

test.each([
  ['k', 'pause'],
  [' ', 'pause'],
  ['l', 'seek 60'],
  ['j', 'seek 40'],
  ['{ArrowRight}', 'seek 60'],
  ['{ArrowLeft}', 'seek 40'],
  ['5', 'seek 60'],
  ['{Home}', 'seek 0'],
  ['{End}', 'seek 120'],
  ['m', 'muted false'],
  ['{ArrowUp}', 'volume 100'],
  ['p', 'pictureInPicture'],
  ['>', 'speed 1.25'],
  ['c', 'text 1'],
])('the key %p calls %p on the engine as soon as the player exists', async (key, call) => {
  const { user, engine } = await drawn({
    prepare: (each) =>
      (each.offered = {
        ...each.offered,
        text: [{ id: '1', language: 'en', label: null, forDeaf: false, active: false }],
      }),
  });
  act(() => engine.reach(50));
  expect(player()).toHaveFocus();
  await user.keyboard(key);
  expect(engine.calls.at(-1)).toBe(call);
});

test.each([
  ['MediaPause', 'pause'],
  ['MediaStop', 'pause'],
  ['MediaFastForward', 'seek 60'],
  ['MediaRewind', 'seek 40'],
  ['MediaTrackPrevious', 'seek 0'],
  ['Enter', 'pause'],
])('the key %p of a remote control calls %p on the engine', async (key, call) => {
  const { engine } = await drawn();
  act(() => engine.reach(50));
  fireEvent.keyDown(player(), { key });
  expect(engine.calls.at(-1)).toBe(call);
});

test('the key for the next track opens the next video', async () => {
  const { onNext } = await drawn({
    props: {
      next: {
        eventId: 'v2',
        eventTitle: 'The rematch',
        content: { id: 'v2', title: 'The rematch', type: 'VOD' },
        query: {},
      },
    },
  });
  fireEvent.keyDown(player(), { key: 'MediaTrackNext' });
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('where arrow keys move the focus, up and down leave the volume alone', async () => {
  const { engine } = await drawn();
  act(() => engine.reach(50));
  document.documentElement.dataset['arrowKeys'] = '';
  const before = [...engine.calls];
  fireEvent.keyDown(player(), { key: 'ArrowUp' });
  delete document.documentElement.dataset['arrowKeys'];
  expect(engine.calls).toEqual(before);
});

test.each([
  ['on the player', () => player()],
  ['on the slider', () => screen.getByRole('slider', { name: 'Volume' })],
])(
  'PLY-012 PLY-013 with the focus %s, a key that lowers the volume leaves a muted player muted, and one that raises it starts from the old level',
  async (_, place) => {
    const { user, engine, state } = await drawn({ choices: '{"volume":40,"muted":false}' });
    act(() => place().focus());
    await user.keyboard('m');
    const before = [...engine.calls];
    await user.keyboard('{ArrowDown}');
    expect(engine.calls).toEqual(before);
    expect(state).toMatchObject({ volume: 40, muted: true });
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', 'Muted');
    await user.keyboard('{ArrowUp}');
    expect(engine.calls.at(-1)).toBe('volume 45');
    expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuenow', '45');
  },
);

test('PLY-013 the unmute button leaves the focus to the player when it disappears: its keys still work', async () => {
  const { user, engine, container } = await drawn();
  act(() => engine.reach(50));
  const offer = within(container)
    .getAllByRole('button', { name: 'Unmute' })
    .find((button) => button.closest('[role="group"]') === null);
  act(() => offer?.focus());
  await user.keyboard('{Enter}');
  expect(engine.calls.at(-1)).toBe('muted false');
  expect(offer).not.toBeInTheDocument();
  await waitFor(() => expect(player()).toHaveFocus());
  await user.keyboard('k');
  expect(engine.calls.at(-1)).toBe('pause');
});

test('keys do nothing while the focus is elsewhere', async () => {
  const { user, engine } = await drawn();
  const before = [...engine.calls];
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('k');
  expect(engine.calls).toEqual(before);
});

test('Space presses the focused button', async () => {
  const { user, engine } = await drawn();
  screen.getByRole('button', { name: 'Picture in picture' }).focus();
  await user.keyboard(' ');
  expect(engine.calls.at(-1)).toBe('pictureInPicture');
});

test('buttons are named by their next action', async () => {
  const { user, state } = await drawn();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(state.isPlaying).toBe(false);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  for (const name of [
    'Back 10 seconds',
    'Forward 10 seconds',
    'Picture in picture',
    'Full screen',
    'Go back',
  ])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

test('LOC-012 the timeline shows the position, and runs left to right in Arabic as well', async () => {
  const { engine } = await drawn({
    locale: 'ar',
    prepare: (each) => (each.time = { ...each.time, seekRange: { start: 0, end: 600 } }),
  });
  act(() => engine.reach(80));
  const bar = screen.getByRole('slider', { name: 'الخط الزمني' });
  expect(bar).toHaveAttribute('dir', 'ltr');
  expect(bar).toHaveAttribute('aria-valuetext', 'دقيقة 20 ثانية من 10 دقائق');
});

test('the timeline is a slider with its values as text', async () => {
  const { engine } = await drawn({
    prepare: (each) => (each.time = { ...each.time, seekRange: { start: 0, end: 600 } }),
  });
  const bar = screen.getByRole('slider', { name: 'Time line' });
  expect(bar).toHaveAttribute('aria-valuetext', '0 seconds of 10 minutes');
  act(() => engine.reach(80));
  expect(bar).toHaveAttribute('aria-valuetext', '1 minute 20 seconds of 10 minutes');
  expect(bar).toHaveAttribute('aria-valuenow', '80');
});

test('PLY-015 dragging the timeline seeks once, on release', async () => {
  const { engine, state } = await drawn();
  const bar = screen.getByRole('slider', { name: 'Time line' });
  bar.getBoundingClientRect = () => new DOMRect(100, 0, 200, 28);
  // The simulated browser's pointer events have no coordinates.
  const point = (type: string, clientX: number) =>
    fireEvent(bar, new MouseEvent(type, { bubbles: true, clientX }));
  point('pointerdown', 150);
  act(() => engine.reach(3));
  point('pointermove', 200);
  expect(state.position).toBe(60);
  expect(engine.calls.filter((line) => line.startsWith('seek'))).toEqual([]);
  point('pointerup', 200);
  expect(engine.calls.filter((line) => line.startsWith('seek'))).toEqual(['seek 60']);
});

test('PLY-012 the volume is a slider with its own keys', async () => {
  const { user, engine } = await drawn();
  const volume = screen.getByRole('slider', { name: 'Volume' });
  expect(volume).toHaveAttribute('aria-valuetext', 'Muted');
  volume.focus();
  await user.keyboard('{End}{ArrowLeft}');
  expect(engine.calls.slice(-2)).toEqual(['volume 100', 'volume 95']);
  expect(volume).toHaveAttribute('aria-valuetext', '95 percent');
});

test('a menu opens on the selected item, arrows move in it, and closing returns the focus', async () => {
  const { user, engine } = await drawn();
  const button = screen.getByRole('button', { name: 'Speed' });
  await user.click(button);
  const menu = screen.getByRole('menu', { name: 'Speed' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(within(menu).getByRole('menuitemradio', { name: 'Normal' })).toHaveFocus();
  expect(within(menu).getByRole('menuitemradio', { name: 'Normal' })).toHaveAttribute('aria-checked', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(engine.calls.at(-1)).toBe('speed 1.5');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

test('audio, subtitles and quality are offered where there is a choice', async () => {
  const { user, engine } = await drawn({
    prepare: (each) => {
      each.offered = {
        audio: ['en', 'es'].map((language) => ({
          id: language,
          language,
          label: null,
          active: language === 'en',
        })),
        text: [{ id: '1', language: 'pt', label: null, forDeaf: true, active: false }],
        quality: [720, 360].map((height) => ({
          id: String(height),
          height,
          bandwidth: height,
          active: height === 720,
        })),
        automaticQuality: true,
      };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Audio' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Español' }));
  await user.click(screen.getByRole('button', { name: 'Subtitles' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Português, with sounds' }));
  await user.click(screen.getByRole('button', { name: 'Quality' }));
  expect(screen.getByRole('menuitemradio', { name: 'Auto (720p)' })).toHaveAttribute('aria-checked', 'true');
  await user.click(screen.getByRole('menuitemradio', { name: '360p' }));
  expect(engine.calls.slice(-3)).toEqual(['audio es', 'text 1', 'quality 360']);
});

test('PLY-014 the controls hide without pointer movement, come back with it, and stay while paused', async () => {
  const { clock, engine } = await drawn();
  const controls = () => player().hasAttribute('data-idle');
  expect(controls()).toBe(false);
  act(() => clock.pass(CONTROLS_HIDE_AFTER_MS));
  expect(controls()).toBe(true);
  fireEvent.pointerMove(player(), { pointerType: 'mouse' });
  expect(controls()).toBe(false);
  act(() => engine.pause());
  act(() => clock.pass(CONTROLS_HIDE_AFTER_MS * 10));
  expect(controls()).toBe(false);
});

test('an invisible change by key is announced', async () => {
  const { user } = await drawn();
  await user.keyboard('>');
  expect(screen.getByText('Speed: 1.25')).toHaveAttribute('role', 'status');
});

test('PLY-011 full screen follows the event of the document', async () => {
  const { state } = await drawn();
  const enter = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  };
  enter(player());
  expect(state.fullscreen).toBe(true);
  expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  enter(null);
  expect(state.fullscreen).toBe(false);
});

test('the engine is destroyed with the player', async () => {
  const { unmount, engine } = await drawn();
  unmount();
  await act(async () => undefined);
  expect(engine.calls).toContain('destroy');
});
