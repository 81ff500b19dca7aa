/** The actions as pages and plugins get them: fetched when they are first drawn. */
import type { ActionsProps } from '../../sdk';
import { lazyPart } from '../lazyPart';

export const LazyActions = lazyPart<ActionsProps>(async () => (await import('./Actions')).Actions);
