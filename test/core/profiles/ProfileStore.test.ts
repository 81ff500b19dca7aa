/** The store of profiles, with a real session, against a platform with given answers. */
import type { Profile, SessionUser } from '../../../core/generated/platform';
import { profileOf } from '../../../core/profiles/rules/profileDraft';
import { ParentalStore } from '../../../core/profiles/ParentalStore';
import { ProfileStore } from '../../../core/profiles/ProfileStore';
import { CallError } from '../../../core/sdk';
import { FakePlatform } from '../../kit';
import { ada, platformUrl, site, storedSession, tokensOf } from '../session/sessionFixture';
import nock from '../../nock';

const vera: Profile = { id: 'v', name: 'Vera', type: 'ADULT', avatar: 'moon', hasPin: true, main: true };
const mila: Profile = { id: 'm', name: 'Mila', type: 'CHILD', avatar: 'kite', hasPin: false, main: false };
const [veraShown, milaShown] = [profileOf(vera), profileOf(mila)];
const as = ({ id, name, type }: Profile): SessionUser => ({ ...ada, profile: { id, name, type } });
const api = () => nock(platformUrl);
const lists = (profiles: readonly Profile[] = [vera, mila], limit = 3) =>
  api().get('/api/v2/user/profile').reply(200, { profiles, limit });

afterEach(() => {
  const unasked = nock.pendingMocks();
  nock.cleanAll();
  expect(unasked).toEqual([]);
});

async function open(present: Profile = vera) {
  const reported: unknown[] = [];
  const { session, client, values } = site({ stored: storedSession('1', 'id') }).open();
  api().get('/api/v2/user').reply(200, as(present));
  await session.start();
  const store = new ProfileStore({ client, session, values, report: (error) => void reported.push(error) });
  lists();
  await store.load();
  return { store, session, values, reported };
}

test('FAV-030 the profiles of the account, the chosen one, and whether more are allowed', async () => {
  const { store } = await open();
  expect([store.status, store.profiles, store.present, store.isFull, store.mayManage]).toEqual([
    'ready',
    [veraShown, milaShown],
    'v',
    false,
    true,
  ]);
});

test('FAV-030 a new profile is in the list; one too many is refused', async () => {
  const { store } = await open();
  const omar: Profile = { id: 'o', name: 'Omar', type: 'ADULT' };
  api().post('/api/v2/user/profile', { name: 'Omar', type: 'ADULT', avatar: 'wave' }).reply(201, omar);
  const draft = { name: ' Omar ', isChild: false, avatar: 'wave', pin: null };
  expect(await store.create(draft)).toEqual({ done: true });
  expect([store.profiles.map(({ name }) => name), store.isFull]).toEqual([['Vera', 'Mila', 'Omar'], true]);
  api().post('/api/v2/user/profile').reply(409, { code: 'profileLimitReached', messages: [] });
  expect(await store.create(draft)).toEqual({ done: false, problem: 'profileLimitReached' });
});

test('FAV-030 a change of the current profile updates the session', async () => {
  const { store, session } = await open();
  const changed = { ...vera, name: 'Vera V', avatar: 'sun' };
  api().put('/api/v2/user/profile/v', { name: 'Vera V', type: 'ADULT', avatar: 'sun' }).reply(200, changed);
  api().get('/api/v2/user').reply(200, as(changed));
  expect(await store.edit(veraShown, { name: 'Vera V', isChild: false, avatar: 'sun', pin: null })).toEqual({
    done: true,
  });
  expect([store.profiles[0], session.user?.profile?.name]).toEqual([profileOf(changed), 'Vera V']);
});

test('FAV-030 a deleted one leaves the list; the platform may refuse with a reason', async () => {
  const { store, reported } = await open();
  api().delete('/api/v2/user/profile/m').reply(409, { code: 'profileInUse', messages: [] });
  expect(await store.delete(milaShown)).toEqual({ done: false, problem: 'profileInUse' });
  expect([store.profiles, reported]).toEqual([[veraShown, milaShown], [expect.any(CallError)]]);
  api().delete('/api/v2/user/profile/m').reply(204);
  await store.delete(milaShown);
  expect(store.profiles).toEqual([veraShown]);
});

test('FAV-037 choosing fetches the tokens of that profile, and is stored on this device', async () => {
  const { store, session, values } = await open();
  api().post('/api/v2/user/profile/m/switch', {}).reply(200, tokensOf('2'));
  api().get('/api/v2/user').reply(200, as(mila));
  expect(await store.choose(milaShown)).toEqual({ done: true });
  expect([store.present, session.viewer.isChild, store.mayManage, values.read('profile.last')]).toEqual([
    'm',
    true,
    false,
    '7 m',
  ]);
});

test('FAV-037 the current one is only stored', async () => {
  const { store, values } = await open();
  expect(await store.choose(veraShown)).toEqual({ done: true });
  expect(values.read('profile.last')).toBe('7 v');
});

test('FAV-036 a child must enter the pin of the target profile; a wrong one changes nothing', async () => {
  const { store, session, values } = await open(mila);
  expect([store.asksPin(veraShown), store.asksPin(milaShown)]).toEqual([true, false]);
  api().post('/api/v2/user/profile/v/switch', { pin: '0000' }).reply(403, { code: 'wrongPin', messages: [] });
  expect(await store.choose(veraShown, '0000')).toEqual({ done: false, problem: 'profilePinWrong' });
  expect([session.viewer.isChild, values.read('profile.last')]).toEqual([true, null]);
  api().post('/api/v2/user/profile/v/switch', { pin: '2580' }).reply(200, tokensOf('2'));
  api().get('/api/v2/user').reply(200, as(vera));
  expect(await store.choose(veraShown, '2580')).toEqual({ done: true });
  expect(store.asksPin(veraShown)).toBe(false);
});

test('a list that cannot be read is an error state; entries without an id are omitted', async () => {
  const { store } = await open();
  api().get('/api/v2/user/profile').reply(500, {});
  await store.load();
  expect([store.status, store.profiles]).toEqual(['failed', [veraShown, milaShown]]);
  lists([vera, { ...mila, name: '' }]);
  await store.load();
  expect([store.status, store.profiles]).toEqual(['ready', [veraShown]]);
});

describe('FAV-040 the parental control', () => {
  const control = { enabled: true, pin: '****', maxRating: 12 } as const;
  const storeOf = async (stored: object) => {
    const platform = new FakePlatform()
      .answer('readParentalControl', stored)
      .answer('writeParentalControl', control);
    const store = new ParentalStore(platform, () => undefined);
    await store.load();
    return { store, platform };
  };

  test('it is read and changed as a whole', async () => {
    const { store, platform } = await storeOf({ enabled: false, pin: null, maxRating: null });
    expect([store.state, store.hasPin]).toEqual(['ready', false]);
    expect(await store.change({ enabled: true, maxRating: 12, pin: '4711' })).toBe(true);
    expect([store.control, store.hasPin, store.saved]).toEqual([control, true, true]);
    expect(platform.calls.at(-1)).toEqual({
      endpoint: 'writeParentalControl',
      input: { body: { enabled: true, maxRating: 12, pin: '4711' } },
    });
    store.touched();
    expect(store.saved).toBe(false);
  });

  test('a wrong pin is shown, and the settings stay', async () => {
    const { store, platform } = await storeOf(control);
    platform.answer('writeParentalControl', new CallError('writeParentalControl', 403, 'wrongPin', []));
    expect(await store.change({ enabled: false, currentPin: '0000' })).toBe(false);
    expect([store.control, store.problem, store.saving]).toEqual([control, 'profilePinWrong', false]);
  });
});

test('FAV-030 profiles that arrive late for the viewer before are not the next viewer’s', async () => {
  const given = new Map<string, (answer: unknown) => void>();
  const viewer = { id: 'first', isChild: false };
  const store = new ProfileStore({
    client: new FakePlatform().answer(
      'readProfiles',
      () => new Promise((resolve) => given.set(viewer.id, resolve)),
    ),
    session: { viewer } as unknown as ConstructorParameters<typeof ProfileStore>[0]['session'],
    values: { read: () => null, write: () => undefined, remove: () => undefined },
    report: () => undefined,
  });
  const first = store.load();
  viewer.id = 'next';
  const next = store.load();
  given.get('next')?.({ profiles: [mila], limit: 2 });
  await next;
  given.get('first')?.({ profiles: [vera], limit: 2 });
  await first;
  expect([store.status, store.profiles]).toEqual(['ready', [milaShown]]);
});
