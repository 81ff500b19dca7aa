/** What a viewer can see, in a test's hands: the window, the tab in front, and the wish that nothing moves or is fetched by itself. */
import { act } from 'react';

export interface Sight {
  /** All that is watched shows this share of itself, 0 to 1. */
  look(share: number): void;
  /** Another tab comes in front, or this one again. */
  front(inFront: boolean): void;
  prefer(wish: { readonly lessMotion?: boolean; readonly saveData?: boolean }): void;
  /** How many elements are watched. */
  readonly watched: number;
}

/** Takes the place of the browser's own; call it before each test, since everything begins out of sight and wishes nothing. */
export function sight(): Sight {
  const observers = new Map<Element, (ratio: number) => void>();
  globalThis.IntersectionObserver = class {
    private readonly own = new Set<Element>();
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element): void {
      this.own.add(target);
      observers.set(target, (intersectionRatio) =>
        this.tell([{ target, intersectionRatio, isIntersecting: intersectionRatio > 0, intersectionRect: { height: 0 }, rootBounds: null } as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver),
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
    look: (share) => act(() => observers.forEach((tell) => tell(share))),
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
