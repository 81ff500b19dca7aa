/** Where a viewer is sent after signing in and out. */
import { postSignInTarget, postSignOutTarget, type SignInCallback } from '../../../core/routing/signInTarget';
import { routesIn, rules } from './routingFixture';

const after = (query: string, callback?: SignInCallback) =>
  postSignInTarget(new URLSearchParams(query), { callback, routes: routesIn(), rules });
const go = (path: string) => ({ kind: 'go', path });

describe('after signing in', () => {
  const callback = () => undefined;

  test.each<[string, string, SignInCallback | undefined, unknown]>([
    ['SGN-042', 'entryPage=/home&from=/browse&showPurchase=true', '/gift/3/pay', go('/gift/3/pay')],
    ['SGN-042', 'entryPage=/home&from=/browse', callback, { kind: 'call', callback }],
    ['SGN-054', 'callback=/home', undefined, { kind: 'stay' }],
    ['SGN-054', 'redirectTo=/home', undefined, { kind: 'stay' }],
    ['SGN-043', 'entryPage=/browse&from=/home', undefined, go('/browse')],
    [
      'SGN-043',
      'entryPage=/signup&licences=L1,L2&redirectTo=/video/7&from=/home',
      undefined,
      go('/signup?licences=L1%2CL2&redirectTo=%2Fvideo%2F7'),
    ],
    ['SGN-043', 'entryPage=/purchase%3Fx%3D1&licences=L1', undefined, go('/purchase?x=1&licences=L1')],
    ['SGN-043', 'entryPage=/aderir&redirectTo=/video/7', undefined, go('/aderir?redirectTo=%2Fvideo%2F7')],
    ['SGN-043', 'entryPage=/signup%3Flicences%3DL9&licences=L1', undefined, go('/signup?licences=L9')],
    ['SGN-043', 'entryPage=/video/7&licences=L1&redirectTo=/home', undefined, go('/video/7')],
    ['SGN-044', 'from=/video/7%3Fa%3D1', undefined, go('/video/7?a=1')],
    [
      'SGN-044',
      'from=https://shop.example/basket',
      undefined,
      { kind: 'leave', url: 'https://shop.example/basket' },
    ],
    ['SGN-044', 'entryPage=/login&from=/video/7', undefined, go('/video/7')],
    ['SGN-045', '', undefined, { kind: 'stay' }],
    ['SGN-045', 'type=login&licences=L1', undefined, { kind: 'stay' }],
    ['ROU-108', 'from=//evil.example', undefined, { kind: 'default' }],
    ['ROU-108', 'entryPage=https://evil.example&from=/logout', undefined, { kind: 'default' }],
    ['ROU-108', 'from=', undefined, { kind: 'default' }],
    [
      'SGN-049',
      'showPurchase=true&selectedLicence=L1&licences=L1,L2',
      undefined,
      go('/purchase?selected-licence=L1&licences=L1%2CL2'),
    ],
    [
      'SGN-049',
      'showPurchase=true&entryPage=/home&from=/video/7',
      undefined,
      go('/purchase?from=%2Fvideo%2F7'),
    ],
    ['SGN-049', 'showPurchase=false&from=/video/7', undefined, go('/video/7')],
    ['LIC-094', 'workflow=register-free&showPurchase=true&from=/video/7', undefined, go('/video/7')],
    ['LIC-094', 'workflow=register-free&entryPage=/purchase&from=/video/7', undefined, go('/video/7')],
    ['LIC-094', 'workflow=register-free&entryPage=/purchase', undefined, { kind: 'default' }],
    ['LIC-094', 'workflow=register-free&entryPage=/browse', undefined, go('/browse')],
    ['LIC-094', 'workflow=upgrade&showPurchase=true', undefined, go('/purchase')],
  ])('%s %s with callback %s', (_id, query, handedOver, expected) => {
    expect(after(query, handedOver)).toEqual(expected);
  });
});

test.each([
  ['from=/login', go('/login')],
  ['from=/iniciar-sessao', go('/iniciar-sessao')],
  ['from=/home', go('/home')],
  ['from=/logout', { kind: 'default' }],
  ['from=//evil.example', { kind: 'default' }],
  ['', { kind: 'default' }],
])('SGN-108 after signing out, %j', (query, expected) => {
  expect(postSignOutTarget(new URLSearchParams(query), rules)).toEqual(expected);
});
