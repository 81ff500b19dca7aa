/** Chapters and thumbnails of a video, from their two files, as one list along the time line. */
import { parseVtt } from './webVtt';

/** A stretch of the time line with a title, a thumbnail, or both (PLY-072). Times in seconds. */
export interface Annotation {
  readonly start: number;
  readonly end: number;
  readonly title: string | null;
  /** Absolute; may end in `#xywh=x,y,w,h`. */
  readonly thumbnailUrl: string | null;
}

/** A picture for a moment, possibly a part of a larger one. */
export interface Thumbnail {
  readonly url: string;
  /** The part that is meant, in px of the picture; null for the whole. */
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

/** A file as it was fetched: its text and the address that relative addresses within start from. */
export interface AnnotationFile {
  readonly url: string;
  readonly text: string;
}

/**
 * Joins the cues of both files by their start time, in order (PLY-072). A file that could not be fetched is null and only
 * leaves its part out (PLY-073).
 */
export function mergeAnnotations(chapters: AnnotationFile | null, thumbnails: AnnotationFile | null): readonly Annotation[] {
  const merged = new Map<number, Annotation>();
  for (const { start, end, text } of parseVtt(chapters?.text ?? '')) {
    merged.set(start, { start, end, title: text.replace(/<[^>]*>/g, ''), thumbnailUrl: null });
  }
  for (const { start, end, text } of parseVtt(thumbnails?.text ?? '')) {
    const thumbnailUrl = absolute(text, thumbnails?.url);
    if (thumbnailUrl === null) continue;
    const there = merged.get(start);
    merged.set(start, there === undefined ? { start, end, title: null, thumbnailUrl } : { ...there, thumbnailUrl });
  }
  return [...merged.values()].sort((one, other) => one.start - other.start);
}

/** The chapters alone. One lasts until the next begins, so that a thumbnail between them does not end it. */
export function chaptersOf(annotations: readonly Annotation[]): readonly (Annotation & { readonly title: string })[] {
  return annotations.filter((annotation): annotation is Annotation & { readonly title: string } => annotation.title !== null);
}

/** The chapter that a moment lies in; null before the first and after the last. */
export function chapterAt(annotations: readonly Annotation[], seconds: number): string | null {
  return chaptersOf(annotations).findLast(({ start, end }) => seconds >= start && seconds < end)?.title ?? null;
}

/** The latest thumbnail at or before a moment. */
export function thumbnailAt(annotations: readonly Annotation[], seconds: number): Thumbnail | null {
  const found = annotations.findLast(({ start, thumbnailUrl }) => thumbnailUrl !== null && start <= seconds);
  if (!found?.thumbnailUrl) return null;
  const [url = '', fragment = ''] = found.thumbnailUrl.split('#');
  const part = /^xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/.exec(fragment);
  if (part === null) return { url, part: null };
  const [x = 0, y = 0, width = 0, height = 0] = part.slice(1).map(Number);
  return { url, part: { x, y, width, height } };
}

function absolute(address: string, base: string | undefined): string | null {
  try {
    const url = new URL(address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
