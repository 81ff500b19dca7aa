/**
 * Run as a script of its own: opens the database, queries it, and prints the result as JSON. PGlite does not
 * load inside jest.
 */
import { openDatabase } from '../../../scripts/sandbox/database/openDatabase';

export interface ProbeFindings {
  /** Realm, section, row, position, item. */
  readonly items: readonly (readonly [string, string, string, number, string])[];
  readonly failure: string;
  /** Mails that a failed transaction left behind. */
  readonly leftBehind: number;
  /** A value of each type, as it comes back from the engine. */
  readonly types: readonly string[];
}

async function probe(): Promise<ProbeFindings> {
  const database = await openDatabase({
    databaseUrl: process.env['SANDBOX_DATABASE_URL'],
    dataFolder: process.env['SANDBOX_DATA'] ?? 'memory',
  });
  try {
    if (process.env['PROBE_SPOIL_SEED']) await database.query(`update seed set hash = 'of another seed'`);
    const items = await database.query<{
      realm: string;
      section_id: string;
      bucket_id: string;
      position: number;
      content_id: string;
    }>('select realm, section_id, bucket_id, position, content_id from bucket_item');
    const failure = await database
      .transaction(async (sql) => {
        await sql.query(
          `insert into mail (realm, recipient, subject, body) values ('ringside', 'probe', 'b', 'c')`,
        );
        throw new Error('halfway');
      })
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    const left = await database.query(`select id from mail where recipient = 'probe'`);
    const [value] = await database.query<Record<string, unknown>>(
      `select now() as moment, count(*) as whole, '{"a": 1}'::jsonb as document, array['x']::text[] as list, true as yes from seed`,
    );
    return {
      items: items.map((row) => [row.realm, row.section_id, row.bucket_id, row.position, row.content_id]),
      failure,
      leftBehind: left.length,
      types: Object.values(value ?? {}).map((entry) =>
        entry instanceof Date ? 'date' : Array.isArray(entry) ? 'list' : typeof entry,
      ),
    };
  } finally {
    await database.close();
  }
}

probe().then(
  (findings) => console.log(JSON.stringify(findings)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
