/** Visibility under a test's control: intersection, the front tab, reduced motion and data saving. */
import { act } from 'react';

export interface Sight {
  /** Every observed element shows this share of itself, 0 to 1. */
  look(share: number): void;
  /** Another tab comes to the front, or this one again. */
  front(inFront: boolean): void;
  prefer(wish: { readonly lessMotion?: boolean; readonly saveData?: boolean }): void;
  /** How many elements are observed. */
  readonly watched: number;
}

/**
 * Replaces the browser's own; call it before each test, since every element starts out of view and no
 * preference is set.
 */
export function sight(): Sight {
  const observers = new Map<Element, (ratio: number) => void>();
  globalThis.IntersectionObserver = class {
    private readonly own = new Set<Element>();
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element): void {
      this.own.add(target);
      observers.set(target, (intersectionRatio) =>
        this.callback(
          [
            {
              target,
              intersectionRatio,
              isIntersecting: intersectionRatio > 0,
              intersectionRect: { height: 0 },
              rootBounds: null,
            } as unknown as IntersectionObserverEntry,
          ],
          this as unknown as IntersectionObserver,
        ),
      );
    }
    disconnect(): void {
      for (const each of this.own) observers.delete(each);
    }
  } as unknown as typeof IntersectionObserver;

  const wishes = { lessMotion: false, saveData: false };
  const media = new EventTarget();
  const connection = new EventTarget();
  window.matchMedia = ((query: string) =>
    Object.defineProperties(Object.assign(media, { media: query }), {
      matches: { configurable: true, get: () => wishes.lessMotion },
    })) as unknown as typeof window.matchMedia;
  Object.defineProperty(connection, 'saveData', { configurable: true, get: () => wishes.saveData });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  let visibility: DocumentVisibilityState = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });

  return {
    look: (share) => act(() => observers.forEach((callback) => callback(share))),
    front: (inFront) =>
      act(() => {
        visibility = inFront ? 'visible' : 'hidden';
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    prefer: (wish) =>
      act(() => {
        Object.assign(wishes, wish);
        media.dispatchEvent(new Event('change'));
        connection.dispatchEvent(new Event('change'));
      }),
    get watched() {
      return observers.size;
    },
  };
}
