/** The one way the sandbox talks to its database, whichever engine stands behind. */

export type SqlValue = string | number | boolean | null | Date | readonly string[];

/** Runs SQL with `$1`-parameters and answers the rows. Rejects with the engine's error. */
export interface SqlRunner {
  query<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

export interface Database extends SqlRunner {
  /** Runs several statements without parameters, as in a migration file. */
  runScript(sql: string): Promise<void>;
  /** All or nothing: rolls back when `work` rejects. */
  transaction<Answer>(work: (sql: SqlRunner) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
}
