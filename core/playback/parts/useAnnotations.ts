/** Collects the time line annotations of all parts once the playback facts are known. */
import { useEffect } from 'react';
import { ContributionFailure } from '../../plugins/ContributionState';
import { useRegistry } from '../../plugins/RegistryContext';
import type { Annotation } from '../../sdk/player';
import type { PlaybackSession } from '../PlaybackSession';
import { declaredParts, type PartRequest } from './declaredParts';
import type { PartPlaybackSessions } from './PartPlaybackSessions';

/** A part that throws adds nothing; the others are unaffected. Must be called in an observer. */
export function useAnnotations(playbackSession: PlaybackSession, views: PartPlaybackSessions): void {
  const registry = useRegistry();
  const { facts } = playbackSession;
  useEffect(() => {
    if (facts === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    const given = new Map<number, readonly Annotation[]>();
    const ask = async (request: PartRequest, place: number): Promise<void> => {
      try {
        const part = await registry.resolve(request);
        const marks = signal.aborted ? [] : ((await part.annotate?.(views.of(request), signal)) ?? []);
        if (signal.aborted) return;
        given.set(place, marks);
        playbackSession.media.setAnnotations(
          [...given.values()].flat().sort((one, other) => one.start - other.start),
        );
      } catch (error) {
        if (!signal.aborted && !(error instanceof ContributionFailure)) registry.fail(request, 'call', error);
      }
    };
    declaredParts(registry, 'timeline').forEach((request, place) => void ask(request, place));
    return () => ending.abort();
  }, [registry, playbackSession, views, facts]);
}
