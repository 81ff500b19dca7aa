/** Opens the sandbox's database and seeds it: tables, catalogue, accounts. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seeds } from '../seed/index';
import { trades } from '../commerce/trades';
import type { Database } from './database';
import { lockFolder } from './folderLock';
import { openPglite } from './pgliteDatabase';
import { openPostgres } from './postgresDatabase';
import { seedDatabase } from './seedDatabase';

export interface DatabaseOptions {
  /** A PostgreSQL server; default: PGlite. */
  readonly databaseUrl?: string | undefined;
  /** PGlite's folder; `memory` stores nothing. */
  readonly dataFolder: string;
}

const migrationFolder = path.resolve('scripts/sandbox/database');
const snapshotFolder = path.resolve('.cache/sandbox');

/**
 * Opens the database. A new one, or one written from another seed or schema, is rebuilt from scratch: sandbox
 * data is not worth migrating. Rejects when the engine cannot be reached, or another process has locked the
 * folder.
 */
export async function openDatabase({ databaseUrl, dataFolder }: DatabaseOptions): Promise<Database> {
  if (!databaseUrl && dataFolder === 'memory') return openInMemory();
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openInFolder(dataFolder);
  if ((await readSeedHash(database)) !== seedHash()) await rebuild(database);
  return database;
}

async function openInFolder(dataFolder: string): Promise<Database> {
  const leave = lockFolder(dataFolder);
  try {
    const database = await openPglite(path.join(dataFolder, 'database'));
    return { ...database, close: () => database.close().finally(leave) };
  } catch (error) {
    leave();
    throw error;
  }
}

/** Setting up engine and seed takes seconds, so the first in-memory database is cached as a snapshot for later ones. */
async function openInMemory(): Promise<Database> {
  const kept = path.join(snapshotFolder, `${seedHash()}.tar`);
  if (existsSync(kept)) return openPglite({ snapshot: new Blob([readFileSync(kept)]) });
  const database = await openPglite();
  await rebuild(database);
  keepSnapshot(kept, await database.snapshot());
  return database;
}

/** Renamed atomically: another process may be reading it. */
function keepSnapshot(file: string, content: Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(snapshotFolder, { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
  for (const name of readdirSync(snapshotFolder))
    if (name.endsWith('.tar') && name !== path.basename(file))
      rmSync(path.join(snapshotFolder, name), { force: true });
}

/** Drops the sandbox's tables, recreates and seeds them. */
export async function rebuild(database: Database): Promise<void> {
  const tables = [...migrations(), 'create table seed (hash text not null);'].join('\n');
  await database.runScript(`drop schema if exists sandbox cascade; create schema sandbox; ${tables}`);
  await seedDatabase(database, seeds, trades);
  await database.query('insert into seed (hash) values ($1)', [seedHash()]);
}

const migrations = (): string[] =>
  readdirSync(migrationFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(path.join(migrationFolder, file), 'utf8'));

/** Hash of seed and schema: a change in either means a rebuild. */
function seedHash(): string {
  return createHash('sha256')
    .update(JSON.stringify([seeds, trades, migrations()]))
    .digest('hex');
}

async function readSeedHash(database: Database): Promise<string | undefined> {
  const [known] = await database.query<{ known: boolean }>(
    `select to_regclass('sandbox.seed') is not null as known`,
  );
  if (!known?.known) return undefined;
  const [row] = await database.query<{ hash: string }>('select hash from seed');
  return row?.hash;
}
