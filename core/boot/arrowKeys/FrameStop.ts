/**
 * The focus on a cross-origin frame, such as a payment provider's field. Inside a frame only its document receives keys, and
 * arrow keys would not lead out again: so an element over the frame has the focus, and Enter goes into the frame.
 */
import { FRAME_ENTER } from '../../sdk/cardForms/frameEvents';

export class FrameStop {
  /** Each frame that had the focus, and the element over it. */
  readonly #elements = new Map<HTMLIFrameElement, HTMLElement>();

  /** The frame that `element` is over; `element` itself when it is over none. */
  standsFor(element: Element | null): Element | null {
    for (const [frame, over] of this.#elements) if (over === element) return frame;
    return element;
  }

  /** Puts the focus on a frame; `scope` is the dialog or page around it. */
  focus(frame: HTMLIFrameElement, scope: Element): void {
    for (const [other, over] of this.#elements)
      if (!other.isConnected) {
        over.remove();
        this.#elements.delete(other);
      }
    const element = this.#elements.get(frame) ?? elementFor(frame);
    this.#elements.set(frame, element);
    if (element.parentElement !== scope) scope.append(element);
    element.focus({ preventScroll: true });
  }

  /** Goes into the frame that has the focus; false when none has. */
  enter(focused: Element | null): boolean {
    const frame = this.standsFor(focused);
    if (frame === focused || !(frame instanceof HTMLIFrameElement)) return false;
    frame.focus();
    frame.dispatchEvent(new Event(FRAME_ENTER, { bubbles: true }));
    return true;
  }
}

function elementFor(frame: HTMLIFrameElement): HTMLElement {
  const element = frame.ownerDocument.createElement('div');
  element.tabIndex = -1;
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', frame.title);
  Object.assign(element.style, { position: 'absolute', left: '0px', top: '0px', pointerEvents: 'none' });
  // The page may have changed around the frame since it had the focus.
  element.addEventListener('focus', () => {
    const { style } = element;
    const own = element.getBoundingClientRect();
    const { left, top, width, height } = frame.getBoundingClientRect();
    // Relative to where it is: resetting it first would start a transition, and its box would still be the old one.
    Object.assign(style, {
      left: `${parseFloat(style.left) + left - own.left}px`,
      top: `${parseFloat(style.top) + top - own.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  });
  return element;
}
