/** A form for details of the viewer: its fields, what stands in them, and saving it (FRM-013, FRM-039, ACC-023). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Countries, Country, UserDetails } from '../generated/platform';
import { CallError } from '../sdk';
import type { DetailsApi } from './detailsApi';
import { detailFields, type DetailField, type FieldRules, type WantedDetail } from './rules/detailField';
import { detailProblem, detailsSent, knownValue, textOf, type DetailPlace, type DetailProblem, type DetailValue } from './rules/detailValues';
import { cleaned, trimmed } from '../sdk/typedText';

export type DetailsState =
  | { readonly status: 'loading' }
  /** Countries and details could not be had; {@link DetailsStore.load} tries again. */
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly countries: Countries; readonly known: UserDetails };

/** Why the details were not saved. */
export type SavingProblem = { readonly key: 'detailsIncomplete' | 'detailsNotSaved' | 'detailsStillMissing' } | { readonly text: string };

export class DetailsStore {
  state: DetailsState = { status: 'loading' };
  saving = false;
  problem: SavingProblem | null = null;
  /** Counts the presses that saved nothing: after each, the focus goes to the first field that is wrong. */
  refusals = 0;
  /** Details that are asked for; the fields follow. */
  private wanted: readonly WantedDetail[] = [];
  private onlyUnknown = false;
  /** What was typed; what the platform knows stands in every other field. */
  private readonly typed = new Map<string, DetailValue>();
  /** Fields that were found wrong and have not been touched since. */
  private readonly wrong = new Map<string, DetailProblem>();

  constructor(
    private readonly api: DetailsApi,
    private readonly rules: FieldRules,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'api' | 'rules' | 'report' | 'state' | 'wanted' | 'problem'>(this, {
      api: false,
      rules: false,
      report: false,
      state: observableRef,
      wanted: observableRef,
      problem: observableRef,
    });
  }

  get countries(): readonly Country[] {
    return this.state.status === 'ready' ? this.state.countries.countries : [];
  }

  /** The chosen country, else the one that is kept, else the caller's (API-033). */
  get country(): Country | null {
    if (this.state.status !== 'ready') return null;
    const { countries, known } = this.state;
    const codes = [textOf(this.typed.get('country')), known.address?.['country'], countries.callerCountryCode];
    return codes.map((code) => this.countries.find(({ iso3166alpha2 }) => iso3166alpha2 === code)).find((country) => country !== undefined) ?? null;
  }

  get place(): DetailPlace {
    return { countries: this.countries, country: this.country?.iso3166alpha2 ?? null };
  }

  get fields(): readonly DetailField[] {
    const fields = detailFields(this.wanted, this.country, this.rules);
    if (!this.onlyUnknown || this.state.status !== 'ready') return fields;
    const { known } = this.state;
    const unknown = fields.filter((field) => knownValue(field, known, this.place) === undefined);
    return unknown.length > 0 ? unknown : fields;
  }

  /** Asks for other details; what was typed stays. `onlyUnknown` leaves out what the platform knows, unless that is all of them. */
  want(wanted: readonly WantedDetail[], { onlyUnknown = false } = {}): void {
    this.wanted = wanted.length > 0 ? wanted : anAddress;
    this.onlyUnknown = onlyUnknown;
  }

  /** Reads what is known. Without it no field can be drawn, so a failure is a state of its own. */
  async load(): Promise<void> {
    this.state = { status: 'loading' };
    try {
      const [countries, known] = await Promise.all([this.api.countries(), this.api.read()]);
      runInAction(() => (this.state = { status: 'ready', countries, known }));
    } catch (error) {
      this.report(error);
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

  /** Typing in a field that was found wrong takes the blame away until the next press. */
  type(field: DetailField, value: DetailValue): void {
    this.typed.set(field.name, typeof value === 'string' ? cleaned(value) : value);
    this.wrong.delete(field.name);
  }

  /** The field is left: blanks around its text go (FRM-030). */
  leave(field: DetailField): void {
    const value = this.typed.get(field.name);
    if (typeof value === 'string') this.typed.set(field.name, trimmed(value));
  }

  wrongWith(field: DetailField): DetailProblem | null {
    return this.wrong.get(field.name) ?? null;
  }

  /**
   * Saves what was entered, then does what comes next, which gives whether that was all. What was typed stays in any case. A second
   * press while one is on its way does nothing. Never rejects.
   */
  async save(next: () => Promise<boolean>): Promise<void> {
    if (this.saving || this.state.status !== 'ready' || this.hasMistakes()) return;
    this.saving = true;
    this.problem = null;
    try {
      await this.api.write(detailsSent(this.fields, this.entered, this.place));
      const done = await next();
      if (!done) runInAction(() => (this.problem = { key: 'detailsStillMissing' }));
    } catch (error) {
      this.report(error);
      runInAction(() => this.refuse(error));
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  private get entered(): ReadonlyMap<string, DetailValue> {
    return new Map(this.fields.flatMap((field) => {
      const value = this.value(field);
      return value === undefined ? [] : [[field.name, value] as const];
    }));
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

  /** Fields that the platform blames are marked; what it says besides stands above them. */
  private refuse(error: unknown): void {
    const refused = error instanceof CallError && error.status >= 400 && error.status < 500 ? error : null;
    const blamed = namesIn(refused?.body);
    for (const { name } of this.fields) if (blamed.has(name)) this.wrong.set(name, 'invalid');
    const said = refused?.messages.filter((message) => message !== '').join(', ') ?? '';
    this.problem = said === '' ? { key: 'detailsNotSaved' } : { text: said };
    this.refusals += 1;
  }
}

/** Asked for details without being told which: an address is what every sale needs. */
const anAddress: readonly WantedDetail[] = [{ fieldName: 'address', fieldType: 'address', required: true }];

function namesIn(body: unknown): ReadonlySet<string> {
  const fields: unknown = typeof body === 'object' && body !== null && 'missingFields' in body ? body.missingFields : null;
  if (!Array.isArray(fields)) return new Set();
  return new Set(fields.flatMap((field: unknown) => (typeof field === 'object' && field !== null && 'fieldName' in field ? [String(field.fieldName)] : [])));
}
