/** The sandbox as one fetch handler: access rules and middleware order. */
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type Provider from 'oidc-provider';
import type { ContractChecker } from '../contract/contractChecker';
import { createCallAnswerer } from './answerCall';
import { createCollector } from './collector';
import { controlRoutes, type LiveControl } from './control/controlRoutes';
import {
  brokenConnections,
  type FaultList,
  faultyAnswers,
  type Struck,
  unkindAnswers,
} from './control/faults';
import { identityRoutes } from './identity/identityRoutes';
import { partnerRoutes } from './partner/partnerRoutes';
import { platformHandlers } from './platformHandlers';
import { isSiteOrigin, sandboxRealms } from './realms';
import { documentRoutes } from './routes/ownAccountRoutes';
import { streamRoutes } from './routes/streamRoutes';
import type { SandboxServices } from './services';
import { impersonationAddress } from './session/impersonation';
import { adRoutes } from './fakes/adRoutes';
import { bankRoutes } from './fakes/bankRoutes';
import { captchaRoutes } from './fakes/captchaRoutes';
import { cardRoutes } from './fakes/cardRoutes';
import { managerRoutes } from './fakes/managerRoutes';
import { partnerPortal } from './fakes/partnerPortal';
import { firebaseRoutes } from './fakes/firebaseRoutes';
import { sellerRoutes } from './fakes/sellerRoutes';
import { socialRoutes } from './fakes/socialRoutes';
import { stripeRoutes } from './fakes/stripeRoutes';
import { wepayRoutes } from './fakes/wepayRoutes';
import { tvRoutes } from './fakes/tvRoutes';

export interface SandboxAppOptions {
  readonly services: SandboxServices;
  readonly checker: ContractChecker;
  readonly identityProvider: Provider;
  readonly faults: FaultList;
  readonly reset: () => Promise<void>;
  readonly live: LiveControl;
  readonly mediaFolder: string;
  readonly log: (line: string) => void;
}

/** Browsers cache a preflight response for two hours at most. */
const PREFLIGHT_SECONDS = 7200;

export function sandboxApp({
  services,
  checker,
  identityProvider,
  faults,
  reset,
  live,
  mediaFolder,
  log,
}: SandboxAppOptions): Hono<Struck> {
  const app = new Hono<Struck>();
  const collector = createCollector();
  app.route(
    '/__sandbox',
    controlRoutes({
      database: services.database,
      faults,
      unkind: services.unkind,
      reset,
      live,
      collector,
      impersonation: impersonationAddress(services.database),
    }),
  );

  app.use('*', brokenConnections);
  const siteCors = cors({
    origin: (origin) => (isSiteOrigin(origin) ? origin : null),
    allowMethods: ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'],
    allowHeaders: [
      'content-type',
      'x-api-key',
      'accept-language',
      'authorization',
      'x-captcha-token',
      'idempotency-key',
    ],
    maxAge: PREFLIGHT_SECONDS,
  });
  // The fakes' frames call from the sandbox's own origin and need no CORS.
  app.use('/api/*', siteCors);
  // Endpoints that a pay-TV provider serves from a server of its own.
  app.use('/o/*', siteCors);
  app.use('/__fake/*', siteCors);
  app.use('/events', siteCors);
  const openCors = cors({
    origin: '*',
    allowHeaders: ['authorization', 'content-type', 'range'],
    exposeHeaders: ['content-range', 'content-length', 'accept-ranges'],
    maxAge: PREFLIGHT_SECONDS,
  });
  for (const place of ['/media/*', '/live/*', '/drm/*', '/playback/*']) app.use(place, openCors);
  app.use('*', async (context, next) => {
    await next();
    if (!context.res.headers.has('cross-origin-resource-policy'))
      context.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    context.res.headers.set('x-content-type-options', 'nosniff');
  });
  // As production platforms do.
  app.use('/api/*', compress({ contentTypeFilter: /^application\/json/ }));
  app.use('/media/*', compress({ contentTypeFilter: /mpegurl|dash\+xml|vtt/ }));
  app.use('*', faultyAnswers(faults));
  app.use('/api/*', unkindAnswers(services.unkind));

  const answerCall = createCallAnswerer(checker, platformHandlers(services), services, log);
  for (const place of ['/api/*', '/o/*']) {
    app.all(place, async (context) => {
      const response = await answerCall(context.req.raw);
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
      return response;
    });
  }
  app.route('/', streamRoutes(services, checker, mediaFolder));
  app.route('/', documentRoutes(services));
  app.route('/__fake/ads', adRoutes(mediaFolder));
  app.route('/__fake/social', socialRoutes(services.social));
  app.route('/__fake/captcha', captchaRoutes(services.captcha));
  app.route('/__fake/manager', managerRoutes(services.manager));
  app.route('/__fake/partner', partnerPortal());
  app.route('/__fake/firebase', firebaseRoutes(services.firebase, services.social));
  app.route('/__fake/wepay', wepayRoutes(services.database));
  app.route('/__fake', bankRoutes(services));
  app.route('/__fake', cardRoutes(services.database));
  app.route('/__fake', stripeRoutes(services.database));
  app.route('/events', collector.routes);
  app.route('/partner', partnerRoutes());
  app.route('/', tvRoutes(services.tv));
  app.route('/', sellerRoutes(services.database));
  app.route(
    '/',
    identityRoutes({
      provider: identityProvider,
      flows: services.identity,
      siteOf: async (state) => {
        const [flow] = await services.database.query<{ realm: string }>(
          'select realm from openid_flow where state = $1',
          [state],
        );
        return sandboxRealms.find(({ id }) => id === flow?.realm)?.trade.title ?? 'This site';
      },
    }),
  );
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`);
    return context.json({ status: 500, code: 'sandboxFailure', messages: [error.message] }, 500);
  });
  return app;
}
