/** The stream of a title: its renditions, and the segments of their files in its order. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '../catalogue/catalogue';
import { programmesBetween } from '../catalogue/schedule';
import { paintingOf, SHOT_SECONDS, shotsOf, VIDEO_RENDITIONS } from '../seed/streams';
import type { SeedVideo } from '../seed/types';
import { readSegmentIndex, type SegmentIndex } from './segmentIndex';
import { INITIALIZATION, initializationOf, segmentAt } from './segments';

/** A version of the picture, or of the sound. */
export interface Rendition {
  readonly name: string;
  readonly type: 'video' | 'audio';
  readonly file: string;
  readonly codecs: string;
  readonly width?: number;
  readonly height?: number;
  readonly language?: string;
  readonly label?: string;
}

export interface IndexedRendition extends Rendition {
  readonly index: SegmentIndex;
}

const LABELS: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
};

export const languageLabel = (language: string): string => LABELS[language] ?? language;

/** The folder with a title's files, in that of its realm's media. */
const folderOf = ({ id, stream }: SeedVideo): string => (stream.encryption ? `streams/${id}` : 'streams');

/** `media` is the folder of the realm's media. */
export function renditionsOf(media: string, video: SeedVideo): readonly Rendition[] {
  const fileOf = (name: string): string => path.join(media, folderOf(video), `${name}.mp4`);
  return [
    ...VIDEO_RENDITIONS.map(({ name, codecs, width, height }): Rendition => ({
      name,
      type: 'video',
      file: fileOf(name),
      codecs,
      width,
      height,
    })),
    ...Object.entries(video.stream.audio).map(([language, score]): Rendition => ({
      name: `a-${language}`,
      type: 'audio',
      file: fileOf(score),
      codecs: 'mp4a.40.2',
      language,
      label: languageLabel(language),
    })),
  ];
}

/** The renditions with the indexes of their files. Rejects when a file is missing. */
export const indexedRenditions = (media: string, video: SeedVideo): Promise<readonly IndexedRendition[]> =>
  Promise.all(
    renditionsOf(media, video).map(async (rendition) => ({
      ...rendition,
      index: await readSegmentIndex(rendition.file),
    })),
  );

/** The shot at `position`, counted from 0. A channel's positions count from the epoch: it shows what its plan says. */
export function shotAt({ videos, channels }: Catalogue, video: SeedVideo, position: number): string {
  const channel = video.live?.channelId === undefined ? undefined : channels.get(video.live.channelId);
  const from = position * SHOT_SECONDS * 1000;
  const still = channel && programmesBetween(channel, from, from + 1)[0]?.programme.still;
  if (still) return paintingOf(still);
  const shown = video.trailerOf === undefined ? video : (videos.get(video.trailerOf) ?? video);
  const shots = shotsOf(shown, videos.values());
  return shots[position % shots.length]!;
}

/**
 * A file of a title's rendition: its initialization, or a segment such as `17.m4s`, counted from 1. Undefined when there
 * is none.
 */
export async function fileOfRendition(
  { media, catalogue }: { readonly media: string; readonly catalogue: Catalogue },
  video: SeedVideo,
  [name, file]: readonly [rendition: string, file: string],
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const rendition = renditionsOf(media, video).find((candidate) => candidate.name === name);
  if (!rendition) return undefined;
  if (file === INITIALIZATION) return initializationOf(rendition.file).catch(() => undefined);
  const position = Number(/^([1-9]\d{0,9})\.m4s$/.exec(file)?.[1]) - 1;
  const isOver = video.kind === 'vod' && position * SHOT_SECONDS >= video.durationSeconds;
  if (Number.isNaN(position) || isOver) return undefined;
  const source =
    rendition.type === 'video'
      ? (await shotsIn(path.dirname(rendition.file))).indexOf(shotAt(catalogue, video, position))
      : position % (await readSegmentIndex(rendition.file)).segments.length;
  return segmentAt(rendition.file, position, source);
}

/** The shots in the files of a folder, in their order. */
const shotsIn = async (folder: string): Promise<readonly string[]> =>
  JSON.parse(await readFile(path.join(folder, 'shots.json'), 'utf8')) as string[];
