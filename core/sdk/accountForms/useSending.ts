/** The life of a form that asks the platform once: edited, on its way, done. */
import { useState } from 'react';

/** Words above a form: a message key, one with what it is filled with, or a text that the platform wrote for the viewer. */
export type Said = string | { readonly key: string; readonly values: Readonly<Record<string, string>> } | { readonly text: string };

export type Sending =
  | { readonly status: 'editing'; readonly problem: Said | null }
  | { readonly status: 'sending' }
  | { readonly status: 'done' };

export interface Sender {
  readonly state: Sending;
  /** Asks the platform, unless it is being asked. A refusal becomes words by `explain`, or none; nothing is thrown. */
  readonly send: <Answer>(ask: () => Promise<Answer>, then: (answer: Answer) => void, explain: (error: unknown) => Said | null) => void;
  /** The form is not sent, and says why. */
  readonly refuse: (problem: Said) => void;
  /** The viewer goes on typing: what was wrong no longer stands (SGN-059). */
  readonly forgive: () => void;
}

export function useSending(): Sender {
  const [state, setState] = useState<Sending>({ status: 'editing', problem: null });
  return {
    state,
    send: (ask, then, explain) => {
      if (state.status !== 'editing') return;
      setState({ status: 'sending' });
      ask().then(
        (answer) => {
          setState({ status: 'done' });
          then(answer);
        },
        (error: unknown) => setState({ status: 'editing', problem: explain(error) }),
      );
    },
    refuse: (problem) => setState({ status: 'editing', problem }),
    forgive: () => setState((now) => (now.status === 'editing' && now.problem !== null ? { status: 'editing', problem: null } : now)),
  };
}
