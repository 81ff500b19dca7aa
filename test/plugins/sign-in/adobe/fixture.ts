/** A pay-TV sign-in in a runtime of its own, for the tests of this folder. */
import type { AdobeOptions } from '../../../../plugins/sign-in/adobe/options.generated';
import manifest from '../../../../plugins/sign-in/adobe/plugin.json';
import { CallError, type SignInProvider } from '../../../../core/sdk';
import { LINKED_ACCOUNTS } from '../../../../core/sdk/linkedAccounts';
import activate from '../../../../plugins/sign-in/adobe/provider';
import { fakeContext, type FakeRuntime } from 'proscenium/kit';

export const options: AdobeOptions = {
  baseUri: 'https://tv.example',
  authenticatePath: '/authenticate',
  requestorId: 'ringside',
  softwareStatement: 'statement',
  mandatory: false,
  embedded: false,
  accounts: false,
  allowedProviders: [],
  logoOrigins: [],
};
export const tokens = { authorisationToken: 'a', refreshToken: 'r' };
export const companies = {
  requestor: {
    mvpds: [
      { id: 'polar', displayName: 'Polar Vision', logoUrl: 'https://tv.example/polar.svg' },
      { id: 'coastal', displayName: 'Coastal Cable', logoUrl: null },
    ],
  },
  channels: [],
};

/** A refusal, as the client gives it. */
export const refusal = (status: number, code?: string, body: object = {}): CallError =>
  new CallError('call', status, code, [], body);

/** Successive answers; the last one repeats. */
export function inTurn(...answers: readonly unknown[]): () => unknown {
  let at = 0;
  return () => {
    const answer = answers[Math.min(at++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

export interface Opened {
  readonly runtime: FakeRuntime;
  readonly provider: Required<Pick<SignInProvider, 'begin' | 'resume' | 'Form' | 'Page'>>;
  /** The operations that were called, in order. */
  readonly calls: () => readonly string[];
}

/** An option that is undefined is one that the realm leaves out. */
export type Given = { readonly [Name in keyof AdobeOptions]?: AdobeOptions[Name] | undefined };

/** `from`: another page of the same tab, with its storage. */
export function open(given: Given = {}, from?: FakeRuntime): Opened {
  const { context, runtime } = fakeContext({
    options: { ...options, ...given } as AdobeOptions,
    pluginId: 'sign-in/adobe',
    facts: { name: 'adobe' },
    storage: manifest.storage,
  });
  from?.storage.values.forEach((value, key) => runtime.storage.values.set(key, value));
  from?.tabStorage.values.forEach((value, key) => runtime.tabStorage.values.set(key, value));
  runtime.platform
    .answer('registerTvClient', { client_id: 'client-1', client_secret: 'secret-1' })
    .answer('requestTvCode', { code: 'K7M2QX', accessToken: 'access-1' })
    .answer('requestTvCodeOfRequestor', { code: 'R5T8AB' })
    .answer('readTvProviders', companies)
    .answer('exchangeTvCode', tokens)
    .answer('linkTvEntitlement', tokens);
  runtime.navigation.at('/providers');
  return {
    runtime,
    provider: activate(context),
    calls: () => runtime.platform.calls.map(({ endpoint }) => endpoint),
  };
}

export const intent = (query: Record<string, string> = {}) => ({
  type: 'login' as const,
  query: new URLSearchParams(query),
});

/** The sign-in that this tab has started, as stored. */
export const visitOf = (runtime: FakeRuntime): Record<string, unknown> =>
  JSON.parse(runtime.tabStorage.values.get('adobe.visit') ?? '{}') as Record<string, unknown>;

/** A viewer whose account is linked to a company. */
export function linkedViewer(runtime: FakeRuntime): void {
  runtime.session.viewer = {
    id: '7',
    isGuest: false,
    role: 'USER',
    email: 'vera@example.com',
    isChild: false,
  };
  runtime.storage.values.set(LINKED_ACCOUNTS, '["adobe"]');
}
