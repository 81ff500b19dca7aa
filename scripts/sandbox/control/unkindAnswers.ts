/** Middleware for the unkind modes that drop or delay the response of a paying call. */
import type { MiddlewareHandler } from 'hono';
import type { Struck } from './faultyAnswers';
import type { UnkindModes } from './unkindModes';

const payingCall = /^\/api\/v2\/(customer\/baskets\/pay(\/[^/]+)?|basket\/pay)$/;

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
