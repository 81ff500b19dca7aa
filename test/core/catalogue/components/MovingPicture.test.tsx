import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MovingPicture } from '../../../../core/catalogue/components/MovingPicture';
import { HERO_TEXT_LEAVE } from '../../../../core/sdk/constants';
import type { Content, MovingPictureProps } from '../../../../core/sdk';
import { fakeContext, renderInRuntime, type FakeRuntime } from '../../../kit';
import { sight, type Sight } from '../../ui/sight';

let viewer: Sight;
beforeEach(() => (viewer = sight()));
afterEach(cleanup);

const film: Content = { id: 'f', title: 'The Ferry', type: 'VOD', accessLevel: 'GRANTED' };
const settle = () => act(async () => undefined);
const pause = () => screen.queryByRole('button', { name: 'Pause the background video' });
const play = () => screen.queryByRole('button', { name: 'Play the background video' });

async function draw(
  props: Partial<MovingPictureProps> = {},
  arrange: (runtime: FakeRuntime) => void = () => undefined,
) {
  const { runtime } = fakeContext({ options: {} });
  arrange(runtime);
  const rendered = await renderInRuntime(<MovingPicture content={film} animation="VIDEO" {...props} />, {
    runtime,
  });
  return { runtime, asked: runtime.videos.asked, done: runtime.videos.done, ...rendered };
}

test('HOM-025 nothing is fetched before it is visible; then it plays muted', async () => {
  const { asked } = await draw();
  expect(asked).toEqual([]);
  viewer.look(0.2);
  await settle();
  expect(asked).toEqual([]);
  viewer.look(1);
  await settle();
  expect(asked).toEqual([{ content: 'f', sound: false }]);
  expect(pause()).toBeVisible();
});

test('HOM-026 sound needs both the row’s setting and the viewer’s', async () => {
  const { asked } = await draw(
    { animation: 'AUDIO_VIDEO' },
    ({ videos }) => void (videos.wished = { autoPlay: true, autoPlayAudio: true }),
  );
  viewer.look(1);
  await settle();
  expect(asked).toEqual([{ content: 'f', sound: true }]);
});

test.each([
  ['RLM-093 less motion is wanted', { lessMotion: true }],
  ['data is to be saved', { saveData: true }],
])('HOM-026 nothing is fetched where %s; once that changes, it plays', async (_, wish) => {
  viewer.prefer(wish);
  const { asked, done } = await draw();
  viewer.look(1);
  await settle();
  expect(asked).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
  viewer.prefer({ lessMotion: false, saveData: false });
  await settle();
  expect(asked).toHaveLength(1);
  viewer.prefer(wish);
  expect(done).toEqual(['end']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('HOM-025 a video that could not be had any more leaves the one that plays in its place', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const { asked, runtime } = await draw({}, ({ videos }) => {
    const { show } = videos;
    videos.show = () => {
      videos.show = show;
      return new Promise((_, reject) => (refuse = reject));
    };
  });
  viewer.look(1);
  await settle();
  viewer.prefer({ lessMotion: true });
  await settle();
  viewer.prefer({ lessMotion: false });
  await settle();
  expect(asked).toHaveLength(1);
  expect(pause()).toBeVisible();
  // The first start is told that it was ended only now.
  await act(async () => refuse(new DOMException('Ended.', 'AbortError')));
  expect(pause()).toBeVisible();
  expect(runtime.videos.done).toEqual([]);
});

describe('paused while hidden', () => {
  test('HOM-025 scrolled out of the window, and resumed when visible again', async () => {
    const { done, asked } = await draw();
    viewer.look(1);
    await settle();
    viewer.look(0);
    expect(done).toEqual(['pause']);
    viewer.look(1);
    expect(done).toEqual(['pause', 'play']);
    expect(asked).toHaveLength(1);
  });

  test('HOM-025 behind another tab likewise', async () => {
    const { done } = await draw();
    viewer.look(1);
    await settle();
    viewer.front(false);
    expect(done).toEqual(['pause']);
    viewer.front(true);
    expect(done).toEqual(['pause', 'play']);
  });

  test('a pause by the viewer persists, visible or not', async () => {
    const { done } = await draw();
    viewer.look(1);
    await settle();
    await userEvent.click(pause() as HTMLElement);
    viewer.look(0);
    viewer.look(1);
    expect(done).toEqual(['pause']);
    expect(play()).toBeVisible();
  });
});

test('RLM-077 HOM-028 HOM-029 the text may hide after two seconds of playback, and returns on a pause', async () => {
  const changes: boolean[] = [];
  const { runtime } = await draw({ onQuiet: (quiet) => void changes.push(quiet) });
  viewer.look(1);
  await settle();
  act(() => runtime.clock.pass(1999));
  expect(changes.at(-1)).toBe(false);
  act(() => runtime.clock.pass(1));
  expect(changes.at(-1)).toBe(true);
  await userEvent.click(pause() as HTMLElement);
  expect(changes.at(-1)).toBe(false);
});

test('HOM-029 while pointer or focus is in the row its text stays', async () => {
  const changes: boolean[] = [];
  const { runtime } = await draw({ attended: true, onQuiet: (quiet) => void changes.push(quiet) });
  viewer.look(1);
  await settle();
  act(() => runtime.clock.pass(HERO_TEXT_LEAVE * 2));
  expect(changes).not.toContain(true);
});

test.each([
  ['HOM-025 the row asks for none', { animation: 'NONE' }, () => undefined],
  [
    'HOM-026 the viewer wants none by themselves',
    {},
    ({ videos }: FakeRuntime): void => void (videos.wished = { autoPlay: false, autoPlayAudio: false }),
  ],
  ['HOM-025 there is nothing to show', {}, ({ videos }: FakeRuntime): void => void (videos.refuses = true)],
] as const)('%s: the still is shown, with no button', async (_rule, props, arrange) => {
  await draw(props, arrange);
  viewer.look(1);
  await settle();
  expect(screen.queryByRole('button')).toBeNull();
});

test('HOM-030 when the row is removed, the video ends with it', async () => {
  const { done, unmount } = await draw();
  viewer.look(1);
  await settle();
  unmount();
  expect(done).toEqual(['end']);
  expect(viewer.watched).toBe(0);
});
