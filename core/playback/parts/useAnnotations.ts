/** Gathers what parts mark on the time line, once it is known how the content is played. */
import { useEffect } from 'react';
import { ContributionFailure, useRegistry } from '../../plugins';
import type { Annotation } from '../../sdk';
import type { Screening } from '../Screening';
import { declaredParts, type PartRequest } from './declaredParts';
import type { PartScreenings } from './PartScreenings';

/** A part that throws marks nothing; the marks of the others stay. For an observer. */
export function useAnnotations(screening: Screening, views: PartScreenings): void {
  const registry = useRegistry();
  const { facts } = screening;
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
        screening.media.setAnnotations([...given.values()].flat().sort((one, other) => one.start - other.start));
      } catch (error) {
        if (!signal.aborted && !(error instanceof ContributionFailure)) registry.fail(request, 'call', error);
      }
    };
    declaredParts(registry, 'timeline').forEach((request, place) => void ask(request, place));
    return () => ending.abort();
  }, [registry, screening, views, facts]);
}
