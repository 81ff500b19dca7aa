/** Every operation of the contract is answered by the sandbox, in every realm, according to the contract. */
import { createContractChecker } from '../../../scripts/contract/contractChecker';
import { readContract } from '../../../scripts/contract/contractDocument';
import type { OperationId } from '../../../scripts/sandbox/operation';
import { seeds } from '../../../scripts/sandbox/seed/index';
import { catalogue } from './operations/catalogue';
import { commerce } from './operations/commerce';
import { library } from './operations/library';
import { outside } from './operations/outside';
import type { Performance, Scene } from './operations/scene';
import { session } from './operations/session';
import { callerOf, runSandbox, signUp, text, type SandboxProcess } from './sandboxProcess';

const checker = createContractChecker(readContract(), { closed: true });
let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await runSandbox();
}, 120_000);
afterAll(() => sandbox.stop());

/** The compiler reports one that is missing. */
const performances: Record<OperationId, Performance> = {
  ...session,
  ...outside,
  ...catalogue,
  ...library,
  ...commerce,
};

/** Refusals here, by operation; where it depends on the realm, by realm and operation. */
const refusals: Readonly<Record<string, number>> = {
  putGiftIntoBasket: 404,
  payGiftBasket: 404,
  redeemGift: 404,
  exchangeOpenIdCode: 401,
  exchangeSsoCode: 401,
  exchangeOAuthCode: 401,
  exchangeSellerCode: 401,
  exchangeMagicToken: 401,
  readMagicLinkAccount: 401,
  loginWithApple: 401,
  loginWithFacebook: 401,
  loginWithGoogle: 401,
  loginWithFirebase: 401,
  resetPassword: 400,
  confirmEmail: 404,
  impersonate: 401,
  exchangeTvCode: 400,
  unlinkAuthProvider: 404,
  refuseCancellationPromo: 409,
  addCard: 402,
  linkTvEntitlement: 412,
  'lanterna readFighter': 404,
  'noor readFighter': 404,
};
const cases = seeds.flatMap(({ realm }) =>
  checker.operations.map((operation) => ({ realm, id: operation.id as OperationId, operation })),
);

test.each(cases)('$realm answers $id as the contract defines', async ({ realm, id, operation }) => {
  const seed = seeds.find((candidate) => candidate.realm === realm)!;
  const call = callerOf(sandbox.url, `${realm}-web`);
  const { body: licences } = await call('GET', '/api/v2/licence');
  const scene: Scene = {
    url: sandbox.url,
    call,
    realm,
    vod: seed.videos.find(({ kind, access }) => kind === 'vod' && access.kind === 'free')!.id,
    event: seed.videos.find(
      ({ kind, access }) => kind === 'live' && (access.kind === 'free' || access.kind === 'signIn'),
    )!.id,
    freeLicence: text([...licences['licences']!].find((licence) => text(licence['type']) === 'FREE')!['id']),
    voucher: { ringside: 'TENOFF', lanterna: 'MEIOBILHETE', noor: 'HILAL' }[realm]!,
    bucket: seed.sections.find((section) => section.id === 'home')!.buckets[0]!.bucketId,
    series: seed.seasons[0]!.seriesId,
    season: seed.seasons[0]!.id,
    playlist: seed.playlists[0]!.id,
    watchlist: { ringside: 'rs-wl-sunday', lanterna: 'ln-wl-domingo', noor: 'nr-wl-family' }[realm]!,
    news: seed.news[0]!.id,
    newcomer: () => signUp(call, `${id}-${realm}@new.example`),
  };
  const { status, body } = await performances[id](scene);
  const success = Number(Object.keys(operation.operation.responses).find((code) => code.startsWith('2')));
  expect(status).toBe(refusals[id] ?? refusals[`${realm} ${id}`] ?? success);
  expect(checker.answerProblems(operation, status, body)).toEqual([]);
});

test('nothing was logged as violating the contract', () => {
  expect(sandbox.complaints()).not.toMatch(/contract/);
});
