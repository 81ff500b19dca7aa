/** Merges a video's chapter and thumbnail files into one list along the time line. */
import type { Annotation } from 'proscenium/sdk';

/** A cue of a WebVTT file of chapters or thumbnails. Cue settings and styles are ignored. */
interface VttCue {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const timing = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})/;

/** The cues of a file, in order; invalid cues are skipped, so a broken file yields fewer cues and never throws. */
export function parseVtt(file: string): readonly VttCue[] {
  return file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => timing.test(line));
      const match = timing.exec(lines[at] ?? '');
      if (match === null) return [];
      const [start, end] = [secondsOf(match[1]), secondsOf(match[2])];
      const text = lines
        .slice(at + 1)
        .join('\n')
        .trim();
      return end > start && text !== '' ? [{ start, end, text }] : [];
    });
}

function secondsOf(time = ''): number {
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

/**
 * Merges the cues of both files by start time, in order (PLY-072). A file that failed to load is null and
 * only its part is missing (PLY-073).
 */
export function mergeAnnotations(
  chapters: AnnotationFile | null,
  thumbnails: AnnotationFile | null,
): readonly Annotation[] {
  const merged = new Map<number, Annotation>();
  for (const { start, end, text } of parseVtt(chapters?.text ?? '')) {
    merged.set(start, { start, end, title: text.replace(/<[^<>]*>/g, ''), thumbnailUrl: null });
  }
  for (const { start, end, text } of parseVtt(thumbnails?.text ?? '')) {
    const thumbnailUrl = absolute(text, thumbnails?.url);
    if (thumbnailUrl === null) continue;
    const there = merged.get(start);
    merged.set(
      start,
      there === undefined ? { start, end, title: null, thumbnailUrl } : { ...there, thumbnailUrl },
    );
  }
  return [...merged.values()].sort((one, other) => one.start - other.start);
}

function absolute(address: string, base: string | undefined): string | null {
  try {
    const url = new URL(address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** A fetched file: its text and the base URL for relative addresses in it. */
interface AnnotationFile {
  readonly url: string;
  readonly text: string;
}

/** Null without a URL or when the fetch fails: no error is shown, and the video continues (PLY-073). */
export async function readFile(
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  url: string | null | undefined,
  signal: AbortSignal,
): Promise<AnnotationFile | null> {
  if (!url) return null;
  try {
    const response = await fetch(url, { signal });
    return response.ok ? { url, text: await response.text() } : null;
  } catch {
    return null;
  }
}
