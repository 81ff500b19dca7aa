/** Tokenised cards, for providers whose frame creates a token before the payment exists: each token is charged once. */
import { randomToken } from '../session/secrets';
import type { SqlRunner } from '../database/database';
import type { CardProblem } from './paymentIntents';

export interface TokenisedCard {
  readonly method: Readonly<Record<string, unknown>>;
  /** The bank's response to a charge; null when it succeeds. */
  readonly problem: CardProblem | null;
}

export async function keepCard(sql: SqlRunner, { method, problem }: TokenisedCard): Promise<string> {
  const id = randomToken('card');
  await sql.query(
    'insert into card_token (id, method, problem) values ($1, $2::text::jsonb, $3::text::jsonb)',
    [id, JSON.stringify(method), problem ? JSON.stringify(problem) : null],
  );
  return id;
}

/** Undefined for an unknown or used token. */
export async function takeCard(sql: SqlRunner, id: string): Promise<TokenisedCard | undefined> {
  const [row] = await sql.query<{ method: Record<string, unknown>; problem: CardProblem | null }>(
    'delete from card_token where id = $1 returning method, problem',
    [id],
  );
  return row;
}
