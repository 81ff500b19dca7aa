/** Queries the platform for a page's data, refetches when the question changes, and exposes the state. */
import { useEffect, useEffectEvent, useState } from 'react';
import { CallError } from './platform';
import { historyStateOf, useHistoryState } from './useRemembered';

/** `missing`: 404 (CAT-084). `before` is the last successful answer, for pages that keep showing it while they wait. */
export type Answer<T> =
  | { readonly status: 'loading'; readonly before: T | null }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' };

type Settled<T> = Exclude<Answer<T>, { readonly status: 'loading' }>;

/** The name of the answer to a question in the memory of a history entry. */
const nameOf = (question: string): string => `answer ${question}`;

/** Stores an answer, so that `useAnswer` finds it. */
export const keepAnswer = (
  keep: (name: string, value: unknown) => void,
  question: string,
  value: unknown,
): void => keep(nameOf(question), historyStateOf({ value }));

/**
 * Runs `ask` once per `question`, a string that identifies the answer across pages; calls of an earlier
 * question are aborted, and a viewer who returns by the history gets the stored answer. Anything `ask`
 * throws, including errors of mapping a bad answer, becomes the state
 * `failed`. Returns the state and a retry function. `report` receives failures and missing data, which a link
 * may have pointed to.
 */
export function useAnswer<T>(
  question: string,
  ask: (signal: AbortSignal) => Promise<T>,
  report?: (error: unknown) => void,
): readonly [answer: Answer<T>, again: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ readonly round: string; readonly settled: Settled<T> } | null>(null);
  const restored = useHistoryState<{ readonly value: T } | null>(nameOf(question), null);
  const round = `${attempt} ${question}`;
  const call = useEffectEvent(ask);
  const reportError = useEffectEvent((error: unknown) => report?.(error));
  useEffect(() => {
    const life = new AbortController();
    const settle = (settled: Settled<T>) => {
      if (!life.signal.aborted) setHeld({ round, settled });
    };
    const known = restored.read();
    (known === null ? call(life.signal) : Promise.resolve(known.value)).then(
      (value) => {
        restored.write({ value });
        settle({ status: 'ready', value });
      },
      (error: unknown) => {
        if (!life.signal.aborted) reportError(error);
        settle({ status: error instanceof CallError && error.status === 404 ? 'missing' : 'failed' });
      },
    );
    return () => life.abort();
  }, [round, restored]);
  const again = () => {
    restored.write(null);
    setAttempt((before) => before + 1);
  };
  if (held?.round === round) return [held.settled, again];
  const known = restored.read();
  if (known !== null) return [{ status: 'ready', value: known.value }, again];
  return [{ status: 'loading', before: held?.settled.status === 'ready' ? held.settled.value : null }, again];
}
