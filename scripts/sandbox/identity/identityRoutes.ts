/** Mounts the demo OpenID provider and its pages, and the platform's callback. */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type Provider from 'oidc-provider';
import { PlatformError } from '../platformError';
import { demoIdentities, identityOf } from './demoIdentities';
import { callbackPath, type IdentityFlows } from './identityFlows';
import { consentPage, errorPage, identityStyles, loginPage } from './interactionPages';
import { identityPath } from './stageDoor';

/** For pages that work without script. */
export const PAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

export const identityStylesPath = `${identityPath}/stage-door.css`;

/** `siteOf` returns the name of the site that started an interaction, by the flow's state. */
export interface IdentityRouteOptions {
  readonly provider: Provider;
  readonly flows: IdentityFlows;
  readonly siteOf: (state: string) => Promise<string>;
}

export function identityRoutes({
  provider,
  flows,
  siteOf,
}: IdentityRouteOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const interaction = `${identityPath}/interaction/:uid`;

  app.get(callbackPath, async (context) => {
    const url = new URL(context.req.url);
    try {
      return context.redirect(await flows.receive(url.origin, url.searchParams), 303);
    } catch (error) {
      const [message = 'The provider did not answer as it should.'] =
        error instanceof PlatformError
          ? error.messages
          : [error instanceof Error ? error.message : String(error)];
      return context.html(errorPage(message), 400, PAGE_HEADERS);
    }
  });

  app.get(identityStylesPath, (context) =>
    context.body(identityStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );

  app.get(interaction, async (context) => {
    const { incoming, outgoing } = context.env;
    const { uid, prompt, params, session } = await provider.interactionDetails(incoming, outgoing);
    if (prompt.name === 'login') {
      const email = typeof params['login_hint'] === 'string' ? { email: params['login_hint'] } : {};
      return context.html(loginPage({ uid, ...email }), 200, PAGE_HEADERS);
    }
    const identity = demoIdentities.find(({ subject }) => subject === session?.accountId);
    return context.html(
      consentPage({ uid, site: await siteOf(String(params['state'])), email: identity?.email ?? '' }),
      200,
      PAGE_HEADERS,
    );
  });

  app.post(`${interaction}/login`, async (context) => {
    const { incoming, outgoing } = context.env;
    const { uid } = await provider.interactionDetails(incoming, outgoing);
    const form = await context.req.parseBody();
    const email = typeof form['email'] === 'string' ? form['email'] : '';
    const identity = identityOf(email, typeof form['secret'] === 'string' ? form['secret'] : '');
    if (!identity)
      return context.html(
        loginPage({ uid, email, problem: 'E-mail or password is not right.' }),
        401,
        PAGE_HEADERS,
      );
    return context.redirect(
      await provider.interactionResult(incoming, outgoing, { login: { accountId: identity.subject } }),
      303,
    );
  });

  app.post(`${interaction}/consent`, async (context) => {
    const { incoming, outgoing } = context.env;
    const { grantId, params, session } = await provider.interactionDetails(incoming, outgoing);
    const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    const grant =
      known ??
      new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    return context.redirect(
      await provider.interactionResult(
        incoming,
        outgoing,
        { consent: { grantId: await grant.save() } },
        { mergeWithLastSubmission: true },
      ),
      303,
    );
  });

  app.post(`${interaction}/abort`, async (context) => {
    const { incoming, outgoing } = context.env;
    return context.redirect(
      await provider.interactionResult(incoming, outgoing, {
        error: 'access_denied',
        error_description: 'The viewer went back.',
      }),
      303,
    );
  });

  const serve = provider.callback();
  app.all(`${identityPath}/*`, async (context) => {
    const { incoming, outgoing } = context.env;
    // The provider derives its mount path from the difference of the two.
    Object.assign(incoming, {
      originalUrl: incoming.url,
      url: (incoming.url ?? '').slice(identityPath.length),
    });
    await serve(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });

  app.onError((error, context) => context.html(errorPage(error.message), 400, PAGE_HEADERS));
  return app;
}
