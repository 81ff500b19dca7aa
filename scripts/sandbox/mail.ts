/** Mail that the sandbox stores instead of sending, and the platform's templates. */
import type { SqlRunner } from './database/database';
import type { SandboxRealm } from './realms';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export interface SentMail extends Mail {
  readonly realm: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

export async function sendMail(
  sql: SqlRunner,
  realm: SandboxRealm,
  { recipient, subject, body }: Mail,
): Promise<void> {
  await sql.query('insert into mail (realm, recipient, subject, body) values ($1, $2, $3, $4)', [
    realm.id,
    recipient,
    subject,
    body,
  ]);
}

/** Everything sent, newest first. */
export async function readMail(sql: SqlRunner): Promise<SentMail[]> {
  const rows = await sql.query<Mail & { realm: string; sent_at: Date }>(
    'select realm, recipient, subject, body, sent_at from mail order by id desc',
  );
  return rows.map(({ sent_at: sentAt, ...mail }) => ({ ...mail, sentAt: sentAt.toISOString() }));
}

interface Letter {
  readonly recipient: string;
  readonly name: string;
  /** The site's base URL, and the token in its link. */
  readonly site: string;
  readonly token: string;
}

/** After sign-up; the link confirms the e-mail (PWD-025). */
export const welcomeMail = ({ trade }: SandboxRealm, { recipient, name, site, token }: Letter): Mail => ({
  recipient,
  subject: `Welcome to ${trade.title}`,
  body: `Hello ${name}, your account is ready. Confirm your e-mail: ${site}/email-confirmation?token=${token}`,
});

/** After a password-reset request (PWD-004). */
export const resetMail = ({ trade }: SandboxRealm, { recipient, name, site, token }: Letter): Mail => ({
  recipient,
  subject: `A new password for ${trade.title}`,
  body: `Hello ${name}, set a new password within an hour: ${site}/resetpwd?token=${token}`,
});

/** To the recipient of a gift; the links redeem it, with a new or an existing account (GFT-004). */
export const giftMail = (
  { trade }: SandboxRealm,
  {
    recipient,
    name,
    giver,
    gift,
    message,
    site,
    code,
  }: {
    recipient: string;
    name: string;
    giver: string;
    gift: string;
    message: string | null;
    site: string;
    code: string;
  },
): Mail => ({
  recipient,
  subject: `${giver} has a gift for you: ${gift}`,
  body: [
    `Hello ${name}, ${giver} gives you ${gift} at ${trade.title}.`,
    ...(message === null || message === '' ? [] : [`“${message}”`]),
    `Take it with a new account: ${site}/gift/redeem/${code}/register`,
    `or with the one you have: ${site}/gift/redeem/${code}/login`,
    `Your code is ${code}.`,
  ].join(' '),
});

/** Passwordless sign-in (SGP-101); `state` identifies the browser that requested it. */
export const magicLinkMail = (
  { trade }: SandboxRealm,
  { recipient, name, site, token, state }: Letter & { readonly state?: string | undefined },
): Mail => ({
  recipient,
  subject: `Your way into ${trade.title}`,
  body: `Hello ${name}, this link signs you in, once, within a quarter of an hour: ${site}/login/magic-link?token=${token}${state === undefined ? '' : `&state=${state}`}`,
});
