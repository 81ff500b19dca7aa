/** The profiles of the viewer's account: list, create, edit, delete and select (FAV-030, FAV-036, FAV-037). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KeyValueStore } from '../sdk/services';
import type { PlatformClient } from '../sdk/platform';
import {
  createProfile,
  deleteProfile,
  readProfiles,
  switchProfile,
  unlockParentalControl,
  writeProfile,
} from '../sdk/endpoints/profiles';
import type { SessionStore } from '../session/SessionStore';
import { rememberedAs } from '../session/nextProfile';
import { storageKeys } from '../session/storedTokens';
import { asksPin, profileProblem } from './rules/profileProblem';
import { changeOf, profileOf, profilesOf, type Profile, type ProfileDraft } from './rules/profileDraft';

export interface ProfileDeps {
  readonly client: PlatformClient;
  readonly session: Pick<
    SessionStore,
    'user' | 'viewer' | 'impersonated' | 'asksWho' | 'changeProfile' | 'askWho' | 'readAgain' | 'seeMore'
  >;
  /** Local storage: who watched last on this device. */
  readonly values: KeyValueStore;
  readonly report: (error: unknown) => void;
}

/** `problem` is a message key. */
export type ProfileAnswer = { readonly done: true } | { readonly done: false; readonly problem: string };

export class ProfileStore {
  status: 'idle' | 'loading' | 'failed' | 'ready' = 'idle';
  profiles: readonly Profile[] = [];
  /** Maximum number of profiles. */
  limit = 1;
  /** Id of the profile being switched to. */
  choosing: string | null = null;
  /** Id of the viewer to whom the loaded profiles belong. */
  #whose: string | null = null;

  readonly #deps: ProfileDeps;

  constructor(deps: ProfileDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { profiles: observableRef });
  }

  /** The selected profile's id, from the session; null for a guest. */
  get present(): string | null {
    return this.#deps.session.user?.profile?.id ?? null;
  }

  /**
   * Neither children nor impersonating staff may create, edit or delete profiles (ADM-013), nor anybody before
   * it is known who is watching: editing removes PINs.
   */
  get mayManage(): boolean {
    const { viewer, impersonated, asksWho } = this.#deps.session;
    return !viewer.isChild && !impersonated && !asksWho;
  }

  get isFull(): boolean {
    return this.profiles.length >= this.limit;
  }

  /**
   * Fetches the profiles; shows the previous ones meanwhile unless they are another viewer's. A failure
   * becomes a state with a retry.
   */
  async load(): Promise<void> {
    const viewer = this.#deps.session.viewer.id;
    if (this.#whose !== viewer) {
      this.#whose = viewer;
      this.profiles = [];
    }
    this.status = 'loading';
    try {
      const { profiles, limit } = await this.#deps.client.call(readProfiles, {});
      // Another viewer's profiles are being fetched, or shown, by now.
      if (this.#whose !== viewer) return;
      runInAction(() => {
        this.profiles = profilesOf(profiles);
        this.limit = limit;
        this.status = this.profiles.length > 0 ? 'ready' : 'failed';
      });
    } catch (error) {
      this.#deps.report(error);
      if (this.#whose === viewer) runInAction(() => (this.status = 'failed'));
    }
  }

  /** Whether selecting this profile now requires its PIN. */
  asksPin(profile: Profile): boolean {
    const { viewer, asksWho } = this.#deps.session;
    return asksPin({ isChild: viewer.isChild, asksWho }, profile);
  }

  async create(draft: ProfileDraft): Promise<ProfileAnswer> {
    return this.change(async () => {
      const made = await this.#deps.client.call(createProfile, { body: changeOf(draft) });
      runInAction(() => (this.profiles = [...this.profiles, profileOf(made)]));
    });
  }

  /** Changes to the selected profile appear in the shell at once. */
  async edit({ id }: Profile, draft: ProfileDraft): Promise<ProfileAnswer> {
    return this.change(async () => {
      const changed = await this.#deps.client.call(writeProfile, { path: { id }, body: changeOf(draft) });
      runInAction(
        () =>
          (this.profiles = this.profiles.map((profile) =>
            profile.id === id ? profileOf(changed) : profile,
          )),
      );
      if (id === this.present) await this.#deps.session.readAgain();
    });
  }

  /** Also deletes the profile's data. */
  async delete({ id }: Profile): Promise<ProfileAnswer> {
    return this.change(async () => {
      await this.#deps.client.call(deleteProfile, { path: { id } });
      runInAction(() => (this.profiles = this.profiles.filter((profile) => profile.id !== id)));
    });
  }

  /**
   * Switches to this profile and remembers it on this device (FAV-036). The platform checks a PIN, also that of
   * the selected profile. Rejects a second call while a switch is pending.
   */
  async choose(profile: Profile, pin?: string): Promise<ProfileAnswer> {
    const { client, session, values } = this.#deps;
    const { id } = profile;
    if (this.choosing !== null) return { done: false, problem: 'genericError' };
    const asked = this.asksPin(profile);
    if (asked && pin === undefined) return { done: false, problem: 'profilePinWanted' };
    this.choosing = id;
    const answer = await this.change(async () => {
      if (asked || id !== this.present)
        await session.changeProfile(
          await client.call(switchProfile, { path: { id }, body: pin === undefined ? {} : { pin } }),
        );
      session.askWho(false);
      if (session.viewer.id !== null && !session.impersonated)
        values.write(storageKeys.profile, rememberedAs(session.viewer.id, id));
    });
    runInAction(() => (this.choosing = null));
    return answer;
  }

  /** Unlocks restricted content for some hours, with the parental control PIN (FAV-040). */
  async unlock(pin: string): Promise<ProfileAnswer> {
    const { client, session } = this.#deps;
    return this.change(async () =>
      session.seeMore(await client.call(unlockParentalControl, { body: { pin } })),
    );
  }

  private async change(work: () => Promise<void>): Promise<ProfileAnswer> {
    try {
      await work();
      return { done: true };
    } catch (error) {
      this.#deps.report(error);
      return { done: false, problem: profileProblem(error) };
    }
  }
}
