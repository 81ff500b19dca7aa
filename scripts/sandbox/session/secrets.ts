/** Passwords and tokens: hashed in storage, random when issued. */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (secret: string, salt: string, length: number) => Promise<Buffer>;

/** Returns `salt:hash`. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(12).toString('hex');
  return `${salt}:${(await derive(secret, salt, 32)).toString('hex')}`;
}

/** Whether `secret` matches the hash. */
export async function matchesSecret(secret: string, hash: string): Promise<boolean> {
  const [salt, digest] = hash.split(':');
  if (!salt || !digest) return false;
  return timingSafeEqual(await derive(secret, salt, 32), Buffer.from(digest, 'hex'));
}

/** An unguessable token, prefixed with its purpose. */
export const randomToken = (purpose: string): string => `${purpose}_${randomBytes(24).toString('base64url')}`;

/** The stored form of a token: a leaked database does not reveal usable tokens. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

const SEAL = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const keyOf = (token: string): Buffer => createHash('sha256').update(`seal ${token}`).digest();

/** Encrypts `text` with `token`. */
export function sealWith(token: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(SEAL, keyOf(token), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts with `token`. Throws for a different one. */
export function openWith(token: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv(SEAL, keyOf(token), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString(
    'utf8',
  );
}
