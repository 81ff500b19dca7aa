/**
 * Authorization-code sign-in: shared by every provider that returns a code in the address, whichever calls it
 * makes.
 */
import type { PluginContext } from '../context';
import { clock, navigation, storage } from '../services';
import {
  type SignInIntent,
  type SignInProvider,
  type SignInStep,
  type TokenAnswer,
  UnboundAnswer,
} from '../signIn';
import { base64Url, oneTimeText } from '../buttonSignIn/oneTimeText';
import { type App, appAddress, appFor } from './appRoute';
import { type FlowRecord, FlowRecords } from './FlowRecords';

/** Extra provider parameters that the address of a login page may add. Pure. */

/** Parameters of the authorization request itself: anybody can craft a login link, so it must not set them. */
const reserved: ReadonlySet<string> = new Set([
  'response_type',
  'response_mode',
  'client_id',
  'client_secret',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
]);

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()].join().trim().toLowerCase();

/**
 * The query's `extraParams` without reserved parameters (SGP-005); some servers also accept semicolons as
 * separators.
 */
function extraParamsOf(query: URLSearchParams): string {
  const pairs = (query.get('extraParams') ?? '').split('&');
  return pairs
    .filter((pair) => pair !== '' && !pair.split(';').some((part) => reserved.has(nameOf(part))))
    .join('&');
}

/** Input for the authorization URL. */
export interface AuthorisationRequest {
  readonly type: SignInIntent['type'];
  readonly redirectUri: string;
  /**
   * Additional query for the provider, without the parameters of the request itself; empty when there is none
   * (SGP-005).
   */
  readonly extraParams: string;
  /** Query parameters that bind the code to its exchanger (PKCE). */
  readonly challenge: ChallengeQuery;
}

/** The platform's answer. */
export interface AuthorisationAnswer {
  /** Must carry a `state`. */
  readonly authorisationUri: string;
  /** The platform has bound the code to the challenge. */
  readonly codeChallengeMethod?: 'S256' | null | undefined;
  readonly issuer?: string | null | undefined;
}

/** The body of the exchange. */
export interface CodeProof {
  readonly authorisationCode: string;
  readonly codeVerifier?: string;
}

/** What differs between providers. */
export interface CodeFlow {
  /** The client's name at the platform, which is then part of the address to which answers return. */
  readonly clientName?: string;
  /** Storage key of the one-time records, such as `signin.openid`. */
  readonly notes: string;
  /** The operator's apps that may take over the code (SGP-009). */
  readonly apps: readonly App[];
  /** Requests the authorization URL. Rejects with a CallError. */
  readonly authorise: (request: AuthorisationRequest) => Promise<AuthorisationAnswer>;
  /** Exchanges a code for tokens. Rejects with a CallError. */
  readonly exchange: (proof: CodeProof) => Promise<TokenAnswer>;
}

/**
 * `begin` and `resume` of such a provider. Two checks bind an answer to this browser: the `state` is stored
 * in a one-time record, compared on return and deleted before the code is used; and the platform binds the
 * code to a secret of that record (PKCE), so that a leaked code is useless. Where an app exchanges the code,
 * the secret is the app's.
 */
export function codeSignIn(
  context: Pick<PluginContext, 'facts' | 'log' | 'use'>,
  flow: CodeFlow,
): Required<Pick<SignInProvider, 'begin' | 'resume'>> {
  const places = context.use(navigation);
  const notes = new FlowRecords(context.use(storage), context.use(clock), flow.notes);
  const { clientName = '' } = flow;
  // Sub-path of the login page to which answers return.
  const place = { authProvider: context.facts.name, ...(clientName === '' ? {} : { clientName }) };
  const path = [
    'login',
    place.authProvider,
    ...(clientName === '' ? [] : [encodeURIComponent(clientName)]),
  ].join('/');
  // A code is valid once: concurrent callers, such as a second render, share the exchange (SGP-020, single-flight).
  const exchanges = new Map<string, Promise<SignInStep>>();

  const exchange = async (proof: CodeProof, signedUp: boolean): Promise<SignInStep> => ({
    kind: 'tokens',
    tokens: await flow.exchange(proof),
    signedUp,
  });

  return {
    async begin(intent: SignInIntent): Promise<SignInStep> {
      const { type, query } = intent;
      const app = appFor(flow.apps, query.get('bundle_id'));
      const skipExchange = skipsExchange(query);
      const verifier = app !== null || skipExchange ? undefined : oneTimeText();
      const challenge = verifier === undefined ? challengeOfApp(query) : await challengeOf(verifier);
      const redirectUri = new URL(places.hrefOf('LOGIN_PROVIDER', place), places.current()).href;
      const {
        authorisationUri: url,
        codeChallengeMethod,
        issuer,
      } = await flow.authorise({ type, redirectUri, extraParams: extraParamsOf(query), challenge });
      const state = URL.canParse(url) ? new URL(url).searchParams.get('state') : null;
      // The code alone would sign in anybody who opens its address: without a state nothing binds it to this browser.
      if (!state) throw new UnboundAnswer('The address to sign in at carries no state.');
      // The verifier is only needed when the platform supports PKCE.
      notes.keep({
        state,
        client: clientName,
        type,
        skipExchange,
        verifier: codeChallengeMethod === 'S256' ? verifier : undefined,
        issuer: issuer ?? undefined,
        app: app?.bundleId,
      });
      return { kind: 'redirect', url };
    },

    async resume(returned: URL): Promise<SignInStep> {
      const { searchParams: answer } = returned;
      const code = answer.get('code') ?? '';
      const key = `${answer.get('state')} ${code}`;
      const underway = exchanges.get(key);
      if (underway !== undefined) return underway;

      const note = notes.take(answer.get('state'));
      const verdict = checkedReturn(answer, note, clientName);
      if (verdict.kind === 'cancelled') return { kind: 'stay' };
      // An app that started the sign-in itself left no record here. None is needed: the page does not use the answer.
      if (note === null && code !== '' && skipsExchange(answer)) return { kind: 'leftToApp' };
      if (verdict.kind === 'refused') {
        context.log.warn('A sign-in answer was not taken.', { client: path, reason: verdict.reason });
        throw new UnboundAnswer(verdict.reason);
      }
      const { record } = verdict;
      const app = appFor(flow.apps, record.app ?? null);
      if (app !== null) return givenTo(app, appAddress(app, path, code));
      if (record.skipExchange || skipsExchange(answer)) return { kind: 'leftToApp' };
      // The record is deleted by now, so that the same answer cannot be replayed.
      const proof = {
        authorisationCode: code,
        ...(record.verifier === undefined ? {} : { codeVerifier: record.verifier }),
      };
      const step = exchange(proof, record.type === 'signup').finally(() => exchanges.delete(key));
      exchanges.set(key, step);
      return step;
    },
  };
}

/**
 * A claimed link opens in one app only. A custom scheme can be registered by any app, and any link can name
 * an app, so the viewer is asked first.
 */
function givenTo(app: App, url: string): SignInStep {
  if (app.link !== undefined) return { kind: 'handOver', url, claimed: true };
  return {
    kind: 'ask',
    about: 'app',
    account: app.bundleId,
    proceed: () => Promise.resolve({ kind: 'handOver', url }),
  };
}

/**
 * A surrounding app exchanges the code itself: stated in the address, or by a flag set before the page starts
 * (SGN-102, SGN-103).
 */
function skipsExchange(query: URLSearchParams): boolean {
  return (
    query.get('skipTokenExchange') === 'true' ||
    (globalThis as { readonly skipTokenExchange?: unknown }).skipTokenExchange === true
  );
}

/** Query parameters of the authorization call; empty without PKCE. */
interface ChallengeQuery {
  readonly codeChallenge?: string;
  readonly codeChallengeMethod?: 'S256';
}

/** S256 challenge of a verifier. None without Web Crypto, i.e. on pages without https. */
async function challengeOf(verifier: string): Promise<ChallengeQuery> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return {};
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { codeChallenge: base64Url(new Uint8Array(digest)), codeChallengeMethod: 'S256' };
}

/** Challenge of an app that exchanges the code itself, from `code_challenge` in the address that opens the sign-in. */
function challengeOfApp(query: URLSearchParams): ChallengeQuery {
  const codeChallenge = query.get('code_challenge') ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(codeChallenge) ? { codeChallenge, codeChallengeMethod: 'S256' } : {};
}

type ReturnVerdict =
  | { readonly kind: 'accepted'; readonly record: FlowRecord }
  /** The viewer cancelled; no error. */
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'refused';
      readonly reason:
        | 'no sign-in was begun here'
        | 'another client began it'
        | 'another issuer answered'
        | 'the provider refused'
        | 'no code';
    };

/**
 * `record` is the record of the answer's state, so an unknown or expired state has none. Errors are only
 * accepted for a sign-in that started here.
 */
function checkedReturn(answer: URLSearchParams, record: FlowRecord | null, client: string): ReturnVerdict {
  if (record === null) return { kind: 'refused', reason: 'no sign-in was begun here' };
  if (record.client !== client) return { kind: 'refused', reason: 'another client began it' };
  // RFC 9207: an answer of another authorization server must be rejected, even its errors.
  if (record.issuer !== undefined && answer.get('iss') !== record.issuer)
    return { kind: 'refused', reason: 'another issuer answered' };
  const error = answer.get('error');
  if (error === 'access_denied') return { kind: 'cancelled' };
  if (error !== null) return { kind: 'refused', reason: 'the provider refused' };
  return answer.get('code') ? { kind: 'accepted', record } : { kind: 'refused', reason: 'no code' };
}
