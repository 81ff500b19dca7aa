/** Activation codes that a device or television shows and a viewer enters. */
import type { SqlRunner } from '../database/database';
import { notFound, PlatformError } from '../platformError';

/** The codes of every realm in the seed. */
export const ACTIVATION_CODES = ['STAGE1', 'STAGE2', 'STAGE3', 'BOX222', 'BOX333'] as const;

/** Ignores case, spaces and dashes. */
const normalise = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Links the device of a code to an account (ADM-016, SGN-098). Throws 404 for an unknown code, 409 for a used one. */
export async function activateDevice(
  sql: SqlRunner,
  realm: string,
  code: string,
  accountId: string,
): Promise<void> {
  const key = [realm, normalise(code)];
  const done = await sql.query(
    'update activation_code set account_id = $3, activated_at = now() where realm = $1 and code = $2 and account_id is null returning code',
    [...key, accountId],
  );
  if (done.length > 0) return;
  const known = await sql.query('select code from activation_code where realm = $1 and code = $2', key);
  if (known.length === 0) throw notFound('code like this');
  throw new PlatformError(409, 'codeUsed', ['This code has been used.']);
}
