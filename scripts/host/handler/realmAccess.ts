/** Refuses requests to a realm that is closed by a password. */
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { hostMessages } from '../messages.generated';
import { plain, type Answer } from './answers';
import { failurePage, wantsPage } from './failurePage';
import { isPassword } from './passwordHash';

/**
 * The answer to a request without the credential of a closed realm; null when the request may be answered. robots.txt is
 * public: search engines take a refusal for the permission to index everything.
 */
export async function accessRefusal(
  { id, hosting, locales }: Pick<CheckedRealm, 'id' | 'hosting' | 'locales'>,
  { pathname }: URL,
  request: Request,
): Promise<Answer | null> {
  const required = hosting?.password;
  if (required === undefined || pathname === '/robots.txt') return null;
  const given = credential(request.headers.get('authorization'));
  if (
    given !== null &&
    given.user === required.user &&
    (await isPassword(required.hash, given.user, given.password))
  )
    return null;
  const challenge = { 'www-authenticate': `Basic realm="${id}", charset="UTF-8"` };
  if (!wantsPage(request)) return plain(401, 'This site needs a user name and a password.', challenge);
  const page = await failurePage(401, request, {
    textsOf: (locale) => ({ title: hostMessages[locale].closedTitle, text: hostMessages[locale].closedText }),
    otherwise: locales.default,
  });
  return { ...page, headers: { ...page.headers, ...challenge } };
}

/** The user and password of an Authorization header (RFC 7617); null when it has none. */
function credential(header: string | null): { readonly user: string; readonly password: string } | null {
  const encoded = /^basic +([A-Za-z0-9+/]+=*)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const [user = '', ...password] = new TextDecoder().decode(bytes).split(':');
    return { user, password: password.join(':') };
  } catch {
    return null;
  }
}
