/** Mistakes in keys, plugins, providers, routes and menus of the ringside document, and the problem of each. */
import type { Problem } from '../../../scripts/compile/problem';
import { demoDocument } from './demoRealms';

export type Path = readonly (string | number)[];

/** The value to put at a path of the document (undefined removes it), and the problem that it must cause. */
export type FindingRow = readonly [
  what: string,
  path: Path,
  value: unknown,
  expected: Partial<Problem> & Pick<Problem, 'code' | 'pointer'>,
];

const { WEB } = demoDocument('ringside')['menus'] as { WEB: { items: { data: { id?: string } }[] } };
const workbench = WEB.items.findIndex(({ data }) => data.id === 'workbench');

export const structureRows: readonly FindingRow[] = [
  [
    'a permission that payment methods decide',
    ['hosting'],
    { permissions: { payment: ['self'] } },
    { code: 'bad-format', pointer: '/hosting/permissions/payment' },
  ],
  [
    'a password instead of its hash',
    ['hosting'],
    { password: { user: 'preview', hash: 'letmein' } },
    { code: 'bad-format', pointer: '/hosting/password/hash' },
  ],
  [
    'a file that no service reads',
    ['hosting'],
    { files: { 'add.txt': ['x'] } },
    { code: 'unknown-key', pointer: '/hosting/files/add.txt', suggestion: 'ads.txt' },
  ],
  [
    'a file that is too large',
    ['hosting'],
    { files: { 'apple-app-site-association': { applinks: 'x'.repeat(131_072) } } },
    { code: 'out-of-range', pointer: '/hosting/files/apple-app-site-association' },
  ],
  [
    'several lines in one',
    ['hosting'],
    { files: { 'ads.txt': ['one\ntwo'] } },
    { code: 'bad-format', pointer: '/hosting/files/ads.txt/0' },
  ],
  [
    'a security.txt that does not say when it expires',
    ['hosting'],
    { files: { 'security.txt': ['Contact: https://ringside.example/security'] } },
    { code: 'bad-format', pointer: '/hosting/files/security.txt' },
  ],
  ['an unknown key', ['thmee'], {}, { code: 'unknown-key', pointer: '/thmee' }],
  [
    'an option that is misspelt',
    ['paymentProviders', 0, 'publishableKye'],
    'pk_test_1',
    { code: 'unknown-key', pointer: '/paymentProviders/0/publishableKye', suggestion: 'publishableKey' },
  ],
  [
    'a missing key',
    ['platform', 'apiKey'],
    undefined,
    { code: 'missing-key', pointer: '/platform', suggestion: 'Add "apiKey".' },
  ],
  [
    'a missing option',
    ['authenticationProviders', 1, 'clientName'],
    undefined,
    { code: 'missing-key', pointer: '/authenticationProviders/1' },
  ],
  [
    'a text for a number',
    ['theme', 'typography', 'base'],
    '14px',
    { code: 'wrong-type', pointer: '/theme/typography/base', suggestion: '14' },
  ],
  [
    'a text for a truth',
    ['settings', 'watchlistsEnabled'],
    'true',
    { code: 'wrong-type', pointer: '/settings/watchlistsEnabled', suggestion: 'true' },
  ],
  [
    'a text for a list',
    ['hosts'],
    'ringside.localhost',
    { code: 'wrong-type', pointer: '/hosts', suggestion: '["ringside.localhost"]' },
  ],
  [
    'a word that is none of the set',
    ['menus', 'WEB', 'layout'],
    'topp',
    { code: 'unknown-value', pointer: '/menus/WEB/layout', suggestion: 'top' },
  ],
  [
    'a word in the wrong case',
    ['settings', 'contentTitles'],
    'Hide',
    { code: 'unknown-value', pointer: '/settings/contentTitles', suggestion: 'hide' },
  ],
  [
    'a menu item of no kind',
    ['menus', 'WEB', 'items', 0, 'type'],
    'sectoin',
    { code: 'unknown-value', pointer: '/menus/WEB/items/0/type', suggestion: 'section' },
  ],
  [
    'a row option of no set',
    ['pages', 'home', 'rows', 0, 'variant'],
    'bouts',
    { code: 'unknown-value', pointer: '/pages/home/rows/0/variant', suggestion: 'bout' },
  ],
  [
    'a path for an origin',
    ['platform', 'url'],
    'http://localhost:8090/api',
    { code: 'bad-format', pointer: '/platform/url' },
  ],
  [
    'a bad language code',
    ['locales', 'offered', 1, 'code'],
    'ES!',
    { code: 'bad-format', pointer: '/locales/offered/1/code' },
  ],
  [
    'a colour by name',
    ['theme', 'colors', 'accent'],
    'tomato',
    { code: 'bad-color', pointer: '/theme/colors/accent', suggestion: '#ff6347' },
  ],
  [
    'a number beyond its limit',
    ['theme', 'typography', 'base'],
    40,
    { code: 'out-of-range', pointer: '/theme/typography/base', suggestion: '22' },
  ],
  ['an empty list', ['hosts'], [], { code: 'out-of-range', pointer: '/hosts' }],
  [
    'a host twice',
    ['hosts'],
    ['ringside.localhost', 'ringside.localhost'],
    { code: 'duplicate-item', pointer: '/hosts/1' },
  ],
  [
    'a parent that is not there',
    ['extends'],
    'lantrna',
    { code: 'unknown-parent', pointer: '/extends', suggestion: 'lanterna' },
  ],
  ['a document that extends itself', ['extends'], 'ringside', { code: 'extends-cycle', pointer: '/extends' }],
  [
    'another id than the folder',
    ['id'],
    'ringsid',
    { code: 'id-differs-from-folder', pointer: '/id', suggestion: 'ringside' },
  ],
  [
    'the host of another realm',
    ['hosts', 1],
    'noor.localhost',
    { code: 'duplicate-host', pointer: '/hosts/1' },
  ],
  [
    'an unknown plugin',
    ['plugins', 'section/heroo'],
    {},
    { code: 'unknown-plugin', pointer: '/plugins/section~1heroo', suggestion: 'section/hero' },
  ],
  [
    'an unknown provider',
    ['authenticationProviders', 0, 'name'],
    'opnid',
    { code: 'unknown-plugin', pointer: '/authenticationProviders/0/name', suggestion: 'openid' },
  ],
  [
    'a provider by its plugin',
    ['paymentProviders', 1, 'name'],
    'payment/zero-balance',
    { code: 'unknown-plugin', pointer: '/paymentProviders/1/name', suggestion: 'zero-balance' },
  ],
  [
    'SGP-055 API-010 an identity manager without a script',
    ['authenticationProviders', 0],
    { name: 'GIGYA', clientId: '3_AbC' },
    { code: 'missing-key', pointer: '/authenticationProviders/0', suggestion: 'Add "sdkUri".' },
  ],
  [
    'SGP-055 API-010 an identity manager without an API key',
    ['authenticationProviders', 0],
    { name: 'GIGYA', sdkUri: 'https://cdns.gigya.com/js/gigya.js' },
    { code: 'missing-key', pointer: '/authenticationProviders/0', suggestion: 'Add "clientId".' },
  ],
  [
    'a partner without an SDK',
    ['authenticationProviders', 0],
    { name: 'opin' },
    { code: 'missing-key', pointer: '/authenticationProviders/0', suggestion: 'Add "sdkUri".' },
  ],
  [
    'a menu item that no plugin contributes',
    ['menus', 'WEB', 'items', 0],
    { type: 'plugin-item', data: { id: 'workbnech' } },
    { code: 'menu-target-unknown', pointer: '/menus/WEB/items/0/data/id', suggestion: 'workbench' },
  ],
  [
    'a menu item whose plugin is switched off',
    ['plugins', 'route/admin'],
    { enabled: false },
    {
      code: 'plugin-disabled',
      pointer: `/menus/WEB/items/${workbench}/data/id`,
      suggestion: 'Add "route/admin": {} to "plugins".',
    },
  ],
  [
    'a row whose plugin is switched off',
    ['plugins', 'section/hero'],
    { enabled: false },
    { code: 'plugin-disabled', pointer: '/pages/home/rows/0/type' },
  ],
  [
    'a row whose plugin is not listed',
    ['plugins', 'section/default'],
    undefined,
    { code: 'plugin-disabled', pointer: '/pages/home/rows/1/type' },
  ],
  [
    'a provider among the plugins',
    ['plugins', 'sign-in/id'],
    {},
    { code: 'plugin-misplaced', pointer: '/plugins/sign-in~1id' },
  ],
  [
    'the same provider twice',
    ['authenticationProviders', 2],
    { name: 'id' },
    { code: 'duplicate-provider', pointer: '/authenticationProviders/2/name' },
  ],
  [
    'the same client twice',
    ['authenticationProviders', 2],
    { name: 'openid', clientName: 'stagedoor' },
    { code: 'duplicate-provider', pointer: '/authenticationProviders/2' },
  ],
  [
    'a sign-in that is not configured',
    ['settings', 'externalSignIn'],
    'opnid',
    { code: 'unknown-provider', pointer: '/settings/externalSignIn', suggestion: 'openid' },
  ],
  [
    'a setting without its plugin',
    ['settings', 'scheduleSection'],
    true,
    { code: 'setting-needs-plugin', pointer: '/settings/scheduleSection' },
  ],
  [
    'two roles at one path',
    ['routes', 'overrides'],
    { default: { BROWSE: '/home' } },
    { code: 'route-collision', pointer: '/routes/overrides/default/BROWSE' },
  ],
  [
    'a member area at another page',
    ['routes', 'memberAreaPath'],
    '/account',
    { code: 'route-collision', pointer: '/routes/memberAreaPath' },
  ],
  [
    'a route that is never reached',
    ['routes', 'overrides'],
    { default: { PLAYLIST: '/video/{playlistId}/{playlistTitle?}' } },
    { code: 'route-unreachable', pointer: '/routes/overrides/default/PLAYLIST' },
  ],
  [
    'a role that lost its parameter',
    ['routes', 'overrides'],
    { default: { VOD: '/film' } },
    { code: 'route-table-incomplete', pointer: '/routes/overrides/default/VOD' },
  ],
  [
    'a path that is none',
    ['routes', 'overrides'],
    { ES: { VOD: '/film//{eventId}/{eventTitle?}' } },
    { code: 'bad-format', pointer: '/routes/overrides/ES/VOD' },
  ],
  [
    'a role of no table',
    ['routes', 'overrides'],
    { default: { BROWES: '/all' } },
    { code: 'unknown-role', pointer: '/routes/overrides/default/BROWES', suggestion: 'BROWSE' },
  ],
  [
    'a view that is none',
    ['menus', 'WEB', 'items', 1, 'data', 'view'],
    'livenow!',
    { code: 'menu-target-unknown', pointer: '/menus/WEB/items/1/data/view', suggestion: 'liveNow' },
  ],
  [
    'a view that shows one thing',
    ['menus', 'WEB', 'items', 1, 'data', 'view'],
    'VOD',
    { code: 'menu-target-unknown', pointer: '/menus/WEB/items/1/data/view' },
  ],
  [
    'a plugin page that is none',
    ['menus', 'WEB', 'items', 1],
    { type: 'plugin', title: 'liveNow', data: { id: 'quiz' } },
    { code: 'menu-target-unknown', pointer: '/menus/WEB/items/1/data/id' },
  ],
  [
    'a plugin page that is off',
    ['menus', 'WEB', 'items', 1],
    { type: 'plugin', title: 'liveNow', data: { id: 'section/none' } },
    { code: 'menu-target-unknown', pointer: '/menus/WEB/items/1/data/id' },
  ],
  [
    'a view whose flag is off',
    ['settings', 'watchlistsEnabled'],
    false,
    { code: 'menu-target-off', pointer: '/menus/WEB/items/7/items/0/data/view' },
  ],
  [
    'live while live is off',
    ['settings', 'live'],
    false,
    { code: 'menu-target-off', pointer: '/menus/WEB/items/1/data/view' },
  ],
  [
    'a view without a page',
    ['menus', 'WEB', 'items', 1, 'data', 'view'],
    'EPG',
    { code: 'menu-target-without-page', pointer: '/menus/WEB/items/1/data/view', severity: 'warning' },
  ],
];
