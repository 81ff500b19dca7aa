/**
 * The path, version included, of each call in the requirement ledger: in the contract, and in the endpoints
 * that clients use.
 */
import * as account from '../../../core/sdk/endpoints/account';
import * as activation from '../../../core/sdk/endpoints/activation';
import * as card from '../../../core/sdk/endpoints/card';
import * as catalogue from '../../../core/sdk/endpoints/catalogue';
import * as commerce from '../../../core/sdk/endpoints/commerce';
import * as confirmation from '../../../core/sdk/endpoints/confirmation';
import * as heartbeat from '../../../core/sdk/endpoints/heartbeat';
import * as holding from '../../../core/sdk/endpoints/holding';
import * as impersonation from '../../../core/sdk/endpoints/impersonation';
import * as migration from '../../../core/sdk/endpoints/migration';
import * as opin from '../../../core/sdk/endpoints/opin';
import * as partition from '../../../core/sdk/endpoints/partition';
import * as password from '../../../core/sdk/endpoints/password';
import * as magic from '../../../core/sdk/endpoints/magic';
import * as pbr from '../../../core/sdk/endpoints/pbr';
import * as playback from '../../../core/sdk/endpoints/playback';
import * as realm from '../../../core/sdk/endpoints/realm';
import * as seller from '../../../core/sdk/endpoints/seller';
import * as session from '../../../core/sdk/endpoints/session';
import * as sptv from '../../../core/sdk/endpoints/sptv';
import * as sso from '../../../core/sdk/endpoints/sso';
import * as tv from '../../../core/sdk/endpoints/tv';
import type { Endpoint } from '../../../core/sdk/platform';
import { createContractChecker } from '../../../scripts/contract/contractChecker';
import { readContract } from '../../../scripts/contract/contractDocument';

const contract = readContract();
const { operations } = createContractChecker(contract, { closed: true });
const operationOf = ({ id }: Endpoint) => operations.find((operation) => operation.id === id)!;

type Row = readonly [ledger: string, endpoint: Endpoint, call: string, token: 'token' | 'no token'];

const rows: readonly Row[] = [
  // v1
  ['API-005 SGP-045', opin.exchangeOpinToken, 'POST /api/v1/opin-auth', 'token'],
  ['API-005 SGP-044', opin.syncEntitlements, 'POST /api/v1/entitlement-sync', 'token'],
  ['API-005 PLY-094 MUL-011', heartbeat.sendHeartbeat, 'POST /api/v1/multiviewHeartbeat', 'token'],
  ['API-005 SGP-114', tv.readTvProviders, 'GET /api/v1/config/{requestorId}', 'no token'],
  // v2, also where none is stated
  ['API-006 API-034', realm.readLabels, 'GET /api/v2/label', 'no token'],
  ['API-004 API-066', session.createGuestSession, 'POST /api/v2/guest-session', 'no token'],
  ['API-004 API-021', session.refreshTokens, 'POST /api/v2/token/refresh', 'no token'],
  ['API-004 API-066', session.logout, 'POST /api/v2/logout', 'token'],
  ['API-004 API-066', session.readOpenIdLogoutUri, 'GET /api/v2/openid/{clientName}/logout-uri', 'token'],
  ['API-036', realm.readTexts, 'POST /api/v2/texts', 'no token'],
  ['API-030', realm.readCountries, 'GET /api/v2/country', 'token'],
  ['API-039 PWD-012', password.resetPassword, 'PUT /api/v2/reset-password', 'no token'],
  ['API-040 PWD-011', password.requestPasswordReset, 'POST /api/v2/reset-password/create', 'no token'],
  ['API-041 PWD-031', confirmation.confirmEmail, 'POST /api/v2/user/email-confirmation', 'no token'],
  ['ADM-012', impersonation.impersonate, 'POST /api/v2/impersonate', 'no token'],
  ['ADM-016', activation.activate, 'POST /api/v2/activate/{id}', 'token'],
  ['SGN-098', activation.activateTelevision, 'POST /api/v2/tv-login/{code}', 'token'],
  ['FAV-050', partition.updatePartition, 'PUT /api/v2/user/partition', 'token'],
  ['PWD-033', account.unlinkAuthProvider, 'DELETE /api/v2/user/auth-provider/{provider}', 'token'],
  ['ACC-031 SGN-008', account.writeUserDetails, 'PUT /api/v2/user/details', 'token'],
  ['SGP-022', sso.readSsoAuthorisationUri, 'GET /api/v2/sso/{route}/auth-uri', 'token'],
  ['SGP-024', sso.exchangeSsoCode, 'POST /api/v2/sso/{route}/token', 'no token'],
  ['SGP-025 SGN-063', sso.endSsoSession, 'POST /api/v2/sso/{route}/logout', 'token'],
  ['SGP-093', sso.readOAuthAuthorisationUri, 'GET /api/v2/generic-oauth/{clientName}/auth-uri', 'token'],
  ['SGP-093', sso.exchangeOAuthCode, 'POST /api/v2/generic-oauth/{clientName}/token', 'no token'],
  ['SGP-093', sso.endOAuthSession, 'POST /api/v2/generic-oauth/{clientName}/logout', 'token'],
  ['SGP-094 LIC-092', seller.exchangeSellerCode, 'POST /api/v2/external/{provider}/token', 'no token'],
  ['SGP-029', pbr.loginAtPbr, 'POST /api/v2/login/auth-provider/pbr', 'no token'],
  ['SGP-030', pbr.signUpAtPbr, 'POST /api/v2/user/auth-provider/pbr', 'no token'],
  ['SGP-032', sptv.loginAtSptv, 'POST /api/v2/login/sptv', 'no token'],
  ['SGP-101', magic.sendMagicLink, 'GET /api/v2/token/alt/magic-email', 'no token'],
  ['SGP-102', magic.exchangeMagicToken, 'POST /api/v2/token/alt/magic-email', 'no token'],
  ['SGP-113', tv.requestTvCodeOfRequestor, 'POST /api/v2/adobe/{requestorId}/regcode', 'token'],
  ['SGP-121', tv.linkTvEntitlement, 'POST /api/v2/user/adobe', 'token'],
  ['LIC-070 LIC-081', commerce.readLicences, 'GET /api/v2/licence', 'token'],
  ['LIC-071 LIC-081', commerce.readLicenceFamilies, 'GET /api/v2/licence-family', 'token'],
  ['LIC-081', commerce.readActiveSubscriptions, 'GET /api/v2/customer/subscriptions/status/active', 'token'],
  [
    'LIC-073 LIC-081',
    holding.moveLicenceToCard,
    'POST /api/v2/user/licence/{licenceId}/card/{cardId}',
    'token',
  ],
  ['LIC-074', holding.pauseLicence, 'POST /api/v2/customer/subscriptions/status/active/{id}/pause', 'token'],
  [
    'LIC-075',
    holding.resumeLicence,
    'POST /api/v2/customer/subscriptions/status/active/{id}/resume',
    'token',
  ],
  ['LIC-076', holding.cancelLicence, 'DELETE /api/v2/customer/subscriptions/status/active/{id}', 'token'],
  ['LIC-077', holding.verifyCancellationPromo, 'GET /api/v2/promotions/cancellation/{id}/verify', 'token'],
  ['LIC-078', holding.redeemCancellationPromo, 'POST /api/v2/promotions/cancellation/{id}/redeem', 'token'],
  [
    'LIC-078 LIC-081',
    holding.refuseCancellationPromo,
    'POST /api/v2/promotions/cancellation/{id}/refuse',
    'token',
  ],
  ['LIC-079', holding.reactivateLicence, 'PATCH /api/v2/user/licence/{id}', 'token'],
  ['ACC-020 ACC-031', card.readCards, 'GET /api/v2/user/card', 'token'],
  ['ACC-031', card.addCard, 'POST /api/v2/user/card', 'token'],
  ['ACC-031', card.makeCardDefault, 'PUT /api/v2/user/card/{cardId}', 'token'],
  ['ACC-021 ACC-031', card.removeCard, 'DELETE /api/v2/user/card/{cardId}', 'token'],
  // v3
  ['API-007', catalogue.readVodV3, 'GET /api/v3/vod/{id}', 'token'],
  [
    'API-007 LIC-072',
    migration.answerPriceMigration,
    'PUT /api/v3/price-version-migration/{id}/consent',
    'token',
  ],
  ['API-007 SGP-120', tv.exchangeTvCode, 'POST /api/v3/adobe/token', 'token'],
  ['API-007 SGP-112', tv.requestTvCode, 'POST /api/v3/adobe/regcode', 'token'],
  // v4
  ['API-008', commerce.initPaymentMethod, 'POST /api/v4/payment-method/init', 'token'],
  ['API-008', playback.readVodStream, 'GET /api/v4/stream/vod/{id}', 'token'],
  ['PLY-053 PLY-054', catalogue.readEvent, 'GET /api/v4/event/{id}', 'token'],
  ['PLY-063', playback.createAdNonce, 'POST /api/v4/ads/nonce', 'token'],
  // v5
  ['API-009', playback.requestVideoManifest, 'POST /api/v5/manifest/video/{id}', 'token'],
  ['API-009', playback.requestEventManifest, 'POST /api/v5/manifest/event/{id}', 'token'],
];

test.each(rows.map(([ledger, endpoint, call, token]) => ({ ledger, endpoint, call, token })))(
  '$ledger $endpoint.id is $call, $token',
  ({ ledger, endpoint, call, token }) => {
    expect(`${endpoint.method} ${endpoint.path}`).toBe(call);
    expect(endpoint.auth).toBe(token === 'token');
    const { method, path, operation } = operationOf(endpoint);
    expect(`${method.toUpperCase()} ${path}`).toBe(call);
    // Rows about all calls of a version belong to none of them.
    const named = ledger.split(' ').filter((id) => !/^API-00[346789]$/.test(id));
    expect(operation['x-ledger']).toEqual(expect.arrayContaining(named));
  },
);

test('API-003 every call of the platform is below /api with its version', () => {
  const strays = operations.filter(({ keyless, path }) => !keyless && !/^\/api\/v[1-5]\//.test(path));
  expect(strays.map(({ path }) => path)).toEqual([]);
});

test('SGP-110 SGP-114 pay-TV provider calls go to its own server: without key and without token', () => {
  expect(operations.filter(({ keyless }) => keyless).map(({ id, bearer }) => [id, bearer])).toEqual([
    ['registerTvClient', 'none'],
    ['readTvProviders', 'none'],
  ]);
});

test.each([
  ['PasswordReset', ['token', 'secret'], 'API-039'],
  ['PasswordResetRequest', ['id', 'provider'], 'API-040'],
  ['OneTimeToken', ['token'], 'API-041 ADM-012'],
  ['ConfirmedEmail', ['id'], 'API-041'],
  ['OpinToken', ['opinAuthToken'], 'SGP-046'],
  ['TvCodeRequest', ['requestorId', 'clientId', 'clientSecret'], 'SGP-112'],
  ['TvTokenRequest', ['requestorId', 'clientId', 'clientSecret', 'accessToken'], 'SGP-120'],
  ['TvEntitlement', ['requestorId', 'resourceId'], 'SGP-121'],
  ['Heartbeat', ['eventIds', 'positions', 'sessionId'], 'PLY-094'],
  ['PartitionUpdate', ['partitionDataToAdd', 'partitionDataToDelete'], 'FAV-050'],
  ['PriceMigrationAnswer', ['status'], 'LIC-065 LIC-072'],
  ['LicencePause', ['resumeAfter'], 'LIC-074'],
  ['SubscriptionPendingAction', ['action', 'requestedAt', 'actionDueBy'], 'LIC-014'],
  [
    'LicencePayment',
    [
      'paymentEventType',
      'purchaseTimestamp',
      'expiryTimestamp',
      'paymentProviderInfo',
      'cardId',
      'purchaseId',
    ],
    'LIC-016',
  ],
])('%s carries %j (%s)', (name, fields) => {
  expect(Object.keys(contract.components.schemas[name]!['properties'] as object)).toEqual(fields);
});

test.each([
  [
    'Licence',
    'LIC-001',
    [
      'id',
      'name',
      'description',
      'family',
      'rank',
      'purchaseStrategy',
      'trialDetails',
      'defaultMarketingPricePeriod',
      'cta',
      'ctaControl',
      'sku',
      'status',
      'type',
      'amounts',
    ],
  ],
  ['PurchaseStrategy', 'LIC-002', ['type', 'subscriptionPeriod', 'externalAuthProviderDetails']],
  [
    'Card',
    'ACC-020',
    [
      'cardId',
      'cardType',
      'last4Digits',
      'cardHolder',
      'showEula',
      'paymentProviderId',
      'licences',
      'paymentMethodType',
      'default',
    ],
  ],
])('%s has, perhaps among others, the fields of %s', (name, _ledger, fields) => {
  expect(Object.keys(contract.components.schemas[name]!['properties'] as object)).toEqual(
    expect.arrayContaining(fields),
  );
});

test('LIC-002 a licence is bought by subscription, to a fixed date, or for one viewing', () => {
  const { type } = contract.components.schemas['PurchaseStrategy']!['properties'] as {
    type: { enum: string[] };
  };
  expect(type.enum).toEqual(['SUBSCRIPTION', 'FIXED_DATE', 'PAY_PER_VIEW']);
});

test('API-022 SGP-140 sign-ins answer a pair of tokens, and those with possibly missing details have a status for it', () => {
  const answerOf = (endpoint: Endpoint): string => {
    const [response] = Object.entries(operationOf(endpoint).operation.responses).flatMap(([status, value]) =>
      status.startsWith('2') && !('$ref' in value) ? [value] : [],
    );
    const reference = response?.content?.['application/json']?.schema['$ref'];
    return typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
  };
  const tokensAlone = [
    sso.exchangeSsoCode,
    sso.exchangeOAuthCode,
    seller.exchangeSellerCode,
    pbr.loginAtPbr,
    pbr.signUpAtPbr,
    sptv.loginAtSptv,
    magic.exchangeMagicToken,
  ];
  for (const endpoint of [session.login, session.signUp, session.exchangeOpenIdCode])
    expect(answerOf(endpoint)).toBe('SignInAnswer');
  for (const endpoint of [
    opin.exchangeOpinToken,
    opin.syncEntitlements,
    tv.exchangeTvCode,
    tv.linkTvEntitlement,
    impersonation.impersonate,
    ...tokensAlone,
  ])
    expect(answerOf(endpoint)).toBe('TokenSet');
  const { required, properties } = contract.components.schemas['SignInAnswer'] as unknown as {
    required: string[];
    properties: object;
  };
  expect(required).toEqual(['authorisationToken', 'refreshToken']);
  expect(Object.keys(properties)).toContain('missingInformationStatus');
});

test.each([
  '/stream/{id}',
  '/stream/vod/{id}',
  '/event/{id}',
  '/vod/{id}',
  '/vod/playlist/{id}',
  '/manifest/event/{id}',
  '/manifest/video/{id}',
  '/event/upcoming',
  '/token/refresh',
  '/texts',
])('PLY-057 the player’s path %s is among the calls of the contract', (path) => {
  expect(operations.map((operation) => operation.path.replace(/^\/api\/v\d+/, ''))).toContain(path);
});
