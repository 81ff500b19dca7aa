/** Hands a sign-in over to the operator's own app. Pure. */

/** An app of the realm's list, with a claimed link, a custom scheme, or both. */
export interface App {
  readonly bundleId: string;
  readonly scheme?: string | undefined;
  readonly link?: string | undefined;
}

/** The app that started the sign-in; the query can only choose from the realm's list (SGP-009). */
export const appFor = (apps: readonly App[], bundleId: string | null): App | null =>
  apps.find((app) => app.bundleId === bundleId) ?? null;

/** Prefers the claimed link: any app can register a scheme (RFC 8252, 8.1), a link only the owner of its host. */
const appBase = ({ link, scheme = '' }: App, path: string): string =>
  link === undefined ? `${scheme}://${path}` : `${link.replace(/(?<!\/)\/+$/, '')}/${path}`;

/** URL that hands the code to the app, at the app's path for this provider, such as `login/openid/acme` (SGP-008). */
export const appAddress = (app: App, path: string, code: string): string =>
  `${appBase(app, path)}?code=${encodeURIComponent(code)}`;

/** The same with the whole answer: for an app that started the sign-in itself and checks the state itself (SGP-074). */
export function appAnswer(app: App, path: string, answer: URLSearchParams): string {
  const given = ['code', 'state', 'error'].flatMap((name) => {
    const value = answer.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return `${appBase(app, path)}?${given.join('&')}`;
}
