/** Renders grid lines within the frame budget: while scrolling fast, each frame renders only a few. */
import { reaction } from 'mobx';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { FrameBudget } from 'proscenium/ui';
import { linesNext, type DrawnLines, type WantedLines } from './drawnLines';

export interface LinesParts {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Evaluated in each frame that may have work. */
  readonly wanted: () => WantedLines;
  /** Changes with the loaded programmes. */
  readonly revision: () => number;
  /** Identity of the data; its first render is complete, since nothing moves yet. Null: none so far. */
  readonly subject: string | null;
}

export interface LinesView {
  readonly lines: DrawnLines;
  /** Call on scroll. */
  readonly follow: () => void;
}

const nothing: DrawnLines = new Map();

export function useDrawnLines({ scroller, wanted, revision, subject }: LinesParts): LinesView {
  const [lines, setLines] = useState(nothing);
  const latest = useRef(lines);
  const begun = useRef<string | null>(null);
  const [pace] = useState(
    () =>
      new FrameBudget(() => Math.abs(scroller.current?.scrollLeft ?? 0) + (scroller.current?.scrollTop ?? 0)),
  );
  const look = useRef<() => void>(() => undefined);
  useEffect(() => {
    let [frame, follows] = [0, false];
    const lookSoon = () => void (frame ||= requestAnimationFrame(draw));
    const draw = (now: number) => {
      frame = 0;
      if (follows) pace.frame(now);
      else pace.begin(now);
      const isFirst = subject === null || begun.current !== subject;
      begun.current = subject;
      const next = linesNext(latest.current, wanted(), isFirst ? Infinity : pace.bears);
      const isDue = next.lines !== latest.current;
      if (isDue && (isFirst || pace.mayDraw)) {
        setLines((latest.current = next.lines));
        if (!isFirst) pace.drew(next.items);
      }
      follows = isDue || pace.isSettling;
      if (follows) lookSoon();
    };
    look.current = lookSoon;
    const forget = reaction(revision, lookSoon, { fireImmediately: true });
    return () => {
      cancelAnimationFrame(frame);
      forget();
    };
  }, [pace, wanted, revision, subject]);
  return { lines, follow: useCallback(() => look.current(), []) };
}
