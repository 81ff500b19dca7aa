/** Activates the contributions of a realm's plugins lazily, in isolation and once each, and remembers failures. */
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ContributionFacts, EnabledPlugin } from '../realm/checkedRealm';
import { type ContributionPoints, factPoints, type PointName } from '../sdk/points';
import type { PluginContext } from '../sdk/context';
import type { Clock } from '../sdk/services';
import { ContributionFailure, type ContributionState } from './ContributionState';

/** How many modules were imported again, so that each retry has an address of its own. */
let attempts = 0;

/**
 * Imports a module, with one retry; rejects if that fails too. Browsers may cache a failed module fetch per
 * URL for the lifetime of the document, so the retry adds a query parameter (which hosts ignore) to the URL
 * parsed from the browser's error message.
 */
export function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const [address] = /(?<!\S)https?:\S+\.js/.exec(String(error)) ?? [];
    return address === undefined ? load() : (import(`${address}?again=${attempts++}`) as Promise<T>);
  });
}

/** Imports the module of a contribution; `exported` names its export, unless it is the default one. */
export type ContributionLoader = (() => Promise<object>) & { readonly exported?: string };

/** Plugin id → contribution (`<point>/<name>`) → its loader; generated. */
export type PluginModules = Readonly<Record<string, Readonly<Record<string, ContributionLoader>>>>;

/** Creates the context of one contribution. A realm may list a provider twice, with different options. */
export type ContextFactory = (
  plugin: EnabledPlugin,
  facts: ContributionFacts,
  options: Readonly<Record<string, unknown>>,
  lifetime: PluginLifetime,
) => PluginContext;

type Activation = (context: PluginContext) => unknown;

/** The lifetime of a plugin: an abort signal and its registered disposals. */
export interface PluginLifetime {
  readonly signal: AbortSignal;
  readonly onDispose: (dispose: () => void) => void;
}

/** Identifies a contribution. */
export interface ContributionRequest<Point extends PointName> {
  readonly point: Point;
  readonly plugin: string;
  readonly name: string;
  /** Distinguishes two entries of the same contribution and carries the entry's own options. */
  readonly entry?: { readonly key: string; readonly options: Readonly<Record<string, unknown>> };
}

/** A contribution of the realm, with the facts from its manifest. */
export interface DeclaredContribution {
  readonly plugin: EnabledPlugin;
  readonly facts: ContributionFacts;
}

/** Time limit for loading and activating a contribution, in ms. */
export const ACTIVATION_TIMEOUT_MS = 10_000;

export class PluginRegistry {
  /** By contribution key; observable, for the preview route. */
  readonly states = observable.map<string, ContributionState>();
  readonly #active = new Map<string, Promise<unknown>>();
  readonly #settled = new Map<string, unknown>();
  readonly #disposals: (() => void)[] = [];
  readonly #ending = new AbortController();

  readonly #modules: PluginModules;
  readonly #contextOf: ContextFactory;
  readonly #clock: Clock;
  readonly #report: (failure: ContributionFailure) => void;
  readonly #watchConnection: () => () => boolean;

  constructor(
    readonly plugins: readonly EnabledPlugin[],
    modules: PluginModules,
    contextOf: ContextFactory,
    clock: Clock,
    report: (failure: ContributionFailure) => void,
    watchConnection: () => () => boolean = () => () => true,
  ) {
    this.#modules = modules;
    this.#contextOf = contextOf;
    this.#clock = clock;
    this.#report = report;
    this.#watchConnection = watchConnection;
    makeAutoObservable(this, { plugins: false, states: false, contributionsAt: false, stateOf: false });
    for (const plugin of plugins)
      for (const [point, facts] of Object.entries(plugin.contributes))
        for (const { name } of facts ?? [])
          this.states.set(`${plugin.id}:${point}/${name}`, {
            status: factPoints.has(point) ? 'active' : 'enabled',
          });
  }

  /** The contributions at a point, in the realm's plugin order. Loads no code. */
  contributionsAt(point: PointName): readonly DeclaredContribution[] {
    return this.plugins.flatMap((plugin) =>
      (plugin.contributes[point] ?? []).map((facts) => ({ plugin, facts })),
    );
  }

  /**
   * Activates a contribution, single-flight: equal requests share one result; a failed one rejects with the
   * same {@link ContributionFailure} until {@link forget} is called, unless it lacked a connection. Also rejects when
   * the realm does not enable it, and after {@link ACTIVATION_TIMEOUT_MS}.
   */
  resolve<Point extends PointName>(request: ContributionRequest<Point>): Promise<ContributionPoints[Point]> {
    const key = keyOf(request);
    let pending = this.#active.get(key);
    if (pending === undefined) {
      pending = this.activate(request, key);
      // Callers handle the rejection; this only prevents an unhandledrejection event.
      pending.catch(() => undefined);
      this.#active.set(key, pending);
    }
    return pending as Promise<ContributionPoints[Point]>;
  }

  /** The contribution if it is already active, so that a page can render it synchronously; else undefined. */
  activeNow<Point extends PointName>(
    request: ContributionRequest<Point>,
  ): ContributionPoints[Point] | undefined {
    return this.#settled.get(keyOf(request)) as ContributionPoints[Point] | undefined;
  }

  /** The state of a contribution; observable. Undefined if the realm does not have it. */
  stateOf(request: ContributionRequest<PointName>): ContributionState | undefined {
    return this.states.get(keyOf(request));
  }

  /** Forgets a failure, so that the contribution can be activated again. One that has not failed stays as it is. */
  forget<Point extends PointName>(request: ContributionRequest<Point>): void {
    const key = keyOf(request);
    if (this.states.get(key)?.status !== 'failed') return;
    this.#active.delete(key);
    this.#settled.delete(key);
    this.states.set(key, { status: 'enabled' });
  }

  /** Records that a contribution threw while rendering or in a call, and marks it as failed. */
  fail<Point extends PointName>(
    request: ContributionRequest<Point>,
    phase: ContributionFailure['phase'],
    cause: unknown,
  ): ContributionFailure {
    const failure = new ContributionFailure(request.plugin, `${request.point}/${request.name}`, phase, cause);
    this.states.set(keyOf(request), { status: 'failed', reason: failure });
    if (phase !== 'no connection') this.#report(failure);
    return failure;
  }

  /** Disposes every plugin: aborts their signals and runs their disposals in reverse order. */
  dispose(): void {
    this.#ending.abort();
    for (const dispose of this.#disposals.splice(0).reverse()) {
      try {
        dispose();
      } catch (error) {
        this.#report(new ContributionFailure('unknown', 'dispose', 'activate', error));
      }
    }
    this.#active.clear();
    this.#settled.clear();
    for (const key of this.states.keys()) this.states.set(key, { status: 'disposed' });
  }

  private async activate<Point extends PointName>(
    request: ContributionRequest<Point>,
    key: string,
  ): Promise<unknown> {
    const plugin = this.plugins.find(({ id }) => id === request.plugin);
    const load = this.#modules[request.plugin]?.[`${request.point}/${request.name}`];
    const facts = plugin?.contributes[request.point]?.find(({ name }) => name === request.name);
    if (plugin === undefined || load === undefined || facts === undefined)
      throw this.fail(request, 'not enabled', undefined);

    runInAction(() => this.states.set(key, { status: 'loading' }));
    let phase: ContributionFailure['phase'] = 'load';
    let isLate = false;
    let isConnected = (): boolean => true;
    const work = async (): Promise<unknown> => {
      const module = await importWithRetry(load);
      phase = 'activate';
      const activate = (module as Readonly<Record<string, unknown>>)[load.exported ?? 'default'];
      const options = request.entry?.options ?? plugin.options;
      return (activate as Activation)(this.#contextOf(plugin, facts, options, this.lifetime()));
    };
    try {
      // A host may lack what a browser has: that is reported as well, by the plugin's name.
      isConnected = this.#watchConnection();
      const contribution = await this.withinLimit(work(), () => (isLate = true));
      this.#settled.set(key, contribution);
      runInAction(() => this.states.set(key, { status: 'active' }));
      return contribution;
    } catch (error) {
      if (phase !== 'load' || isConnected()) throw this.fail(request, isLate ? 'time limit' : phase, error);
      // The next request tries again.
      this.#active.delete(key);
      throw this.fail(request, 'no connection', error);
    }
  }

  private withinLimit<T>(work: Promise<T>, onLimit: () => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = this.#clock.after(ACTIVATION_TIMEOUT_MS, () => {
        onLimit();
        reject(new Error(`It took longer than ${ACTIVATION_TIMEOUT_MS / 1000} s.`));
      });
      work.then(resolve, reject).finally(cancel);
    });
  }

  private lifetime(): PluginLifetime {
    return { signal: this.#ending.signal, onDispose: (dispose) => this.#disposals.push(dispose) };
  }
}

function keyOf(request: ContributionRequest<PointName>): string {
  const entry = request.entry === undefined ? '' : `#${request.entry.key}`;
  return `${request.plugin}:${request.point}/${request.name}${entry}`;
}
