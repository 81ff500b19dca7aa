/** W3C Trace Context (https://www.w3.org/TR/trace-context/): continues the trace of a request, or begins one. */

export interface TraceContext {
  /** The trace id: 32 lower-case hexadecimal digits. */
  readonly trace: string;
  /** The id of the host's own span: 16 lower-case hexadecimal digits. */
  readonly span: string;
  /** The headers of calls that the host makes for the request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A version, a trace id, a parent id and flags; later versions may append fields after another hyphen. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
/** The flags that are defined: sampled, and random trace id. Others must not be passed on. */
const KNOWN_FLAGS = 0b11;
/** A begun trace is sampled: calls are rare, since their answers are cached. */
const SAMPLED = 0b01;
/** The size in characters up to which `tracestate` must be passed on; a longer one is dropped. */
const LONGEST_STATE = 512;

/** The context of a request's answer. A malformed `traceparent` is replaced, and its `tracestate` is dropped. */
export function traceContext(request: Headers): TraceContext {
  const given = parsed(request.get('traceparent'));
  const trace = given?.trace ?? randomHex(16);
  const flags = (given === null ? SAMPLED : given.flags & KNOWN_FLAGS).toString(16).padStart(2, '0');
  const span = randomHex(8);
  const state = given === null ? null : request.get('tracestate');
  return {
    trace,
    span,
    headers: {
      traceparent: `00-${trace}-${span}-${flags}`,
      ...(state === null || state.length > LONGEST_STATE ? {} : { tracestate: state }),
    },
  };
}

function parsed(header: string | null): { readonly trace: string; readonly flags: number } | null {
  const [, version, trace = '', parent = '', flags = '', rest] = TRACEPARENT.exec(header ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return null;
  return isZero(trace) || isZero(parent) ? null : { trace, flags: Number.parseInt(flags, 16) };
}

const isZero = (id: string): boolean => /^0+$/.test(id);

/** Random bytes, drawn many at a time: each draw is a call to the operating system. */
const drawn = new Uint8Array(4096);
let used = drawn.length;

function randomHex(bytes: number): string {
  if (used + bytes > drawn.length) {
    crypto.getRandomValues(drawn);
    used = 0;
  }
  let text = '';
  for (const end = used + bytes; used < end; used += 1)
    text += (drawn[used] as number).toString(16).padStart(2, '0');
  return text;
}
