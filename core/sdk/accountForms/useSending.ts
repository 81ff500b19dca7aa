/** The life of a form that asks the platform once: edited, on its way, done. */
import { useState } from 'react';

export type Sending =
  | { readonly status: 'editing'; readonly problemKey: string | null }
  | { readonly status: 'sending' }
  | { readonly status: 'done' };

export interface Sender {
  readonly state: Sending;
  /** Asks the platform, unless it is being asked. A refusal becomes a message key by `explain`; nothing is thrown. */
  readonly send: <Answer>(ask: () => Promise<Answer>, then: (answer: Answer) => void, explain: (error: unknown) => string) => void;
  /** The form is not sent, and says why. */
  readonly refuse: (problemKey: string) => void;
  /** The viewer goes on typing: what was wrong no longer stands (SGN-059). */
  readonly forgive: () => void;
}

export function useSending(): Sender {
  const [state, setState] = useState<Sending>({ status: 'editing', problemKey: null });
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
        (error: unknown) => setState({ status: 'editing', problemKey: explain(error) }),
      );
    },
    refuse: (problemKey) => setState({ status: 'editing', problemKey }),
    forgive: () => setState((now) => (now.status === 'editing' && now.problemKey !== null ? { status: 'editing', problemKey: null } : now)),
  };
}
