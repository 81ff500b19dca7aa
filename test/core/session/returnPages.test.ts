/**
 * Return pages opened twice, reloaded, gone back to, opened again: a provider's code is spent once, and the
 * page always shows a message.
 */
import {
  CallError,
  clock,
  platformClient,
  storage,
  type SignInProvider,
  type Token,
} from '../../../core/sdk';
import { SignInFlow } from '../../../core/session/SignInFlow';
import type { SignInVisit } from '../../../core/session/signInVisit';
import { entryAt, signInEntries } from '../../../core/session/signInEntries';
import genericOauthManifest from '../../../plugins/sign-in/generic-oauth/plugin.json';
import genericOauth from '../../../plugins/sign-in/generic-oauth/provider';
import magicManifest from '../../../plugins/sign-in/magic-link/plugin.json';
import magicLink from '../../../plugins/sign-in/magic-link/provider';
import openid from '../../../plugins/sign-in/openid/provider';
import { fakeContext } from '../../kit';
import type { FakeStorage } from '../../kit/fakes';
import { acmeEntry, entry, openIdPlugin, plugin, realmWith } from './signInFixture';
import { signInFixture, tokens, type SignInFixture } from './signInSite';

const realm = realmWith(
  [
    acmeEntry,
    entry('generic-oauth', { clientName: 'cine', apps: [] }, 'generic-oauth/cine'),
    entry('magic-link'),
  ],
  {
    plugins: [
      openIdPlugin,
      plugin('generic-oauth', genericOauthManifest.contributes['sign-in-provider'][0]),
      plugin('magic-link', magicManifest.contributes['sign-in-provider'][0]),
    ],
  },
);

interface Subject {
  readonly path: string;
  /** The answer with which the provider, or the mail, sends the viewer back. */
  readonly answer: string;
  readonly exchange: string;
  /** The storage key of the one-time state that the requesting browser stored. */
  readonly note?: string;
  readonly make: (context: never) => SignInProvider;
  readonly options: object;
  /** The call that gives the provider's address; none where the viewer comes from a mail. */
  readonly leaves?: string;
}

const subjects: readonly (readonly [string, Subject])[] = [
  [
    'openid',
    {
      path: '/login/openid/acme',
      answer: 'code=c-1&state=s-1',
      exchange: 'exchangeOpenIdCode',
      leaves: 'readOpenIdAuthorisationUri',
      make: openid,
      options: { clientName: 'acme', apps: [] },
    },
  ],
  [
    'generic-oauth',
    {
      path: '/login/generic-oauth/cine',
      answer: 'code=c-1&state=s-1',
      exchange: 'exchangeOAuthCode',
      leaves: 'readOAuthAuthorisationUri',
      make: genericOauth,
      options: { clientName: 'cine', apps: [] },
    },
  ],
  [
    'magic link',
    {
      path: '/login/magic-link',
      answer: 'token=t-1&state=s-1',
      note: 'signin.magicLink',
      exchange: 'exchangeMagicToken',
      make: magicLink,
      options: {},
    },
  ],
];

/** A page loaded at this address, in a browser with the storage `kept`. The platform accepts a code or token once. */
function load(
  { make, options, exchange, leaves }: Subject,
  href: string,
  browser: Browser,
): { runtime: SignInFixture; flow: SignInFlow; open: () => Promise<void> } {
  const runtime = signInFixture({
    href,
    realm,
    before: (values) => browser.stored?.values.forEach((value, key) => values.write(key, value)),
  });
  browser.stored = runtime.values;
  if (leaves !== undefined)
    runtime.platform.answer(leaves, { authorisationUri: 'https://id.example/authorize?state=s-1' });
  runtime.platform.answer(exchange, () => {
    browser.exchanges += 1;
    return browser.exchanges === 1 ? tokens : new CallError(exchange, 401, 'invalidToken', []);
  });
  runtime.platform.answer('readMagicLinkAccount', () =>
    browser.exchanges === 0
      ? { account: 'a***@example.org' }
      : new CallError('readMagicLinkAccount', 401, 'invalidToken', []),
  );
  const { context } = fakeContext({ options });
  const services = new Map<symbol, unknown>([
    [storage.key, runtime.values],
    [platformClient.key, runtime.platform],
    [clock.key, runtime.clock],
  ]);
  const use = <T>(wanted: Token<T>): T => (services.get(wanted.key) as T | undefined) ?? context.use(wanted);
  const provider = make({ ...context, use } as never);
  for (const name of ['openid', 'generic-oauth', 'magic-link']) runtime.providers.set(name, provider);
  const flow = new SignInFlow(runtime.parts);
  const url = runtime.parts.address.current();
  const [, , authProvider = '', clientName] = url.pathname.split('/');
  const found = entryAt(
    signInEntries(realm, () => undefined),
    clientName === undefined ? { authProvider } : { authProvider, clientName },
  );
  if (found === undefined) throw new Error(`no way in at ${url.pathname}`);
  const visit: SignInVisit = { intent: { type: 'login', query: url.searchParams } };
  return {
    runtime,
    flow,
    open: () =>
      found.presentation === 'redirect' ? flow.openProvider(found, visit) : flow.takeAnswer(found, visit),
  };
}

interface Browser {
  stored: FakeStorage | null;
  exchanges: number;
}

describe.each(subjects)('SGP-020 the return page of %s', (_, subject) => {
  const { path, answer, leaves, note } = subject;
  /** The viewer has left, and is back with the answer. */
  const returned = async () => {
    const browser: Browser = { stored: null, exchanges: 0 };
    const first = load(subject, `${path}?from=%2Fvideo%2F1`, browser);
    if (leaves !== undefined) await first.open();
    if (note !== undefined)
      first.runtime.values.write(
        note,
        JSON.stringify([
          {
            state: 's-1',
            client: '',
            type: 'login',
            skipExchange: false,
            created: first.runtime.clock.now(),
          },
        ]),
      );
    const page = load(subject, `${path}?${answer}`, browser);
    return { browser, page };
  };

  test('drawn twice at once, it exchanges the answer once and signs in', async () => {
    const { browser, page } = await returned();
    await Promise.all([page.open(), page.open()]);
    expect(browser.exchanges).toBe(1);
    expect(page.flow.journey.status).toBe('signedIn');
  });

  test('reloaded or gone back to, it has nothing left to exchange, and does not redirect again by itself', async () => {
    const { browser, page } = await returned();
    await page.open();
    const { pathname, search } = page.runtime.parts.address.current();
    expect(search).not.toMatch(/code|state|token/);
    const again = load(subject, pathname + search, browser);
    await again.open();
    expect(browser.exchanges).toBe(1);
    expect(again.runtime.story).toEqual([]);
    expect(again.flow.journey.status).toBe(leaves === undefined ? 'idle' : 'cancelled');
  });

  test('reloaded before the answer was handled, it waits for the viewer', async () => {
    const { browser, page } = await returned();
    const { pathname, search } = page.runtime.parts.address.current();
    const again = load(subject, pathname + search, browser);
    await again.open();
    expect(browser.exchanges).toBe(0);
    expect(['idle', 'cancelled']).toContain(again.flow.journey.status);
  });

  test('opened again with the spent answer, it signs nobody in and shows why', async () => {
    const { browser, page } = await returned();
    await page.open();
    const again = load(subject, `${path}?${answer}`, browser);
    await again.open();
    expect(again.runtime.story.filter((line) => line.startsWith('session'))).toEqual([]);
    expect(again.flow.journey).toMatchObject({ status: 'failed', problem: { kind: 'key' } });
    // A code without its stored state is not even sent; the platform rejects a mailed token before the viewer
    // is asked anything.
    expect(browser.exchanges).toBe(1);
  });
});
