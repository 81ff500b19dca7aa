/** What the platform writes to its viewers. */
import type { Mail } from '../mail';
import type { SandboxRealm } from '../realms';

export interface Letter {
  readonly recipient: string;
  readonly name: string;
  /** Where the site is, and the token that its link carries. */
  readonly site: string;
  readonly token: string;
}

/** After signing up; the link confirms the address (PWD-025). */
export const welcomeMail = ({ trade }: SandboxRealm, { recipient, name, site, token }: Letter): Mail => ({
  recipient,
  subject: `Welcome to ${trade.title}`,
  body: `Hello ${name}, your account is ready. Confirm your e-mail: ${site}/email-confirmation?token=${token}`,
});

/** After a password was forgotten (PWD-004). */
export const resetMail = ({ trade }: SandboxRealm, { recipient, name, site, token }: Letter): Mail => ({
  recipient,
  subject: `A new password for ${trade.title}`,
  body: `Hello ${name}, set a new password within an hour: ${site}/resetpwd?token=${token}`,
});

/** To whoever was given something; the links take it, with a new account or with one they have (GFT-004). */
export const giftMail = (
  { trade }: SandboxRealm,
  { recipient, name, giver, gift, message, site, code }: { recipient: string; name: string; giver: string; gift: string; message: string | null; site: string; code: string },
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

/** Instead of a password; the link signs its reader in (SGP-101), and tells the browser that asked for it by `state`. */
export const magicLinkMail = ({ trade }: SandboxRealm, { recipient, name, site, token, state }: Letter & { readonly state?: string | undefined }): Mail => ({
  recipient,
  subject: `Your way into ${trade.title}`,
  body: `Hello ${name}, this link signs you in, once, within a quarter of an hour: ${site}/login/magic-link?token=${token}${state === undefined ? '' : `&state=${state}`}`,
});
