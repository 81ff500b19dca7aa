/** PCI DSS 6.4.3: the inventory of third parties' scripts in a realm. */
import { realmScripts, scriptInventory } from '../../../scripts/cli/scriptInventory';
import { compileChanged, installed, root, type JsonObject } from '../compile/demoRealms';

const inventoryOf = (change: (document: JsonObject) => void = () => undefined) => {
  const { realm } = compileChanged('ringside', change, { '/platform/url': 'https://platform.test' });
  if (realm === undefined) throw new Error('The realm does not compile.');
  return scriptInventory(realm, installed);
};
const hash = `sha384-${'A'.repeat(64)}`;
const pinned = (url: string) => (document: JsonObject) =>
  void ((document['settings'] as JsonObject)['subresourceIntegrity'] = [{ url, integrity: hash }]);

test('names each source with its reason and the pages that allow it', () => {
  const { entries, unused } = inventoryOf();
  const of = (plugin: string) => entries.filter((entry) => entry.of === plugin);
  expect(of('payment/stripe')).toContainEqual({
    of: 'payment/stripe',
    kind: 'script',
    source: 'https://js.stripe.com',
    why: 'Modules that Stripe.js loads on demand.',
    pages: expect.arrayContaining(['PURCHASE', 'ACCOUNT']) as string[],
    pinned: [],
  });
  const [google] = of('sign-in/google');
  expect(google?.pages).toEqual(expect.arrayContaining(['LOGIN', 'SIGNUP', 'LOGIN_PROVIDER google']));
  expect(google?.pages).not.toContain('LOGIN_PROVIDER apple');
  expect(entries.every(({ pages }) => pages === null || !pages.includes('HOME'))).toBe(true);
  expect(entries.every(({ why }) => why !== '')).toBe(true);
  expect(unused).toEqual([]);
});

test('shows which files are pinned, and which hashes protect nothing', () => {
  const { entries, unused } = inventoryOf(pinned('https://js.stripe.com/v3/'));
  expect(entries.filter(({ pinned: files }) => files.length > 0)).toEqual([
    expect.objectContaining({
      source: 'https://js.stripe.com',
      pinned: [{ url: 'https://js.stripe.com/v3/', integrity: hash }],
    }),
  ]);
  expect(unused).toEqual([]);
  expect(inventoryOf(pinned('https://elsewhere.example/x.js')).unused).toEqual([
    'https://elsewhere.example/x.js',
  ]);
});

test.each(['sha1-AAAA', 'sha384', 'AAAA', ''])('%j is no valid integrity', (integrity) => {
  const { problems } = compileChanged(
    'ringside',
    (document) =>
      void ((document['settings'] as JsonObject)['subresourceIntegrity'] = [
        { url: 'https://js.stripe.com/v3/', integrity },
      ]),
  );
  expect(problems).toContainEqual(
    expect.objectContaining({ pointer: '/settings/subresourceIntegrity/0/integrity', severity: 'error' }),
  );
});

test('the command prints it for people and for tools, and reports an unknown realm', () => {
  const { output, code } = realmScripts(root, 'ringside', { json: false });
  expect([code, output.includes('js.stripe.com'), output.includes('integrity:')]).toEqual([0, true, true]);
  expect(JSON.parse(realmScripts(root, 'ringside', { json: true }).output)).toHaveProperty('entries');
  expect(realmScripts(root, 'ringsid', { json: false })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Did you mean ringside?') as string,
  });
});
