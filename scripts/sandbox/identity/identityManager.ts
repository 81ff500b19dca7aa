/** The enterprise identity manager in the sandbox: its users, their sessions, and the signed tokens about them. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { PlatformError } from '../platformError';
import type { SandboxRealm } from '../realms';
import { normaliseEmail, type OutsideIdentity } from '../session/accounts';
import { randomToken } from '../session/secrets';

/** A response of the manager, with its own error codes. */
export type ManagerAnswer<Answer> =
  ({ readonly errorCode: 0 } & Answer) | { readonly errorCode: 400003 | 400009 | 400093 | 403005 | 403042 };

export interface ManagerLogin {
  readonly UID: string;
  readonly login_token: string;
  readonly newUser: boolean;
}

export interface IdentityManager {
  login(apiKey: string, email: string, password: string): ManagerAnswer<ManagerLogin>;
  register(apiKey: string, email: string, password: string): ManagerAnswer<ManagerLogin>;
  /** A signed token about the session's user; valid for five minutes. */
  sign(apiKey: string, session: string): ManagerAnswer<{ readonly id_token: string }>;
  end(session: string): void;
  /** The identity in a signed token. Throws 401 for a foreign signature, an expired token, or another site's. */
  read(realm: SandboxRealm, token: string): OutsideIdentity;
}

/** A site's API key: a realm only has to list the manager to use it. */
export const managerKey = (realm: string): string => `fake_${realm}`;

/** The provider's name in linked accounts. */
const PROVIDER = 'GIGYA';
const LIFETIME_SECONDS = 300;
const [SHORTEST, PASSWORD] = [8, 'Proscenium1!'];

interface Person {
  readonly subject: string;
  readonly email: string;
  readonly password: string;
}

/** In memory only: registered users are lost when the sandbox stops. */
export function createIdentityManager(now: () => number): IdentityManager {
  const secret = randomBytes(32);
  const people = new Map<string, Person>([
    ['gwen@manager.example', { subject: 'gwen', email: 'gwen@manager.example', password: PASSWORD }],
  ]);
  const sessions = new Map<string, Person>();
  const signature = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  const begin = (person: Person, newUser: boolean): ManagerAnswer<ManagerLogin> => {
    const token = randomToken('manager');
    sessions.set(token, person);
    return { errorCode: 0, UID: person.subject, login_token: token, newUser };
  };

  return {
    login(apiKey, email, password) {
      if (!isKnown(apiKey)) return { errorCode: 400093 };
      const person = people.get(normaliseEmail(email));
      return person === undefined || person.password !== password
        ? { errorCode: 403042 }
        : begin(person, false);
    },

    register(apiKey, email, password) {
      if (!isKnown(apiKey)) return { errorCode: 400093 };
      const address = normaliseEmail(email);
      if (!address.includes('@') || password.length < SHORTEST) return { errorCode: 400009 };
      if (people.has(address)) return { errorCode: 400003 };
      const person = { subject: randomToken('person'), email: address, password };
      people.set(address, person);
      return begin(person, true);
    },

    sign(apiKey, session) {
      const person = sessions.get(session);
      if (person === undefined) return { errorCode: 403005 };
      const claims = {
        iss: 'https://manager.example',
        apiKey,
        sub: person.subject,
        email: person.email,
        exp: Math.floor(now() / 1000) + LIFETIME_SECONDS,
      };
      const text = [{ alg: 'HS256', typ: 'JWT' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return { errorCode: 0, id_token: `${text}.${signature(text)}` };
    },

    end: (session) => void sessions.delete(session),

    read(realm, token) {
      const [header = '', body = '', given = ''] = token.split('.');
      const [expected, sent] = [Buffer.from(signature(`${header}.${body}`)), Buffer.from(given)];
      if (expected.length !== sent.length || !timingSafeEqual(expected, sent)) throw refused();
      const { apiKey, sub, email, exp } = JSON.parse(
        Buffer.from(body, 'base64url').toString('utf8'),
      ) as Readonly<Record<string, string | number>>;
      if (apiKey !== managerKey(realm.id) || Number(exp) * 1000 < now()) throw refused();
      return {
        provider: PROVIDER,
        subject: String(sub),
        email: String(email),
        name: String(email).split('@')[0] ?? String(email),
      };
    },
  };
}

const isKnown = (apiKey: string): boolean => apiKey.startsWith(managerKey(''));
const refused = (): PlatformError =>
  new PlatformError(401, 'failedAuthentication', ['This sign-in cannot be completed. Start again.']);
