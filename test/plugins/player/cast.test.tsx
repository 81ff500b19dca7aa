import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import manifest from '../../../plugins/player/cast/plugin.json';
import activate from '../../../plugins/player/cast/part';
import type { DeviceStream, PlayerQueue } from '../../../core/sdk';
import {
  describePlayerPart,
  FakeAction,
  FakeControl,
  fakeContext,
  FakePlaybackSession,
  renderInRuntime,
} from 'proscenium/kit';
import { installGoogleCast, type FakeCastGlobals, type FakeGoogleCast } from './cast/fakeGoogleCast';

const options = { receiver: 'A1B2C3D4' };
describePlayerPart('player/cast', { manifest, activate, options });

const globals = globalThis as FakeCastGlobals;
beforeEach(() => (globals.chrome = {}));
afterEach(() => {
  for (const name of ['chrome', 'cast', 'fakeCast', '__onGCastApiAvailable'] as const) delete globals[name];
});

const stream: DeviceStream = {
  url: 'https://media.test/v1.mpd',
  mediaType: 'application/dash+xml',
  drm: null,
};
type Changes = ConstructorParameters<typeof FakePlaybackSession>[0];

async function drawn(changes: Changes = {}) {
  const { context, runtime } = fakeContext({ options, scriptSources: ['https://www.gstatic.com'] });
  runtime.runScript = () => installGoogleCast(globals);
  const { views } = activate(context);
  /** Opens a page with a video; the one before is left. */
  let leave = (): void => undefined;
  const show = async (shown: Changes): Promise<FakePlaybackSession> => {
    leave();
    const playbackSession = new FakePlaybackSession({ deviceStream: stream, ...shown });
    const props = { playbackSession, Control: FakeControl, Action: FakeAction };
    const { unmount } = await renderInRuntime(
      <>
        <views.control {...props} />
        <views.adBreak {...props} />
      </>,
      { runtime },
    );
    leave = unmount;
    return playbackSession;
  };
  const playbackSession = await show(changes);
  return {
    playbackSession,
    show,
    loaded: runtime.scripts,
    lines: runtime.lines,
    cast: () => globals.fakeCast as FakeGoogleCast,
  };
}
const control = () => screen.findByRole('button', { name: 'Play on another screen' });
const region = () => screen.queryByRole('region', { name: 'Playing on another screen' });

async function casting(changes: Changes = {}) {
  const all = await drawn(changes);
  await userEvent.click(await control());
  await waitFor(() => expect(region()).toBeVisible());
  return all;
}

test('loads nothing before the video has started, and offers a device once there is one', async () => {
  const { playbackSession, loaded, cast } = await drawn({ started: false, state: 'preparing' });
  expect(loaded).toEqual([]);
  act(() => playbackSession.change({ started: true, state: 'playing' }));
  await control();
  expect(loaded).toEqual(['https://www.gstatic.com/cv/js/sender/v1/cast_sender.js?loadCastFramework=1']);
  expect(cast().options).toMatchObject({ receiverApplicationId: 'A1B2C3D4', language: 'en' });
});

test('loads nothing in a browser without Google Cast', async () => {
  delete globals.chrome;
  const { loaded } = await drawn();
  expect(loaded).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('moves the video to the device, and back to where the device has come', async () => {
  const { playbackSession, cast } = await casting();
  expect(screen.getByRole('status')).toHaveTextContent('Playing on Living room');
  await waitFor(() =>
    expect(cast().loads).toEqual([
      {
        ...{ url: stream.url, mediaType: stream.mediaType, streamType: 'BUFFERED', position: 60 },
        ...{ title: 'The long round', customData: { contentId: 'v1', licence: null } },
      },
    ]),
  );
  act(() => cast().play(90));
  await userEvent.click(screen.getByRole('button', { name: 'Stop playing there' }));
  expect(region()).toBeNull();
  expect(playbackSession.calls).toEqual(['hold', 'let go', 'seek 90']);
});

test('passes the licence of a protected stream on', async () => {
  const drm = { url: 'https://licence.test/', jwtToken: 'T', keySystems: ['com.widevine.alpha'] };
  const { cast } = await casting({ deviceStream: { ...stream, drm } });
  await waitFor(() =>
    expect(cast().loads[0]?.customData).toEqual({
      contentId: 'v1',
      licence: { url: 'https://licence.test/', token: 'T', keySystems: ['com.widevine.alpha'] },
    }),
  );
});

test('the player’s own pause and the time line control the device', async () => {
  const { playbackSession, cast } = await casting();
  await waitFor(() => expect(playbackSession.adBreak?.playing).toBe(true));
  act(() => playbackSession.adBreak?.pause());
  expect(playbackSession.adBreak?.playing).toBe(false);
  act(() => playbackSession.adBreak?.play());
  expect(playbackSession.adBreak?.playing).toBe(true);
  const line = screen.getByRole('slider', { name: 'Position on Living room' });
  expect(line).toHaveValue('60');
  fireEvent.change(line, { target: { value: '30' } });
  expect(line).toHaveAttribute('aria-valuetext', '00:30');
  fireEvent.keyUp(line);
  act(() => cast().play(31));
  expect(line).toHaveValue('31');
});

test('a live event has neither a position nor a time line there', async () => {
  const { cast } = await casting({ live: true, content: { kind: 'live', id: 'l1', title: 'Tonight' } });
  await waitFor(() => expect(cast().loads).toMatchObject([{ streamType: 'LIVE', position: null }]));
  expect(screen.queryByRole('slider')).toBeNull();
});

test('says that the device rejects the video, which continues where it was', async () => {
  const { playbackSession, lines, cast } = await drawn();
  await control();
  cast().rejects = true;
  await userEvent.click(await control());
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('This cannot be played on Living room.'),
  );
  expect(lines).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Stop playing there' }));
  expect(playbackSession.calls).toEqual(['hold', 'let go']);
});

test('another page of the film joins what the device plays, and one of another film replaces it', async () => {
  const { show, cast } = await casting();
  await waitFor(() => expect(cast().loads).toHaveLength(1));
  const next = await show({});
  await waitFor(() => expect(next.adBreak?.playing).toBe(true));
  expect(cast().loads).toHaveLength(1);
  await show({ content: { kind: 'vod', id: 'v2', title: 'The short round' } });
  await waitFor(() =>
    expect(
      cast()
        .loads.map(({ title }) => title)
        .slice(1),
    ).toEqual(['The short round']),
  );
  // A film that the device never loaded has no position there.
  cast().rejects = true;
  const third = await show({ content: { kind: 'vod', id: 'v3', title: 'The last round' } });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('This cannot be played'));
  act(() => cast().disconnect());
  expect(third.calls).toEqual(['hold', 'let go']);
});

test.each([
  ['is on leads to the next one', true, ['hold', 'open next']],
  ['is off stays', false, ['hold']],
])('the end of a video where autoplay %s', async (_, autoAdvance, calls) => {
  const next = { id: 'v2', title: 'The short round' } as PlayerQueue['next'];
  const { playbackSession, cast } = await casting({ following: { next, autoAdvance } });
  await waitFor(() => expect(cast().loads).toHaveLength(1));
  act(() => cast().finish());
  expect(playbackSession.calls).toEqual(calls);
});
