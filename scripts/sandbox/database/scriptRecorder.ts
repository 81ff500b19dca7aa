/** Records statements as one script: a script of hundreds of statements runs many times faster than they do one by one. */
import type { SqlRunner, SqlValue } from './database';

export interface ScriptRecorder {
  /** Runs nothing and returns no rows. */
  readonly sql: SqlRunner;
  /** The statements so far, with their values as literals. */
  readonly script: () => string;
}

export function createScriptRecorder(): ScriptRecorder {
  const statements: string[] = [];
  return {
    sql: {
      query: async (sql, values = []) => {
        statements.push(sql.replaceAll(/\$(\d+)/g, (_, number) => literalOf(values[Number(number) - 1])));
        return [];
      },
    },
    script: () => statements.join(';\n'),
  };
}

/** Throws for a placeholder without a value. */
function literalOf(value: SqlValue | undefined): string {
  if (value === undefined) throw new Error('A statement lacks a value.');
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (value instanceof Date) return `${literalOf(value.toISOString())}::timestamptz`;
  return `array[${value.map(literalOf).join(', ')}]::text[]`;
}
