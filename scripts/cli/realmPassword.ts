/** `realm password`: a new password for a realm that is closed until its launch. */
import { passwordHash, randomText } from '../host/handler/passwordHash';
import { done, refused, type Outcome } from './outcome';

/** Prints a new password and what the realm document needs of it. Stores nothing. */
export async function realmPassword(user: string, { json }: { readonly json: boolean }): Promise<Outcome> {
  if (!/^[A-Za-z0-9._-]{1,40}$/.test(user))
    return refused('A user name has 1 to 40 letters, digits, dots, dashes and underscores.');
  const password = randomText();
  const hosting = { password: { user, hash: await passwordHash(user, password, randomText()) } };
  if (json) return done(JSON.stringify({ user, password, hosting }, null, 2));
  return done(
    [
      `User name  ${user}`,
      `Password   ${password}`,
      '',
      'Note the password: it is not stored. Put this into realm.json, then publish:',
      `"hosting": ${JSON.stringify(hosting, null, 2)}`,
    ].join('\n'),
  );
}
