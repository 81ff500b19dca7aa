/** Where the addresses under /oidc redirect to. */
import { oidcForward, type OidcRole, type OpenIdEntry } from '../../../core/routing/oidcForward';

const acme = { authProvider: 'openid', clientName: 'acme' };
const reset = { authProvider: 'openid', clientName: 'acme', resetUri: 'https://id.example/reset' };
const atAcme = { authProvider: 'openid', clientName: 'acme' };

test.each<[OidcRole, OpenIdEntry | null, string, string, object]>([
  ['OIDC', acme, 'from=%2Fhome', 'LOGIN?from=%2Fhome', atAcme],
  ['OIDC_LOGIN', acme, '', 'LOGIN?', atAcme],
  ['OIDC_LOGIN', { authProvider: 'openid' }, '', 'LOGIN?', { authProvider: 'openid' }],
  ['OIDC_LOGIN', null, '', 'LOGIN?', {}],
  ['OIDC_SIGNUP', acme, 'from=%2Fhome', 'LOGIN?from=%2Fhome&type=signup', atAcme],
  ['OIDC_SIGNUP', null, '', 'SIGNUP?', {}],
  ['OIDC_ACCOUNT', acme, 'section=x', 'ACCOUNT?section=x', {}],
  ['OIDC_REQUEST_PASSWORD', acme, '', 'REQUEST_NEW_PWD?', {}],
  ['OIDC_RESET_PASSWORD', acme, 'token=t', 'RESET_PWD?token=t', {}],
  ['OIDC_RESET_PASSWORD', null, '', 'RESET_PWD?', {}],
])('%s with provider %j and query %j goes to %s', (role, openId, query, place, params) => {
  const forward = oidcForward(role, openId, new URLSearchParams(query));
  expect(forward.kind === 'go' && [`${forward.role}?${forward.query.toString()}`, forward.params]).toEqual([
    place,
    params,
  ]);
});

test.each(['OIDC_REQUEST_PASSWORD', 'OIDC_RESET_PASSWORD'] as const)(
  '%s redirects to the provider’s own reset address',
  (role) => {
    expect(oidcForward(role, reset)).toEqual({ kind: 'leave', url: 'https://id.example/reset' });
  },
);
