/** State of a details form: its fields, their values, and saving (FRM-013, FRM-039, ACC-023). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Countries, Country, UserDetails } from '../generated/platform';
import { CallError } from '../sdk/platform';
import type { DetailsApi } from './detailsApi';
import { detailFields, type DetailField, type FieldRules, type WantedDetail } from './rules/detailField';
import {
  detailProblem,
  detailsSent,
  knownValue,
  textOf,
  type DetailPlace,
  type DetailProblem,
  type DetailValue,
} from './rules/detailValues';
import { cleaned, trimmed } from '../sdk/typedText';

export type DetailsState =
  | { readonly status: 'loading' }
  /** Countries or details failed to load; {@link DetailsStore.load} retries. */
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly countries: Countries; readonly known: UserDetails };

/** Why the details were not saved. */
export type SavingProblem =
  | { readonly key: 'detailsIncomplete' | 'detailsNotSaved' | 'detailsStillMissing' }
  | { readonly text: string };

export class DetailsStore {
  state: DetailsState = { status: 'loading' };
  saving = false;
  problem: SavingProblem | null = null;
  /** Counts failed submissions; after each, the first invalid field gets the focus. */
  refusals = 0;
  /** Requested details, from which the fields are derived. */
  private wanted: readonly WantedDetail[] = [];
  private onlyUnknown = false;
  /** Entered values; all other fields show the platform's value. */
  private readonly typed = new Map<string, DetailValue>();
  /** Validation errors; editing a field clears its own. */
  private readonly wrong = new Map<string, DetailProblem>();

  readonly #api: DetailsApi;
  readonly #rules: FieldRules;
  readonly #report: (error: unknown) => void;

  constructor(api: DetailsApi, rules: FieldRules, report: (error: unknown) => void) {
    this.#api = api;
    this.#rules = rules;
    this.#report = report;
    makeAutoObservable<this, 'state' | 'wanted' | 'problem'>(this, {
      state: observableRef,
      wanted: observableRef,
      problem: observableRef,
    });
  }

  get countries(): readonly Country[] {
    return this.state.status === 'ready' ? this.state.countries.countries : [];
  }

  /** The selected country, else the stored one, else the caller's (API-033). */
  get country(): Country | null {
    if (this.state.status !== 'ready') return null;
    const { countries, known } = this.state;
    const codes = [
      textOf(this.typed.get('country')),
      known.address?.['country'],
      countries.callerCountryCode,
    ];
    return (
      codes
        .map((code) => this.countries.find(({ iso3166alpha2 }) => iso3166alpha2 === code))
        .find((country) => country !== undefined) ?? null
    );
  }

  get place(): DetailPlace {
    return { countries: this.countries, country: this.country?.iso3166alpha2 ?? null };
  }

  get fields(): readonly DetailField[] {
    const fields = detailFields(this.wanted, this.country, this.#rules);
    if (!this.onlyUnknown || this.state.status !== 'ready') return fields;
    const { known } = this.state;
    const unknown = fields.filter((field) => knownValue(field, known, this.place) === undefined);
    return unknown.length > 0 ? unknown : fields;
  }

  /**
   * Sets the requested details; entered values are retained. `onlyUnknown` hides details with a stored value,
   * unless all have one.
   */
  want(wanted: readonly WantedDetail[], { onlyUnknown = false } = {}): void {
    this.wanted = wanted.length > 0 ? wanted : anAddress;
    this.onlyUnknown = onlyUnknown;
  }

  /** Loads countries and stored details. Without them no field can be rendered, so a failure is a state of its own. */
  async load(): Promise<void> {
    this.state = { status: 'loading' };
    try {
      const [countries, known] = await Promise.all([this.#api.countries(), this.#api.read()]);
      runInAction(() => (this.state = { status: 'ready', countries, known }));
    } catch (error) {
      this.#report(error);
      runInAction(() => (this.state = { status: 'failed' }));
    }
  }

  value(field: DetailField): DetailValue | undefined {
    if (field.fixed !== undefined) return field.fixed;
    if (field.kind === 'country') return this.country?.iso3166alpha2 ?? '';
    const typed = this.typed.get(field.name);
    if (typed !== undefined || this.state.status !== 'ready') return typed;
    return knownValue(field, this.state.known, this.place);
  }

  /** Editing clears the field's error until the next submission. */
  type(field: DetailField, value: DetailValue): void {
    this.typed.set(field.name, typeof value === 'string' ? cleaned(value) : value);
    this.wrong.delete(field.name);
  }

  /** On blur, trims the text (FRM-030). */
  leave(field: DetailField): void {
    const value = this.typed.get(field.name);
    if (typeof value === 'string') this.typed.set(field.name, trimmed(value));
  }

  wrongWith(field: DetailField): DetailProblem | null {
    return this.wrong.get(field.name) ?? null;
  }

  /**
   * Saves the entered values, then calls `next`, which returns whether nothing is missing any more. Entered
   * values are always retained. Does nothing while a save is pending. Never rejects.
   */
  async save(next: () => Promise<boolean>): Promise<void> {
    if (this.saving || this.state.status !== 'ready' || this.hasMistakes()) return;
    this.saving = true;
    this.problem = null;
    try {
      await this.#api.write(detailsSent(this.fields, this.entered, this.place));
      const done = await next();
      if (!done) runInAction(() => (this.problem = { key: 'detailsStillMissing' }));
    } catch (error) {
      this.#report(error);
      runInAction(() => this.refuse(error));
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  private get entered(): ReadonlyMap<string, DetailValue> {
    return new Map(
      this.fields.flatMap((field) => {
        const value = this.value(field);
        return value === undefined ? [] : [[field.name, value] as const];
      }),
    );
  }

  private hasMistakes(): boolean {
    this.wrong.clear();
    for (const field of this.fields) {
      const found = detailProblem(field, this.value(field), this.place);
      if (found !== null) this.wrong.set(field.name, found);
    }
    if (this.wrong.size === 0) return false;
    this.problem = { key: 'detailsIncomplete' };
    this.refusals += 1;
    return true;
  }

  /** Marks the fields named by the platform; its messages appear above the form. */
  private refuse(error: unknown): void {
    const refused = error instanceof CallError && error.status >= 400 && error.status < 500 ? error : null;
    const blamed = namesIn(refused?.body);
    for (const { name } of this.fields) if (blamed.has(name)) this.wrong.set(name, 'invalid');
    const messages = refused?.messages.filter((message) => message !== '').join(', ') ?? '';
    this.problem = messages === '' ? { key: 'detailsNotSaved' } : { text: messages };
    this.refusals += 1;
  }
}

/** Default when no details are named: every sale needs an address. */
const anAddress: readonly WantedDetail[] = [{ fieldName: 'address', fieldType: 'address', required: true }];

function namesIn(body: unknown): ReadonlySet<string> {
  const fields: unknown =
    typeof body === 'object' && body !== null && 'missingFields' in body ? body.missingFields : null;
  if (!Array.isArray(fields)) return new Set();
  return new Set(
    fields.flatMap((field: unknown) =>
      typeof field === 'object' && field !== null && 'fieldName' in field ? [String(field.fieldName)] : [],
    ),
  );
}
