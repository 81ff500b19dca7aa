/**
 * Fake of Firebase: its scripts, the REST calls that they and the real SDK make, and the page that a redirect
 * leads to.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono, type Context } from 'hono';
import { FirebaseError, type FirebaseService } from '../identity/firebaseService';
import {
  clientOf,
  socialProviders,
  type SocialService,
  type SocialProvider,
} from '../identity/socialService';
import { isSiteOrigin, sandboxRealms, type SandboxRealm } from '../realms';
import { windowPage } from './socialRoutes';

const pages = path.resolve('scripts/sandbox/fakes/pages');
const SCRIPTS: ReadonlySet<string> = new Set([
  'firebase-app-compat.js',
  'firebase-auth-compat.js',
  'firebase-app-check-compat.js',
]);
const ROOT = '/__fake/firebase';

/** The handler's form submits to the site that started the redirect. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self' http://*.localhost:*; base-uri 'none'; frame-ancestors 'none'";

/** The result of a redirect, stored until the site fetches it. */
type Ended = { readonly socialToken: string; readonly provider: SocialProvider } | { readonly denied: true };

export function firebaseRoutes(firebase: FirebaseService, social: SocialService): Hono {
  const app = new Hono();
  const ended = new Map<string, Ended>();

  const answered = async (
    context: Context,
    answer: (realm: SandboxRealm, body: Readonly<Record<string, unknown>>) => unknown,
  ): Promise<Response> => {
    const realm = realmOf(context.req.query('key'));
    if (realm === undefined) return context.json(errorOf('API_KEY_INVALID'), 400);
    try {
      return context.json((await answer(realm, await context.req.json<Record<string, unknown>>())) as object);
    } catch (error) {
      if (error instanceof FirebaseError) return context.json(errorOf(error.message), 400);
      throw error;
    }
  };
  const post = (
    name: string,
    answer: (realm: SandboxRealm, body: Readonly<Record<string, unknown>>) => unknown,
  ) => app.post(name, (context) => answered(context, answer));

  post('/v1/:call{accounts:signInWithPassword}', (realm, { email, password }) =>
    firebase.signInWithPassword(realm, String(email), String(password)),
  );
  post('/v1/:call{accounts:signInWithIdp}', (realm, { postBody, idToken }) => {
    const given = new URLSearchParams(String(postBody));
    const provider = providerOf(given.get('providerId'));
    if (provider === undefined) throw new FirebaseError('OPERATION_NOT_ALLOWED');
    return firebase.signInWithSocial(
      realm,
      provider,
      given.get('id_token') ?? '',
      typeof idToken === 'string' ? idToken : undefined,
    );
  });
  post('/v1/:call{accounts:lookup}', (realm, { idToken }) => ({
    users: [firebase.lookUp(realm, String(idToken))],
  }));
  post('/v1/:call{accounts:update}', (realm, { idToken, password }) =>
    firebase.changePassword(realm, String(idToken), String(password)),
  );
  post('/v1/app-check', (realm) => ({ token: firebase.appCheckToken(realm) }));
  post('/v1/redirect-result', (_realm, { id }) => {
    const result = ended.get(String(id));
    ended.delete(String(id));
    return result ?? {};
  });

  // Firebase's popup is the social provider's window, opened for the site.
  app.get('/window', (context) => {
    const { key, providerId = null, site = '', request = '' } = context.req.query();
    const asked = clientFor(realmOf(key), providerOf(providerId));
    return context.redirect(
      `/__fake/social/window?${new URLSearchParams({ provider: asked?.provider ?? '', client_id: asked?.clientId ?? '', site, request })}`,
    );
  });

  const askedOf = (given: Readonly<Record<string, string>>) => {
    const { key, providerId = null, redirectUrl = '' } = given;
    const realm = realmOf(key);
    const asked = clientFor(realm, providerOf(providerId));
    const isOwn = URL.canParse(redirectUrl) && isSiteOrigin(new URL(redirectUrl).origin, realm);
    return asked !== undefined && isOwn ? { ...asked, site: new URL(redirectUrl).origin } : undefined;
  };
  const page = (context: Context, body: ReturnType<typeof windowPage>, status: 200 | 400) =>
    context.html(body, status, {
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  app.get('/handler', (context) => {
    const given = context.req.query();
    const asked = askedOf(given);
    return asked === undefined
      ? page(context, windowPage('unknown', {}), 400)
      : page(context, windowPage(asked.provider, { ...given, site: asked.site }, `${ROOT}/handler`), 200);
  });
  app.post('/handler', async (context) => {
    const given = Object.fromEntries(
      Object.entries(await context.req.parseBody()).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    );
    const asked = askedOf(given);
    if (asked === undefined) return page(context, windowPage('unknown', {}), 400);
    const grant = social.permit({ ...asked, nonce: '', callbackUri: '' }, given['subject'] ?? '');
    ended.set(
      given['id'] ?? '',
      grant === undefined ? { denied: true } : { socialToken: grant.idToken, provider: asked.provider },
    );
    return context.redirect(given['redirectUrl'] ?? '', 303);
  });

  app.get('/:file{[a-z-]+[.]js}', async (context) => {
    const name = context.req.param('file');
    if (!SCRIPTS.has(name)) return context.notFound();
    const [shared, own] = await Promise.all(
      ['social-window.js', name].map((file) => readFile(path.join(pages, file), 'utf8')),
    );
    return context.body(`(() => {\n'use strict';\n${shared}\n${own}\n})();\n`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  return app;
}

/** A site's API key contains its realm's id. */
const realmOf = (key: string | undefined): SandboxRealm | undefined =>
  sandboxRealms.find(({ id }) => key === `${id}-firebase`);
const providerOf = (id: string | null): SocialProvider | undefined =>
  socialProviders.find((each) => id === `${each}.com`);
const errorOf = (message: string): object => ({
  error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});

function clientFor(
  realm: SandboxRealm | undefined,
  provider: SocialProvider | undefined,
): { readonly provider: SocialProvider; readonly clientId: string } | undefined {
  const clientId = realm === undefined || provider === undefined ? undefined : clientOf(realm.id, provider);
  return provider === undefined || clientId === undefined ? undefined : { provider, clientId };
}
