/** A folder of the sandbox's database belongs to one process at a time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder } from '../../../scripts/sandbox/database/folderLock';
import { runSandbox } from './sandboxProcess';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-lock-'));
  file = path.join(folder, 'owner.pid');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a released folder can be locked again; a missing one is created', () => {
  const fresh = path.join(folder, 'not', 'there');
  lockFolder(fresh)();
  lockFolder(fresh)();
  expect(existsSync(path.join(fresh, 'owner.pid'))).toBe(false);
});

test('a second process learns which process has the folder, until that one ends, however it ends', async () => {
  const first = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  writeFileSync(file, String(first.pid));
  expect(() => lockFolder(folder)).toThrow(
    `process ${first.pid}, has its database in ${folder}. Stop it, or give this one a folder of its own with SANDBOX_DATA.`,
  );
  expect(existsSync(file)).toBe(true);
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(() => lockFolder(folder)).not.toThrow();
});

test.each([
  ['nothing', ''],
  ['no number', 'yesterday'],
  ['the number that this process has now', String(process.pid)],
])('a leftover lock file with %s in it locks nobody out', (_what, content) => {
  writeFileSync(file, content);
  expect(() => lockFolder(folder)).not.toThrow();
});

test('a second sandbox reports it and exits; the database of the first one is unchanged', async () => {
  writeFileSync(file, String(process.pid));
  const second = runSandbox({ SANDBOX_DATA: folder, SANDBOX_DATABASE_URL: '' });
  await expect(second).rejects.toThrow('The sandbox ended with 1');
  await expect(second).rejects.toThrow(
    `Another sandbox, process ${process.pid}, has its database in ${folder}.`,
  );
  expect(existsSync(path.join(folder, 'database'))).toBe(false);
}, 60_000);
