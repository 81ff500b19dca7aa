/** The page's container for a bank's question: whatever is shown stays in the page until the test ends. */
import type { ChallengePlace } from '../../../core/sdk';

export interface FakePlace extends ChallengePlace {
  /** What banks have shown, in order. */
  readonly frames: HTMLElement[];
  /** The viewer closes the question. */
  close(): void;
}

export function fakePlace(): FakePlace {
  const frames: HTMLElement[] = [];
  let onClosed = (): void => undefined;
  return {
    frames,
    show: async (frame, closed) => {
      frames.push(frame);
      onClosed = closed;
      document.body.append(frame);
    },
    hide: () => frames.at(-1)?.remove(),
    close: () => onClosed(),
  };
}
