/** State of reordering a list by pointer, touch, keyboard or clicks. The order changes only on drop. */
import { makeAutoObservable, observableRef } from 'mobx';
import { carriedBy, type Carried } from './rules/carried';

/** The list being reordered, and its callbacks. */
export interface CarriedList {
  readonly count: number;
  /** Row height in px. */
  readonly pitch: number;
  readonly onPutDown: (from: number, to: number) => void;
  /** Called for every step, for screen reader announcements. */
  readonly onStep: (step: 'lifted' | 'moved' | 'down' | 'back', carried: Carried) => void;
}

/** Pointer and scroll position in px. */
export interface PointerPlace {
  readonly y: number;
  readonly scrolled: number;
}

/** Movement threshold in px: below it a press is a click. */
const CLICK_TOLERANCE_PX = 4;

interface Drag {
  readonly place: number;
  readonly start: PointerPlace;
  pointer: number;
  moved: boolean;
}

export class DragState {
  carried: Carried | null = null;
  /** Pointer offset of the dragged row from its own position in px; null when no pointer drags it. */
  dragged: number | null = null;
  #drag: Drag | null = null;
  /** Ignores the click event that browsers fire after a drag. */
  #afterDrag = false;

  #list: CarriedList;

  constructor(list: CarriedList) {
    this.#list = list;
    makeAutoObservable(this, { carried: observableRef, attend: false, pointerAt: false });
  }

  /** Updates the list after its length or row height changed. */
  attend(list: CarriedList): void {
    this.#list = list;
  }

  /** Click on a row's handle: lifts the row, or drops it if it is lifted. */
  press(place: number): void {
    if (this.#afterDrag) this.#afterDrag = false;
    else if (this.carried?.from === place) this.putDown();
    else this.lift(place);
  }

  /** Returns whether the key was handled. */
  key(name: string): boolean {
    if (this.carried === null) return false;
    const next = carriedBy(name, this.carried.to, this.#list.count);
    if (next !== null) this.to(next);
    else if (name === 'Escape') this.putBack();
    else return false;
    return true;
  }

  to(place: number): void {
    if (this.carried === null || place === this.carried.to) return;
    this.carried = { from: this.carried.from, to: place };
    this.#list.onStep('moved', this.carried);
  }

  putDown(): void {
    const { carried } = this;
    if (carried === null) return;
    this.end();
    this.#list.onStep('down', carried);
    if (carried.from !== carried.to) this.#list.onPutDown(carried.from, carried.to);
  }

  putBack(): void {
    const { carried } = this;
    if (carried === null) return;
    this.end();
    this.#list.onStep('back', carried);
  }

  /** Returns whether a drag may start; false while another row is lifted. */
  pointerDown(place: number, start: PointerPlace): boolean {
    if (this.carried !== null) return false;
    this.#afterDrag = false;
    this.#drag = { place, start, pointer: start.y, moved: false };
    return true;
  }

  pointerMoved({ y, scrolled }: PointerPlace): void {
    if (this.#drag === null) return;
    this.#drag.pointer = y;
    this.#drag.moved ||= Math.abs(y - this.#drag.start.y) > CLICK_TOLERANCE_PX;
    this.scrolledTo(scrolled);
  }

  /** The page scrolled under a resting pointer. */
  scrolledTo(scrolled: number): void {
    const list = this.#list;
    const drag = this.#drag;
    if (drag === null || !drag.moved) return;
    const distance = drag.pointer - drag.start.y + (scrolled - drag.start.scrolled);
    const place = Math.max(
      0,
      Math.min(list.count - 1, drag.place + Math.round(distance / (list.pitch || 1))),
    );
    this.dragged = distance;
    if (this.carried?.to !== place) this.carried = { from: drag.place, to: place };
  }

  pointerUp(): void {
    this.#afterDrag = this.#drag?.moved === true;
    if (this.#afterDrag) this.putDown();
    else this.#drag = null;
  }

  pointerLost(): void {
    if (this.#drag?.moved === true) this.putBack();
    else this.#drag = null;
  }

  /** Viewport y of the dragging pointer in px; null when no pointer drags. */
  pointerAt(): number | null {
    return this.dragged === null ? null : (this.#drag?.pointer ?? null);
  }

  private lift(place: number): void {
    this.carried = { from: place, to: place };
    this.#list.onStep('lifted', this.carried);
  }

  private end(): void {
    this.#drag = null;
    this.carried = null;
    this.dragged = null;
  }
}
