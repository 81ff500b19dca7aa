/** The actions for pages and plugins: loaded lazily on first render. */
import type { ActionsProps, MovingPictureProps } from '../../sdk/cards';
import { lazyPart } from '../lazyPart';
import { pageLoaded } from '../pageLoaded';

/** The background video for row renderers: loaded lazily when a row needs it and the page is loaded. */
export const LazyMovingPicture = lazyPart<MovingPictureProps>(async () => {
  await pageLoaded();
  return (await import('./MovingPicture')).MovingPicture;
});

export const LazyActions = lazyPart<ActionsProps>(async () => (await import('./Actions')).Actions);
