/**
 * The focus on a frame of another site, such as a payment provider's field. Within a frame, its document has the keys, and
 * arrow keys would not lead out again: so an element over the frame has the focus, and Enter goes into the frame.
 */
export class FrameStop {
  readonly #element: HTMLElement;
  #frame: HTMLIFrameElement | null = null;

  constructor(document: Document) {
    this.#element = document.createElement('div');
    this.#element.tabIndex = -1;
    this.#element.setAttribute('role', 'button');
    Object.assign(this.#element.style, { position: 'absolute', pointerEvents: 'none' });
    this.#element.addEventListener('blur', () => this.#element.remove());
  }

  /** The frame that `element` stands for; `element` itself when it stands for none. */
  standsFor(element: Element | null): Element | null {
    return element === this.#element ? this.#frame : element;
  }

  /** Puts the focus on a frame; `scope` is the dialog or page around it. */
  focus(frame: HTMLIFrameElement, scope: Element): void {
    this.#frame = frame;
    // Moving it would take the focus from it.
    if (this.#element.parentElement !== scope) scope.append(this.#element);
    this.#element.setAttribute('aria-label', frame.title);
    const { style } = this.#element;
    Object.assign(style, { left: '0', top: '0' });
    const origin = this.#element.getBoundingClientRect();
    const { left, top, width, height } = frame.getBoundingClientRect();
    Object.assign(style, {
      left: `${left - origin.left}px`,
      top: `${top - origin.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.#element.focus({ preventScroll: true });
  }

  /** Goes into the frame that has the focus; false when none has. */
  enter(): boolean {
    if (!this.#element.matches(':focus')) return false;
    this.#frame?.focus();
    return true;
  }
}
