/** Rules of .config/dependency-cruiser.cjs that would be easy to break unnoticed, on a planted tree. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = process.cwd();
const tree = mkdtempSync(path.join(tmpdir(), 'layers-'));
afterAll(() => rmSync(tree, { recursive: true }));

const plant = (file: string, text: string): void => {
  const full = path.join(tree, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
};

test('a component may not import types of the platform contract; the module that converts them may', () => {
  plant('tsconfig.json', '{}');
  plant('core/generated/platform.ts', 'export interface Profile { readonly id: string }');
  plant(
    'core/profiles/profileOf.ts',
    "import type { Profile } from '../generated/platform'; export type P = Profile;",
  );
  plant(
    'core/profiles/Tile.tsx',
    "import type { Profile } from '../generated/platform'; export type T = Profile;",
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', path.join(root, '.config/dependency-cruiser.cjs'), '--output-type', 'err', 'core'],
    ],
    { cwd: tree, encoding: 'utf8' },
  );
  expect(stdout).toContain(
    'components-read-domain-values: core/profiles/Tile.tsx → core/generated/platform.ts',
  );
  expect([status, stdout.includes('profileOf')]).toEqual([1, false]);
});
