import {
  browserAddress,
  RefusedAddress,
  type AddressWindow,
} from '../../../core/platform/browser/BrowserAddress';
import { browserLocks } from '../../../core/platform/browser/Locks';
import { keyValueStoreOver } from '../../../core/platform/browser/browserStorage';
import { storageTabChannel } from '../../../core/platform/browser/TabChannel';
import { tabLocks, type Locks } from '../../../core/platform/browser/tabLocks';
import { browserClock } from '../../../core/platform/browser/browserClock';
import { storageLocks } from '../../../core/platform/browser/storageLocks';
import { FakeClock } from '../../kit/fakes';
import { flushTasks } from '../../flushTasks';

function fakeWindow(
  href = 'https://ringside.localhost/login?from=%2Fhome',
): AddressWindow & { readonly went: string[] } {
  const went: string[] = [];
  return {
    went,
    location: {
      href,
      assign: (to: string | URL) => void went.push(`assign ${to}`),
      replace: (to: string | URL) => void went.push(`replace ${to}`),
      reload: () => void went.push('reload'),
    },
    history: {
      state: { key: 'router' },
      replaceState: (state: unknown, _title: string, to?: string | URL | null) =>
        void went.push(`${JSON.stringify(state)} ${String(to)}`),
    },
  };
}

describe('the address', () => {
  test('is given as a copy', () => {
    const address = browserAddress(fakeWindow());
    address.current().searchParams.set('from', '/elsewhere');
    expect(address.current().searchParams.get('from')).toBe('/home');
  });

  test('is rewritten without losing what the router keeps in the history', () => {
    const host = fakeWindow();
    browserAddress(host).rewrite(new URL('https://ringside.localhost/login'));
    expect(host.went).toEqual(['{"key":"router"} https://ringside.localhost/login']);
  });

  test.each([
    'https://id.example/authorize?state=1',
    'http://localhost:8090/authorize',
    'http://ringside.localhost:8080/',
    'http://127.0.0.1:8090/',
  ])('can be set to %s', (url) => {
    const host = fakeWindow();
    browserAddress(host).leave(url);
    browserAddress(host).leave(url, { replace: true });
    expect(host.went).toEqual([`assign ${url}`, `replace ${url}`]);
  });

  test.each([
    'http://id.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a/b',
    'ringside://login',
    'ftp://example.org/',
    '/relative',
    '',
    'http://localhost.evil.example/',
  ])('cannot be set to %s', (url) => {
    const host = fakeWindow();
    expect(() => browserAddress(host).leave(url)).toThrow(RefusedAddress);
    expect(host.went).toEqual([]);
  });

  test.each(['com.ringside.app://login/openid/acme?code=1', 'ringside://x'])(
    'SGP-009 opens an app by %s',
    (url) => {
      const host = fakeWindow();
      browserAddress(host).handOver(url);
      expect(host.went).toEqual([`assign ${url}`]);
    },
  );

  test.each([
    'http://evil.example/',
    'https://evil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'intent://scan/#Intent;end',
    'nothing',
  ])('SGP-009 opens no app by %s', (url) => {
    const host = fakeWindow();
    expect(() => browserAddress(host).handOver(url)).toThrow(RefusedAddress);
    expect(host.went).toEqual([]);
  });

  test('ERR-028 a refusal does not repeat the address', () => {
    expect(new RefusedAddress().message).toBe(
      'The site does not leave for this address: its scheme is not allowed.',
    );
    expect(() => browserAddress(fakeWindow()).leave('javascript:secret')).toThrow(new RefusedAddress());
  });
});

describe('RLM-039 storage', () => {
  const blocked = keyValueStoreOver(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  test('that works is used', () => {
    const values = keyValueStoreOver(() => window.localStorage);
    values.write('authToken', 'a');
    expect(window.localStorage.getItem('authToken')).toBe('a');
    values.remove('authToken');
    expect(values.read('authToken')).toBeNull();
    expect(window.localStorage.getItem('authToken')).toBeNull();
  });

  test('that is blocked is replaced by memory', () => {
    expect(blocked.read('authToken')).toBeNull();
    blocked.write('authToken', 'a');
    expect(blocked.read('authToken')).toBe('a');
    blocked.remove('authToken');
    expect(blocked.read('authToken')).toBeNull();
  });

  test('that is full gives the last written value, not the stored one', () => {
    let full = false;
    const held = new Map<string, string>();
    const storage = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        held.set(key, value);
      },
      removeItem: (key: string) => void held.delete(key),
    } as unknown as Storage;
    const values = keyValueStoreOver(() => storage);
    values.write('authToken', 'old');
    full = true;
    values.write('authToken', 'new');
    expect(values.read('authToken')).toBe('new');
    values.remove('authToken');
    expect(values.read('authToken')).toBeNull();
    full = false;
    values.write('authToken', 'kept');
    expect(held.get('authToken')).toBe('kept');
  });

  test('two views of one storage see each other', () => {
    const [one, other] = [
      keyValueStoreOver(() => window.localStorage),
      keyValueStoreOver(() => window.localStorage),
    ];
    one.write('refreshToken', 'r');
    expect(other.read('refreshToken')).toBe('r');
    other.remove('refreshToken');
    expect(one.read('refreshToken')).toBeNull();
  });
});

describe('mutual exclusion', () => {
  afterEach(() => window.localStorage.clear());

  const order = async (exclusive: Locks['exclusive']): Promise<string[]> => {
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} in`);
      await flushTasks();
      seen.push(`${name} out`);
    };
    await Promise.all([
      exclusive('a', task('one')),
      exclusive('a', task('two')),
      exclusive('a', task('three')),
    ]);
    return seen;
  };
  const inTurn = ['one in', 'one out', 'two in', 'two out', 'three in', 'three out'];

  test('of one name runs tasks one after another', async () => {
    expect(await order(tabLocks().exclusive)).toEqual(inTurn);
  });

  test('uses Web Locks where the browser has them', async () => {
    const asked: string[] = [];
    const locks = tabLocks();
    const manager = {
      request: (name: string, task: () => Promise<unknown>) => (
        asked.push(name),
        locks.exclusive(name, task)
      ),
    } as unknown as LockManager;
    expect(await order(browserLocks(manager).exclusive)).toEqual(inTurn);
    expect(asked).toEqual(['a', 'a', 'a']);
  });

  test('uses leases in storage too, in one tab and in several', async () => {
    const values = keyValueStoreOver(() => window.localStorage);
    const [one, other] = [storageLocks(values, browserClock()), storageLocks(values, browserClock())];
    expect(await order(one.exclusive)).toEqual(inTurn);
    const places = [one, other, one];
    expect(await order((name, task) => places.shift()!.exclusive(name, task))).toHaveLength(6);
    expect(window.localStorage.getItem('lock.a')).toBeNull();
  });

  test('is limited to this tab where the browser refuses both, as it does in another site’s frame with blocked storage', async () => {
    const refused = {
      request: () =>
        Promise.reject(
          new DOMException('Access to the Locks API is denied in this context.', 'SecurityError'),
        ),
    } as unknown as LockManager;
    expect(await order(browserLocks(refused).exclusive)).toEqual(inTurn);
    const failing = {
      request: (_: string, task: () => Promise<unknown>) => task(),
    } as unknown as LockManager;
    let ran = 0;
    const task = () => Promise.reject(new DOMException(String(++ran), 'SecurityError'));
    await expect(browserLocks(failing).exclusive('a', task)).rejects.toThrow('1');
    expect(ran).toBe(1);
  });

  test('uses leases in storage where the browser has no locks', async () => {
    const stored: (string | null)[] = [];
    await browserLocks(null).exclusive(
      'a',
      async () => void stored.push(window.localStorage.getItem('lock.a')),
    );
    expect(stored).toEqual([expect.stringMatching(/^[0-9a-f]{16} \d+$/)]);
    expect(window.localStorage.getItem('lock.a')).toBeNull();
  });

  test('expires the lease of a closed tab', async () => {
    const before = Date.now();
    window.localStorage.setItem('lock.a', `closed ${before + 150}`);
    const { exclusive } = storageLocks(
      keyValueStoreOver(() => window.localStorage),
      browserClock(),
      'tab-1',
    );
    await expect(exclusive('a', async () => Date.now() - before)).resolves.toBeGreaterThan(149);
  });

  test('renews a lease for as long as its task takes', async () => {
    const clock = new FakeClock();
    const values = keyValueStoreOver(() => window.localStorage);
    let finish: () => void = () => undefined;
    const long = storageLocks(values, clock, 'tab-1').exclusive(
      'a',
      () => new Promise<void>((resolve) => (finish = resolve)),
    );
    clock.pass(100);
    await Promise.resolve();
    const entered = jest.fn(async () => undefined);
    void storageLocks(values, clock, 'tab-2').exclusive('a', entered);
    for (let second = 0; second < 10; second += 1) {
      clock.pass(1000);
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(entered).not.toHaveBeenCalled();
    finish();
    await long;
    for (let look = 0; look < 5; look += 1) {
      clock.pass(100);
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(entered).toHaveBeenCalledTimes(1);
  });

  test('ends with a task that fails', async () => {
    const { exclusive } = tabLocks();
    const failed = exclusive('a', async () => {
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await expect(exclusive('a', async () => 'yes')).resolves.toBe('yes');
  });

  test('of different names does not wait', async () => {
    const { exclusive } = tabLocks();
    void exclusive('a', () => new Promise(() => undefined));
    await expect(exclusive('b', async () => 'done')).resolves.toBe('done');
  });
});

test('another tab’s change is received until nothing subscribes', () => {
  const keys: (string | null)[] = [];
  const stop = storageTabChannel().listen((key) => keys.push(key));
  const change = (key: string | null, storageArea: Storage | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
  change('authToken', window.localStorage);
  change(null, window.localStorage);
  change('authToken', window.sessionStorage);
  stop();
  change('authToken', window.localStorage);
  expect(keys).toEqual(['authToken', null]);
});
