/** `realm publish` in several processes, as the built command line runs it. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCommandLine } from '../../../scripts/build/buildCommandLine';
import { build } from '../host/sampleBuild';
import { ended } from '../releases/childProcesses';
import { repository, repositoryCopy } from './repositoryCopy';

/** More than one process gets at a time. */
const BRANDS = 60;

const copy = repositoryCopy({ realms: ['ringside'] });
const { root } = copy;
const ids = Array.from({ length: BRANDS }, (_, index) => `brand-${String(index).padStart(2, '0')}`);
const documentOf = (id: string) => path.join(root, 'realms', id, 'realm.json');
const ringside = JSON.parse(readFileSync(documentOf('ringside'), 'utf8')) as object;
const write = (id: string, hosts = [`${id}.example`]) =>
  writeFileSync(documentOf(id), JSON.stringify({ extends: 'ringside', id, title: id, hosts }));

let store: string;
beforeAll(async () => {
  mkdirSync(path.join(root, 'dist/assets'), { recursive: true });
  writeFileSync(path.join(root, 'dist/build.json'), JSON.stringify(build));
  writeFileSync(path.join(root, 'dist/assets/first-1A2B3C4D.js'), 'export {};');
  writeFileSync(documentOf('ringside'), JSON.stringify({ ...ringside, abstract: true }));
  for (const id of ids) {
    mkdirSync(path.dirname(documentOf(id)));
    write(id);
  }
  await buildCommandLine(repository, path.join(root, 'dist/cli'));
});
beforeEach(() => (store = mkdtempSync(path.join(tmpdir(), 'proscenium-store-'))));
afterEach(() => rmSync(store, { recursive: true }));
afterAll(() => copy.remove());

interface Result {
  readonly code: number | null;
  readonly published: readonly { readonly realm: string; readonly unchanged: boolean }[];
  readonly errors: string;
}

/** Publishes all realms in a number of processes. */
async function publish(jobs: number, { to = store, preload = '' } = {}): Promise<Result> {
  const command = [path.join(root, 'dist/cli/main.js'), 'realm', 'publish', '--all', '--json'];
  const child = spawn(process.execPath, [...command, '--store', to, '--jobs', String(jobs)], {
    env: { ...process.env, ...(preload === '' ? {} : { NODE_OPTIONS: `--require ${preload}` }) },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  const { code, output: errors } = await ended(child);
  return { code, published: (JSON.parse(output) as Pick<Result, 'published'>).published, errors };
}

test('two processes publish the same as one, and report it in the same order', async () => {
  const two = await publish(2);
  expect([two.code, two.errors, two.published.map(({ realm }) => realm)]).toEqual([0, '', ids]);
  const other = path.join(store, 'other');
  expect(await publish(1, { to: other })).toEqual(two);
});

test('two realms that claim one host are refused, although different processes compile them', async () => {
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  write(last, [`${first}.example`]);
  try {
    const { code, published, errors } = await publish(2);
    expect([code, published.map(({ realm }) => realm)]).toEqual([1, ids.slice(1, -1)]);
    for (const [id, other] of [
      [first, last],
      [last, first],
    ])
      expect(errors).toMatch(
        new RegExp(
          `realms/${id}/realm\\.json:.*\\n.*\\n.*realms/${other}/realm\\.json:1 claims the host ${first}\\.example`,
        ),
      );
  } finally {
    write(last);
  }
});

test('a process that is killed is reported with its realms; another command publishes them', async () => {
  const preload = path.join(root, 'kill.cjs');
  // The first child process ends at the first realms that it receives.
  writeFileSync(
    preload,
    `const first = () => { try { require('node:fs').mkdirSync(${JSON.stringify(path.join(root, 'killed'))}); return true; } catch { return false; } };
     if (process.send && first())
       process.on('message', (request) => { if (request.targets) process.kill(process.pid, 'SIGKILL'); });`,
  );
  const { code, published, errors } = await publish(2, { preload });
  const lost = ids.filter((id) => published.every(({ realm }) => realm !== id));
  expect(lost.length).toBeGreaterThan(0);
  expect(code).toBe(1);
  expect(errors).toContain('A process that publishes ended unexpectedly (SIGKILL).');
  expect(errors).toMatch(
    new RegExp(`${lost.includes('brand-00') ? 50 : 11} of 61 realms may not be published: .*brand-`),
  );
  const again = await publish(2);
  expect([again.code, again.published.map(({ realm }) => realm)]).toEqual([0, ids]);
  expect(again.published.filter(({ unchanged }) => !unchanged).map(({ realm }) => realm)).toEqual(lost);
});
