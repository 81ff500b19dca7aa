import { ScreeningPlayer } from '../../../core/boot/embed/ScreeningPlayer';
import { fakeRoom, stageOf, type FakeEngine } from '../playback/fakePlayback';

async function opened(prepare: (engine: FakeEngine) => void = () => undefined) {
  const fake = fakeRoom();
  fake.prepare = prepare;
  const screening = fake.room.screening({ kind: 'vod', id: 'v1', duration: 120, progress: null });
  await screening.open(stageOf());
  return { screening, player: new ScreeningPlayer(screening), engine: fake.engines.at(-1) as FakeEngine };
}

test('BRG-009 the state is that of PLY-001 with the video id', async () => {
  const { player, screening } = await opened();
  expect(player.state()).toEqual({ ...screening.player.state, videoId: 'v1' });
});

test('BRG-012 a start that the browser refuses is a failure, and a later one that it grants is none', async () => {
  const { player, engine } = await opened((each) => (each.mayPlay = false));
  await expect(player.play()).rejects.toThrow();
  engine.mayPlay = true;
  await player.play();
  expect(player.state()).toMatchObject({ isPlaying: true, autoStartFailed: false });
});

test('BRG-014 tracks are named by id or language; an unknown one is none', async () => {
  const { player, screening } = await opened();
  const [text] = screening.media.tracks.text;
  expect(await player.selectSubtitles('no such track')).toBe(false);
  expect(await player.selectAudio('no such track')).toBe(false);
  expect(await player.selectSubtitles(null)).toBe(true);
  if (text !== undefined) expect(await player.selectSubtitles(text.language)).toBe(true);
});

test('BRG-017 PLY-012 a volume is heard; silence and sound are what was asked for, however often', async () => {
  const { player } = await opened();
  player.setMuted(true);
  player.setMuted(true);
  expect(player.state().muted).toBe(true);
  player.setVolume(140);
  expect(player.state()).toMatchObject({ volume: 100, muted: false });
});

test('BRG-008 a target outside of the time line is brought in', async () => {
  const { player, engine } = await opened();
  engine.listener.onEvent({ type: 'durationchange', duration: 120 });
  expect(await player.seek(30)).toBe(30);
  expect(await player.seek(9000)).toBe(120);
  expect(await player.seek(-5)).toBe(0);
});

test('BRG-010 an error is told without what it was', async () => {
  const { player, engine } = await opened();
  const heard: unknown[] = [];
  const end = player.subscribe((news) => heard.push(news));
  engine.listener.onEvent({ type: 'volume', volume: 40, muted: false });
  engine.listener.onEvent({ type: 'error', error: new Error('token abc') });
  end();
  engine.listener.onEvent({ type: 'ended' });
  expect(heard).toEqual([
    { name: 'volume', params: { volume: 40, muted: false } },
    { name: 'error', params: {} },
    // What failed is stopped.
    { name: 'pause', params: {} },
  ]);
});
