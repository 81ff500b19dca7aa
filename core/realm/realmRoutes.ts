/** What a realm says about its addresses: its own settings, and the pages that its route plugins bring. */
import type { SignInPath } from '../routing/providerSubPaths';
import type { CheckedRealm } from './checkedRealm';

export interface RouteContribution {
  readonly plugin: string;
  readonly name: string;
  readonly role: string;
  readonly titleKey: string;
  readonly access: 'anyone' | 'viewer' | 'admin';
  readonly chrome: 'full' | 'bare';
  /** Something is paid on it. */
  readonly pays?: boolean;
  /** The page shows the site itself in frames. */
  readonly frames?: boolean;
  /** The option that lists the origins whose pages may frame this one. */
  readonly embedders?: string;
  readonly paths?: { readonly default: string; readonly PT?: string; readonly ES?: string; readonly DEBUG?: string };
}

/** The pages of the realm's route plugins, in the order the realm lists them. */
export function routeContributions(realm: Pick<CheckedRealm, 'plugins'>): readonly RouteContribution[] {
  return realm.plugins.flatMap(({ id, contributes }) =>
    (contributes['route'] ?? []).map((facts) => ({
      // The facts were checked against schemas/points/route.schema.json.
      ...(facts as unknown as Omit<RouteContribution, 'plugin' | 'access' | 'chrome'>),
      access: (facts['access'] as RouteContribution['access'] | undefined) ?? 'anyone',
      chrome: (facts['chrome'] as RouteContribution['chrome'] | undefined) ?? 'full',
      plugin: id,
    })),
  );
}

/** The first segment of a sign-in provider's path below a login page. */
export const subPathOf = (path: unknown): string | undefined => (typeof path === 'string' ? path.split('/').find((part) => part !== '') : undefined);

/** Where the realm's sign-in providers stand under a login page (ROU-091). */
export function signInPaths(realm: Pick<CheckedRealm, 'plugins'>): readonly SignInPath[] {
  return realm.plugins.flatMap(({ contributes }) =>
    (contributes['sign-in-provider'] ?? []).flatMap((facts) => {
      const subPath = subPathOf(facts['path']);
      if (subPath === undefined) return [];
      return facts['loginRole'] === undefined ? [{ subPath }] : [{ subPath, loginRole: facts['loginRole'] as NonNullable<SignInPath['loginRole']> }];
    }),
  );
}

/** Whether some page of the realm shows the site itself in frames, so that its policy must allow that. */
export function framesItself(realm: Pick<CheckedRealm, 'plugins'>): boolean {
  return routeContributions(realm).some(({ frames }) => frames === true);
}

/** The settings from which the realm's route tables are built. */
export function realmRoutes(realm: Pick<CheckedRealm, 'plugins' | 'routes'>) {
  return {
    memberAreaPath: realm.routes.memberAreaPath,
    overrides: realm.routes.overrides,
    // Roles of the house keep their own paths; a plugin's own role brings them.
    pluginRoutes: routeContributions(realm).filter(({ paths }) => paths !== undefined),
  };
}
