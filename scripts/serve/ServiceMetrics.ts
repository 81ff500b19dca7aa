/** The metrics of a server, for Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerFacts } from '../host/handler/AnswerRecord';
import { proxyList, startNodeServer, type NodeServer } from '../host/nodeServer';
import { StoreCorrupt, StoreUnreachable } from '../releases/ReleaseStore';
import type { StoreCheck } from './health';

export interface MetricsOptions {
  /** The address to listen on: not one that viewers reach. */
  readonly hostname: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** How many realms get a label of their own; 500 by default. */
  readonly realms?: number;
}

/** The label of further realms; no realm has this id. */
const OTHERS = '_others';
/** Default of `realms`. */
const REALMS = 500;
/** Upper limits of the histogram in seconds: warm answers take milliseconds, those with a look-up up to half a second. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export class ServiceMetrics {
  readonly #registry = new Registry();
  readonly #labelled = new Set<string>();
  readonly #options: MetricsOptions;
  readonly #requests = new Counter({
    name: 'proscenium_requests_total',
    help: 'Answers by realm, kind (page, asset, file, none) and class of the status.',
    labelNames: ['realm', 'kind', 'status'] as const,
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: 'proscenium_request_duration_seconds',
    help: 'Seconds until an answer was ready, by kind.',
    labelNames: ['kind'] as const,
    buckets: DURATIONS,
    registers: [this.#registry],
  });
  readonly #lookups = new Counter({
    name: 'proscenium_lookups_total',
    help: 'Look-ups of the subjects of pages, by source (platform, cache, refused) and outcome (found, missing, unknown).',
    labelNames: ['source', 'outcome'] as const,
    registers: [this.#registry],
  });
  readonly #errors = new Counter({
    name: 'proscenium_errors_total',
    help: 'Errors in the log, by kind: store_unreachable, store_corrupt, other.',
    labelNames: ['kind'] as const,
    registers: [this.#registry],
  });

  constructor(options: MetricsOptions, check: StoreCheck) {
    this.#options = options;
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'proscenium_store_outage_seconds',
      help: 'Seconds since the store last answered, about the age of what is served; 0 while it answers.',
      registers: [this.#registry],
      async collect() {
        this.set((await check()).outage / 1000);
      },
    });
    new Gauge({
      name: 'proscenium_store_up',
      help: '1 while the store of releases answers, else 0.',
      registers: [this.#registry],
      async collect() {
        this.set((await check()).isUp ? 1 : 0);
      },
    });
    // Rates can be computed from the first error on only if the counter exists before.
    for (const kind of ['store_unreachable', 'store_corrupt', 'other']) this.#errors.inc({ kind }, 0);
  }

  answered({ realm, kind, status, lookups, milliseconds }: AnswerFacts): void {
    this.#requests.inc({ realm: this.#label(realm), kind, status: `${Math.floor(status / 100)}xx` });
    this.#durations.observe({ kind }, milliseconds / 1000);
    for (const { source, outcome } of lookups) this.#lookups.inc({ source, outcome });
  }

  failed(error: unknown): void {
    const kind =
      error instanceof StoreUnreachable
        ? 'store_unreachable'
        : error instanceof StoreCorrupt
          ? 'store_corrupt'
          : 'other';
    this.#errors.inc({ kind });
  }

  /** Answers `/metrics` in the text format of Prometheus. Rejects when the port is taken. */
  listen(): Promise<NodeServer> {
    return startNodeServer({
      hostname: this.#options.hostname,
      port: this.#options.port,
      proxies: proxyList(''),
      handler: async ({ url }) =>
        new URL(url).pathname === '/metrics'
          ? new Response(await this.#registry.metrics(), {
              headers: { 'content-type': this.#registry.contentType, 'cache-control': 'no-store' },
            })
          : new Response('Metrics are at /metrics.\n', { status: 404 }),
    });
  }

  /** Every label costs memory here and in Prometheus, so their number is limited. */
  #label(realm: string | null): string {
    if (realm === null) return '';
    if (this.#labelled.size < (this.#options.realms ?? REALMS)) this.#labelled.add(realm);
    return this.#labelled.has(realm) ? realm : OTHERS;
  }
}
