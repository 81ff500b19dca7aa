/** Codes that a device or a television shows, for a viewer to type in. */
import type { SqlRunner } from '../database/database';
import { notFound, PlatformError } from '../platformError';

/** The codes that every realm has from the start. */
export const ACTIVATION_CODES = ['STAGE1', 'STAGE2', 'STAGE3', 'BOX222', 'BOX333'] as const;

/** Case, blanks and dashes do not matter. */
const normalise = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Joins the device of a code to an account (ADM-016, SGN-098). Refuses with 404 an unknown code, with 409 a used one. */
export async function activateDevice(sql: SqlRunner, realm: string, code: string, accountId: string): Promise<void> {
  const key = [realm, normalise(code)];
  const done = await sql.query('update activation_code set account_id = $3, activated_at = now() where realm = $1 and code = $2 and account_id is null returning code', [...key, accountId]);
  if (done.length > 0) return;
  const known = await sql.query('select code from activation_code where realm = $1 and code = $2', key);
  if (known.length === 0) throw notFound('code like this');
  throw new PlatformError(409, 'codeUsed', ['This code has been used.']);
}
