/** Answers are bound to the browser that asked: state, proof key, issuer, parameters. */
import { FLOW_LIFETIME_MS } from '../../../../core/sdk/codeSignIn/FlowRecords';
import type { OpenIdOptions } from '../../../../plugins/sign-in/openid/options.generated';
import { type FakeRuntime } from 'proscenium/kit';
import { asked, authorisationUri, back, exchanges, intent, open, type Opened } from './fixture';

describe('answers that are rejected', () => {
  const begun = async (given?: Partial<OpenIdOptions>): Promise<Opened> => {
    const opened = open(given);
    await opened.provider.begin(intent());
    return opened;
  };
  const late = async (): Promise<Opened> => {
    const opened = await begun();
    opened.runtime.clock.pass(FLOW_LIFETIME_MS);
    return opened;
  };
  const spent = async (): Promise<Opened> => {
    const opened = await begun();
    await opened.provider.resume(back('code=c-1&state=s-1'));
    opened.runtime.platform.calls.splice(0);
    return opened;
  };
  const tampered = async (value: string): Promise<Opened> => {
    const opened = open();
    opened.runtime.storage.values.set('signin.openid', value);
    return opened;
  };

  test.each<[string, () => Promise<Opened>, string, string]>([
    ['a state nobody has', begun, 'code=c-1&state=other', 'no sign-in was begun here'],
    ['no state', begun, 'code=c-1', 'no sign-in was begun here'],
    ['an empty state', begun, 'code=c-1&state=', 'no sign-in was begun here'],
    [
      'no sign-in begun in this browser',
      async () => open(),
      'code=c-1&state=s-1',
      'no sign-in was begun here',
    ],
    ['an answer after 15 minutes', late, 'code=c-1&state=s-1', 'no sign-in was begun here'],
    ['SGP-020 an answer that was used', spent, 'code=c-1&state=s-1', 'no sign-in was begun here'],
    ['another code with a state that was used', spent, 'code=c-2&state=s-1', 'no sign-in was begun here'],
    [
      'another client’s answer',
      async () => open({ clientName: 'other' }, (await begun()).runtime),
      'code=c-1&state=s-1',
      'another client began it',
    ],
    ['no code', begun, 'state=s-1', 'no code'],
    ['an empty code', begun, 'code=&state=s-1', 'no code'],
    ['an error', begun, 'error=server_error&state=s-1', 'the provider refused'],
    ['an error beside a code', begun, 'error=server_error&code=c-1&state=s-1', 'the provider refused'],
    ['login_required', begun, 'error=login_required&state=s-1', 'the provider refused'],
    [
      'a refusal with a state nobody has',
      begun,
      'error=access_denied&state=other',
      'no sign-in was begun here',
    ],
    [
      'a note that is no list',
      () => tampered('{"state":"s-1"}'),
      'code=c-1&state=s-1',
      'no sign-in was begun here',
    ],
    ['a note that is no JSON', () => tampered('[{'), 'code=c-1&state=s-1', 'no sign-in was begun here'],
    [
      'a note from the future',
      () =>
        tampered(
          JSON.stringify([{ state: 's-1', clientName: 'acme', type: 'login', created: Date.UTC(2100, 0) }]),
        ),
      'code=c-1&state=s-1',
      'no sign-in was begun here',
    ],
    [
      'a note with an empty state',
      () =>
        tampered(
          JSON.stringify([
            { state: '', clientName: 'acme', type: 'login', created: Date.UTC(2026, 10, 21, 20) },
          ]),
        ),
      'code=c-1&state=',
      'no sign-in was begun here',
    ],
  ])('%s', async (_, arrange, query, reason) => {
    const { provider, runtime } = await arrange();
    await expect(provider.resume(back(query))).rejects.toThrow(reason);
    expect(exchanges(runtime)).toEqual([]);
    expect(runtime.lines.join()).not.toContain('c-1');
  });

  test('an unknown state keeps the stored state of the real one', async () => {
    const { provider } = await begun();
    await expect(provider.resume(back('code=evil&state=evil'))).rejects.toThrow();
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toMatchObject({ kind: 'tokens' });
  });
});

describe('RFC 7636 the proof key (PKCE)', () => {
  const taken = (runtime: FakeRuntime) =>
    runtime.platform.answer('readOpenIdAuthorisationUri', { authorisationUri, codeChallengeMethod: 'S256' });
  const verifierOf = (runtime: FakeRuntime) =>
    (exchanges(runtime)[0]?.input as { body: { codeVerifier?: string } }).body.codeVerifier;

  test('the verifier of the challenge is sent with the code, and is new for each sign-in', async () => {
    const { provider, runtime } = open();
    taken(runtime);
    await provider.begin(intent());
    await provider.resume(back('code=c-1&state=s-1'));
    const verifier = verifierOf(runtime) ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(asked(runtime)?.query['codeChallenge']).toBe(Buffer.from(digest).toString('base64url'));
    const second = open();
    await second.provider.begin(intent());
    expect(asked(second.runtime)?.query['codeChallenge']).not.toBe(asked(runtime)?.query['codeChallenge']);
  });

  test('a platform that does not accept the challenge gets the code alone', async () => {
    const { provider, runtime } = open();
    await provider.begin(intent());
    await provider.resume(back('code=c-1&state=s-1'));
    expect((exchanges(runtime)[0]?.input as { body: unknown }).body).toEqual({ authorisationCode: 'c-1' });
  });

  test('a wrapper that exchanges the code itself gets no challenge from the page', async () => {
    const { provider, runtime } = open();
    await provider.begin(intent({ skipTokenExchange: 'true' }));
    expect(asked(runtime)?.query).not.toHaveProperty('codeChallenge');
  });
});

describe('RFC 9207 the issuer', () => {
  test.each([
    ['the same', '&iss=https%3A%2F%2Fid.example', null],
    ['another', '&iss=https%3A%2F%2Fevil.example', 'another issuer answered'],
    ['none', '', 'another issuer answered'],
  ])('%s answers', async (_, iss, reason) => {
    const { provider, runtime } = open();
    runtime.platform.answer('readOpenIdAuthorisationUri', { authorisationUri, issuer: 'https://id.example' });
    await provider.begin(intent());
    const resumed = provider.resume(back(`code=c-1&state=s-1${iss}`));
    if (reason === null) await expect(resumed).resolves.toMatchObject({ kind: 'tokens' });
    else await expect(resumed).rejects.toThrow(reason);
  });
});

describe('parameters that a login address must not set', () => {
  test.each([
    'redirect_uri=https://evil.example',
    'state=forged',
    'nonce=forged',
    'client_id=other',
    'response_type=token',
    'response_mode=fragment',
    'scope=openid+admin',
    'code_challenge=x',
    'code_challenge_method=plain',
    'request=x',
    'request_uri=https://evil.example',
    'REDIRECT_URI=x',
    '%72edirect_uri=x',
    'x=1;state=forged',
    ' state=forged',
  ])('%s', async (forbidden) => {
    const { provider, runtime } = open();
    await provider.begin(intent({ extraParams: `ui_locales=pt&${forbidden}&login_hint=a%40b.example` }));
    expect(asked(runtime)?.query['extraParams']).toBe('ui_locales=pt&login_hint=a%40b.example');
  });
});
