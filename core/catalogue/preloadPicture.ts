import { preload } from 'react-dom';
import type { PictureSource } from '../sdk/points';
import { pictureSizes } from '../ui/pictureWidths';

/** Preloads an image in the width that it will be shown in; before a render, or within one. */
export function preloadPicture({ src, media, ...sizing }: PictureSource): void {
  const { sizes, srcSet } = pictureSizes(src, { ...sizing, eager: true });
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    imageSizes: sizes,
    ...(media === undefined ? {} : { media }),
    ...(srcSet === undefined ? {} : { imageSrcSet: srcSet }),
  });
}
