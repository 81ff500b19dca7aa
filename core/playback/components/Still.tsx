import { releaseImage } from '../../ui/Picture';
import { pictureSizes } from '../../ui/pictureWidths';

interface StillProps {
  readonly src: string;
  readonly className: string | undefined;
}

/** The picture in the place of a video. Wherever it is shown, the browser selects the same width, and loads it once. */
export function Still({ src, className }: StillProps) {
  return (
    <img
      ref={releaseImage}
      className={className}
      {...pictureSizes(src, { wide: true, eager: true })}
      src={src}
      alt=""
      fetchPriority="high"
    />
  );
}
