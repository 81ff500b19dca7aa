/** Loads the player parts and gives each its own view of the playback session. */
import { useEffect, useMemo } from 'react';
import { useRegistry } from '../../plugins/RegistryContext';
import type { PluginRegistry } from '../../plugins/PluginRegistry';
import type { PlaybackSession } from '../PlaybackSession';
import { declaredParts, failedParts, opensStream, type PartRequest } from './declaredParts';
import { PartPlaybackSessions } from './PartPlaybackSessions';
import { autorun, makeAutoObservable, observableRef } from 'mobx';
import { ContributionFailure } from '../../plugins/ContributionState';
import type { Annotation, PlayerQueue } from '../../sdk/player';
import type { Content } from '../../sdk/services';

/** The next item, as known to the page. */
interface UpNext {
  readonly next: Content | null;
  /** PLY-047, FAV-023. */
  readonly autoAdvance: boolean;
  readonly open: () => void;
}

const nothingFollows: UpNext = { next: null, autoAdvance: false, open: () => undefined };

/** The next item as exposed to player parts; updated by the page. */
class WatchQueue implements PlayerQueue {
  private following = nothingFollows;

  constructor() {
    makeAutoObservable<this, 'following'>(this, { following: observableRef });
  }

  get next(): Content | null {
    return this.following.next;
  }

  get autoAdvance(): boolean {
    return this.following.autoAdvance;
  }

  openNext(): void {
    this.following.open();
  }

  set(following: UpNext): void {
    this.following = following;
  }
}

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
  const views = useMemo(
    () => new PartPlaybackSessions(playbackSession, queue, (request) => opensStream(registry, request)),
    [playbackSession, queue, registry],
  );
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

/** Ends the ad break of a part that has failed. */
function useReleaseOnError(views: PartPlaybackSessions): void {
  const registry = useRegistry();
  useEffect(
    () => autorun(() => failedParts(registry).forEach((request) => views.of(request).endAdBreak())),
    [registry, views],
  );
}

/** A part that throws adds nothing; the others are unaffected. Must be called in an observer. */
function useAnnotations(playbackSession: PlaybackSession, views: PartPlaybackSessions): void {
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
