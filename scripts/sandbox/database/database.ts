/** The sandbox's database interface, independent of the engine. */

export type SqlValue = string | number | boolean | null | Date | readonly string[];

/** Runs SQL with `$1`-style parameters and returns the rows. Rejects with the engine's error. */
export interface SqlRunner {
  query<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

export interface Database extends SqlRunner {
  /** Runs several statements without parameters, as in a migration file. */
  runScript(sql: string): Promise<void>;
  /** Atomic: rolls back when `work` rejects. */
  transaction<Answer>(work: (sql: SqlRunner) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}
