/** Asks the platform for what a page shows, anew when the question changes, and says how far it has come. */
import { useEffect, useEffectEvent, useState } from 'react';
import { CallError } from './platform';
import { useHistoryState } from './useRemembered';

/** `missing`: the platform says that there is no such thing (CAT-084). `before` is the last good answer, for pages that keep it in view while they wait. */
export type Answer<T> =
  | { readonly status: 'loading'; readonly before: T | null }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' };

type Settled<T> = Exclude<Answer<T>, { readonly status: 'loading' }>;

/**
 * Runs `ask` once for each `question`, a text that differs whenever another answer is wanted, on this page or another; the call of
 * an earlier question is dropped, and a viewer who comes back by the history finds the answer as it was. Whatever `ask` throws, a mapping that stumbles over a bad answer included, is the state `failed`. Gives the answer
 * and a function that asks again. `report` hears of what failed, and of what is not there: a link may have led to it.
 */
export function useAnswer<T>(question: string, ask: (signal: AbortSignal) => Promise<T>, report?: (error: unknown) => void): readonly [answer: Answer<T>, again: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ readonly round: string; readonly settled: Settled<T> } | null>(null);
  const kept = useHistoryState<{ readonly value: T } | null>(`answer ${question}`, null);
  const round = `${attempt} ${question}`;
  const call = useEffectEvent(ask);
  const tell = useEffectEvent((error: unknown) => report?.(error));
  useEffect(() => {
    const life = new AbortController();
    const settle = (settled: Settled<T>) => {
      if (!life.signal.aborted) setHeld({ round, settled });
    };
    const known = kept.read();
    (known === null ? call(life.signal) : Promise.resolve(known.value)).then(
      (value) => {
        kept.write({ value });
        settle({ status: 'ready', value });
      },
      (error: unknown) => {
        if (!life.signal.aborted) tell(error);
        settle({ status: error instanceof CallError && error.status === 404 ? 'missing' : 'failed' });
      },
    );
    return () => life.abort();
  }, [round, kept]);
  const again = () => {
    kept.write(null);
    setAttempt((before) => before + 1);
  };
  if (held?.round === round) return [held.settled, again];
  const known = kept.read();
  if (known !== null) return [{ status: 'ready', value: known.value }, again];
  return [{ status: 'loading', before: held?.settled.status === 'ready' ? held.settled.value : null }, again];
}
