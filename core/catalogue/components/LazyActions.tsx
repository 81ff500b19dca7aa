/** The actions for pages and plugins: loaded lazily on first render. */
import type { ActionsProps } from '../../sdk/cards';
import { lazyPart } from '../lazyPart';

export const LazyActions = lazyPart<ActionsProps>(async () => (await import('./Actions')).Actions);
