/** Delivers analytics events to the realm's sinks. An error in a sink never affects the site (ANA-010). */
import type { Analytics, AnalyticsEvent, Clock } from '../sdk/services';
import type { AnalyticsSink } from '../sdk/points';
import type { Log } from '../sdk/context';
import type { PluginRegistry } from './PluginRegistry';

export class AnalyticsHub implements Analytics {
  #sinks: readonly AnalyticsSink[] | null = null;
  /** Events tracked before the sinks were loaded. */
  #waiting: AnalyticsEvent[] = [];

  readonly #registry: Pick<PluginRegistry, 'contributionsAt' | 'resolve'>;
  readonly #clock: Clock;
  readonly #userType: () => string;
  readonly #log: Log;

  constructor(
    registry: Pick<PluginRegistry, 'contributionsAt' | 'resolve'>,
    clock: Clock,
    /** `guest` or the signed-in role (ANA-001). */
    userType: () => string,
    log: Log,
  ) {
    this.#registry = registry;
    this.#clock = clock;
    this.#userType = userType;
    this.#log = log;
  }

  track(name: string, properties: AnalyticsEvent['properties'] = {}): void {
    const event: AnalyticsEvent = { name, at: this.#clock.now(), userType: this.#userType(), properties };
    if (this.#sinks === null) this.#waiting.push(event);
    else this.#deliver(event);
  }

  /** Loads the sinks. Called after the first render, because nothing on the page depends on them. */
  async start(): Promise<void> {
    const asked = this.#registry
      .contributionsAt('analytics-sink')
      .map(({ plugin, facts }) =>
        this.#registry.resolve({ point: 'analytics-sink', plugin: plugin.id, name: facts.name }),
      );
    const settled = await Promise.allSettled(asked);
    this.#sinks = settled.flatMap((sink) => (sink.status === 'fulfilled' ? [sink.value] : []));
    for (const event of this.#waiting.splice(0)) this.#deliver(event);
  }

  /** Called when the page is being unloaded. */
  flush(): void {
    for (const sink of this.#sinks ?? []) this.#guarded(() => sink.flush?.());
  }

  #deliver(event: AnalyticsEvent): void {
    for (const sink of this.#sinks ?? []) this.#guarded(() => sink.accept(event));
  }

  #guarded(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#log.error('An analytics sink threw.', error);
    }
  }
}
