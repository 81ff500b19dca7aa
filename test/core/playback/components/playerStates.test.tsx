/** The player before, during and after playback, and while casting. */
import { act, screen, within } from '@testing-library/react';
import { CallError } from '../../../../core/sdk';
import { drawn, player } from './playerFixture';

test('PLY-023 a refused start waits under one large button', async () => {
  const { user, engine, state } = await drawn({ prepare: (each) => (each.mayPlay = false) });
  engine.mayPlay = true;
  await user.click(screen.getByRole('button', { name: 'Play The long round' }));
  expect(state).toMatchObject({ autoStartFailed: false, isPlaying: true });
  expect(screen.queryByRole('button', { name: 'Play The long round' })).toBeNull();
  expect(player()).toHaveFocus();
});

test.each([
  [401, 'Your session has ended. Sign in to go on watching.', 'link', 'Sign in'],
  [403, 'Your account may not play this video.', 'button', 'Try again'],
  [409, /too many screens/, 'button', 'Try again'],
  [500, 'The video stopped and could not go on.', 'button', 'Try again'],
])(
  'PLY-076 PLY-077 ERR-028 status %d is announced as text, with a retry and a back link',
  async (status, text, role, name) => {
    const { user, onBack } = await drawn({
      answer: new CallError('requestVideoManifest', status, 'x', ['https://secret.example/?token=1']),
    });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).not.toHaveTextContent('secret');
    expect(within(alert).getByRole(role, { name })).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Go back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  },
);

test('PLY-017 at the end the video can be watched again', async () => {
  const { engine, user } = await drawn();
  act(() => engine.listener.onEvent({ type: 'ended' }));
  // The button over the picture; the one among the controls does the same.
  await user.click(screen.getAllByRole('button', { name: 'Watch again' })[0] as HTMLElement);
  expect(engine.calls.slice(-2)).toEqual(['seek 0', 'play']);
});

test('a live stream shows its delay, and can return to the live edge', async () => {
  const { user, engine } = await drawn({
    live: true,
    prepare: (each) => (each.time = { ...each.time, isLive: true, seekRange: { start: 0, end: 200 } }),
  });
  act(() => engine.reach(200));
  expect(screen.getByRole('slider', { name: 'Time line' })).toHaveAttribute('aria-valuetext', 'Live');
  expect(screen.queryByRole('button', { name: 'Speed' })).toBeNull();
  act(() => engine.reach(110));
  expect(screen.getByRole('slider', { name: 'Time line' })).toHaveAttribute(
    'aria-valuetext',
    '1 minute 30 seconds behind live',
  );
  await user.click(screen.getByRole('button', { name: 'Go to live' }));
  expect(engine.calls.slice(-2)).toEqual(['goToLive', 'play']);
});

describe('before the video plays', () => {
  const begun = () => new Promise<boolean>(() => undefined);
  test.each([
    ['the first picture is there: it is what is seen', { placed: true, play: begun }, 0],
    ['there is none: the still stays', { placed: false, play: begun }, 1],
    ['the browser wants a press first: the still stays', { placed: true, play: async () => false }, 1],
  ])('%s', async (_, { placed, play }, stills) => {
    const { container } = await drawn({
      props: { still: 'https://img.example/still.webp?width=960' },
      prepare: (each) => Object.assign(each, { time: { ...each.time, placed }, play }),
    });
    const selectable = 'img[src*="still.webp"][srcset*="?width=640 640w"]';
    expect(container.querySelectorAll(selectable)).toHaveLength(stills);
  });
});

test('a live stream’s position is not shown before it has a frame', async () => {
  const { engine } = await drawn({
    live: true,
    prepare: (each) =>
      (each.time = { ...each.time, isLive: true, seekRange: { start: 0, end: 594 }, placed: false }),
  });
  expect(screen.queryByRole('slider', { name: 'Time line' })).toBeNull();
  expect(screen.queryByText(/−/)).toBeNull();
  engine.time = { ...engine.time, placed: true };
  act(() => engine.reach(590));
  expect(screen.getByRole('slider', { name: 'Time line' })).toHaveAttribute('aria-valuetext', 'Live');
});

describe('casting to another device', () => {
  test('without devices there is no button', async () => {
    await drawn();
    expect(screen.queryByRole('button', { name: /another screen/ })).toBeNull();
  });

  test('by keyboard it is cast there and back, and both are announced', async () => {
    const { user, engine } = await drawn();
    act(() => engine.listener.onCast('offered'));
    act(() => screen.getByRole('button', { name: 'Play on another screen' }).focus());
    await user.keyboard('{Enter}');
    expect(engine.calls.at(-1)).toBe('cast');
    act(() => engine.listener.onCast('connecting'));
    expect(screen.getByRole('button', { name: 'Connecting to the other screen' })).toHaveFocus();
    act(() => engine.listener.onCast('connected'));
    expect(screen.getByRole('button', { name: 'Stop playing on the other screen' })).toHaveFocus();
    expect(screen.getByText('Playing on another screen')).toBeInTheDocument();
    act(() => engine.listener.onCast('offered'));
    expect(screen.getByText('Playing here again')).toBeInTheDocument();
  });

  test('it ends with the playback session', async () => {
    const { engine, playbackSession } = await drawn();
    act(() => engine.listener.onCast('offered'));
    await act(() => playbackSession.close());
    expect(screen.queryByRole('button', { name: /another screen/ })).toBeNull();
  });
});
