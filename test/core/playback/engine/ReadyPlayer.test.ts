/** A player that has loaded a film before it was requested. */
import { ReadyPlayer } from '../../../../core/playback/engine/ReadyPlayer';
import { ShakaEngine } from '../../../../core/playback/engine/ShakaEngine';
import type { PlayerEvent } from '../../../../core/playback/PlayerStore';
import { FakeShaka, shaka, source, start } from './shakaFixture';

describe('a preloaded player', () => {
  function shown() {
    const ready = new ReadyPlayer(shaka, source(), start);
    const player = FakeShaka.last;
    const picture = document.createElement('div');
    const captions = document.createElement('div');
    const events: PlayerEvent[] = [];
    Object.defineProperty(ready.video, 'duration', { value: 60 });
    ready.video.pause = () => undefined;
    const engine = new ShakaEngine(
      shaka,
      picture,
      captions,
      { onEvent: (event) => events.push(event), onTracks: () => undefined, onCast: () => undefined },
      () => undefined,
      ready,
    );
    const loads = () => player.reported.filter((line) => line.startsWith('load '));
    return { ready, player, picture, captions, events, engine, loads };
  }

  test('is put into its place, and reports its state', async () => {
    const { ready, picture, captions, engine, events, loads } = shown();
    expect(await engine.load(source(), start)).toBe(true);
    expect(picture.firstElementChild).toBe(ready.video);
    expect(captions.firstElementChild).toBe(ready.captions);
    expect(loads()).toHaveLength(1);
    expect(events).toContainEqual({ type: 'durationchange', duration: 60 });
    expect(ready.video).toMatchObject({ muted: true, volume: 0.5 });
  });

  test('reloads when the viewer retries', async () => {
    const { engine, loads } = shown();
    await engine.load(source(), start);
    await engine.load(source(), start);
    expect(loads()).toHaveLength(2);
  });

  test.each([
    ['another film', { ...source(), url: 'https://cdn.example/other.mpd' }, start],
    ['another position', source(), { ...start, position: 40 }],
  ])('loads %s when that is shown', async (_, asked, from) => {
    const { engine, loads } = shown();
    await engine.load(asked, from);
    expect(loads()).toHaveLength(2);
  });

  test('is not used as loaded when it failed', async () => {
    const ready = new ReadyPlayer(shaka, source(), start);
    FakeShaka.last.listeners.get('error')?.({
      detail: { code: 1001, category: 1, severity: 2, data: ['', 503] },
    });
    expect(await ready.has(source(), start)).toBe(false);
  });

  test('is destroyed when it is not shown', async () => {
    const ready = new ReadyPlayer(shaka, source(), start);
    await ready.leave();
    expect(FakeShaka.last.reported).toContain('destroy');
  });
});
