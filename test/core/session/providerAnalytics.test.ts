import { providerAnalytics } from '../../../core/session/SignInEnding';
import { signInEntries, type SignInEntry } from '../../../core/session/signInEntries';
import { SignInFlow } from '../../../core/session/SignInFlow';
import { entry, realmWith } from './signInFixture';
import { refused, signInFixture, tokens } from './signInSite';

const entryWith = (options: object): SignInEntry => {
  const [made] = signInEntries(
    realmWith([entry('openid', { clientName: 'acme', apps: [], ...options }, 'openid/acme')]),
    () => undefined,
  );
  if (made === undefined) throw new Error('No entry.');
  return made;
};

test.each([
  ['nothing', {}, { provider: 'openid/acme' }],
  [
    'a configuration without analytics',
    { additionalConfig: { cookieName: 'c' } },
    { provider: 'openid/acme' },
  ],
  [
    'properties',
    { additionalConfig: { analytics: { partner: 'acme', tier: 2 } } },
    { partner: 'acme', tier: 2, provider: 'openid/acme' },
  ],
  ['another provider', { additionalConfig: { analytics: { provider: 'me' } } }, { provider: 'openid/acme' }],
])('RLM-033 ANA-009 an entry with %s passes that to analytics', (_what, options, properties) => {
  expect(providerAnalytics(entryWith(options))).toEqual(properties);
});

test('RLM-033 ANA-009 they are sent when a viewer signs in, and when it fails', async () => {
  const runtime = signInFixture();
  const made = entryWith({ additionalConfig: { analytics: { partner: 'acme' } } });
  const visit = { intent: { type: 'login' as const, query: new URLSearchParams() } };
  runtime.providers.set('openid', { begin: async () => ({ kind: 'tokens', tokens }) });
  await new SignInFlow(runtime.parts).openProvider(made, visit);
  expect(runtime.events.at(-1)).toEqual({ partner: 'acme', provider: 'openid/acme' });
  const other = signInFixture();
  new SignInFlow(other.parts).explain(made, refused);
  expect(other.events.at(-1)).toMatchObject({
    partner: 'acme',
    provider: 'openid/acme',
    code: 'failedAuthentication',
  });
});
