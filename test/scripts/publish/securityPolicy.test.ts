/** Which pages allow inline style attributes. */
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { INLINE, pluginSources } from '../../../scripts/compile/contentSecurityPolicy';
import type { InstalledPlugins } from '../../../scripts/plugins/installedPlugins';
import { pagePolicy } from '../../../scripts/publish/securityPolicy';
import { demoDocument, fileOf, installed, sourcesWith } from '../compile/demoRealms';

const manager = { name: 'GIGYA', sdkUri: 'https://id.acme.example/js/gigya.js', clientId: '3_AbC' };
const { csp, thirdPartyCsp } = compileRealm(
  {
    sources: sourcesWith({
      [fileOf('ringside')]: JSON.stringify({
        ...demoDocument('ringside'),
        authenticationProviders: [{ name: 'id' }, manager],
      }),
    }),
    file: fileOf('ringside'),
  },
  installed,
);
const inline = { styles: ["'sha256-c3R5bGU='"], scripts: ["'sha256-c2NyaXB0'"] };
const headerFor = (thirdParties: readonly string[]) =>
  pagePolicy({ base: csp ?? {}, additions: thirdPartyCsp ?? {}, payers: {}, inline }, thirdParties, [])
    .header;
const directive = (header: string, name: string) =>
  header.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';

test('SGP-056 the identity manager’s own page allows inline styles, and its hosts; inline scripts stay forbidden', () => {
  const header = headerFor(['sign-in/gigya']);
  expect(directive(header, 'style-src')).toContain(INLINE);
  // A hash would make the browser ignore 'unsafe-inline'.
  expect(directive(header, 'style-src')).not.toContain('sha256');
  expect(directive(header, 'script-src')).toMatch(
    /https:\/\/id\.acme\.example https:\/\/\*\.gigya\.com 'sha256-\S+$/,
  );
  expect(directive(header, 'script-src')).not.toContain('unsafe');
});

test('every other page of the same realm stays as strict', () => {
  const header = headerFor([]);
  expect(header).not.toMatch(/unsafe|gigya|acme/);
  expect(directive(header, 'style-src')).toContain('sha256');
});

test.each([
  ['shares the pages that list the ways', { ownPage: false }],
  ['draws at a role as well', { roles: ['PROVIDERS'] }],
])('a provider that %s gets no inline styles, whatever its manifest contains', (_, change) => {
  const gigya = installed.plugins.get('sign-in/gigya');
  if (gigya === undefined) throw new Error('sign-in/gigya is not installed.');
  const [facts] = gigya.manifest.contributes['sign-in-provider'] ?? [];
  const changed = {
    ...gigya,
    manifest: { ...gigya.manifest, contributes: { 'sign-in-provider': [{ ...facts, ...change }] } },
  } as typeof gigya;
  const plugins: InstalledPlugins = {
    ...installed,
    plugins: new Map([...installed.plugins, ['sign-in/gigya', changed]]),
  };
  expect(JSON.stringify(pluginSources('sign-in/gigya', [manager], plugins))).not.toContain('unsafe');
});
