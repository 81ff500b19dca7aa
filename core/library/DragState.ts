/** A row that is being carried to another place of its list, by pointer, touch, keys or presses. The order changes when it is put down, not before. */
import { makeAutoObservable, observableRef } from 'mobx';
import { carriedBy, type Carried } from './rules/carried';

/** The list as it stands, and who is told. */
export interface CarriedList {
  readonly count: number;
  /** Height of a row, px. */
  readonly pitch: number;
  readonly onPutDown: (from: number, to: number) => void;
  /** Told of every step, for those who do not see it. */
  readonly onStep: (step: 'lifted' | 'moved' | 'down' | 'back', carried: Carried) => void;
}

/** Where a pointer is, and where the page has been scrolled to; px. */
export interface PointerPlace {
  readonly y: number;
  readonly scrolled: number;
}

/** A press that moves less than this is a click; px. */
const CLICK = 4;

interface Drag {
  readonly place: number;
  readonly start: PointerPlace;
  pointer: number;
  moved: boolean;
}

export class DragState {
  carried: Carried | null = null;
  /** Where the pointer has dragged the row, px from its own place; null when no pointer drags it. */
  dragged: number | null = null;
  private drag: Drag | null = null;
  /** The click that a browser sends after a drag lifts nothing. */
  private afterDrag = false;

  constructor(private list: CarriedList) {
    makeAutoObservable<this, 'list' | 'drag' | 'afterDrag'>(this, { carried: observableRef, list: false, drag: false, afterDrag: false, attend: false, pointerAt: false });
  }

  /** The list has become another one: longer, of higher rows. */
  attend(list: CarriedList): void {
    this.list = list;
  }

  /** A click on the handle of a row: lifts it, or puts down the one that is carried. */
  press(place: number): void {
    if (this.afterDrag) this.afterDrag = false;
    else if (this.carried?.from === place) this.putDown();
    else this.lift(place);
  }

  /** Gives whether the key did something. */
  key(name: string): boolean {
    if (this.carried === null) return false;
    const next = carriedBy(name, this.carried.to, this.list.count);
    if (next !== null) this.to(next);
    else if (name === 'Escape') this.putBack();
    else return false;
    return true;
  }

  to(place: number): void {
    if (this.carried === null || place === this.carried.to) return;
    this.carried = { from: this.carried.from, to: place };
    this.list.onStep('moved', this.carried);
  }

  putDown(): void {
    const { carried } = this;
    if (carried === null) return;
    this.end();
    this.list.onStep('down', carried);
    if (carried.from !== carried.to) this.list.onPutDown(carried.from, carried.to);
  }

  putBack(): void {
    const { carried } = this;
    if (carried === null) return;
    this.end();
    this.list.onStep('back', carried);
  }

  /** Gives whether a drag may begin here: another row may be carried already. */
  pointerDown(place: number, start: PointerPlace): boolean {
    if (this.carried !== null) return false;
    this.afterDrag = false;
    this.drag = { place, start, pointer: start.y, moved: false };
    return true;
  }

  pointerMoved({ y, scrolled }: PointerPlace): void {
    if (this.drag === null) return;
    this.drag.pointer = y;
    this.drag.moved ||= Math.abs(y - this.drag.start.y) > CLICK;
    this.scrolledTo(scrolled);
  }

  /** The page goes on beneath a pointer that rests. */
  scrolledTo(scrolled: number): void {
    const { drag, list } = this;
    if (drag === null || !drag.moved) return;
    const distance = drag.pointer - drag.start.y + (scrolled - drag.start.scrolled);
    const place = Math.max(0, Math.min(list.count - 1, drag.place + Math.round(distance / (list.pitch || 1))));
    this.dragged = distance;
    if (this.carried?.to !== place) this.carried = { from: drag.place, to: place };
  }

  pointerUp(): void {
    this.afterDrag = this.drag?.moved === true;
    if (this.afterDrag) this.putDown();
    else this.drag = null;
  }

  pointerLost(): void {
    if (this.drag?.moved === true) this.putBack();
    else this.drag = null;
  }

  /** Where the pointer that drags a row is in the window, px from its top; null when none does. */
  pointerAt(): number | null {
    return this.dragged === null ? null : (this.drag?.pointer ?? null);
  }

  private lift(place: number): void {
    this.carried = { from: place, to: place };
    this.list.onStep('lifted', this.carried);
  }

  private end(): void {
    this.drag = null;
    this.carried = null;
    this.dragged = null;
  }
}
