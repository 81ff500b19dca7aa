/** Finds the chapter and the thumbnail of a moment among the annotations. */
import type { Annotation } from '../../sdk/player';

/** A thumbnail, possibly a region of a sprite sheet. */
export interface Thumbnail {
  readonly url: string;
  /** The region in px of the picture; null for the whole picture. */
  readonly part: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** Chapters only. A chapter lasts until the next begins, so that thumbnails in between do not end it. */
export function chaptersOf(
  annotations: readonly Annotation[],
): readonly (Annotation & { readonly title: string })[] {
  return annotations.filter(
    (annotation): annotation is Annotation & { readonly title: string } => annotation.title !== null,
  );
}

/** The chapter at a moment; null before the first and after the last. */
export function chapterAt(annotations: readonly Annotation[], seconds: number): string | null {
  return (
    chaptersOf(annotations).findLast(({ start, end }) => seconds >= start && seconds < end)?.title ?? null
  );
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
