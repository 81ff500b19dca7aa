/** Opens the sandbox's database and brings it to the seed: tables, catalogue, accounts. */
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
  /** A PostgreSQL server; without it PGlite. */
  readonly databaseUrl?: string | undefined;
  /** The folder of PGlite; the word `memory` keeps nothing. */
  readonly dataFolder: string;
}

const migrationFolder = path.resolve('scripts/sandbox/database');
const snapshotFolder = path.resolve('.cache/sandbox');

/**
 * Opens the database. When it is new, or was written from another seed or other tables, everything in it is
 * replaced: a sandbox has nothing that is worth migrating. Rejects when the engine cannot be reached, or when another process
 * has its database in the folder.
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

/** In memory there is never anything yet. Setting up an engine and its seed takes seconds, so what the first one came to is kept for the next. */
async function openInMemory(): Promise<Database> {
  const kept = path.join(snapshotFolder, `${seedHash()}.tar`);
  if (existsSync(kept)) return openPglite({ snapshot: new Blob([readFileSync(kept)]) });
  const database = await openPglite();
  await rebuild(database);
  keepSnapshot(kept, await database.snapshot());
  return database;
}

/** Put in place in one step: another process may be looking for it. */
function keepSnapshot(file: string, content: Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(snapshotFolder, { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
  for (const name of readdirSync(snapshotFolder)) if (name.endsWith('.tar') && name !== path.basename(file)) rmSync(path.join(snapshotFolder, name), { force: true });
}

/** Drops the sandbox's tables and writes tables and seed anew. */
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

/** Names the seed and the tables together: a change in either means a rebuild. */
function seedHash(): string {
  return createHash('sha256').update(JSON.stringify([seeds, trades, migrations()])).digest('hex');
}

async function readSeedHash(database: Database): Promise<string | undefined> {
  const [known] = await database.query<{ known: boolean }>(`select to_regclass('sandbox.seed') is not null as known`);
  if (!known?.known) return undefined;
  const [row] = await database.query<{ hash: string }>('select hash from seed');
  return row?.hash;
}
