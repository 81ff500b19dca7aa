/** Carries a row of a list by pointer, by touch or by keyboard. The order changes when it is put down, not before. */
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { carriedBy, edgeSpeed, type Carried } from '../rules/carried';

export interface CarryingParts {
  readonly count: number;
  /** Height of a row, px. */
  readonly pitch: number;
  readonly onPutDown: (from: number, to: number) => void;
  /** Told of every step, for those who do not see it. */
  readonly onStep: (step: 'lifted' | 'moved' | 'down' | 'back', carried: Carried) => void;
}

export interface Carrying {
  readonly carried: Carried | null;
  /** Where the pointer has dragged the row, px from its own place; null when no pointer drags it. */
  readonly dragged: number | null;
  readonly to: (place: number) => void;
  readonly putDown: () => void;
  /** For the handle of the row at `place`. */
  readonly handle: (place: number) => {
    readonly onPointerDown: (press: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (move: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (release: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onClick: () => void;
    readonly onKeyDown: (press: KeyboardEvent) => void;
  };
}

/** A press that moves less than this is a click; px. */
const CLICK = 4;

interface Drag {
  readonly place: number;
  readonly startedAt: number;
  readonly scrolledAt: number;
  pointer: number;
  moved: boolean;
}

export function useCarrying({ count, pitch, onPutDown, onStep }: CarryingParts): Carrying {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);
  /** The click that a browser sends after a drag lifts nothing. */
  const afterDrag = useRef(false);

  const lift = (place: number) => {
    const lifted = { from: place, to: place };
    setCarried(lifted);
    onStep('lifted', lifted);
  };
  const to = (place: number) => {
    if (carried === null || place === carried.to) return;
    const moved = { from: carried.from, to: place };
    setCarried(moved);
    onStep('moved', moved);
  };
  const end = () => {
    drag.current = null;
    setCarried(null);
    setDragged(null);
  };
  const putDown = () => {
    if (carried === null) return;
    end();
    onStep('down', carried);
    if (carried.from !== carried.to) onPutDown(carried.from, carried.to);
  };
  const putBack = () => {
    if (carried === null) return;
    end();
    onStep('back', carried);
  };

  const follow = useCallback(() => {
    const { current } = drag;
    if (current === null || !current.moved) return;
    const distance = current.pointer - current.startedAt + (window.scrollY - current.scrolledAt);
    const place = Math.max(0, Math.min(count - 1, current.place + Math.round(distance / (pitch || 1))));
    setDragged(distance);
    setCarried((before) => (before?.to === place ? before : { from: current.place, to: place }));
  }, [count, pitch]);

  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const scroll = () => {
      const speed = drag.current === null ? 0 : edgeSpeed(drag.current.pointer, window.innerHeight);
      if (speed !== 0) {
        window.scrollBy({ top: speed, behavior: 'instant' });
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [isDragging, follow]);

  return {
    carried,
    dragged,
    to,
    putDown,
    handle: (place) => ({
      onPointerDown: (press) => {
        if (press.button !== 0 || carried !== null) return;
        press.currentTarget.setPointerCapture(press.pointerId);
        afterDrag.current = false;
        drag.current = { place, startedAt: press.clientY, scrolledAt: window.scrollY, pointer: press.clientY, moved: false };
      },
      onPointerMove: (move) => {
        const { current } = drag;
        if (current === null) return;
        current.pointer = move.clientY;
        current.moved ||= Math.abs(move.clientY - current.startedAt) > CLICK;
        follow();
      },
      onPointerUp: () => {
        afterDrag.current = drag.current?.moved === true;
        if (afterDrag.current) putDown();
        else drag.current = null;
      },
      onClick: () => {
        if (afterDrag.current) afterDrag.current = false;
        else if (carried?.from === place) putDown();
        else lift(place);
      },
      onPointerCancel: () => (drag.current?.moved === true ? putBack() : (drag.current = null)),
      onKeyDown: (press) => {
        if (carried === null) return;
        const next = carriedBy(press.key, carried.to, count);
        if (next !== null) to(next);
        else if (press.key === 'Escape') putBack();
        else return;
        press.preventDefault();
        press.stopPropagation();
      },
    }),
  };
}
