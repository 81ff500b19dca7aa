// Makes the media of the demo streams: for each realm its shots, all of a rendition in one fragmented MP4, and the
// music.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { seeds } from '../../sandbox/seed/index';
import {
  CLOSE,
  FRAME_RATE,
  MUSIC_SECONDS,
  SHOT_SECONDS,
  VIDEO_RENDITIONS,
  shotNamesOf,
  shotsOf,
} from '../../sandbox/seed/streams';
import type { SeedStream } from '../../sandbox/seed/types';
import type { Studio } from '../studio/openStudio';
import { soundtrack } from './soundtrack';

const run = promisify(execFile);
const ffmpeg = (...words: readonly string[]): Promise<unknown> =>
  run(process.env['FFMPEG'] ?? 'ffmpeg', ['-v', 'error', '-y', '-threads', '2', ...words], {
    maxBuffer: 1 << 26,
  });

const FRAMES = SHOT_SECONDS * FRAME_RATE;
/** AAC packets of 1024 samples, an integer number per loop. */
const AUDIO_PACKETS = (MUSIC_SECONDS * 48_000) / 1024;

/** Pixels that the camera moves across and down a painting. */
const DRIFT = { x: 80, y: 44 } as const;
/** How much larger a close shot is. */
const CLOSER = 1.7;
/** The encoder's constant rate factor. The one key frame of a shot is much better than it says. */
const QUALITY = '46';
/** The dots of ringside's prints would cost a quarter of the bytes. */
const SOFTER: Readonly<Record<string, string>> = { ringside: 'gblur=sigma=0.9' };

/**
 * Films one painting. The camera follows an ellipse, so that the shot repeats without a cut, in whole pixels, which
 * cost almost nothing to code.
 */
const film = async (
  { realm, shot, painting }: { readonly realm: string; readonly shot: string; readonly painting: string },
  fileOf: (rendition: string) => string,
): Promise<void> => {
  const turn = `2*PI*n/${FRAMES}`;
  const x = `round(${DRIFT.x / 2}*(1-cos(${turn})))`;
  const y = `round(${DRIFT.y / 2}*(1+sin(${turn})))`;
  const [width, height] = [1280 + DRIFT.x, 720 + DRIFT.y];
  const scale = shot.endsWith(CLOSE) ? CLOSER : 1;
  const camera = [
    `scale=${Math.ceil(width * scale)}:${Math.ceil(height * scale)}:flags=lanczos:force_original_aspect_ratio=increase`,
    `crop=${width}:${height}:(iw-ow)/2:(ih-oh)*0.35`,
    SOFTER[realm] ?? 'null',
    'format=yuv444p',
    `crop=1280:720:x='${x}':y='${y}'`,
    'format=yuv420p',
    `split=${VIDEO_RENDITIONS.length}${VIDEO_RENDITIONS.map(({ name }) => `[full-${name}]`).join('')}`,
  ].join(',');
  const scaled = VIDEO_RENDITIONS.map(
    ({ name, width, height }) => `[full-${name}]scale=${width}:${height}:flags=area[${name}]`,
  );
  await ffmpeg(
    ...['-loop', '1', '-framerate', String(FRAME_RATE), '-i', painting],
    ...['-filter_complex', [camera, ...scaled].join(';')],
    ...VIDEO_RENDITIONS.flatMap(({ name, level }) => [
      ...['-map', `[${name}]`, '-frames:v', String(FRAMES), '-c:v', 'libx264', '-profile:v', 'main'],
      ...['-level', level, '-preset', 'slower', '-crf', QUALITY],
      ...['-g', String(FRAMES), '-keyint_min', String(FRAMES), '-sc_threshold', '0', fileOf(name)],
    ]),
  );
};

/** Writes the parts, one after the other, to `target`. */
const joined = async (parts: readonly string[], target: string): Promise<void> => {
  const list = `${target}.txt`;
  await writeFile(list, parts.map((part) => `file '${part}'\n`).join(''));
  await ffmpeg('-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy', target);
};

/** Records the music called `score` in `room`, and returns its file. */
const record = async (score: string, room: string): Promise<string> => {
  const fileOf = (extension: string): string => join(room, `${score}.${extension}`);
  await writeFile(fileOf('wav'), soundtrack(score, MUSIC_SECONDS + 1));
  await ffmpeg(
    ...['-i', fileOf('wav'), '-c:a', 'aac', '-b:a', '48k', '-ar', '48000'],
    ...['-frames:a', String(AUDIO_PACKETS), fileOf('aac')],
  );
  await ffmpeg('-i', fileOf('aac'), '-c', 'copy', '-bsf:a', 'aac_adtstoasc', fileOf('mp4'));
  return fileOf('mp4');
};

interface Source {
  readonly file: string;
  readonly name: string;
  readonly type: 'video' | 'audio';
}

/** Writes the sources as fragmented MP4 with a segment index, one segment for each shot or as much music. */
const pack = async (
  sources: readonly Source[],
  target: string,
  encryption: SeedStream['encryption'],
): Promise<void> => {
  await mkdir(target, { recursive: true });
  const words = [
    ...sources.map(
      ({ file, name, type }) =>
        `in=${file},stream=${type},output=${join(target, `${name}.mp4`)}${encryption ? ',drm_label=ALL' : ''}`,
    ),
    ...(encryption
      ? [
          '--enable_raw_key_encryption',
          '--keys',
          `label=ALL:key_id=${encryption.kid}:key=${encryption.key}`,
          ...['--protection_scheme', 'cenc', '--clear_lead', '0'],
        ]
      : []),
    ...['--segment_duration', String(SHOT_SECONDS)],
  ];
  const packager = process.env['SHAKA_PACKAGER'];
  if (packager) await run(packager, words);
  else await run('npx', ['--yes', 'shaka-packager@3.4.2', ...words]);
};

/** Makes the streams of the realms that `wanted` names as `streams/<realm>`, or all, below the root of the repository. */
export const makeStreams = async (
  root: string,
  studio: Studio,
  wanted: readonly string[],
  report: (line: string) => void,
): Promise<void> => {
  for (const { realm, videos, channels } of seeds) {
    if (wanted.length > 0 && !wanted.includes(`streams/${realm}`)) continue;
    const room = await mkdtemp(join(tmpdir(), 'proscenium-streams-'));
    const folder = join(root, 'scripts/sandbox/media', realm, 'streams');
    const fileOf = (shot: string, rendition: string): string => join(room, `${shot}.${rendition}.mp4`);

    /** The renditions with `shots`, and the music of `scores`. */
    const makeFolder = async (
      target: string,
      shots: readonly string[],
      scores: Iterable<string>,
      encryption?: SeedStream['encryption'],
    ): Promise<void> => {
      const sources: Source[] = [];
      for (const { name } of VIDEO_RENDITIONS) {
        const file = join(room, `${name}.mp4`);
        await joined(
          shots.map((shot) => fileOf(shot, name)),
          file,
        );
        sources.push({ file, name, type: 'video' });
      }
      for (const score of scores)
        sources.push({ file: await record(score, room), name: score, type: 'audio' });
      await pack(sources, target, encryption);
      await writeFile(join(target, 'shots.json'), `${JSON.stringify(shots, null, 2)}\n`);
    };

    try {
      await rm(folder, { recursive: true, force: true });
      const shots = shotNamesOf(videos, channels);
      for (const shot of shots) {
        const painting = join(room, `${shot}.webp`);
        const name = shot.replace(CLOSE, '');
        await writeFile(painting, await studio.paint(`frames/${realm}:${name}`));
        await film({ realm, shot, painting }, (rendition) => fileOf(shot, rendition));
        report(`shot ${realm}/${shot}`);
      }
      await makeFolder(folder, shots, new Set(videos.flatMap(({ stream }) => Object.values(stream.audio))));
      for (const video of videos)
        if (video.stream.encryption)
          await makeFolder(
            join(folder, video.id),
            shotsOf(video, videos),
            Object.values(video.stream.audio),
            video.stream.encryption,
          );
      report(`streams ${realm}`);
    } finally {
      await rm(room, { recursive: true, force: true });
    }
  }
};
