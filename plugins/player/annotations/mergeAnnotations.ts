/** Merges a video's chapter and thumbnail files into one list along the time line. */
import type { Annotation } from '../../../core/sdk';
import type { AnnotationFile } from './annotationFile';
import { parseVtt } from './webVtt';

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
