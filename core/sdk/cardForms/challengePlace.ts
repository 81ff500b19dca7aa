/** Holds the current 3-D Secure challenge for the component that draws it; one at a time. */
import type { ChallengePlace } from '../payment';
import type { Challenge } from './ChallengeDialog';

/** `set` receives the challenge to draw, and null when it ends. A closed challenge is removed before listeners run. */
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
