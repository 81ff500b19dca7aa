/** The parts of a player: loaded with it, each with its own view of what is showing. */
import { useEffect, useMemo } from 'react';
import { useRegistry, type PluginRegistry } from '../../plugins';
import type { PlaybackSession } from '../PlaybackSession';
import { declaredParts } from './declaredParts';
import { PartPlaybackSessions } from './PartPlaybackSessions';
import { useAnnotations } from './useAnnotations';
import { useReleaseOnError } from './useReleaseOnError';
import { WatchQueue, type UpNext } from './WatchQueue';

export interface Parts {
  readonly registry: PluginRegistry;
  readonly views: PartPlaybackSessions;
}

/** For an observer. What follows is told when it changes; the views stay the same for the same playback session. */
export function useParts(playbackSession: PlaybackSession, title: string, { next, autoAdvance, open }: UpNext): Parts {
  const registry = useRegistry();
  const queue = useMemo(() => new WatchQueue(), []);
  const views = useMemo(() => new PartPlaybackSessions(playbackSession, queue), [playbackSession, queue]);
  useEffect(() => queue.set({ next, autoAdvance, open }), [queue, next, autoAdvance, open]);
  useEffect(() => views.call(title), [views, title]);
  useEffect(() => {
    // What is drawn later, such as at the end, is there by then; one that cannot be loaded is told of where it stands.
    for (const request of declaredParts(registry)) void registry.resolve(request).catch(() => undefined);
  }, [registry]);
  useAnnotations(playbackSession, views);
  useReleaseOnError(views);
  return { registry, views };
}
