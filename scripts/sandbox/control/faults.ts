/** Fault injection: which call fails, how, and how often; and the middleware for faults and unkind modes. */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { UnkindModes } from './unkindModes';

export interface Fault {
  /** Default: any method. */
  readonly method?: string | undefined;
  /** A glob over the path: `*` within a segment, `**` across segments. */
  readonly path: string;
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

function matcherOf({ method, path }: Fault): (call: FaultableCall) => boolean {
  const paths = globExpression(path);
  return (call) =>
    (method ?? call.method).toUpperCase() === call.method.toUpperCase() && paths.test(call.path);
}

/** Validation errors of a list of faults; empty when it is valid. */
export function faultProblems(value: unknown): string[] {
  if (!Array.isArray(value)) return ['A list of faults is wanted.'];
  return value.flatMap((fault: unknown, index) => {
    if (typeof fault !== 'object' || fault === null) return [`${index}: a fault is an object.`];
    const wanted: Record<string, (entry: unknown) => boolean> = {
      method: (entry) => typeof entry === 'string',
      path: (entry) => typeof entry === 'string' && entry.startsWith('/'),
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

/** State that a call carries after a fault matched it. */
export interface Struck {
  Bindings: HttpBindings;
  Variables: { drop: Fault['drop'] };
}

/** Runs after the CORS, header and compression middleware, so that these apply to a fabricated response as well. */
export function faultyAnswers(faults: FaultList): MiddlewareHandler<Struck> {
  return async (context, next) => {
    const fault =
      context.req.method === 'OPTIONS'
        ? undefined
        : faults.take({
            method: context.req.method,
            path: context.req.path,
          });
    if (!fault) return next();
    if (fault.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    context.set('drop', fault.drop);
    if (fault.drop === 'before') context.res = new Response(null);
    else if (fault.status !== undefined || fault.body !== undefined)
      context.res = fabricated(fault, context.res.headers);
    else await next();
    return undefined;
  };
}

/** Outermost middleware: once it has written to the socket, no other may modify the response. */
export const brokenConnections: MiddlewareHandler<Struck> = async (context, next) => {
  await next();
  const drop = context.get('drop');
  if (drop === undefined) return;
  const { outgoing } = context.env ?? {};
  const answer = context.res;
  // Hono only replaces an existing response after it was removed.
  context.res = undefined;
  if (outgoing === undefined) {
    // In-process call: there is no connection to close.
    context.res = Response.error();
    return;
  }
  context.res = RESPONSE_ALREADY_SENT;
  if (drop === 'before') {
    outgoing.destroy();
    return;
  }
  const whole = Buffer.from(await answer.arrayBuffer());
  outgoing.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': String(Math.max(2, whole.length)),
  });
  outgoing.write(whole.subarray(0, Math.ceil(whole.length / 2)), () => outgoing.destroy());
};

/** The fabricated response of a fault; retains the CORS headers that let a site read it. */
function fabricated({ status = 200, body }: Fault, headers: Headers): Response {
  const answer = body ?? { status, code: 'sandboxFault', messages: ['The sandbox fails here on request.'] };
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const ownHeaders = new Headers(headers);
  ownHeaders.set(
    'content-type',
    typeof answer === 'string' ? 'text/plain; charset=utf-8' : 'application/json',
  );
  return new Response(status === 204 || status === 304 ? null : text, { status, headers: ownHeaders });
}

const payingCall = /^\/api\/v2\/(customer\/baskets\/pay(\/[^/]+)?|basket\/pay)$/;

/** Middleware for the unkind modes that drop or delay the response of a paying call. */
export function unkindAnswers(modes: UnkindModes): MiddlewareHandler<Struck> {
  return async (context, next) => {
    if (context.req.method !== 'POST' || !payingCall.test(context.req.path)) return next();
    await next();
    if (modes.strike('lostAnswer') !== undefined) {
      context.set('drop', 'before');
      return undefined;
    }
    const late = modes.strike('lateAnswer');
    if (late !== undefined)
      await new Promise<void>((resolve) => modes.later(late, 'lateAnswer', async () => resolve()));
    return undefined;
  };
}
