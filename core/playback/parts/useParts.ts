/** Loads the player parts and gives each its own view of the playback session. */
import { useEffect, useMemo } from 'react';
import { useRegistry } from '../../plugins/RegistryContext';
import type { PluginRegistry } from '../../plugins/PluginRegistry';
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

/**
 * Must be called in an observer. The queue follows the next item; the views stay the same for the same
 * playback session.
 */
export function useParts(
  playbackSession: PlaybackSession,
  title: string,
  { next, autoAdvance, open }: UpNext,
): Parts {
  const registry = useRegistry();
  const queue = useMemo(() => new WatchQueue(), []);
  const views = useMemo(() => new PartPlaybackSessions(playbackSession, queue), [playbackSession, queue]);
  useEffect(() => queue.set({ next, autoAdvance, open }), [queue, next, autoAdvance, open]);
  useEffect(() => views.call(title), [views, title]);
  useEffect(() => {
    // Preloads parts that are drawn later, such as at the end; load failures are reported where the part is drawn.
    for (const request of declaredParts(registry)) void registry.resolve(request).catch(() => undefined);
  }, [registry]);
  useAnnotations(playbackSession, views);
  useReleaseOnError(views);
  return { registry, views };
}
