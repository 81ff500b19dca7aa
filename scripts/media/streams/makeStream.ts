// Makes one demo stream: animated paintings, sound, one fragmented MP4 per rendition, subtitles, chapters and
// thumbnails.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { streams } from '../../sandbox/seed/streams';
import type { Studio } from '../studio/openStudio';
import { streamScripts } from './scripts';
import type { Move, StreamScript } from './scripts';
import { soundtrack } from './soundtrack';

const run = promisify(execFile);
const ffmpeg = (...words: readonly string[]): Promise<unknown> =>
  run(process.env['FFMPEG'] ?? 'ffmpeg', ['-v', 'error', '-y', '-threads', '2', ...words], {
    maxBuffer: 1 << 26,
  });

const SECONDS = 24;
const RATE = 25;
const FADE = 1;
const SEGMENT = 2;
/** AAC packets of 1024 samples, an integer number per loop. */
const AUDIO_PACKETS = (SECONDS * 48_000) / 1024;

const zoomed = (move: Move, frames: number): string => {
  const along = `(on/${String(frames)})`;
  const paths: Readonly<Record<Move, readonly [zoom: string, x: string, y: string]>> = {
    in: [`1.02+0.14*${along}`, 'iw/2-iw/zoom/2', 'ih/2-ih/zoom/2'],
    out: [`1.16-0.14*${along}`, 'iw/2-iw/zoom/2', 'ih/2-ih/zoom/2'],
    left: ['1.14', `(iw-iw/zoom)*(1-${along})`, '(ih-ih/zoom)/2'],
    right: ['1.14', `(iw-iw/zoom)*${along}`, '(ih-ih/zoom)/2'],
    up: ['1.14', '(iw-iw/zoom)/2', `(ih-ih/zoom)*(1-${along})`],
  };
  const [zoom, x, y] = paths[move];
  return `zoompan=z='${zoom}':x='${x}':y='${y}':d=${String(frames)}:s=1280x720:fps=${String(RATE)}`;
};

const film = async (script: StreamScript, studio: Studio, room: string): Promise<void> => {
  const shotSeconds = (SECONDS + FADE * (script.shots.length - 1)) / script.shots.length;
  const frames = Math.ceil(shotSeconds * RATE) + 5;
  const stills: string[] = [];
  for (const [painting] of script.shots) {
    const place = join(room, `${painting}.webp`);
    await writeFile(place, await studio.paint(`frames/${script.realm}:${painting}`));
    stills.push(place);
  }
  // Each shot fades in over the end of the one before.
  const moving = script.shots.map(([, move], index) => {
    const begin = (shotSeconds - FADE) * index;
    const fade = index === 0 ? '' : `,format=yuva420p,fade=t=in:st=0:d=${String(FADE)}:alpha=1`;
    return `[${String(index)}:v]scale=1920:1080:force_original_aspect_ratio=increase,crop=1920:1080,${zoomed(move, frames)},format=yuv420p,setpts=PTS-STARTPTS${fade},setpts=PTS+${String(begin)}/TB[s${String(index)}]`;
  });
  const joined = script.shots.map(
    (_, index) => `[x${String(index)}][s${String(index)}]overlay=eof_action=pass[x${String(index + 1)}]`,
  );
  const graph = [
    `color=black:size=1280x720:rate=${String(RATE)}:duration=${String(SECONDS + 1)}[x0]`,
    ...moving,
    ...joined,
    `[x${String(script.shots.length)}]fps=${String(RATE)},format=yuv420p,split=2[a][b]`,
    '[a]scale=640:360:flags=area[v360]',
    '[b]null[v720]',
  ].join(';');
  const coding = (name: string, rate: number, level: string): string[] => [
    '-map',
    `[${name}]`,
    '-frames:v',
    String(SECONDS * RATE),
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-level',
    level,
    '-preset',
    'faster',
    '-crf',
    '25',
    '-maxrate',
    `${String(rate)}k`,
    '-bufsize',
    `${String(rate * 2)}k`,
    '-g',
    String(SEGMENT * RATE),
    '-keyint_min',
    String(SEGMENT * RATE),
    '-sc_threshold',
    '0',
    join(room, `${name}.mp4`),
  ];
  await ffmpeg(
    ...stills.flatMap((still) => ['-i', still]),
    '-filter_complex',
    graph,
    ...coding('v360', 105, '3.0'),
    ...coding('v720', 245, '3.1'),
  );
};

const record = async (script: StreamScript, room: string): Promise<void> => {
  for (const [language, mood] of Object.entries(script.audio)) {
    await writeFile(join(room, `${language}.wav`), soundtrack(mood, SECONDS + 1));
    await ffmpeg(
      '-i',
      join(room, `${language}.wav`),
      '-c:a',
      'aac',
      '-b:a',
      '48k',
      '-ar',
      '48000',
      '-frames:a',
      String(AUDIO_PACKETS),
      join(room, `${language}.aac`),
    );
    await ffmpeg(
      '-i',
      join(room, `${language}.aac`),
      '-c',
      'copy',
      '-bsf:a',
      'aac_adtstoasc',
      join(room, `a-${language}.mp4`),
    );
  }
};

const pack = async (script: StreamScript, room: string, target: string): Promise<void> => {
  const stream = streams.find(({ key }) => key === script.key);
  if (!stream) throw new Error(`The seed names no stream ${script.key}.`);
  const sealed = stream.kind === 'vod' && stream.drm ? stream.drm : undefined;
  const common = (name: string): string =>
    `output=${join(target, `${name}.mp4`)}${sealed ? ',drm_label=ALL' : ''},playlist_name=${name}.m3u8`;
  const names = script.encrypted ? ['v360'] : ['v360', 'v720'];
  const manifests = stream.kind === 'vod' ? target : room;
  const languages = Object.keys(script.audio);
  const words = [
    ...names.map((name) => `in=${join(room, `${name}.mp4`)},stream=video,${common(name)}`),
    ...languages.map(
      (language) =>
        `in=${join(room, `a-${language}.mp4`)},stream=audio,${common(`a-${language}`)},hls_group_id=audio,hls_name=${language},lang=${language}`,
    ),
    ...(sealed
      ? [
          '--enable_raw_key_encryption',
          '--keys',
          `label=ALL:key_id=${sealed.kid}:key=${sealed.key}`,
          '--protection_scheme',
          'cenc',
          '--clear_lead',
          '0',
        ]
      : []),
    '--segment_duration',
    String(SEGMENT),
    '--mpd_output',
    join(manifests, 'manifest.mpd'),
    '--hls_master_playlist_output',
    join(sealed ? room : manifests, 'master.m3u8'),
    '--default_language',
    languages[0] ?? 'en',
    '--hls_playlist_type',
    'VOD',
  ];
  const packager = process.env['SHAKA_PACKAGER'];
  if (packager) await run(packager, words);
  else await run('npx', ['--yes', 'shaka-packager@3.4.2', ...words]);
  // The sandbox generates the playlist of a rendition from the file.
  for (const name of [...names, ...languages.map((language) => `a-${language}`)])
    await rm(join(target, `${name}.m3u8`), { force: true });
};

const clock = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

const cues = (texts: readonly string[], length: number, hold: number): string =>
  `WEBVTT\n\n${texts.map((line, index) => `${clock(index * length)} --> ${clock(index * length + hold)}\n${line}\n`).join('\n')}`;

const thumbnails = async (room: string, target: string): Promise<void> => {
  await ffmpeg(
    '-i',
    join(room, 'v360.mp4'),
    '-vf',
    'fps=1/2,scale=160:90,tile=4x3',
    '-frames:v',
    '1',
    '-quality',
    '60',
    join(target, 'sprite.webp'),
  );
  const tiles = Array.from(
    { length: SECONDS / 2 },
    (_, index) =>
      `sprite.webp#xywh=${String((index % 4) * 160)},${String(Math.floor(index / 4) * 90)},160,90`,
  );
  await writeFile(join(target, 'thumbnails.vtt'), cues(tiles, 2, 2));
};

/** Makes the streams whose key contains one of `wanted`, or all, below the root of the repository. */
export const makeStreams = async (
  root: string,
  studio: Studio,
  wanted: readonly string[],
  report: (line: string) => void,
): Promise<void> => {
  for (const script of streamScripts) {
    if (wanted.length > 0 && !wanted.some((part) => `streams/${script.key}`.includes(part))) continue;
    const room = await mkdtemp(join(tmpdir(), 'proscenium-stream-'));
    const target = join(root, 'scripts/sandbox/media', script.realm, 'streams', script.key);
    try {
      await rm(target, { recursive: true, force: true });
      await mkdir(target, { recursive: true });
      await film(script, studio, room);
      await record(script, room);
      await pack(script, room, target);
      if (script.words) {
        for (const [language, { lines, chapters }] of Object.entries(script.words)) {
          await writeFile(
            join(target, `subtitles.${language}.vtt`),
            cues(lines, SECONDS / lines.length, 3.8),
          );
          await writeFile(
            join(target, `chapters.${language}.vtt`),
            cues(chapters, SECONDS / chapters.length, SECONDS / chapters.length),
          );
        }
        await thumbnails(room, target);
      }
      report(`stream ${script.key}`);
    } finally {
      await rm(room, { recursive: true, force: true });
    }
  }
};
