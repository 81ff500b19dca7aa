/** A plugin written by `plugin new` works. */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedLocales } from '../../../core/i18n/shippedLocales';
import type { Outcome } from '../../../scripts/cli/outcome';
import { readInstalledPlugins } from '../../../scripts/plugins/installedPlugins';
import { withoutFormatter } from '../generate/loadGenerator';
import { repositoryCopy } from './repositoryCopy';

withoutFormatter();

async function pluginNew(repository: string, id: string, stripeRedirect = false): Promise<Outcome> {
  const { pluginNew: run } = await import('../../../scripts/cli/pluginNew');
  return run(repository, id, { stripeRedirect });
}

const kinds = [
  'sign-in',
  'payment',
  'section',
  'route',
  'analytics',
  'action',
  'player',
  'search',
  'account',
] as const;
const { root, remove } = repositoryCopy({ withCode: true });
afterAll(remove);

beforeAll(async () => {
  for (const kind of kinds) expect((await pluginNew(root, `${kind}/gift-card`)).code).toBe(0);
  expect((await pluginNew(root, 'payment/bank-app', true)).code).toBe(0);
}, 60_000);

test.each(kinds)('%s/gift-card is installed without a problem', (kind) => {
  const { plugins, problems } = readInstalledPlugins(root);
  expect(problems).toEqual([]);
  expect(plugins.get(`${kind}/gift-card`)?.manifest.title).toBe('Gift card');
});

test.each(kinds)(
  '%s/gift-card has a schema, types, a description of itself and an entry in the registry',
  (kind) => {
    const folder = path.join(root, 'plugins', kind, 'gift-card');
    for (const name of ['options.schema.json', 'options.generated.ts', 'README.md'])
      expect(existsSync(path.join(folder, name))).toBe(true);
    expect(readFileSync(path.join(root, 'core/generated/registry.ts'), 'utf8')).toContain(
      `plugins/${kind}/gift-card/`,
    );
  },
);

test('a new row has texts in every language, and samples for the preview pages', () => {
  const folder = path.join(root, 'plugins/section/gift-card');
  const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const keys = ['giftCardLabel', 'giftCardMore', 'giftCardFewer'];
  for (const locale of shippedLocales)
    expect(Object.keys(json(`messages/${locale}.json`) as object)).toEqual(keys);
  const { preview } = json('plugin.json') as { readonly preview: string };
  expect(json(preview)).toMatchObject([{ options: { limit: 2 } }, { id: 'one-card' }]);
});

test('each passes the contract suite of its kind at once', () => {
  const options: ExecFileSyncOptions = { cwd: root, stdio: 'pipe' };
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const run = (): unknown =>
    execFileSync(
      process.execPath,
      [
        jest,
        '--config',
        'test/jest.config.cjs',
        '--selectProjects',
        'browser',
        '--json',
        '--silent',
        'test/plugins',
      ],
      options,
    );
  const { numPassedTests, numFailedTests } = JSON.parse(String(run())) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  expect(numFailedTests).toBe(0);
  expect(numPassedTests).toBeGreaterThan(40);
}, 120_000);

test('a redirect through Stripe states its name and label once, in its manifest', () => {
  const folder = path.join(root, 'plugins/payment/bank-app');
  const method = readFileSync(path.join(folder, 'method.ts'), 'utf8');
  expect(method).toContain('stripeRedirect(context');
  expect(method).not.toMatch(/'bank-app'|MethodName/);
});

test('a redirect through Stripe is a payment method', async () => {
  const { code, errors } = await pluginNew(root, 'section/bank-app', true);
  expect([code, errors]).toEqual([1, expect.stringContaining('payment/bank-app')]);
});

test.each([
  ['payment/gift-card', 'plugins/payment/gift-card exists already.'],
  ['wallet/gift-card', 'is not <kind>/<name>'],
  ['payment/Gift Card', 'is not <kind>/<name>'],
])('%s is refused', async (id, message) => {
  const { code, errors } = await pluginNew(root, id);
  expect(code).toBe(1);
  expect(errors).toContain(message);
});
