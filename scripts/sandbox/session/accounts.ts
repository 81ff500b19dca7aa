/** Accounts: found by password or external identity, created at sign-up. */
import { randomUUID } from 'node:crypto';
import type { ConsentAnswer } from '../../../core/generated/platform';
import type { Database, SqlRunner } from '../database/database';
import { sendMail, welcomeMail } from '../mail';
import { notFound, PlatformError } from '../platformError';
import type { SandboxRealm } from '../realms';
import { keepConsents } from './consents';
import { issueToken } from './oneTimeTokens';
import { hashSecret, matchesSecret } from './secrets';

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  /** Absent for an account that signs in elsewhere. */
  readonly secret?: string | undefined;
  /** Answers to the realm's terms (SGN-072). */
  readonly consents?: readonly ConsentAnswer[] | undefined;
}

/** An identity at an external provider. */
export interface OutsideIdentity {
  readonly provider: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

const ATTEMPTS = 10;
const ATTEMPT_WINDOW_MS = 60_000;

export class Accounts {
  private readonly failures = new Map<string, number[]>();

  constructor(private readonly database: Database) {}

  /**
   * The account id of an e-mail and its password; with a provider, only of accounts linked to it. Throws 401,
   * and 429 after ten failures in a minute.
   */
  async authenticate(realm: SandboxRealm, email: string, secret: string, provider?: string): Promise<string> {
    const address = normaliseEmail(email);
    const key = `${realm.id} ${address}`;
    const recent = (this.failures.get(key) ?? []).filter((time) => time > Date.now() - ATTEMPT_WINDOW_MS);
    if (recent.length >= ATTEMPTS)
      throw new PlatformError(429, 'tooManyAttempts', ['Too many attempts. Wait a minute.']);
    const [row] = await this.database.query<{ id: string; secret_hash: string | null }>(
      'select id, secret_hash from account where realm = $1 and email = $2',
      [realm.id, address],
    );
    const isTheirs =
      provider === undefined ||
      (row !== undefined && (await this.linkedProviders(row.id)).includes(provider));
    if (isTheirs && row?.secret_hash != null && (await matchesSecret(secret, row.secret_hash))) {
      this.failures.delete(key);
      return row.id;
    }
    this.failures.set(key, [...recent, Date.now()]);
    throw new PlatformError(401, 'failedAuthentication', ['E-mail or password is not right.']);
  }

  /**
   * Creates an account, linked to a provider if one is named, and mails a link that confirms the e-mail.
   * Throws 409 when the e-mail has an account.
   */
  async signUp(realm: SandboxRealm, account: NewAccount, site: string, provider?: string): Promise<string> {
    return this.database.transaction(async (sql) => {
      const accountId = await this.insert(sql, realm, account);
      if (provider !== undefined)
        await sql.query(
          'insert into linked_account (realm, provider, subject, account_id) values ($1, $2, $3, $4)',
          [realm.id, provider, accountId, accountId],
        );
      const token = await issueToken(sql, { purpose: 'confirm', realm: realm.id, accountId });
      await sendMail(
        sql,
        realm,
        welcomeMail(realm, { recipient: normaliseEmail(account.email), name: account.name, site, token }),
      );
      return accountId;
    });
  }

  /**
   * The account of an external identity; created at the first sign-in. Throws 409 when an account with that
   * e-mail has another sign-in method (SGN-060).
   */
  async ofIdentity(realm: SandboxRealm, identity: OutsideIdentity): Promise<string> {
    return this.database.transaction(async (sql) => {
      const [linked] = await sql.query<{ account_id: string }>(
        'select account_id from linked_account where realm = $1 and provider = $2 and subject = $3',
        [realm.id, identity.provider, identity.subject],
      );
      if (linked) return linked.account_id;
      const methods = await signInMethodsOf(sql, realm, identity.email);
      if (methods !== null)
        throw new PlatformError(
          409,
          'emailAlreadyRegistered',
          ['There is an account with this e-mail already.'],
          { linkedAccounts: methods },
        );
      const id = await this.insert(sql, realm, { email: identity.email, name: identity.name });
      await sql.query(
        'insert into linked_account (realm, provider, subject, account_id) values ($1, $2, $3, $4)',
        [realm.id, identity.provider, identity.subject, id],
      );
      return id;
    });
  }

  /**
   * Links an external identity to the signed-in account (SGP-061) and returns it. Throws 409 when it is
   * linked to another.
   */
  async join(realm: SandboxRealm, accountId: string, identity: OutsideIdentity): Promise<string> {
    await this.link(realm, accountId, identity);
    const joined = await this.ofIdentity(realm, identity);
    if (joined !== accountId)
      throw new PlatformError(409, 'identityTaken', ['This account is joined to another one already.']);
    return accountId;
  }

  /** Links an external identity to an account; an existing link to another account remains. */
  async link(realm: SandboxRealm, accountId: string, { provider, subject }: OutsideIdentity): Promise<void> {
    await this.database.query(
      'insert into linked_account (realm, provider, subject, account_id) values ($1, $2, $3, $4) on conflict do nothing',
      [realm.id, provider, subject, accountId],
    );
  }

  /**
   * Unlinks an account from an external provider (PWD-033). Throws 404 when they are not linked, 409 when no
   * sign-in method would remain.
   */
  async unlink(realm: SandboxRealm, accountId: string, provider: string): Promise<void> {
    await this.database.transaction(async (sql) => {
      const joined = await sql.query<{ provider: string; has_secret: boolean }>(
        'select linked_account.provider, account.secret_hash is not null as has_secret from linked_account join account on account.id = linked_account.account_id where account.id = $1 and linked_account.realm = $2',
        [accountId, realm.id],
      );
      if (!joined.some((each) => each.provider === provider)) throw notFound(`link with ${provider}`);
      if (joined.every((each) => each.provider === provider && !each.has_secret))
        throw new PlatformError(409, 'lastWayIn', ['Without it nobody could sign in to this account.']);
      await sql.query('delete from linked_account where realm = $1 and account_id = $2 and provider = $3', [
        realm.id,
        accountId,
        provider,
      ]);
    });
  }

  /** Details that the account must still provide (SGN-008). */
  async missingDetails(accountId: string): Promise<readonly string[]> {
    const [row] = await this.database.query<{ missing: string[] }>(
      'select missing from account where id = $1',
      [accountId],
    );
    return row?.missing ?? [];
  }

  /** The external identities linked to an account. */
  async linkedProviders(accountId: string): Promise<string[]> {
    const rows = await this.database.query<{ provider: string }>(
      'select provider from linked_account where account_id = $1',
      [accountId],
    );
    return rows.map(({ provider }) => provider);
  }

  private async insert(
    sql: SqlRunner,
    realm: SandboxRealm,
    { email, name, secret, consents = [] }: NewAccount,
  ): Promise<string> {
    const address = normaliseEmail(email);
    const id = randomUUID();
    const details = { address: { country: realm.trade.callerCountry }, contactEmail: address };
    const made = await sql.query(
      `insert into account (id, realm, email, name, secret_hash, profile_id, details) values ($1, $2, $3, $4, $5, $6, $7::text::jsonb)
       on conflict (realm, email) do nothing returning id`,
      [
        id,
        realm.id,
        address,
        name,
        secret === undefined ? null : await hashSecret(secret),
        `${id}-profile`,
        JSON.stringify(details),
      ],
    );
    if (made.length === 0)
      throw new PlatformError(409, 'emailAlreadyRegistered', [
        'There is an account with this e-mail already.',
      ]);
    await keepConsents(sql, id, consents);
    return id;
  }
}

/** The sign-in methods of an e-mail's account; null when there is no account. */
async function signInMethodsOf(
  sql: SqlRunner,
  realm: SandboxRealm,
  email: string,
): Promise<{ provider: string }[] | null> {
  const [account] = await sql.query<{ id: string; has_secret: boolean }>(
    'select id, secret_hash is not null as has_secret from account where realm = $1 and email = $2',
    [realm.id, normaliseEmail(email)],
  );
  if (account === undefined) return null;
  const linked = await sql.query<{ provider: string }>(
    'select provider from linked_account where account_id = $1 order by provider',
    [account.id],
  );
  return [...(account.has_secret ? [{ provider: 'id' }] : []), ...linked];
}

export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
