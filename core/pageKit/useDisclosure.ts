/** A button that opens content: Escape, an outside press and leaving it by keyboard close it (NAV-050). */
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface Disclosure {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Props for the element around button and content. Focus returns to its first button. */
  readonly around: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (press: KeyboardEvent) => void;
    readonly onBlur: (blur: FocusEvent) => void;
  };
}

export interface StoredDisclosure {
  readonly open: boolean;
  readonly set: (open: boolean) => void;
  /**
   * `list`: part of a list whose other entries must not move under the pointer; only a press outside the list
   * closes it.
   */
  readonly stays?: 'list';
}

/** Uncontrolled, or controlled by the given state. */
export function useDisclosure(stored?: StoredDisclosure): Disclosure {
  const own = useState(false);
  const open = stored?.open ?? own[0];
  const set = stored?.set ?? own[1];
  const stays = stored?.stays === 'list';
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPress = (press: PointerEvent) => {
      const inside = stays
        ? (element.current?.closest('dialog, header') ?? element.current)
        : element.current;
      if (press.target instanceof Node && inside?.contains(press.target) === false) set(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, set, stays]);

  return {
    open,
    toggle: () => set(!open),
    close: () => set(false),
    around: {
      ref: element,
      onKeyDown: (press) => {
        if (press.key !== 'Escape' || !open) return;
        press.stopPropagation();
        // Otherwise the key would also close a surrounding modal dialog.
        press.preventDefault();
        set(false);
        element.current?.querySelector('button')?.focus();
      },
      onBlur: (blur) => {
        if (open && !stays && blur.relatedTarget !== null && !blur.currentTarget.contains(blur.relatedTarget))
          set(false);
      },
    },
  };
}
