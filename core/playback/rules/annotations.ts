/** Finds the chapter and the picture of a moment among what parts have marked on the time line. */
import type { Annotation } from '../../sdk';

/** A picture for a moment, possibly a part of a larger one. */
export interface Thumbnail {
  readonly url: string;
  /** The part that is meant, in px of the picture; null for the whole. */
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
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
