/** Handing a sign-in to the operator's own app. Pure. */

export interface App {
  readonly bundleId: string;
  readonly scheme: string;
}

/** The app of the realm's list that opened the sign-in; the query only chooses from the list (SGP-009). */
export const appFor = (apps: readonly App[], bundleId: string | null): App | null => apps.find((app) => app.bundleId === bundleId) ?? null;

/** The address with which the app takes the code, at its own path for this provider, such as `login/openid/acme` (SGP-008). */
export const appAddress = ({ scheme }: App, path: string, code: string): string => `${scheme}://${path}?code=${encodeURIComponent(code)}`;

/** The same with the whole of an answer: for an app that began the sign-in itself, and checks the state itself (SGP-074). */
export function appAnswer({ scheme }: App, path: string, answer: URLSearchParams): string {
  const given = ['code', 'state', 'error'].flatMap((name) => {
    const value = answer.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return `${scheme}://${path}?${given.join('&')}`;
}
