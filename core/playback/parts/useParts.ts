/** The parts of a player: loaded with it, each with its own view of what is showing. */
import { useEffect, useMemo } from 'react';
import { useRegistry, type PluginRegistry } from '../../plugins';
import type { Screening } from '../Screening';
import { declaredParts } from './declaredParts';
import { PartScreenings } from './PartScreenings';
import { useAnnotations } from './useAnnotations';
import { useLetGo } from './useLetGo';
import { WatchQueue, type Following } from './WatchQueue';

export interface Parts {
  readonly registry: PluginRegistry;
  readonly views: PartScreenings;
}

/** For an observer. What follows is told when it changes; the views stay the same for the same screening. */
export function useParts(screening: Screening, title: string, { next, autoAdvance, open }: Following): Parts {
  const registry = useRegistry();
  const queue = useMemo(() => new WatchQueue(), []);
  const views = useMemo(() => new PartScreenings(screening, queue), [screening, queue]);
  useEffect(() => queue.set({ next, autoAdvance, open }), [queue, next, autoAdvance, open]);
  useEffect(() => views.call(title), [views, title]);
  useEffect(() => {
    // What is drawn later, such as at the end, is there by then; one that cannot be loaded is told of where it stands.
    for (const request of declaredParts(registry)) void registry.resolve(request).catch(() => undefined);
  }, [registry]);
  useAnnotations(screening, views);
  useLetGo(views);
  return { registry, views };
}
