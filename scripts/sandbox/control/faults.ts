/** Fault injection: which call fails, how, and how often. */

export interface Fault {
  /** Default: any method. */
  readonly method?: string | undefined;
  /** A glob over the path: `*` within a segment, `**` across segments. */
  readonly path: string;
  /**
   * A glob over the `Range` header, such as `bytes=1045-*`: one segment of a stream. Default: any range, and
   * requests without one.
   */
  readonly range?: string | undefined;
  readonly status?: number | undefined;
  readonly delayMs?: number | undefined;
  /** Replaces the real response; strings are sent as is, anything else as JSON. */
  readonly body?: unknown;
  /** `before`: closes the connection before responding. `mid`: after half of the body. */
  readonly drop?: 'before' | 'mid' | undefined;
  /** How many calls it affects; default: all. */
  readonly times?: number | undefined;
}

export interface FaultableCall {
  readonly method: string;
  readonly path: string;
  /** Its `Range` header. */
  readonly range?: string | undefined;
}

export interface FaultList {
  /** Replaces the list. */
  set(faults: readonly Fault[]): void;
  list(): readonly Fault[];
  /** The first fault that matches a call; counts it as used. */
  take(call: FaultableCall): Fault | undefined;
}

export function createFaultList(): FaultList {
  let faults: { readonly fault: Fault; readonly fits: (call: FaultableCall) => boolean; left: number }[] = [];
  return {
    set(list) {
      faults = list.map((fault) => ({ fault, fits: matcherOf(fault), left: fault.times ?? Infinity }));
    },
    list: () =>
      faults
        .filter(({ left }) => left > 0)
        .map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, times: left } : fault)),
    take(call) {
      const entry = faults.find(({ fits, left }) => left > 0 && fits(call));
      if (!entry) return undefined;
      entry.left -= 1;
      return entry.fault;
    },
  };
}

function matcherOf({ method, path, range }: Fault): (call: FaultableCall) => boolean {
  const [paths, ranges] = [globExpression(path), globExpression(range ?? '**')];
  return (call) =>
    (method ?? call.method).toUpperCase() === call.method.toUpperCase() &&
    paths.test(call.path) &&
    ranges.test(call.range ?? '');
}

/** Validation errors of a list of faults; empty when it is valid. */
export function faultProblems(value: unknown): string[] {
  if (!Array.isArray(value)) return ['A list of faults is wanted.'];
  return value.flatMap((fault: unknown, index) => {
    if (typeof fault !== 'object' || fault === null) return [`${index}: a fault is an object.`];
    const wanted: Record<string, (entry: unknown) => boolean> = {
      method: (entry) => typeof entry === 'string',
      path: (entry) => typeof entry === 'string' && entry.startsWith('/'),
      range: (entry) => typeof entry === 'string',
      status: (entry) => Number.isInteger(entry) && (entry as number) >= 200 && (entry as number) <= 599,
      delayMs: (entry) => typeof entry === 'number' && entry >= 0,
      body: () => true,
      drop: (entry) => entry === 'before' || entry === 'mid',
      times: (entry) => Number.isInteger(entry) && (entry as number) > 0,
    };
    const wrong = Object.entries(fault)
      .filter(([key, entry]) => !(wanted[key]?.(entry) ?? false))
      .map(([key]) => `${index}: ${key} is not right.`);
    return 'path' in fault ? wrong : [...wrong, `${index}: path is missing.`];
  });
}

function globExpression(glob: string): RegExp {
  const source = glob
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${source.join('')}$`);
}
