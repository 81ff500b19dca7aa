/**
 * Hashes of the passwords of closed realms. `realm password` generates them with 128 random bits, so nobody can find
 * one by trying and a fast hash is safe (NIST SP 800-63B, 5.1.2.2); a slow one would let a flood of wrong passwords
 * stop the server. Uses web standards only.
 */

/** The hash of a password as a realm document contains it. `salt` is 22 characters of base64url. */
export async function passwordHash(user: string, password: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([salt, user, password]));
  return `sha256$${salt}$${base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))}`;
}

/** Whether `hash` is that of the user and password. Takes the same time for every wrong password. */
export async function isPassword(hash: string, user: string, password: string): Promise<boolean> {
  const given = await passwordHash(user, password, hash.split('$')[1] ?? '');
  let difference = given.length ^ hash.length;
  for (let index = 0; index < hash.length; index++)
    difference |= given.charCodeAt(index) ^ hash.charCodeAt(index);
  return difference === 0;
}

/** 16 random bytes: 22 characters of base64url. */
export const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(16)));

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
