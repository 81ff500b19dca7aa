/** Preferences and details of the signed-in viewer. */
import type { UserDetails, UserPreferences } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import type { Handlers } from '../operation';
import type { SandboxServices } from '../services';
import { requireAccount, type Account } from '../session/viewer';

type AccountOperation = 'readPreferences' | 'writePreferences' | 'readUserDetails' | 'writeUserDetails';

export function accountRoutes({ database }: SandboxServices): Handlers<AccountOperation> {
  return {
    async readPreferences({ viewer }) {
      const [row] = await database.query<{ preferences: UserPreferences }>('select preferences from account where id = $1', [requireAccount(viewer).id]);
      return row?.preferences ?? {};
    },

    async writePreferences({ viewer, body }) {
      await database.query('update account set preferences = $2::text::jsonb where id = $1', [requireAccount(viewer).id, JSON.stringify(body)]);
      return body;
    },

    readUserDetails: ({ viewer }) => readDetails(database, requireAccount(viewer)),

    async writeUserDetails({ viewer, body }) {
      const account = requireAccount(viewer);
      return database.transaction(async (sql) => {
        const before = await readDetails(sql, account);
        const { id: _, ...after } = { ...before, ...body, address: { ...before.address, ...body.address } };
        const given = new Set([...Object.entries(after), ...Object.entries(after.address)].filter(([, value]) => typeof value === 'string' && value.trim() !== '').map(([name]) => name));
        const [row] = await sql.query<{ owes: string[] }>('select owes from account where id = $1', [account.id]);
        await sql.query('update account set details = $2::text::jsonb, owes = $3, name = $4 where id = $1', [
          account.id,
          JSON.stringify(after),
          (row?.owes ?? []).filter((field) => !given.has(field)),
          after.name ?? account.name,
        ]);
        return { ...after, id: account.id };
      });
    },
  };
}

async function readDetails(sql: SqlRunner, account: Account): Promise<UserDetails> {
  const [row] = await sql.query<{ details: UserDetails }>('select details from account where id = $1', [account.id]);
  return { name: account.name, ...row?.details, id: account.id };
}
