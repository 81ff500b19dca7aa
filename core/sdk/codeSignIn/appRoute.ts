/** Handing a sign-in to the operator's own app. Pure. */

export interface App {
  readonly bundleId: string;
  readonly scheme: string;
}

/** The app of the realm's list that opened the sign-in; the query only chooses from the list (SGP-009). */
export const appFor = (apps: readonly App[], bundleId: string | null): App | null => apps.find((app) => app.bundleId === bundleId) ?? null;

/** The address with which the app takes the code, at its own path for this provider, such as `login/openid/acme` (SGP-008). */
export const appAddress = ({ scheme }: App, path: string, code: string): string => `${scheme}://${path}?code=${encodeURIComponent(code)}`;
