/** Audio, subtitles and qualities: the available tracks, and the selected ones. */
import {
  audioOptions,
  byLanguage,
  qualityOptions,
  textOptions,
} from '../../../../core/playback/engine/shakaTracks';
import { audio, engineIn, FakeShaka, settled, source, start, text, video } from './shakaFixture';

test('PLY-067 sidecar subtitles become text tracks; a missing one is only reported', async () => {
  const { engine, player, reports } = engineIn();
  const subtitles = ['en', 'fr', 'es'].map((language) => ({
    format: 'vtt',
    language,
    url: `https://cdn.example/${language}.vtt`,
  }));
  const add = player.subtitles;
  player.subtitles = (url) => (url.includes('fr') ? Promise.reject(new Error('gone')) : add(url));
  await engine.load(source({ subtitles }), { ...start, textLanguage: 'es-MX' });
  await settled();
  expect(engine.tracks().text.map(({ language }) => language)).toEqual(['en', 'es']);
  expect(player.reported.at(-1)).toBe('text es');
  expect(reports).toHaveLength(1);
  expect(player.configurations[0]).toMatchObject({
    preferredAudio: [{ language: 'es' }, { language: 'en' }],
  });
});

describe('slow subtitle files', () => {
  const subtitles = ['en', 'es'].map((language) => ({
    format: 'vtt',
    language,
    url: `https://cdn.example/${language}.vtt`,
  }));
  function slowTexts() {
    const made = engineIn();
    const arrivals: (() => void)[] = [];
    const add = made.player.subtitles;
    made.player.subtitles = (url) => new Promise((resolve) => arrivals.push(() => resolve(add(url))));
    return { ...made, comes: async () => settled(arrivals.shift()?.()) };
  }

  test('do not delay the video', async () => {
    const { engine, player, comes } = slowTexts();
    expect(await engine.load(source({ subtitles }), { ...start, textLanguage: 'es' })).toBe(true);
    await comes();
    await comes();
    expect(player.reported.at(-1)).toBe('text es');
  });

  test('do not override a choice made meanwhile', async () => {
    const { engine, player, comes } = slowTexts();
    await engine.load(source({ subtitles }), { ...start, textLanguage: 'es' });
    engine.selectText(null);
    await comes();
    await comes();
    expect(player.reported.at(-1)).toBe('text none');
    expect(engine.tracks().text).toHaveLength(2);
  });

  test('are dropped with their stream', async () => {
    const { engine, comes } = slowTexts();
    await engine.load(source({ subtitles }), start);
    const next = engine.load({ ...source(), url: 'https://cdn.example/other.mpd' }, start);
    await comes();
    expect(await next).toBe(true);
    expect(engine.tracks().text.map(({ language }) => language)).toEqual(['en']);
  });
});

test('a selected quality stays until it is set to automatic', async () => {
  const { engine, player, tracksTold } = engineIn();
  player.videos = [video(360, 300), video(720, 900), video(720, 1500, true)];
  engine.selectQuality('720');
  expect(player.reported.at(-1)).toBe('video 720 1500');
  expect(player.configurations.at(-1)).toEqual({ abr: { enabled: false } });
  expect(engine.tracks().automaticQuality).toBe(false);
  engine.selectQuality(null);
  expect(player.configurations.at(-1)).toEqual({ abr: { enabled: true } });
  expect(engine.tracks().automaticQuality).toBe(true);
  expect(tracksTold()).toBe(2);
});

test('of one language the audio track with most channels is used', () => {
  const { engine, player } = engineIn();
  player.audios = [audio('en'), audio('en', { channelsCount: 6 }), audio('es')];
  const [english] = engine.tracks().audio;
  engine.selectAudio(english?.id ?? '');
  expect(player.reported.at(-1)).toBe('audio en 6');
});

test('tracks become choices a viewer can tell apart', () => {
  expect(
    audioOptions([audio('en'), audio('en', { active: true }), audio('es', { label: 'Español' })]),
  ).toMatchObject([
    { language: 'en', active: true },
    { language: 'es', label: 'Español', active: false },
  ]);
  expect(
    textOptions([
      text(1, 'en'),
      text(2, 'en', { kind: 'caption' }),
      text(3, 'en', { forced: true }),
      text(4, 'en', { kind: 'chapters' }),
    ]),
  ).toMatchObject([
    { id: '1', forDeaf: false },
    { id: '2', forDeaf: true },
  ]);
  expect(
    qualityOptions([
      video(360, 300),
      video(1080, 4000),
      video(720, 900, true),
      { ...video(0, 64), height: null },
    ]).map(({ height }) => height),
  ).toEqual([1080, 720, 360]);
});

test.each([
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['EN', 'en'],
  ['ar', null],
])('the wanted language %s is served by %p', (wanted, found) => {
  expect(byLanguage([{ language: 'en' }, { language: 'pt-BR' }], wanted)?.language ?? null).toBe(found);
});

test('a cap limits automatic selection, and can be lifted', () => {
  const { engine } = engineIn();
  engine.capQuality(360);
  engine.capQuality(null);
  expect(FakeShaka.last.configurations).toEqual([
    { abr: { restrictions: { maxHeight: 360 } } },
    { abr: { restrictions: { maxHeight: Infinity } } },
  ]);
});
