/** Completes a sign-in: turns tokens into a session, asks for missing details, and navigates on. */
import { buildPath } from '../routing/buildPath';
import { LOGIN_COMPLETED, SIGNUP_COMPLETED } from '../sdk/eventNames';
import type { SignInStep, TokenAnswer } from '../sdk/signIn';
import { goOn, joinPartitions } from './afterSignIn';
import type { SignInEntry } from './signInEntries';
import type { SignInJourney } from './signInJourney';
import type { SignInDeps } from './signInDeps';
import type { SignInVisit } from './signInVisit';
import { LINKED_ACCOUNTS } from '../sdk/linkedAccounts';
import type { AnalyticsEvent, KeyValueStore } from '../sdk/services';
import { startLocale } from '../i18n/startLocale';
import { readPreferences } from '../sdk/endpoints/account';
import { readProfiles, switchProfile } from '../sdk/endpoints/profiles';
import { nextProfile } from './nextProfile';
import { storageKeys } from './storedTokens';

export type SignInEndingDeps = Pick<
  SignInDeps,
  | 'session'
  | 'vault'
  | 'client'
  | 'analytics'
  | 'values'
  | 'log'
  | 'routes'
  | 'targets'
  | 'navigation'
  | 'address'
  | 'home'
  | 'realm'
  | 'languages'
>;

/** Access to the journey that ends. */
export interface EndingJourney {
  readonly become: (journey: SignInJourney) => void;
  readonly onLoginPage: () => boolean;
}

export class SignInEnding {
  /** Navigates on once no details are missing. */
  #onward: (() => void) | null = null;

  readonly #deps: SignInEndingDeps;
  readonly #journey: EndingJourney;

  constructor(deps: SignInEndingDeps, journey: EndingJourney) {
    this.#deps = deps;
    this.#journey = journey;
  }

  /** Rejects when the tokens do not lead to a session. */
  async finish(
    entry: SignInEntry,
    { intent, callback }: SignInVisit,
    step: Extract<SignInStep, { kind: 'tokens' }>,
  ): Promise<void> {
    const { session, analytics } = this.#deps;
    const { become, onLoginPage } = this.#journey;
    become({ status: 'finishing', provider: entry.key });
    // The sign-up is complete whatever becomes of the session, so it is tracked first (SGP-012, ANA-007).
    if (step.signedUp === true) analytics.track(SIGNUP_COMPLETED, providerAnalytics(entry));
    await session.signIn(step.tokens, entry.key);
    analytics.track(LOGIN_COMPLETED, providerAnalytics(entry));
    keepLinkedAccounts(this.#deps.values, step.tokens);
    const query = step.query ?? intent.query;
    await joinPartitions(this.#deps, query);
    // The side panel closes at once: preferences are restored after it has closed.
    const beside = typeof callback === 'function';
    if (!beside) await restorePreferences(this.#deps);
    const missing = requiredDetails(step.tokens);
    const elsewhere = missing !== null && !onLoginPage();
    this.#onward = () => {
      become({ status: 'signedIn', provider: entry.key });
      goOn(this.#deps, query, elsewhere ? undefined : callback);
      if (beside) void restorePreferences(this.#deps);
    };
    if (missing === null) return this.goOnward();
    this.askOnLoginPage(
      { intent: { ...intent, query }, callback },
      { status: 'detailsMissing', provider: entry.key, optional: missing === 'optional' },
    );
  }

  /**
   * Some questions are asked only on a login page: a sign-in elsewhere, as in the side panel, navigates there
   * first.
   */
  askOnLoginPage({ intent, callback }: SignInVisit, question: SignInJourney): void {
    this.#journey.become(question);
    if (this.#journey.onLoginPage()) return;
    if (typeof callback === 'function') callback();
    this.#deps.navigation.go(buildPath(this.#deps.routes(), 'LOGIN', {}, { query: intent.query }));
  }

  /** The missing details were given or postponed (SGN-008): navigates on. */
  goOnward(): void {
    const onward = this.#onward;
    this.#onward = null;
    onward?.();
  }
}

/** From missingInformationStatus: null for NONE, and when absent; an unknown value counts as required. */
export function requiredDetails({
  missingInformationStatus: status,
}: Pick<TokenAnswer, 'missingInformationStatus'>): 'required' | 'optional' | null {
  if (!status || status === 'NONE') return null;
  return status === 'OPTIONAL' ? 'optional' : 'required';
}

/** A response without any clears those of the previous sign-in (SGN-007, SGP-122). */
function keepLinkedAccounts(
  values: KeyValueStore,
  { linkedAccounts }: Pick<TokenAnswer, 'linkedAccounts'>,
): void {
  const names = (linkedAccounts ?? []).map(({ provider }) => provider);
  if (names.length === 0) values.remove(LINKED_ACCOUNTS);
  else values.write(LINKED_ACCOUNTS, JSON.stringify(names));
}

type Parts = Pick<SignInDeps, 'realm' | 'session' | 'client' | 'values' | 'languages' | 'log'>;

/**
 * With several profiles and none remembered here, the site asks for the profile before it shows anything.
 * Never rejects: a signed-in viewer can watch regardless (FAV-027, FAV-037).
 */
export async function restorePreferences(parts: Parts): Promise<void> {
  await takeUpProfile(parts);
  await followLanguage(parts);
}

async function takeUpProfile({ realm, session, client, values, log }: Parts): Promise<void> {
  if (realm.settings.profileConfiguration.status === 'NONE') return;
  try {
    const { profiles } = await client.call(readProfiles, {});
    const next = nextProfile(profiles, {
      viewerId: session.viewer.id ?? '',
      present: session.user?.profile?.id ?? null,
      remembered: values.read(storageKeys.profile),
    });
    if (next.kind === 'take')
      await session.changeProfile(
        await client.call(switchProfile, { path: { id: next.profile.id }, body: {} }),
      );
    if (next.kind !== 'ask') return;
    const present = profiles.find(({ id }) => id === session.user?.profile?.id);
    session.askWho(present?.hasPin === true ? 'pin' : true);
  } catch (error) {
    log.warn('The profile that watches on this device was not taken up.', { reason: String(error) });
  }
}

/** A language chosen on this device stays; otherwise the account's language precedes the browser's (LOC-009). */
async function followLanguage({ client, languages, log }: Parts): Promise<void> {
  if (languages.stored() !== null || languages.offered.length < 2) return;
  try {
    const { language } = await client.call(readPreferences, {});
    const present = languages.present();
    const wanted = startLocale({
      stored: null,
      preferred: language,
      browser: [],
      realmDefault: present,
      offered: languages.offered,
    });
    if (wanted !== present) await languages.choose(wanted);
  } catch (error) {
    log.warn('The language that the viewer prefers is not known.', { reason: String(error) });
  }
}

/**
 * The provider's key, and the properties under `additionalConfig.analytics` of its entry in the realm
 * (RLM-033, ANA-009), which cannot override the key.
 */
export function providerAnalytics({
  key,
  request,
}: Pick<SignInEntry, 'key' | 'request'>): AnalyticsEvent['properties'] {
  const config = request.entry.options['additionalConfig'];
  const { analytics } = (config ?? {}) as { readonly analytics?: AnalyticsEvent['properties'] };
  return { ...analytics, provider: key };
}
