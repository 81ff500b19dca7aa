/** The realm's sign-in methods: entries of its document joined with the plugins' manifests. Pure. */
import type { ContributionRequest } from '../plugins/PluginRegistry';
import type { CheckedRealm, ProviderEntry } from '../realm/checkedRealm';
import { subPathOf } from '../realm/realmRoutes';
import { mandatoryProvider } from './mandatoryProvider';
import { hasCapability, optionAt, providerFacts, registersThemselves } from './selfRegistration';

/** Capabilities of a provider (SGN-014); core checks these, never a name. */
export interface SignInCapabilities {
  readonly canSignUp: boolean;
  readonly hasAccountDetailsPage: boolean;
  readonly hasAccountSecurityPage: boolean;
  readonly hasPasswordResetPage: boolean;
  readonly hasSignUpForm: boolean;
}

/** One sign-in method. Created once, so that its identity is stable in hooks and lists. */
export interface SignInEntry {
  /** Unique in the realm; also the provider's name in analytics. */
  readonly key: string;
  readonly presentation: 'form' | 'button' | 'redirect';
  /** Its form sends the token of the realm's captcha. */
  readonly sendsCaptcha: boolean;
  /** The sub-path below a login page, as a route's parameters (ROU-091). */
  readonly place: { readonly authProvider: string; readonly clientName?: string };
  readonly titleKey: string;
  /** Message key of its small button; a large one may have its own text (`useLargeButtonKey`). */
  readonly buttonKey: string;
  /** The entry's name in texts (`{provider}`): its option `label`, else its client's name, else the realm's title. */
  readonly label: string;
  readonly capabilities: SignInCapabilities;
  /**
   * Details that the provider's entry requires of a viewer (SGN-008), by the names of FRM-001; empty when it
   * lists none.
   */
  readonly fields: readonly string[];
  /** Route roles for which the provider contributes a page. */
  readonly roles: readonly string[];
  /** Storage keys that are removed whenever a viewer signs out. */
  readonly forgets: readonly string[];
  /** A signed-in viewer may also return to its page with a response (SGP-043). */
  readonly forViewers: boolean;
  /** The provider's own password page (SGP-058); null where it has none, or the realm does not name it. */
  readonly resetsAt: string | null;
  /** Resets passwords where the address names no provider (PWD-001). */
  readonly resetsPasswords: boolean;
  /** Target of the addresses under /oidc (ROU-068). */
  readonly forwardsOidc: boolean;
  /** The provider's route at the platform, for its own logout call (SGN-063); null for the platform's. */
  readonly platformRoute: string | null;
  readonly request: EntryRequest;
}

type EntryRequest = ContributionRequest<'sign-in-provider'> &
  Required<Pick<ContributionRequest<'sign-in-provider'>, 'entry'>>;

/**
 * A manifest's facts about a sign-in method. Validated against schemas/points/sign-in-provider.schema.json,
 * which describes each.
 */
interface SignInFacts {
  readonly presentation: SignInEntry['presentation'];
  readonly path: string;
  readonly titleKey: string;
  readonly buttonKey: string;
  readonly capabilities: object;
  readonly captcha?: boolean;
  readonly redirectsWith?: string;
  readonly drawnWith?: string;
  readonly forViewers?: boolean;
  readonly roles?: readonly string[];
  readonly forgets?: readonly string[];
  readonly identity?: string;
  readonly route?: string;
  readonly resetsAt?: string;
  readonly resetsPasswords?: boolean;
  readonly forwardsOidc?: boolean;
}

/** Placeholder for the name of the entry's client in a manifest's path or route. */
const CLIENT = '{clientName}';

export type SignInRealm = Pick<CheckedRealm, 'authenticationProviders' | 'plugins' | 'settings' | 'title'>;

/**
 * The sign-in methods, in the realm's order (SGN-011). One without an enabled plugin is omitted and reported
 * (SGN-012). Those that the realm enables by a setting are appended (SGN-013).
 */
export function signInEntries(realm: SignInRealm, report: (problem: string) => void): readonly SignInEntry[] {
  return [...realm.authenticationProviders, ...joiningEntries(realm)].flatMap((entry) => {
    const facts = providerFacts(realm, entry);
    if (facts !== undefined) return [signInEntry(realm, entry, facts as unknown as SignInFacts)];
    report(`The sign-in provider "${entry.key}" has no plugin and is left out.`);
    return [];
  });
}

/** The sign-up methods (SGN-051): none unless the realm allows self-registration (SGN-016). */
export const signUpEntries = (
  { settings }: Pick<SignInRealm, 'settings'>,
  entries: readonly SignInEntry[],
): readonly SignInEntry[] =>
  entries.filter(({ capabilities }) => registersThemselves(settings, capabilities.canSignUp));

/** The entry with this sub-path; of several clients the one that is named. */
export const entryAt = (
  entries: readonly SignInEntry[],
  place: { readonly authProvider?: string; readonly clientName?: string },
): SignInEntry | undefined =>
  entries.find(
    ({ place: own }) => own.authProvider === place.authProvider && own.clientName === place.clientName,
  );

/** The entries that the platform means by these names: an entry's key, its provider, or its client (SGN-060). */
export const entriesNamed = (
  entries: readonly SignInEntry[],
  names: readonly string[],
): readonly SignInEntry[] =>
  entries.filter(({ key, place, request }) =>
    [key, request.name, place.clientName ?? key].some((name) => names.includes(name)),
  );

/** The methods that a login page offers: a mandatory one is offered alone (SGP-108). */
export function offered(realm: SignInRealm, entries: readonly SignInEntry[]): readonly SignInEntry[] {
  const mandatory = mandatoryProvider(realm);
  const alone = entries.filter(({ key }) => key === mandatory?.key);
  return alone.length > 0 ? alone : entries;
}

export interface Arrangement {
  readonly form: SignInEntry | null;
  readonly formFirst: boolean;
  readonly buttons: readonly SignInEntry[];
}

/**
 * The order of the sign-in methods (SGN-025): the first form is inline, before the buttons when the realm
 * names it first, else after them; every other method is a button. A form that may not render here, since its
 * third parties are not allowed, is a button too.
 */
export function arranged(
  entries: readonly SignInEntry[],
  isDrawable: (entry: SignInEntry) => boolean,
): Arrangement {
  const form = entries.find((entry) => entry.presentation === 'form' && isDrawable(entry)) ?? null;
  return { form, formFirst: entries[0] === form, buttons: entries.filter((entry) => entry !== form) };
}

/**
 * Methods that the realm enables by a setting, such as the magic link. Where the only listed method creates
 * no account, there is none to sign in to (SGN-013).
 */
function joiningEntries(realm: SignInRealm): readonly ProviderEntry[] {
  const { authenticationProviders: listed, plugins, settings } = realm;
  const [only] = listed;
  if (only !== undefined && listed.length === 1 && providerFacts(realm, only)?.['entitlementOnly'] === true)
    return [];
  const isOn = (setting: unknown): boolean =>
    typeof setting === 'string' && optionAt(settings, `/${setting}`) === true;
  return plugins.flatMap(({ id, options, contributes }) =>
    (contributes['sign-in-provider'] ?? [])
      .filter(
        ({ name, joinsBySetting }) =>
          isOn(joinsBySetting) && !listed.some(({ contribution }) => contribution === name),
      )
      .map(({ name }) => ({ key: name, plugin: id, contribution: name, options })),
  );
}

function signInEntry(
  realm: SignInRealm,
  { key, plugin, contribution, options }: ProviderEntry,
  facts: SignInFacts,
): SignInEntry {
  const client = facts.identity === undefined ? null : textAt(options, `/${facts.identity}`);
  const authProvider = subPathOf(facts.path) ?? contribution;
  return {
    key,
    presentation: presentationOf(facts, options),
    sendsCaptcha: facts.captcha === true,
    place:
      client !== null && facts.path.includes(CLIENT)
        ? { authProvider, clientName: client }
        : { authProvider },
    titleKey: facts.titleKey,
    buttonKey: facts.buttonKey,
    label: textAt(options, '/label') ?? client ?? realm.title,
    capabilities: capabilitiesOf(facts.capabilities, options),
    fields: Array.isArray(options['fields'])
      ? options['fields'].filter((each) => typeof each === 'string')
      : none,
    roles: facts.roles ?? none,
    forgets: facts.forgets ?? none,
    forViewers: facts.forViewers === true,
    resetsAt: facts.resetsAt === undefined ? null : textAt(options, facts.resetsAt),
    resetsPasswords: facts.resetsPasswords === true,
    forwardsOidc: facts.forwardsOidc === true,
    platformRoute: textAt(options, '/authProviderRoute') ?? withClient(facts.route ?? null, client),
    request: { point: 'sign-in-provider', plugin, name: contribution, entry: { key, options } },
  };
}

const none: readonly string[] = [];

/** The text at a JSON pointer of the options; null where there is none, or an empty one. */
function textAt(options: ProviderEntry['options'], pointer: string): string | null {
  const value = optionAt(options, pointer);
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * A manifest's route with the client's name inserted, as in `/generic-oauth/{clientName}`; null when there is
 * no name to insert.
 */
function withClient(route: string | null, client: string | null): string | null {
  if (route === null || !route.includes(CLIENT)) return route;
  return client === null ? null : route.replace(CLIENT, encodeURIComponent(client));
}

/**
 * A form whose entry sets the option named by `redirectsWith` is a redirect (SGP-027); a redirect for which
 * the option named by `drawnWith` is true is a form (SGP-132).
 */
function presentationOf(
  { presentation, redirectsWith, drawnWith }: SignInFacts,
  options: ProviderEntry['options'],
): SignInEntry['presentation'] {
  if (drawnWith !== undefined && optionAt(options, drawnWith) === true) return 'form';
  if (redirectsWith !== undefined && optionAt(options, redirectsWith) !== undefined) return 'redirect';
  return presentation;
}

function capabilitiesOf(stated: object, options: ProviderEntry['options']): SignInCapabilities {
  const has = (name: string): boolean => hasCapability(stated, options, name);
  return {
    canSignUp: has('canSignUp'),
    hasAccountDetailsPage: has('hasAccountDetailsPage'),
    hasAccountSecurityPage: has('hasAccountSecurityPage'),
    hasPasswordResetPage: has('hasPasswordResetPage'),
    hasSignUpForm: has('hasSignUpForm'),
  };
}
