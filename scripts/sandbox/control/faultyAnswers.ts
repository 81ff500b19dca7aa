/** Middleware that applies the injected faults and the unkind modes to calls. */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { Fault, FaultList } from './faults';
import type { UnkindModes } from './unkindModes';

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
            range: context.req.header('range'),
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
  const answer = body ?? { status, code: 'sandboxFault', messages: ['The sandbox was told to fail here.'] };
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
