import type { BrowserAddress } from '../../../core/platform/browser/BrowserAddress';
import { buildRouteTables } from '../../../core/routing/routeTables';
import { matchPath } from '../../../core/routing/matchPath';
import {
  keepSignInRecord,
  keepSignUp,
  recordKeys,
  takeSignInRecord,
  takeSignUp,
} from '../../../core/session/signInRecord';
import { ProviderReturn } from '../../../core/session/ProviderReturn';
import type { KeyValueStore, Log } from '../../../core/sdk';
import { FakeStorage } from '../../kit/fakes';

const tables = buildRouteTables();
const match = (pathname: string) => matchPath({ tables, activeTable: 'default', signInPaths: [] }, pathname);
const storage = () => new FakeStorage(['signin.*', 'signupRehydrate']);

const faults: unknown[] = [];
const log: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (_, fault) => void faults.push(fault),
};

async function back(address: BrowserAddress, values: KeyValueStore): Promise<ProviderReturn> {
  const returned = new ProviderReturn({ address, values, visit: new FakeStorage(['*']), match, log });
  await returned.find();
  return returned;
}

function at(href: string): BrowserAddress & { readonly written: string[] } {
  const written: string[] = [];
  const never = () => {
    throw new Error('The page is not left.');
  };
  return {
    written,
    current: () => new URL(href, 'https://ringside.localhost'),
    loaded: () => null,
    entriesBefore: () => 0,
    rewrite: (url) => void written.push(url.pathname + url.search + url.hash),
    leave: never,
    handOver: never,
    reload: never,
  };
}

const full = new URLSearchParams({
  entryPage: '/purchase',
  from: '/video/1',
  type: 'signup',
  bundle_id: 'com.ringside',
  licences: '3,4',
  redirectTo: '/home',
  selectedLicence: '3',
  showPurchase: 'true',
  partitionData: 'club',
  socialProvider: 'google',
  extraParams: 'ui=dark',
});

describe('RLM-038 state stored during the redirect', () => {
  test('SGP-004 SGN-026 SGN-109 has its own keys', () => {
    const values = storage();
    keepSignInRecord(values, full);
    expect(Object.fromEntries([...values.values].filter(([key]) => key.startsWith('signin.')))).toEqual({
      'signin.entryPage': '/purchase',
      'signin.from': '/video/1',
      'signin.type': 'signup',
      'signin.bundleId': 'com.ringside',
      'signin.licences': '3,4',
      'signin.redirectTo': '/home',
      'signin.selectedLicence': '3',
      'signin.showPurchase': 'true',
      'signin.partitionData': 'club',
      'signin.socialProvider': 'google',
      'signin.extraParams': 'ui=dark',
    });
  });

  test('FAV-051 is returned once', () => {
    const values = storage();
    keepSignInRecord(values, full);
    expect(takeSignInRecord(values).toString()).toBe(full.toString());
    expect(takeSignInRecord(values).toString()).toBe('');
    expect([...values.values.keys()].filter((key) => Object.values(recordKeys).includes(key))).toEqual([]);
  });

  test('is not mixed with that of an abandoned journey', () => {
    const values = storage();
    keepSignInRecord(values, full);
    keepSignInRecord(values, new URLSearchParams({ from: '/home' }));
    expect(takeSignInRecord(values).toString()).toBe('from=%2Fhome');
  });
});

describe('SGN-052 SGN-053 a sign-up that leaves the site', () => {
  test('stores licences, origin and step, and returns them once', () => {
    const values = storage();
    keepSignInRecord(values, full);
    expect(JSON.parse(values.read('signupRehydrate') ?? '')).toEqual({
      licenceIds: ['3', '4'],
      from: '/video/1',
      step: 'account',
    });
    expect(takeSignUp(values)).toEqual({ licenceIds: ['3', '4'], from: '/video/1', step: 'account' });
    expect(takeSignUp(values)).toBeNull();
  });

  test.each(['{', '7', 'null', '{"licenceIds":"3"}'])('reads %s without harm', (text) => {
    const values = storage();
    values.write('signupRehydrate', text);
    expect(() => takeSignUp(values)).not.toThrow();
    expect(values.read('signupRehydrate')).toBeNull();
  });

  test('puts its licences into the address when the viewer returns', async () => {
    const values = storage();
    keepSignInRecord(values, new URLSearchParams({ type: 'signup' }));
    keepSignUp(values, { licenceIds: ['9'], from: '/purchase', step: 'account' });
    const address = at('/login/openid/acme?code=c&state=s');
    await back(address, values);
    expect(address.written).toEqual([
      '/login/openid/acme?type=signup&licences=9&from=%2Fpurchase&PAGE_READY=true',
    ]);
  });
});

describe('returning from a provider', () => {
  test('SGP-007 SGN-099 the answer is removed from the address, the stored parameters return to it', async () => {
    const values = storage();
    keepSignInRecord(values, new URLSearchParams({ from: '/video/1', type: 'login' }));
    const address = at(
      '/login/openid/acme?code=secret&state=s&iss=https%3A%2F%2Fid.example&session_state=x#frag',
    );
    const returned = await back(address, values);
    expect(address.written).toEqual(['/login/openid/acme?from=%2Fvideo%2F1&type=login&PAGE_READY=true']);
    expect([...values.values.keys()]).toEqual([]);
    const answer = returned.take();
    expect(Object.fromEntries(answer?.searchParams ?? [])).toMatchObject({
      code: 'secret',
      state: 's',
      from: '/video/1',
      PAGE_READY: 'true',
    });
    expect(returned.take()).toBeNull();
  });

  test('stored parameters win over those in the address', async () => {
    const values = storage();
    keepSignInRecord(values, new URLSearchParams({ from: '/video/1' }));
    const address = at('/login/openid/acme?code=c&state=s&from=%2Fevil');
    await back(address, values);
    expect(address.written[0]).toContain('from=%2Fvideo%2F1');
  });

  test('SGP-041 SGP-046 a partner’s token is an answer as well, and is removed from the address', async () => {
    const address = at('/login/opin?opintoken=secret&state=s');
    const returned = await back(address, storage());
    expect(address.written).toEqual(['/login/opin?PAGE_READY=true']);
    expect(returned.waits()).toBe(true);
    expect(returned.take()?.searchParams.get('opintoken')).toBe('secret');
    expect(returned.waits()).toBe(false);
  });

  test('a refusal is an answer as well', async () => {
    const address = at('/login/openid/acme?error=access_denied&error_description=no&state=s');
    expect((await back(address, storage())).take()?.searchParams.get('error')).toBe('access_denied');
    expect(address.written).toEqual(['/login/openid/acme?PAGE_READY=true']);
  });

  test.each(['/iniciar-sessao/openid/acme', '/gift/7/login/openid/acme', '/oidc/login', '/oidc'])(
    'another table’s or page’s login path works too: %s',
    async (path) => {
      expect((await back(at(`${path}?code=c&state=s`), storage())).take()).not.toBeNull();
    },
  );

  const gift = '/gift/7/login/openid/acme';
  const answer = '?code=c&state=s';
  test.each([
    [
      'SGN-094 SGN-095 a gift’s answer that comes to the site’s own login goes to the gift’s',
      gift,
      '/login/openid/acme',
      gift,
    ],
    [
      'SGN-094 a redeemed code’s goes to that of the code',
      '/gift/redeem/C-9/login/openid/acme',
      '/login/openid/acme',
      '/gift/redeem/C-9/login/openid/acme',
    ],
    ['SGN-095 the gift’s return address leads to the page that was left', gift, '/gift/login/redirect', gift],
    ['SGN-095 so it does with the gift in its path', gift, '/gift/7/login/redirect', gift],
    ['SGN-095 the forwarding addresses of providers lead there as well', gift, '/oidc/login', gift],
    [
      'SGN-094 in another language’s address',
      '/presente/7/iniciar-sessao/openid/acme',
      '/login/openid/acme',
      '/presente/7/iniciar-sessao/openid/acme',
    ],
    ['LIC-089 a seller’s answer stays where it came', gift, '/licence-redirect', '/licence-redirect'],
    [
      'another provider’s answer stays where it came',
      '/gift/7/login/openid/other',
      '/login/openid/acme',
      '/login/openid/acme',
    ],
    ['the site’s own answer stays where it came', '/login/openid/acme', '/oidc/login', '/oidc/login'],
    [
      'a page that is none of a provider’s leads nowhere',
      '/home',
      '/login/openid/acme',
      '/login/openid/acme',
    ],
    [
      'an address elsewhere leads nowhere',
      '//evil.example/login/openid/acme',
      '/login/openid/acme',
      '/login/openid/acme',
    ],
  ])('%s', async (_, left, came, goesOn) => {
    const values = storage();
    keepSignInRecord(values, new URLSearchParams({ from: '/home' }), left);
    const address = at(came + answer);
    const returned = await back(address, values);
    expect(address.written).toEqual([`${goesOn}?from=%2Fhome&PAGE_READY=true`]);
    expect(returned.take()?.searchParams.get('code')).toBe('c');
    expect([...values.values.keys()]).toEqual([]);
  });

  test('SGN-095 SGN-099 an answer at the gift’s return address that this browser does not expect is dropped', async () => {
    const address = at('/gift/login/redirect?code=stolen&state=guessed');
    expect((await back(address, storage())).take()).toBeNull();
    expect(address.written).toEqual(['/gift/login/redirect?PAGE_READY=true']);
  });

  test('SGN-099 an unreadable answer is removed from the address all the same, and the site starts', async () => {
    const fault = new Error('The code of the way back did not come.');
    const values = Object.assign(storage(), {
      read: () => {
        throw fault;
      },
    });
    const address = at('/login/openid/acme?code=secret&state=s');
    expect((await back(address, values)).waits()).toBe(false);
    expect(address.written).toEqual(['/login/openid/acme']);
    expect(faults).toEqual([fault]);
  });

  test.each([
    '/login?code=c',
    '/home?code=c',
    '/oidc/account?code=c',
    '/login/openid/acme',
    '/login/openid/acme?from=%2Fhome',
    '/nowhere?code=c&state=s',
  ])('%s is no answer and stays as it is', async (href) => {
    const values = storage();
    keepSignInRecord(values, full);
    const address = at(href);
    expect((await back(address, values)).take()).toBeNull();
    expect(address.written).toEqual([]);
    expect(values.read('signin.from')).toBe('/video/1');
  });
});
