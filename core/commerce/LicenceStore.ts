/** What the viewer is offered to buy, and which of it they have chosen. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LicenceApi } from './licenceApi';
import type { Licence, LicenceFamily } from './rules/licence';
import { holdingOf, holdsActive } from './rules/licenceStatus';
import { isPurchasable, type BuyingConditions } from './rules/licencePurchase';
import { currentLicence, standingOf, type Standing } from './rules/licenceStanding';
import { skuOf } from './rules/basketItem';

export type LicencesState =
  | { readonly status: 'loading' }
  /** The page says couldntLoadLicences (LIC-082) and offers a retry. */
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly families: readonly LicenceFamily[]; readonly loose: readonly Licence[] };

/** Which licences a purchase is about. */
export interface LicenceRequest {
  /** Those that came with the navigation; null when there were none (LIC-085). */
  readonly given: readonly Licence[] | null;
  /** Those the address names; empty for all that can be bought. */
  readonly ids: readonly string[];
  /** A preselected one (LIC-095). */
  readonly selected: string | null;
}

export class LicenceStore {
  state: LicencesState = { status: 'loading' };
  selectedId: string | null = null;
  private request: LicenceRequest = { given: null, ids: [], selected: null };
  private ending = new AbortController();

  constructor(
    private readonly api: LicenceApi,
    /** Read anew at every question: the viewer may become another one. */
    private readonly conditions: () => BuyingConditions,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'api' | 'conditions' | 'report' | 'request' | 'ending' | 'state'>(this, {
      api: false,
      conditions: false,
      report: false,
      request: false,
      ending: false,
      state: observableRef,
    });
  }

  /** Every licence on offer: families first, each with its members in order of rank, then the loose ones (LIC-007). */
  get licences(): readonly Licence[] {
    if (this.state.status !== 'ready') return [];
    return [...this.state.families.flatMap(({ licences }) => licences), ...this.state.loose];
  }

  /** Those that this viewer can buy here. */
  get purchasable(): readonly Licence[] {
    return this.licences.filter((licence) => this.isPurchasable(licence));
  }

  /** The chosen one, as long as it can be bought; else the only one that can. */
  get selected(): Licence | null {
    const { purchasable } = this;
    return purchasable.find(({ id }) => id === this.selectedId) ?? (purchasable.length === 1 ? (purchasable[0] ?? null) : null);
  }

  /** By LIC-050 and LIC-051, and only with something to put into the basket or a place that sells it. What is held already is not bought again. */
  isPurchasable(licence: Licence): boolean {
    if (this.standing(licence) === 'current' || holdsActive(holdingOf(licence)) || !isPurchasable(licence, this.conditions())) return false;
    return skuOf(licence) !== null || Boolean(licence.ctaControl) || Boolean(licence.purchaseStrategy.externalAuthProviderDetails);
  }

  /** Where a licence stands in its family (LIC-053, LIC-054); a loose one is current when it is active. */
  standing(licence: Licence): Standing {
    const family =
      this.state.status === 'ready' ? this.state.families.find(({ licences }) => licences.some(({ id }) => id === licence.id)) : undefined;
    return standingOf(licence, currentLicence(family?.licences ?? [licence]));
  }

  /** Takes the given licences, else loads those with the ids, else all (LIC-085). A failure is a state with {@link retry}. */
  async load(request: LicenceRequest): Promise<void> {
    this.ending.abort();
    this.request = request;
    this.selectedId = request.selected;
    if (request.given !== null && request.given.length > 0) {
      this.state = { status: 'ready', ...grouped(request.given) };
      return;
    }
    await this.fetch();
  }

  /** Reads the platform again: after a failure, and whenever the viewer's licences have changed (LIC-083). */
  async fetch(): Promise<void> {
    this.ending.abort();
    const ending = new AbortController();
    this.ending = ending;
    this.state = { status: 'loading' };
    try {
      const { families, licences } = await this.api.families(this.request.ids, ending.signal);
      if (ending.signal.aborted) return;
      runInAction(() => (this.state = { status: 'ready', families: families.map(ranked), loose: licences }));
    } catch (error) {
      if (ending.signal.aborted) return;
      this.report(error);
      runInAction(() => (this.state = { status: 'failed' }));
    }
  }

  select(id: string | null): void {
    this.selectedId = id;
  }

  /** Drops what is on its way. */
  dispose(): void {
    this.ending.abort();
  }
}

/** Licences that came in a list, put into the families they name. */
function grouped(licences: readonly Licence[]): { families: LicenceFamily[]; loose: Licence[] } {
  const families = new Map<string, Licence[]>();
  for (const licence of licences) if (licence.family) families.set(licence.family, [...(families.get(licence.family) ?? []), licence]);
  return {
    families: [...families].map(([id, members]) => ranked({ id, licences: members })),
    loose: licences.filter(({ family }) => !family),
  };
}

function ranked(family: LicenceFamily): LicenceFamily {
  return { ...family, licences: [...family.licences].sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0)) };
}
