/** Marketing preferences of the viewer: loads them and submits changed answers (ACC-026 to ACC-028). */
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { MarketingPreference, MarketingPreferences } from '../generated/platform';
import type { AccountApi } from './accountApi';

export class MarketingStore {
  state: 'loading' | 'failed' | 'ready' = 'loading';
  /** Last state received from the platform. */
  preferences: readonly MarketingPreference[] = [];
  saving = false;
  /** The last submission succeeded and no answer has changed since (ACC-028). */
  submitted = false;
  /** The last submission failed. Unsaved answers are retained and can be submitted again. */
  problem: 'failed' | 'required' | null = null;
  /** Unsaved answers by field name; all other fields use the platform's value. */
  readonly #changed = observable.map<string, boolean>();

  readonly #api: Pick<AccountApi, 'marketing' | 'answerMarketing'>;
  readonly #report: (error: unknown) => void;

  constructor(api: Pick<AccountApi, 'marketing' | 'answerMarketing'>, report: (error: unknown) => void) {
    this.#api = api;
    this.#report = report;
    makeAutoObservable(this, { preferences: observableRef });
  }

  /** No unsaved answers (ACC-027). */
  get pristine(): boolean {
    return this.#changed.size === 0;
  }

  /** Never rejects. */
  async load(): Promise<void> {
    this.state = 'loading';
    try {
      const answer = await this.#api.marketing();
      runInAction(() => {
        this.take(answer);
        this.state = 'ready';
      });
    } catch (error) {
      this.#report(error);
      runInAction(() => (this.state = 'failed'));
    }
  }

  /** Effective answer: the unsaved one, else the platform's, else the default. */
  isOn({ fieldName, answer, defaultValue }: MarketingPreference): boolean {
    return this.#changed.get(fieldName) ?? answer ?? defaultValue === true;
  }

  toggle({ fieldName }: MarketingPreference, answer: boolean): void {
    this.#changed.set(fieldName, answer);
    this.submitted = false;
    this.problem = null;
  }

  /** Sends only changed answers. Answers toggled during the call stay unsaved. Never rejects. */
  async submit(): Promise<void> {
    if (this.pristine || this.saving) return;
    if (
      this.preferences.some(
        (preference) => preference.required === true && isAsked(preference) && !this.isOn(preference),
      )
    ) {
      this.problem = 'required';
      return;
    }
    const sent = [...this.#changed].map(([fieldName, answer]) => ({ fieldName, answer }));
    this.saving = true;
    this.problem = null;
    try {
      const answer = await this.#api.answerMarketing(sent);
      runInAction(() => {
        for (const { fieldName, answer: each } of sent)
          if (this.#changed.get(fieldName) === each) this.#changed.delete(fieldName);
        this.take(answer);
        this.submitted = this.pristine;
      });
    } catch (error) {
      this.#report(error);
      runInAction(() => (this.problem = 'failed'));
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  private take({ preferences }: MarketingPreferences): void {
    this.preferences = (preferences ?? []).filter((each): each is MarketingPreference =>
      Boolean(each?.fieldName),
    );
  }
}

/** False for entries that are informational text only. */
export const isAsked = ({ fieldType }: Pick<MarketingPreference, 'fieldType'>): boolean =>
  fieldType !== 'information';
