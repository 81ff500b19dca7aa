/** The operator's apps, which may take over the code. */
import { asked, authorisationUri, back, exchanges, intent, open } from './fixture';

describe('the operator’s apps', () => {
  const apps = [{ bundleId: 'com.ringside', scheme: 'ringside-app' }];

  test('SGP-008 a listed app takes the code, and the page does not', async () => {
    const { provider, runtime } = open({ apps });
    await provider.begin(intent({ bundle_id: 'com.ringside' }));
    const step = await provider.resume(back('code=c%201&state=s-1'));
    // Any app can register a scheme, so the viewer is asked first.
    expect(step).toMatchObject({ kind: 'ask', about: 'app', account: 'com.ringside' });
    await expect(step.kind === 'ask' && step.proceed()).resolves.toEqual({
      kind: 'handOver',
      url: 'ringside-app://login/openid/acme?code=c%201',
    });
    expect(exchanges(runtime)).toEqual([]);
    expect(runtime.storage.values.size).toBe(0);
  });

  test.each(['com.evil', 'ringside-app', 'javascript'])('SGP-009 %s is not on the list', async (bundleId) => {
    const { provider } = open({ apps });
    await provider.begin(intent({ bundle_id: bundleId }));
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toMatchObject({ kind: 'tokens' });
  });

  test('SGP-009 an app that the realm no longer lists gets nothing', async () => {
    const first = open({ apps });
    await first.provider.begin(intent({ bundle_id: 'com.ringside' }));
    const { provider } = open({}, first.runtime);
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toMatchObject({ kind: 'tokens' });
  });

  test('RFC 8252 an app with a claimed link gets the code there, without a question', async () => {
    const { provider, runtime } = open({
      apps: [{ bundleId: 'com.ringside', link: 'https://go.ringside.example/app/', scheme: 'ringside-app' }],
    });
    await provider.begin(intent({ bundle_id: 'com.ringside' }));
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toEqual({
      kind: 'handOver',
      url: 'https://go.ringside.example/app/login/openid/acme?code=c-1',
      claimed: true,
    });
    expect(exchanges(runtime)).toEqual([]);
  });

  test('a link that names an app does not give it the answer of another sign-in of this browser', async () => {
    const { provider, runtime } = open({ apps });
    await provider.begin(intent());
    runtime.platform.answer('readOpenIdAuthorisationUri', {
      authorisationUri: authorisationUri.replace('s-1', 's-2'),
    });
    await provider.begin(intent({ bundle_id: 'com.ringside' }));
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toMatchObject({ kind: 'tokens' });
  });

  test.each([
    [
      'its own challenge goes along',
      { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
      { codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', codeChallengeMethod: 'S256' },
    ],
    ['without one none is sent, for the app could not prove it', {}, {}],
    ['what is no challenge is left out', { code_challenge: 'short&state=forged' }, {}],
  ])('RFC 7636 an app exchanges the code: %s', async (_, query, expected) => {
    const { provider, runtime } = open({ apps });
    await provider.begin(intent({ bundle_id: 'com.ringside', ...query }));
    expect(asked(runtime)?.query).toEqual({
      authoriseUriFlow: 'SIGNIN',
      redirectUri: expect.any(String) as string,
      ...expected,
    });
  });

  describe('SGN-102 SGN-103 SGP-010 a wrapper that exchanges the code itself', () => {
    const wrapped = globalThis as { skipTokenExchange?: unknown };
    afterEach(() => delete wrapped.skipTokenExchange);

    test.each([
      ['said so when it opened the sign-in', { skipTokenExchange: 'true' }, 'code=c-1&state=s-1', undefined],
      ['says so when the answer comes back', {}, 'code=c-1&state=s-1&skipTokenExchange=true', undefined],
      ['says so by its flag', {}, 'code=c-1&state=s-1', true],
      ['began the sign-in itself', null, 'code=c-1&state=its-own&skipTokenExchange=true', undefined],
      ['began it itself and says so by its flag', null, 'code=c-1&state=its-own', true],
    ])('%s: the code is left to it', async (_, begun, answer, flag) => {
      const { provider, runtime } = open();
      if (begun !== null) await provider.begin(intent(begun));
      if (flag !== undefined) wrapped.skipTokenExchange = flag;
      await expect(provider.resume(back(answer))).resolves.toEqual({ kind: 'leftToApp' });
      expect(exchanges(runtime)).toEqual([]);
    });

    test.each([
      ['an error', 'error=access_denied&state=s-1&skipTokenExchange=true', { kind: 'stay' }],
      [
        'another word than true',
        'code=c-1&state=s-1&skipTokenExchange=1',
        expect.objectContaining({ kind: 'tokens' }),
      ],
    ])('%s is not left to it', async (_, answer, step) => {
      const { provider } = open();
      await provider.begin(intent());
      await expect(provider.resume(back(answer))).resolves.toEqual(step);
    });

    test('a listed app that waits for the code gets it all the same', async () => {
      const { provider } = open({ apps: [{ bundleId: 'com.ringside', scheme: 'ringside-app' }] });
      await provider.begin(intent({ bundle_id: 'com.ringside', skipTokenExchange: 'true' }));
      await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toMatchObject({
        kind: 'ask',
        about: 'app',
      });
    });
  });
});
