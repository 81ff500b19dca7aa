import { act, render } from '@testing-library/react';
import { useListEnd } from '../../../../core/pageKit/useListEnd';
import { ServicesContext } from '../../../../core/sdk/useService';
import { fakeContext } from '../../../kit';

const watched: {
  readonly options: IntersectionObserverInit | undefined;
  readonly see: (isIntersecting: boolean) => void;
}[] = [];
globalThis.IntersectionObserver = class {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    watched.push({
      options,
      see: (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
    });
  }
  observe(): void {}
  disconnect(): void {}
} as unknown as typeof IntersectionObserver;

function End({ onEnd }: { readonly onEnd: () => void }) {
  return <div ref={useListEnd<HTMLDivElement>(onEnd)} />;
}

test('CAT-003 CAT-089 the end of a list counts once it has stayed in view for half a second', () => {
  const { runtime } = fakeContext({ options: {} });
  let ends = 0;
  const { unmount } = render(
    <ServicesContext value={runtime.service}>
      <End onEnd={() => (ends += 1)} />
    </ServicesContext>,
  );
  const [end] = watched;
  expect(end?.options).toEqual({ rootMargin: '50px', threshold: 0.1 });
  const pass = (milliseconds: number) => act(() => runtime.clock.pass(milliseconds));
  end?.see(true);
  pass(499);
  end?.see(false);
  pass(1000);
  expect(ends).toBe(0);
  end?.see(true);
  pass(500);
  expect(ends).toBe(1);
  end?.see(true);
  unmount();
  pass(500);
  expect(ends).toBe(1);
});
