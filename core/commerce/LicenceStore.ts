/** Licences on offer, and the selected one. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LicenceApi } from './licenceApi';
import { holdsActive, type Licence, type LicenceFamily, type Licences } from './rules/licence';
import { isPurchasable, type BuyingConditions } from './rules/licencePurchase';
import { currentLicence, standingOf, type Standing } from './rules/licenceStanding';

export type LicencesState =
  | { readonly status: 'loading' }
  /** Shown as couldntLoadLicences (LIC-082) with a retry. */
  | { readonly status: 'failed' }
  | ({ readonly status: 'ready' } & Licences);

/** Which licences a purchase is about. */
export interface LicenceRequest {
  /** Passed with the navigation; null if none were (LIC-085). */
  readonly given: readonly Licence[] | null;
  /** Named by the URL; empty for all purchasable ones. */
  readonly ids: readonly string[];
  /** A preselected one (LIC-095). */
  readonly selected: string | null;
}

export class LicenceStore {
  state: LicencesState = { status: 'loading' };
  selectedId: string | null = null;
  #request: LicenceRequest = { given: null, ids: [], selected: null };
  #ending = new AbortController();

  readonly #api: LicenceApi;
  readonly #conditions: () => BuyingConditions;
  readonly #report: (error: unknown) => void;

  constructor(
    api: LicenceApi,
    /** Evaluated on each use, since the viewer may change. */
    conditions: () => BuyingConditions,
    report: (error: unknown) => void,
  ) {
    this.#api = api;
    this.#conditions = conditions;
    this.#report = report;
    makeAutoObservable<this, 'state'>(this, { state: observableRef });
  }

  /** Every licence on offer: families first, each sorted by rank, then those without a family (LIC-007). */
  get licences(): readonly Licence[] {
    if (this.state.status !== 'ready') return [];
    return [...this.state.families.flatMap(({ licences }) => licences), ...this.state.loose];
  }

  /** Those that this viewer can buy here. */
  get purchasable(): readonly Licence[] {
    return this.licences.filter((licence) => this.isPurchasable(licence));
  }

  /** The selected licence while purchasable, else the only purchasable one. */
  get selected(): Licence | null {
    const { purchasable } = this;
    return (
      purchasable.find(({ id }) => id === this.selectedId) ??
      (purchasable.length === 1 ? (purchasable[0] ?? null) : null)
    );
  }

  /** LIC-050 and LIC-051, and only with a sku or an external seller. A licence already held is not purchasable. */
  isPurchasable(licence: Licence): boolean {
    if (
      this.standing(licence) === 'current' ||
      holdsActive(licence.holding) ||
      !isPurchasable(licence, this.#conditions())
    )
      return false;
    return licence.sku !== null || licence.buyLink !== null || licence.seller !== null;
  }

  /**
   * Relation of a licence to its family's current one (LIC-053, LIC-054); without a family it is current when
   * active.
   */
  standing(licence: Licence): Standing {
    const family =
      this.state.status === 'ready'
        ? this.state.families.find(({ licences }) => licences.some(({ id }) => id === licence.id))
        : undefined;
    return standingOf(licence, currentLicence(family?.licences ?? [licence]));
  }

  /**
   * Uses the passed licences, else loads those with the ids, else all (LIC-085). A failure is a state; another
   * call retries.
   */
  async load(request: LicenceRequest): Promise<void> {
    this.#ending.abort();
    this.#request = request;
    this.selectedId = request.selected;
    if (request.given !== null && request.given.length > 0) {
      this.state = { status: 'ready', ...grouped(request.given) };
      return;
    }
    await this.fetch();
  }

  /** Fetches from the platform: after a failure, and whenever the viewer's licences have changed (LIC-083). */
  async fetch(): Promise<void> {
    this.#ending.abort();
    const ending = new AbortController();
    this.#ending = ending;
    this.state = { status: 'loading' };
    try {
      const { families, loose } = await this.#api.families(this.#request.ids, ending.signal);
      if (ending.signal.aborted) return;
      runInAction(() => (this.state = { status: 'ready', families: families.map(ranked), loose }));
    } catch (error) {
      if (ending.signal.aborted) return;
      this.#report(error);
      runInAction(() => (this.state = { status: 'failed' }));
    }
  }

  select(id: string | null): void {
    this.selectedId = id;
  }

  /** Aborts a pending fetch. */
  dispose(): void {
    this.#ending.abort();
  }
}

/** Groups a flat list of licences by the families they name. */
function grouped(licences: readonly Licence[]): Licences {
  const families = new Map<string, Licence[]>();
  for (const licence of licences)
    if (licence.family) families.set(licence.family, [...(families.get(licence.family) ?? []), licence]);
  return {
    families: [...families].map(([id, members]) => ranked({ id, name: null, licences: members })),
    loose: licences.filter(({ family }) => !family),
  };
}

function ranked(family: LicenceFamily): LicenceFamily {
  return {
    ...family,
    licences: [...family.licences].sort((one, other) => one.rank - other.rank),
  };
}
