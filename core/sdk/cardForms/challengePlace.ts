/** The place where a bank asks, for whoever draws it: one challenge at a time. */
import type { ChallengePlace } from '../payment';
import type { Challenge } from './ChallengeDialog';

/** `set` is told what to draw, and null when nothing is asked any more. A closed challenge is gone before anybody is told. */
export function challengePlace(set: (challenge: Challenge | null) => void): ChallengePlace {
  let shown = false;
  const hide = () => {
    if (shown) set(null);
    shown = false;
  };
  return {
    show: (frame, onClosed) =>
      new Promise((onShown) => {
        shown = true;
        set({
          frame,
          onShown,
          onClosed: () => {
            hide();
            onClosed();
          },
        });
      }),
    hide,
  };
}
