/** The tests that `npm test -- --changed` selects for a changed file of this repository. */
import path from 'node:path';
import { affectedTests, namesOne } from '../../../scripts/verify/affectedTests';

const root = path.resolve(__dirname, '../../..');
const affected = (...files: readonly string[]) => affectedTests(root, files);

test('a store: the tests of its folder, and those of its requirements in the composed product', () => {
  const { near, composed, ids, journeys } = affected('core/library/FavouriteStore.ts');
  expect(near).toContain('test/core/library/FavouriteStore.test.ts');
  expect(near.filter((file) => !file.startsWith('test/core/'))).toEqual([]);
  expect(ids).toContain('FAV-004');
  expect(composed.length).toBeGreaterThan(0);
  expect(journeys.length).toBeGreaterThan(0);
  expect(near.length + composed.length).toBeLessThan(40);
});

test('a plugin: its own tests, not those of its kind', () => {
  const { near } = affected('plugins/section/hero/Hero.tsx');
  expect(near).toContain('test/plugins/section/hero.test.tsx');
  expect(near).not.toContain('test/plugins/section/playlist.test.tsx');
});

test('a file of boot: no composed test without a requirement of that file', () => {
  const { near } = affected('core/boot/createRuntime.ts');
  expect(near).toContain('test/core/boot/RouterNavigation.test.ts');
  expect(near).not.toContain('test/core/boot/gifts.test.tsx');
});

test('a harness: every test that imports it', () => {
  const { near } = affected('test/core/boot/composed.tsx');
  expect(near).toContain('test/core/boot/gifts.test.tsx');
});

test('a test itself, and files that tests read without importing them', () => {
  expect(affected('test/core/ui/Icon.test.tsx').near).toEqual(['test/core/ui/Icon.test.tsx']);
  expect(affected('core/library/messages/en.json').near).toContain('test/scripts/messages/messages.test.ts');
  expect(affected('realms/noor/realm.json').near).toContain('test/scripts/compile/compileRealm.test.ts');
});

test('a file without an effect on code: none', () => {
  expect(affected('README.md')).toEqual({ near: [], composed: [], ids: [], journeys: [] });
});

test('an id is matched as a whole', () => {
  expect(namesOne(['FAV-001']).test('FAV-001 a favourite')).toBe(true);
  expect(namesOne(['FAV-001']).test('FAV-0011')).toBe(false);
});
