/** The signed-in viewer's data: preferences, details, devices, answers to the operator. */
import type { UserDetails, UserPreferences } from '../../../core/generated/platform';
import { answerPriceMigration } from '../commerce/priceMigrations';
import type { SqlRunner } from '../database/database';
import type { Call, Handlers } from '../operation';
import { PlatformError } from '../platformError';
import type { SandboxServices } from '../services';
import { activateDevice } from '../session/activation';
import { requireAccount, requireSession, type Account } from '../session/viewer';

type AccountOperation =
  | 'readPreferences'
  | 'writePreferences'
  | 'readUserDetails'
  | 'writeUserDetails'
  | 'updatePartition'
  | 'activate'
  | 'activateTelevision'
  | 'answerPriceMigration'
  | 'sendHeartbeat';

export function accountRoutes({ database, sessions }: SandboxServices): Handlers<AccountOperation> {
  const activateCode = async ({ realm, viewer }: Call, code: string | undefined): Promise<undefined> => {
    await activateDevice(database, realm.id, code ?? '', requireAccount(viewer).id);
    return undefined;
  };

  return {
    async readPreferences({ viewer }) {
      const [row] = await database.query<{ preferences: UserPreferences }>(
        'select preferences from profile_now where id = $1',
        [requireAccount(viewer).profileId],
      );
      return row?.preferences ?? {};
    },

    async writePreferences({ viewer, body }) {
      const { id, keeper } = requireAccount(viewer);
      await database.query(
        `update ${keeper === '' ? 'account' : 'profile'} set preferences = $2::text::jsonb where id = $1`,
        [keeper === '' ? id : keeper, JSON.stringify(body)],
      );
      return body;
    },

    readUserDetails: ({ viewer }) => readDetails(database, requireAccount(viewer)),

    async writeUserDetails({ viewer, body }) {
      const account = requireAccount(viewer);
      return database.transaction(async (sql) => {
        const before = await readDetails(sql, account);
        const { id: _, ...after } = { ...before, ...body, address: { ...before.address, ...body.address } };
        const given = new Set(
          [...Object.entries(after), ...Object.entries(after.address)]
            .filter(([, value]) => typeof value === 'string' && value.trim() !== '')
            .map(([name]) => name),
        );
        const [row] = await sql.query<{ owes: string[]; missing: string[] }>(
          'select owes, missing from account where id = $1',
          [account.id],
        );
        await sql.query(
          'update account set details = $2::text::jsonb, owes = $3, missing = $4, name = $5 where id = $1',
          [
            account.id,
            JSON.stringify(after),
            (row?.owes ?? []).filter((field) => !given.has(field)),
            (row?.missing ?? []).filter((field) => !given.has(field)),
            after.name ?? account.name,
          ],
        );
        return { ...after, id: account.id };
      });
    },

    async updatePartition({ viewer, body }) {
      const account = requireAccount(viewer);
      // One statement, so that concurrent updates do not overwrite each other.
      await database.query(
        'update account set partitions = array(select unnest(partitions) union select unnest($2::text[]) except select unnest($3::text[]) order by 1) where id = $1',
        [account.id, body.partitionDataToAdd, body.partitionDataToDelete],
      );
      return sessions.reissue(requireSession(viewer));
    },

    activate: (call) => activateCode(call, call.path['id']),

    activateTelevision: (call) => activateCode(call, call.path['code']),

    async answerPriceMigration({ viewer, path, body }) {
      await database.transaction((sql) =>
        answerPriceMigration(sql, requireAccount(viewer).id, path['id'] ?? '', body),
      );
      return undefined;
    },

    // Concurrent streams are not counted: the sandbox only compares the lists.
    async sendHeartbeat({ body }) {
      if (body.eventIds.length !== body.positions.length)
        throw new PlatformError(400, 'positionsMismatch', ['There is a position for every event.']);
      return undefined;
    },
  };
}

async function readDetails(sql: SqlRunner, account: Account): Promise<UserDetails> {
  const [row] = await sql.query<{ details: UserDetails }>('select details from account where id = $1', [
    account.id,
  ]);
  return { name: account.name, ...row?.details, id: account.id };
}
