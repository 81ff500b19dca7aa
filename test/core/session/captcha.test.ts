import type { SignInFailure } from '../../../core/sdk';
import { Captcha, PROOF_TIMEOUT_MS } from '../../../core/session/captcha/Captcha';
import { SignInService } from '../../../core/session/SignInService';
import { FakeClock } from '../../kit/fakes';
import { idEntry, idPlugin, realmWith } from './signInFixture';
import { signInFixture } from './signInSite';

const site = {
  siteKey: 'k',
  script: 'https://captcha.example/v3/api.js?render=k',
  scriptSources: ['https://captcha.example/v3/'],
  frameSources: [],
};
const page = globalThis as { grecaptcha?: unknown };
afterEach(() => delete page.grecaptcha);

const atOnce = async (): Promise<void> => undefined;

/** A script that defines `api` once it has run. */
function captchaWith(api: unknown, load: () => Promise<void> = atOnce) {
  const clock = new FakeClock();
  const loaded: string[] = [];
  const captcha = new Captcha(site, {
    clock,
    loadScript: async (url) => {
      loaded.push(url);
      await load();
      page.grecaptcha = api;
    },
  });
  return { captcha, clock, loaded };
}
const answering = (answer: () => unknown) => ({
  ready: (then: () => void) => then(),
  execute: async () => answer(),
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('RLM-018 the captcha token of a sign-in', () => {
  test('the script is fetched with the first token, once; every token is new', async () => {
    let count = 0;
    const execute = jest.fn(async () => `token-${++count}`);
    const { captcha, loaded } = captchaWith({ ready: (then: () => void) => then(), execute });
    expect(loaded).toEqual([]);
    expect([await captcha.token(), await captcha.token()]).toEqual(['token-1', 'token-2']);
    expect(loaded).toEqual([site.script]);
    expect(execute).toHaveBeenCalledWith('k', { action: 'FRONT_OFFICE_AUTHENTICATION' });
  });

  test('the paid kind uses a global of its own', async () => {
    const { captcha } = captchaWith({
      ready: () => undefined,
      execute: async () => 'wrong',
      enterprise: answering(() => 'paid'),
    });
    await expect(captcha.token()).resolves.toBe('paid');
  });

  test.each<[string, unknown, () => Promise<void>]>([
    ['does not load', answering(() => 't'), async () => Promise.reject(new Error('blocked'))],
    ['loads without its global', undefined, atOnce],
    ['has another global', { render: () => undefined }, atOnce],
    ['refuses', answering(() => Promise.reject(new Error('bad key'))), atOnce],
    ['gives nothing', answering(() => ''), atOnce],
    ['gives what is no text', answering(() => ({ token: 'x' })), atOnce],
  ])('a script that %s is a failure with its own message', async (_, api, load) => {
    const { captcha } = captchaWith(api, load);
    await expect(captcha.token()).rejects.toMatchObject({
      name: 'SignInFailure',
      key: 'signInCaptchaUnavailable',
    });
  });

  test.each<[string, unknown, () => Promise<void>]>([
    ['never loads', answering(() => 't'), () => new Promise(() => undefined)],
    ['is never ready', { ready: () => undefined, execute: async () => 't' }, atOnce],
    ['never answers', answering(() => new Promise(() => undefined)), atOnce],
  ])('one that %s times out after 10 s', async (_, api, load) => {
    const { captcha, clock } = captchaWith(api, load);
    const failure = captcha.token().catch((error: unknown) => (error as SignInFailure).key);
    await settled();
    clock.pass(PROOF_TIMEOUT_MS - 1);
    await settled();
    await expect(Promise.race([failure, Promise.resolve('waiting')])).resolves.toBe('waiting');
    clock.pass(1);
    await expect(failure).resolves.toBe('signInCaptchaUnavailable');
  });

  test('after a failure the script is fetched again', async () => {
    let blocked = true;
    const { captcha, loaded } = captchaWith(
      answering(() => 't'),
      async () => {
        if (blocked) throw new Error('blocked');
      },
    );
    await expect(captcha.token()).rejects.toThrow();
    blocked = false;
    await expect(captcha.token()).resolves.toBe('t');
    expect(loaded).toHaveLength(2);
  });
});

describe('RLM-018 a realm with a captcha', () => {
  const guard = {
    type: 'CAPTCHA',
    action: 'FRONT_OFFICE_AUTHENTICATION',
    status: 'ENABLED',
    siteKey: 'k',
    scriptUrl: 'https://captcha.example/v3/api.js',
  };
  const roomLoadedAt = (path: string | null, mfaConfigurations: readonly object[]) => {
    const { parts } = signInFixture({
      realm: realmWith([idEntry], { plugins: [idPlugin], settings: { mfaConfigurations } }),
    });
    const address = {
      ...parts.address,
      loaded: () => (path === null ? null : new URL(path, 'https://ringside.localhost')),
    };
    return new SignInService({ ...parts, address });
  };

  test.each([
    ['draws the form on a page that was loaded as a login page', '/login', [guard], 'login', true],
    ['and in a browser that does not say what was loaded', null, [guard], 'login', true],
    ['not on any other page, whose policy does not allow the script', '/home', [guard], 'login', false],
    ['but the form for a new account, which needs no proof', '/home', [guard], 'signup', true],
    ['which is nothing to a realm that asks for none', '/home', [], 'login', true],
  ] as const)('%s', (_, path, configurations, type, drawable) => {
    const service = roomLoadedAt(path, configurations);
    expect(service.offered.map((entry) => service.isDrawable(entry, type))).toEqual([drawable]);
  });

  test('sends the token as x-captcha-token; a realm without sends nothing and fetches nothing', async () => {
    page.grecaptcha = answering(() => 'token');
    await expect(roomLoadedAt('/login', [guard]).proof()).resolves.toEqual({ 'x-captcha-token': 'token' });
    await expect(roomLoadedAt('/login', []).proof()).resolves.toEqual({});
  });
});
