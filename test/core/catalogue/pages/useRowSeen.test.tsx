import { cleanup, render } from '@testing-library/react';
import { useRowSeen } from '../../../../core/catalogue/pages/RowSlot';
import { VISIBILITY } from '../../../../core/sdk/constants';

/** An intersection observer that a test drives. */
class HandObserver {
  static made: HandObserver[] = [];
  disconnected = false;
  constructor(
    private readonly call: IntersectionObserverCallback,
    readonly options?: IntersectionObserverInit,
  ) {
    HandObserver.made.push(this);
  }
  observe(): void {}
  unobserve(): void {}
  takeRecords(): never[] {
    return [];
  }
  disconnect(): void {
    this.disconnected = true;
  }
  see(isIntersecting: boolean): void {
    this.call([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

const given = globalThis.IntersectionObserver;
beforeEach(() => {
  HandObserver.made = [];
  globalThis.IntersectionObserver = HandObserver as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  cleanup();
  globalThis.IntersectionObserver = given;
});

function Row({ onSeen }: { readonly onSeen: () => void }) {
  return <span ref={useRowSeen(onSeen)} />;
}

test('HOM-095 RLM-073 a row is reported when its mark is well in view, once', () => {
  let seen = 0;
  const { rerender } = render(<Row onSeen={() => (seen += 1)} />);
  const [observer] = HandObserver.made;
  expect(observer?.options).toEqual({ rootMargin: VISIBILITY.margin, threshold: VISIBILITY.threshold });
  observer?.see(false);
  expect(seen).toBe(0);
  observer?.see(true);
  observer?.see(true);
  rerender(<Row onSeen={() => (seen += 1)} />);
  observer?.see(true);
  expect(seen).toBe(1);
  expect(observer?.disconnected).toBe(true);
});
