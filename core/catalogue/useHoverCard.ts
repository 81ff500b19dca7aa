/** When a card shows its hover card: under a resting mouse, on keyboard focus, or after a tap (HOM-080, HOM-041). */
import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { clock } from '../sdk/services';
import { useService } from '../sdk/useService';
import { cardSettings } from './cardSettings';

/** `beside`: the card grows in place. `sheet`: a tap opens it as a dialog, since touch has no hover. */
export type HoverVariant = 'beside' | 'sheet';

/** Dwell time in milliseconds: a pointer moving across a row opens nothing. */
export const HOVER_DWELL_MS = 300;

export interface HoverCardUse {
  readonly variant: HoverVariant | null;
  readonly close: () => void;
  readonly handlers: {
    readonly onPointerEnter: (move: PointerEvent) => void;
    readonly onPointerMove: (move: PointerEvent) => void;
    readonly onPointerLeave: (move: PointerEvent) => void;
    readonly onPointerDown: (press: PointerEvent) => void;
    readonly onFocus: (focus: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (blur: FocusEvent<HTMLElement>) => void;
    readonly onClickCapture: (click: MouseEvent) => void;
  };
}

/** `prepare` is called as soon as a hover card may be needed. */
export function useHoverCard(enabled: boolean, prepare: () => void): HoverCardUse {
  const { openCard } = useService(cardSettings);
  const time = useService(clock);
  const [variant, setVariant] = useState<HoverVariant | null>(null);
  const pointer = useRef({
    cancel: () => undefined as void,
    x: 0,
    y: 0,
    waiting: false,
    touched: false,
    close: () => setVariant(null),
  });

  useEffect(() => {
    const { current } = pointer;
    return () => {
      current.cancel();
      openCard.closed(current.close);
    };
  }, [openCard]);

  const wait = () => {
    if (!enabled || variant !== null || pointer.current.waiting) return;
    prepare();
    pointer.current.waiting = true;
    pointer.current.cancel = time.after(HOVER_DWELL_MS, () => {
      pointer.current.waiting = false;
      show('beside');
    });
  };
  const show = (how: HoverVariant) => {
    openCard.open(pointer.current.close);
    setVariant(how);
  };
  const close = () => {
    pointer.current.cancel();
    pointer.current.waiting = false;
    openCard.closed(pointer.current.close);
    setVariant(null);
  };

  return {
    variant,
    close,
    handlers: {
      onPointerEnter: ({ screenX, screenY }) => Object.assign(pointer.current, { x: screenX, y: screenY }),
      // A page scrolling under a resting mouse is not a hover.
      onPointerMove: ({ pointerType, screenX, screenY }) => {
        if (pointerType === 'mouse' && (screenX !== pointer.current.x || screenY !== pointer.current.y))
          wait();
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse' && variant !== 'sheet') close();
      },
      onPointerDown: ({ pointerType }) => {
        pointer.current.touched = pointerType === 'touch';
        pointer.current.cancel();
        pointer.current.waiting = false;
      },
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) wait();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (variant !== 'sheet' && !currentTarget.contains(relatedTarget)) close();
      },
      onClickCapture: (click) => {
        if (!enabled || !pointer.current.touched || variant !== null) return;
        click.preventDefault();
        click.stopPropagation();
        show('sheet');
      },
    },
  };
}
