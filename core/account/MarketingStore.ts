/** What the viewer may be written to about: the answers, and sending those that were changed (ACC-026 to ACC-028). */
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { MarketingPreference, MarketingPreferences } from '../generated/platform';
import type { AccountApi } from './accountApi';

export class MarketingStore {
  state: 'loading' | 'failed' | 'ready' = 'loading';
  /** As the platform has them. */
  preferences: readonly MarketingPreference[] = [];
  saving = false;
  /** The last set of answers has arrived, and none was changed since (ACC-028). */
  submitted = false;
  /** The last set did not arrive; the answers stay as they were given and can be sent again. */
  problem: 'failed' | 'required' | null = null;
  /** Answers that the platform does not have yet; what it says of every other counts. */
  private readonly changed = observable.map<string, boolean>();

  constructor(
    private readonly api: Pick<AccountApi, 'marketing' | 'answerMarketing'>,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'api' | 'report' | 'changed'>(this, { preferences: observableRef, api: false, report: false, changed: false });
  }

  /** Nothing was toggled since the platform was last heard (ACC-027). */
  get pristine(): boolean {
    return this.changed.size === 0;
  }

  /** Reads the answers. Never rejects. */
  async load(): Promise<void> {
    this.state = 'loading';
    try {
      const answer = await this.api.marketing();
      runInAction(() => {
        this.take(answer);
        this.state = 'ready';
      });
    } catch (error) {
      this.report(error);
      runInAction(() => (this.state = 'failed'));
    }
  }

  /** The answer that stands: the viewer's own, else what counts without one. */
  isOn({ fieldName, answer, defaultValue }: MarketingPreference): boolean {
    return this.changed.get(fieldName) ?? answer ?? defaultValue === true;
  }

  toggle({ fieldName }: MarketingPreference, answer: boolean): void {
    this.changed.set(fieldName, answer);
    this.submitted = false;
    this.problem = null;
  }

  /** Sends what was changed, unless nothing was. What is toggled meanwhile stays changed. Never rejects. */
  async submit(): Promise<void> {
    if (this.pristine || this.saving) return;
    if (this.preferences.some((preference) => preference.required === true && isAsked(preference) && !this.isOn(preference))) {
      this.problem = 'required';
      return;
    }
    const sent = [...this.changed].map(([fieldName, answer]) => ({ fieldName, answer }));
    this.saving = true;
    this.problem = null;
    try {
      const answer = await this.api.answerMarketing(sent);
      runInAction(() => {
        for (const { fieldName, answer: each } of sent) if (this.changed.get(fieldName) === each) this.changed.delete(fieldName);
        this.take(answer);
        this.submitted = this.pristine;
      });
    } catch (error) {
      this.report(error);
      runInAction(() => (this.problem = 'failed'));
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  private take({ preferences }: MarketingPreferences): void {
    this.preferences = (preferences ?? []).filter((each): each is MarketingPreference => Boolean(each?.fieldName));
  }
}

/** Whether it has an answer at all: some are texts that only inform. */
export const isAsked = ({ fieldType }: Pick<MarketingPreference, 'fieldType'>): boolean => fieldType !== 'information';
