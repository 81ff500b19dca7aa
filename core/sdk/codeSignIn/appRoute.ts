/** Handing a sign-in to the operator's own app. Pure. */

/** An app of the realm's list; it has a claimed link, a scheme, or both. */
export interface App {
  readonly bundleId: string;
  readonly scheme?: string | undefined;
  readonly link?: string | undefined;
}

/** The app of the realm's list that opened the sign-in; the query only chooses from the list (SGP-009). */
export const appFor = (apps: readonly App[], bundleId: string | null): App | null => apps.find((app) => app.bundleId === bundleId) ?? null;

/** A claimed link goes first: any app on the device can register a scheme (RFC 8252, 8.1), a link only the owner of its host. */
const appBase = ({ link, scheme = '' }: App, path: string): string => (link === undefined ? `${scheme}://${path}` : `${link.replace(/(?<!\/)\/+$/, '')}/${path}`);

/** The address with which the app takes the code, at its own path for this provider, such as `login/openid/acme` (SGP-008). */
export const appAddress = (app: App, path: string, code: string): string => `${appBase(app, path)}?code=${encodeURIComponent(code)}`;

/** The same with the whole of an answer: for an app that began the sign-in itself, and checks the state itself (SGP-074). */
export function appAnswer(app: App, path: string, answer: URLSearchParams): string {
  const given = ['code', 'state', 'error'].flatMap((name) => {
    const value = answer.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return `${appBase(app, path)}?${given.join('&')}`;
}
