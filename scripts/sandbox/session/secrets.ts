/** Passwords and tokens: hashed at rest, random where they are handed out. */
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (secret: string, salt: string, length: number) => Promise<Buffer>;

/** Gives `salt:hash`. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(12).toString('hex');
  return `${salt}:${(await derive(secret, salt, 32)).toString('hex')}`;
}

/** Whether `secret` is the one that was hashed. */
export async function matchesSecret(secret: string, hash: string): Promise<boolean> {
  const [salt, digest] = hash.split(':');
  if (!salt || !digest) return false;
  return timingSafeEqual(await derive(secret, salt, 32), Buffer.from(digest, 'hex'));
}

/** A token nobody can guess, with a word in front that says what it is for. */
export const randomToken = (purpose: string): string => `${purpose}_${randomBytes(24).toString('base64url')}`;

/** How a token is kept: whoever reads the database cannot use it. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');
