/**
 * The database: contains the seed, persists between starts, is rebuilt when the seed changes; the same SQL on
 * both engines.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { seeds } from '../../../scripts/sandbox/seed/index';
import type { ProbeFindings } from './databaseProbe';
import { callerOf, runSandbox, signUp, text } from './sandboxProcess';

async function probe(environment: Readonly<Record<string, string>> = {}): Promise<ProbeFindings> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'test/scripts/sandbox/databaseProbe.ts'],
    {
      env: { ...process.env, ...environment },
      maxBuffer: 16_000_000,
    },
  );
  return JSON.parse(stdout) as ProbeFindings;
}

// On PGlite, or on the server of SANDBOX_DATABASE_URL as everything in this folder does.
test('the catalogue is the seed’s, a failed transaction leaves nothing, values keep their types', async () => {
  const findings = await probe();
  const wanted = seeds.flatMap(({ realm, sections }) =>
    sections.flatMap(({ id, buckets }) =>
      buckets.flatMap((bucket) =>
        bucket.items.map((item, position) => [realm, id, bucket.bucketId, position, item]),
      ),
    ),
  );
  expect(new Set(findings.items.map((item) => JSON.stringify(item)))).toEqual(
    new Set(wanted.map((item) => JSON.stringify(item))),
  );
  expect([findings.failure, findings.leftBehind]).toEqual(['halfway', 0]);
  expect(findings.types).toEqual(['date', 'number', 'object', 'list', 'boolean']);
}, 120_000);

test('viewers’ changes survive a restart, but not another seed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-data-'));
  const settings = { SANDBOX_DATA: folder, SANDBOX_DATABASE_URL: '' };
  const emailAfterStart = async (token: string) => {
    const sandbox = await runSandbox(settings);
    const { status, body } = await callerOf(sandbox.url, 'ringside-web')('GET', '/api/v2/user', { token });
    await sandbox.stop();
    return status === 200 ? text(body['email']) : status;
  };
  try {
    const first = await runSandbox(settings);
    const token = await signUp(callerOf(first.url, 'ringside-web'), 'stays@new.example');
    await first.stop();
    expect(await emailAfterStart(token)).toBe('stays@new.example');
    await probe({ ...settings, PROBE_SPOIL_SEED: 'yes' });
    expect(await emailAfterStart(token)).toBe(401);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
