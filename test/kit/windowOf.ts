/** A window of a size set by a test: `innerWidth` and `innerHeight`, media conditions on both, and the resize event. */
import { holds } from './mediaQuery';

export function windowOf(width = 1280, height = 800): { to(width: number, height?: number): void } {
  const size = { width, height };
  const set = (): void => {
    Object.defineProperty(window, 'innerWidth', { value: size.width, configurable: true });
    Object.defineProperty(window, 'innerHeight', { value: size.height, configurable: true });
  };
  beforeAll(() => {
    set();
    window.matchMedia = ((query: string) => ({
      get matches() {
        return holds(query, size);
      },
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
  });
  return {
    to(nextWidth, nextHeight = height) {
      Object.assign(size, { width: nextWidth, height: nextHeight });
      set();
      window.dispatchEvent(new Event('resize'));
    },
  };
}
