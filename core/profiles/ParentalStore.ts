/** The parental control of the account: what is watched without a pin, and changing that (FAV-040). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ParentalControl, ParentalControlChange } from '../generated/platform';
import type { PlatformClient } from '../sdk';
import { readParentalControl, writeParentalControl } from '../sdk/endpoints/profiles';
import { profileProblem } from './rules/profileProblem';

export class ParentalStore {
  state: 'loading' | 'failed' | 'ready' = 'loading';
  /** As the platform has it. */
  control: ParentalControl = { enabled: false };
  saving = false;
  /** The last change has arrived, and nothing was touched since. */
  saved = false;
  /** A message key: the last change was refused. */
  problem: string | null = null;

  constructor(
    private readonly client: PlatformClient,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'client' | 'report'>(this, { control: observableRef, client: false, report: false });
  }

  /** A pin has been chosen once: changes ask for it. */
  get hasPin(): boolean {
    return Boolean(this.control.pin);
  }

  async load(): Promise<void> {
    this.state = 'loading';
    try {
      const control = await this.client.call(readParentalControl, {});
      runInAction(() => {
        this.control = control;
        this.state = 'ready';
      });
    } catch (error) {
      this.report(error);
      runInAction(() => (this.state = 'failed'));
    }
  }

  /** What was said of the last change counts no more. */
  touched(): void {
    this.saved = false;
    this.problem = null;
  }

  /** Gives whether the platform has taken it. */
  async change(change: ParentalControlChange): Promise<boolean> {
    this.touched();
    this.saving = true;
    try {
      const control = await this.client.call(writeParentalControl, { body: change });
      runInAction(() => {
        this.control = control;
        this.saved = true;
      });
      return true;
    } catch (error) {
      this.report(error);
      runInAction(() => (this.problem = profileProblem(error)));
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }
}
