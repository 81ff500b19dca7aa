/** A runtime for signing in, with a session that accepts every token and scripted providers. */
import { browserAddress, type BrowserAddress } from '../../../core/platform/browser/BrowserAddress';
import { tabLocks } from '../../../core/platform/browser/tabLocks';
import { buildRouteTables } from '../../../core/routing/routeTables';
import { matchPath } from '../../../core/routing/matchPath';
import { CallError, type AnalyticsEvent, type SignInProvider } from '../../../core/sdk';
import type { SessionStore } from '../../../core/session/SessionStore';
import type { SignInDeps } from '../../../core/session/signInDeps';
import { type Tokens, TokenVault } from '../../../core/session/TokenVault';
import { takeSignInReturn } from '../../../core/session/signInReturn';
import type { SignInRealm } from '../../../core/session/signInEntries';
import { FakeClock, FakePlatform, FakeStorage } from '../../kit/fakes';
import { acmeEntry, idEntry, realmWith } from './signInFixture';

export interface SignInFixture {
  readonly parts: SignInDeps;
  /** What happened, in order: `track login_started`, `leave https://…`, `go /home`, `session openid/acme`. */
  readonly story: string[];
  readonly events: AnalyticsEvent['properties'][];
  readonly values: FakeStorage;
  readonly platform: FakePlatform;
  readonly vault: TokenVault;
  readonly clock: FakeClock;
  /** By contribution name. */
  readonly providers: Map<string, SignInProvider | Error>;
  readonly lines: string[];
  /** How the session answers to tokens from now on. */
  refuseTokens(error: Error): void;
  state: SessionStore['state'];
  /** Whether the browser stores anything beyond the page. */
  keeps: boolean;
}

export const tokens: Tokens = { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' };
export const refused = new CallError('login', 401, 'failedAuthentication', []);

export interface FixtureOptions {
  readonly href?: string;
  readonly realm?: SignInRealm;
  /** What an earlier page stored in the browser. */
  readonly before?: (values: FakeStorage) => void;
}

export function signInFixture({
  href = '/login',
  realm = realmWith([acmeEntry, idEntry]),
  before = () => undefined,
}: FixtureOptions = {}): SignInFixture {
  const story: string[] = [];
  const events: AnalyticsEvent['properties'][] = [];
  const lines: string[] = [];
  const values = new FakeStorage([
    'signin.*',
    'signupRehydrate',
    'authToken',
    'refreshToken',
    'outbox.*',
    'purchase.*',
  ]);
  before(values);
  const clock = new FakeClock();
  const platform = new FakePlatform();
  const tabValues = new FakeStorage(['*']);
  const vault = new TokenVault(values, tabValues);
  const providers = new Map<string, SignInProvider | Error>();
  let location = new URL(href, 'https://ringside.localhost');
  const real = browserAddress({
    location: {
      get href() {
        return location.href;
      },
      assign: (to) => void story.push(`leave ${to}`),
      replace: (to) => void story.push(`replace ${to}`),
      reload: () => undefined,
    },
    history: { state: null, replaceState: (_, __, to) => void (location = new URL(to ?? '', location)) },
  });
  const address: BrowserAddress = real;
  let refusal: Error | null = null;
  const tables = buildRouteTables();
  const routes = { tables, activeTable: 'default' as const, signInPaths: [] };
  const match = (pathname: string) => matchPath(routes, pathname);
  const runtime: SignInFixture = {
    story,
    events,
    values,
    platform,
    vault,
    clock,
    providers,
    lines,
    state: { status: 'guest', user: null },
    keeps: true,
    refuseTokens: (error) => void (refusal = error),
    parts: {
      realm,
      fetch: () => Promise.reject(new Error('There is no network.')),
      hasConsentTerms: false,
      session: {
        get state() {
          return runtime.state;
        },
        get user() {
          return runtime.state.status === 'starting' ? null : runtime.state.user;
        },
        get viewer() {
          return {
            isChild: runtime.state.status !== 'starting' && runtime.state.user?.profile?.type === 'CHILD',
          };
        },
        signIn: async (_: unknown, provider: string) => {
          if (refusal !== null) throw refusal;
          story.push(`session ${provider}`);
        },
        signOut: async () => {
          vault.clear();
          story.push('session ended');
        },
      } as unknown as SessionStore,
      vault,
      client: platform,
      registry: {
        resolve: (async ({ name }: { name: string }) => {
          const provider = providers.get(name);
          if (provider === undefined || provider instanceof Error)
            throw provider ?? new Error('no such provider');
          return provider;
        }) as SignInDeps['registry']['resolve'],
        forget: ({ name }) => void story.push(`forget ${name}`),
      },
      returned: takeSignInReturn(address, values, tabValues, match) ?? {
        take: () => null,
        waits: () => false,
      },
      address,
      // A sign-in leaves no entry to go back to: pushed entries are logged differently.
      navigation: {
        go: (path, how) => void story.push(`go ${path}${how?.replace === true ? '' : ' (pushed)'}`),
      },
      values,
      outlivesPage: () => runtime.keeps,
      tabValues,
      viewerKeys: ['purchase.payment'],
      locks: tabLocks(),
      analytics: {
        track: (name, properties = {}) => {
          story.push(`track ${name}`);
          events.push(properties);
        },
      },
      clock,
      scripts: async () => ({ load: async (url) => void story.push(`script ${url}`) }),
      log: {
        info: (line) => void lines.push(line),
        warn: (line, details) => void lines.push(`${line} ${JSON.stringify(details ?? {})}`),
        error: (line) => void lines.push(line),
      },
      routes: () => routes,
      targets: { origin: 'https://ringside.localhost', match },
      home: () => '/home',
      languages: {
        stored: () => 'en',
        offered: ['en', 'es'],
        present: () => 'en',
        choose: async (code) => void story.push(`language ${code}`),
      },
      texts: {
        has: (key) => key === 'accountLocked',
        knows: (key) => key === 'accountLocked',
        require: async () => undefined,
      },
    },
  };
  return runtime;
}
