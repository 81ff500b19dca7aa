/** The moving picture as sections get it: fetched once a row asks for one and the page is there. */
import type { MovingPictureProps } from '../../sdk';
import { lazyPart } from '../lazyPart';
import { pageLoaded } from '../pageLoaded';

export const LazyMovingPicture = lazyPart<MovingPictureProps>(async () => {
  await pageLoaded();
  return (await import('./MovingPicture')).MovingPicture;
});
