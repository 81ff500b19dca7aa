/**
 * A window of a size for the simulated browser, which has no layout: media queries are evaluated against it,
 * and everything is in view.
 */

/** Gives the simulated window a size in CSS pixels. Queries that are not about width or height match nothing. */
export function viewport(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.matchMedia = (media) =>
    ({
      media,
      matches: media.split(',').some((query) => matches(query, { width, height })),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

function matches(query: string, size: Readonly<Record<'width' | 'height', number>>): boolean {
  const conditions = [...query.matchAll(/\((?<condition>[^)]*)\)/g)].map(
    ({ groups }) => groups?.['condition'] ?? '',
  );
  return conditions.length > 0 && conditions.every((condition) => holds(condition, size));
}

/** `min-width: 600px` and `width <= 600px` alike. */
function holds(condition: string, size: Readonly<Record<'width' | 'height', number>>): boolean {
  const prefixed = /^(min|max)-(width|height):\s*([\d.]+)px$/.exec(condition);
  if (prefixed !== null) {
    const actual = size[prefixed[2] as 'width' | 'height'];
    return prefixed[1] === 'min' ? actual >= Number(prefixed[3]) : actual <= Number(prefixed[3]);
  }
  const range = /^(width|height)\s*(<=|>=|<|>)\s*([\d.]+)px$/.exec(condition);
  if (range === null) return false;
  const [actual, limit] = [size[range[1] as 'width' | 'height'], Number(range[3])];
  return { '<=': actual <= limit, '>=': actual >= limit, '<': actual < limit, '>': actual > limit }[
    range[2] as '<' | '<=' | '>' | '>='
  ];
}

/**
 * What the simulated browser lacks: no resizes, the page was opened by a link, and every observer reports at
 * once that its target is in view.
 */
export function everythingInView(): void {
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element): void {
      queueMicrotask(() =>
        this.callback(
          [{ target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        ),
      );
    }
    unobserve(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  performance.getEntriesByType = () => [];
}
