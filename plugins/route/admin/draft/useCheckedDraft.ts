/** Validates a text, debounced. */
import { useEffect, useState } from 'react';
import { clock, draftChecker, useService, type CheckedDraft } from 'proscenium/sdk';

/** Debounce in milliseconds. */
export const CHECK_DEBOUNCE_MS = 300;

export interface DraftState {
  /** Result for the last checked text; retained while the next is checked, to avoid flicker. */
  readonly checked: CheckedDraft | null;
  readonly status: 'idle' | 'checking' | 'failed';
  readonly retry: () => void;
}

export function useCheckedDraft(text: string): DraftState {
  const checker = useService(draftChecker);
  const time = useService(clock);
  const [settled, setSettled] = useState<{
    readonly text: string;
    readonly checked: CheckedDraft | null;
    readonly failed: boolean;
  }>({ text: '', checked: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (text.trim() === '') return undefined;
    let gone = false;
    const cancel = time.after(CHECK_DEBOUNCE_MS, () => {
      checker.check(text).then(
        (checked) => !gone && setSettled({ text, checked, failed: false }),
        () => !gone && setSettled((before) => ({ ...before, text, failed: true })),
      );
    });
    return () => {
      gone = true;
      cancel();
    };
  }, [checker, time, text, attempt]);
  const retry = () => {
    setSettled((before) => ({ ...before, text: '', failed: false }));
    setAttempt(attempt + 1);
  };
  if (text.trim() === '') return { checked: null, status: 'idle', retry };
  return {
    checked: settled.checked,
    status: settled.text !== text ? 'checking' : settled.failed ? 'failed' : 'idle',
    retry,
  };
}
