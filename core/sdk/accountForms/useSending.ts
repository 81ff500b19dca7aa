/** State of a form that submits once: editing, sending, done. */
import { useState } from 'react';

/** Message above a form: a message key, a key with its values, or a text that the platform wrote for the viewer. */
export type Said =
  | string
  | { readonly key: string; readonly values: Readonly<Record<string, string>> }
  | { readonly text: string };

/** Where a form is: editing, with the last problem; sending; done. */
export type Sending =
  | { readonly status: 'editing'; readonly problem: Said | null }
  | { readonly status: 'sending' }
  | { readonly status: 'done' };

/** State and actions of such a form. */
export interface Sender {
  readonly state: Sending;
  /** Submits unless a submission is in flight. `explain` maps a refusal to a message or to none; never throws. */
  readonly send: <Answer>(
    ask: () => Promise<Answer>,
    then: (answer: Answer) => void,
    explain: (error: unknown) => Said | null,
  ) => void;
  /** Blocks submission and shows the reason. */
  readonly refuse: (problem: Said) => void;
  /** The viewer resumed typing: clears the problem (SGN-059). */
  readonly forgive: () => void;
}

/** State of a form that submits once at a time. */
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
    forgive: () =>
      setState((now) =>
        now.status === 'editing' && now.problem !== null ? { status: 'editing', problem: null } : now,
      ),
  };
}
