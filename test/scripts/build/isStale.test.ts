import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isStale } from '../../../scripts/build/isStale';

let root: string;
const at = (file: string) => path.join(root, file);
/** Writes a file and sets the times of all surrounding files, in seconds from the build. */
function write(file: string, seconds: number): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), 'text');
  settle(file, seconds);
}
function settle(file: string, seconds: number): void {
  const time = 1_700_000_000 + seconds;
  for (let each = file; each !== '.'; each = path.dirname(each)) utimesSync(at(each), time, time);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'proscenium-stale-'));
  for (const file of [
    'core/ui/Button.tsx',
    'core/ui/old/Gone.tsx',
    'plugins/section/hero/section.tsx',
    'scripts/build/fonts.ts',
    'scripts/messages/index.ts',
    'package-lock.json',
    'realms/a/realm.json',
  ])
    write(file, -60);
  write('dist/build.json', 0);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a build that is newer than its sources is fresh', async () => expect(await isStale(root)).toBe(false));

test('without a build there is none', async () => {
  rmSync(at('dist'), { recursive: true });
  expect(await isStale(root)).toBe(true);
});

test.each([
  'core/ui/Button.tsx',
  'core/ui/messages/pt.json',
  'plugins/section/hero/plugin.json',
  'scripts/build/fonts.ts',
  'scripts/messages/index.ts',
  'package-lock.json',
])('an edit of %s makes it stale', async (file) => {
  write(file, 5);
  expect(await isStale(root)).toBe(true);
});

test('so does a file that was removed', async () => {
  rmSync(at('core/ui/old/Gone.tsx'));
  settle('core/ui/old', 5);
  settle('core/ui', -60);
  expect(await isStale(root)).toBe(true);
});

test('a realm does not: publishing needs no bundler', async () => {
  write('realms/a/realm.json', 5);
  expect(await isStale(root)).toBe(false);
});
