/** SGN-001: guest sessions. */
import nock from '../../nock';
import { platformUrl, site, tokensOf } from './sessionFixture';

afterEach(() => {
  const unasked = nock.pendingMocks();
  nock.cleanAll();
  expect(unasked).toEqual([]);
});

describe('SGN-001 guest sessions', () => {
  test('many callers start one, in all tabs together', async () => {
    const runtime = site();
    const [one, other] = [runtime.open(), runtime.open()];
    nock(platformUrl).post('/api/v2/guest-session').reply(201, tokensOf('g'));
    await expect(
      Promise.all([one.guests.begin(), one.guests.begin(), other.guests.begin()]),
    ).resolves.toEqual([true, true, true]);
    expect(runtime.stored.get('authToken')).toBe('auth-g');
  });

  test('a guest session that arrives after a sign-in is dropped', async () => {
    const { vault, guests } = site().open();
    nock(platformUrl)
      .post('/api/v2/guest-session')
      .reply(201, () => {
        vault.keep(tokensOf('ada'), 'id');
        return tokensOf('g');
      });
    await guests.begin();
    expect(vault.read()).toEqual(tokensOf('ada'));
  });

  test('SGN-002 API-023 a failure is only logged, and the next caller retries', async () => {
    const { guests, lines } = site().open();
    nock(platformUrl).post('/api/v2/guest-session').reply(500, {});
    await expect(guests.begin()).resolves.toBe(false);
    expect(lines).toHaveLength(1);
    nock(platformUrl).post('/api/v2/guest-session').reply(201, tokensOf('g'));
    await expect(guests.begin()).resolves.toBe(true);
  });
});
