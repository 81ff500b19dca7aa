/** Back from another seller with a code: how it is handled (SGP-094, SGP-097 to SGP-099). */
import { keepAcquisition, takeAcquisition } from '../../../../core/commerce/acquisition';
import { licenceReturn } from '../../../../core/commerce/pages/licenceReturn';
import { platform, refusal, tabValues, tradesOverTheNetwork, tradingClient } from '../tradingFixture';
import { signInFixture, tokens } from '../../session/signInSite';
import nock from '../../../nock';

tradesOverTheNetwork();

const sale = { seller: 'box-office', target: '/video/1' };
const link = 'https://seller.example/ringside';

interface Scene {
  /** What the tab stored when it left; null when it never left. */
  readonly left?: string | null;
  readonly href?: string;
}

function scene({ left = link, href = '/licence-redirect?code=c-1' }: Scene = {}) {
  const values = tabValues();
  if (left !== null) keepAcquisition(values, { ...sale, link: left });
  takeAcquisition(values);
  const runtime = signInFixture({ href });
  return { values, runtime, run: () => licenceReturn({ ...runtime.parts, client: tradingClient() }, values) };
}

test('SGP-094 SGP-097 LIC-089 LIC-092 the code is exchanged for a session, without a token, and the viewer continues to their target', async () => {
  const { values, runtime, run } = scene();
  platform()
    .post('/api/v2/external/box-office/token', { authorisationCode: 'c-1' })
    .matchHeader('authorization', (given) => given === undefined)
    .reply(200, tokens);
  await expect(run()).resolves.toBe('/video/1');
  expect(runtime.story).toEqual(['session box-office', 'track login_completed']);
  expect(runtime.events).toEqual([{ provider: 'box-office' }]);
  expect(values.stored.size).toBe(0);
});

test('SGN-099 the code is removed from the address before anything else runs', () => {
  const { runtime } = scene({ href: '/licence-redirect?code=c-1&state=s-1' });
  expect(runtime.parts.address.current().href).not.toMatch(/c-1|s-1/);
});

test('SGP-097 LIC-093 an address that is opened twice spends its code once', async () => {
  const { runtime, run } = scene();
  const calls = platform().post('/api/v2/external/box-office/token').reply(200, tokens);
  await expect(Promise.all([run(), run()])).resolves.toEqual(['/video/1', null]);
  await expect(run()).resolves.toBeNull();
  expect(calls.isDone()).toBe(true);
  expect(runtime.story).toEqual(['session box-office', 'track login_completed']);
});

test.each<[string, Scene]>([
  ['SGP-098 nothing was kept: a code that this tab did not leave for', { left: null }],
  ['there is no code', { href: '/licence-redirect' }],
  ['the viewer turned back', { href: '/licence-redirect?error=access_denied' }],
  ['the seller’s address had a state, and the answer has none', { left: `${link}?state=s-1` }],
  [
    'the answer has another state',
    { left: `${link}?state=s-1`, href: '/licence-redirect?code=c-1&state=s-2' },
  ],
])('no call is made, and only the default page is left: %s', async (_, given) => {
  const { runtime, run } = scene(given);
  await expect(run()).resolves.toBeNull();
  expect(nock.pendingMocks()).toEqual([]);
  expect(runtime.story).toEqual([]);
});

test('the state of the store’s address is returned with the code', async () => {
  const { run } = scene({ left: `${link}?state=s-1`, href: '/licence-redirect?code=c-1&state=s-1' });
  platform().post('/api/v2/external/box-office/token').reply(200, tokens);
  await expect(run()).resolves.toBe('/video/1');
});

test.each([401, 404, 500])(
  'SGP-099 LIC-091 a refusal with %i leads to the default page; it is reported without the code',
  async (status) => {
    const { runtime, run } = scene();
    platform().post('/api/v2/external/box-office/token').reply(status, refusal(status, 'saleUnknown'));
    await expect(run()).resolves.toBeNull();
    expect(runtime.story).toEqual(['track login_error']);
    expect(runtime.events).toEqual([{ provider: 'box-office', code: 'saleUnknown' }]);
    expect(runtime.lines.join()).not.toContain('c-1');
  },
);

test('SGP-099 tokens that give no session lead to the default page', async () => {
  const { runtime, run } = scene();
  runtime.refuseTokens(new Error('nobody'));
  platform().post('/api/v2/external/box-office/token').reply(200, tokens);
  await expect(run()).resolves.toBeNull();
});

test.each(['{', '[]', '{"seller":7,"target":"/x"}', '{"seller":"box-office"}'])(
  'an unreadable stored value is ignored: %s',
  async (stored) => {
    const { values, run } = scene({ left: null });
    values.write('purchase.redirection', stored);
    await expect(run()).resolves.toBeNull();
    expect(values.stored.size).toBe(0);
  },
);
