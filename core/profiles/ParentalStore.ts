/** The account's parental control: the age limit for watching without a PIN, and editing it (FAV-040). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ParentalControl, ParentalControlChange } from '../generated/platform';
import type { PlatformClient } from '../sdk/platform';
import { readParentalControl, writeParentalControl } from '../sdk/endpoints/profiles';
import { profileProblem } from './rules/profileProblem';

export class ParentalStore {
  state: 'loading' | 'failed' | 'ready' = 'loading';
  /** As confirmed by the platform. */
  control: ParentalControl = { enabled: false };
  saving = false;
  /** The last change was saved and nothing was edited since. */
  saved = false;
  /** Message key of the last rejected change. */
  problem: string | null = null;

  readonly #client: PlatformClient;
  readonly #report: (error: unknown) => void;

  constructor(client: PlatformClient, report: (error: unknown) => void) {
    this.#client = client;
    this.#report = report;
    makeAutoObservable(this, { control: observableRef });
  }

  /** A PIN is set, so changes require it. */
  get hasPin(): boolean {
    return Boolean(this.control.pin);
  }

  async load(): Promise<void> {
    this.state = 'loading';
    try {
      const control = await this.#client.call(readParentalControl, {});
      runInAction(() => {
        this.control = control;
        this.state = 'ready';
      });
    } catch (error) {
      this.#report(error);
      runInAction(() => (this.state = 'failed'));
    }
  }

  /** Clears the result of the last change. */
  touched(): void {
    this.saved = false;
    this.problem = null;
  }

  /** Resolves to whether the platform accepted the change. */
  async change(change: ParentalControlChange): Promise<boolean> {
    this.touched();
    this.saving = true;
    try {
      const control = await this.#client.call(writeParentalControl, { body: change });
      runInAction(() => {
        this.control = control;
        this.saved = true;
      });
      return true;
    } catch (error) {
      this.#report(error);
      runInAction(() => (this.problem = profileProblem(error)));
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }
}
