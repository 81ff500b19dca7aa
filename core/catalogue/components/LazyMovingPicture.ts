/** The background video for row renderers: loaded lazily when a row needs it and the page is loaded. */
import type { MovingPictureProps } from '../../sdk/cards';
import { lazyPart } from '../lazyPart';
import { pageLoaded } from '../pageLoaded';

export const LazyMovingPicture = lazyPart<MovingPictureProps>(async () => {
  await pageLoaded();
  return (await import('./MovingPicture')).MovingPicture;
});
