/** Records what an access log, metrics and `Server-Timing` say of one answer. */
import type { LookupSource } from './ContentLookup';
import type { PageSources } from './describePage';
import type { Site } from './Site';
import { traceContext, type TraceContext } from './traceContext';

/** What an access log may say of an answer: no address, since addresses contain one-time tokens. */
export interface AnswerFacts {
  readonly hostname: string;
  /** The realm; null when none was found. */
  readonly realm: string | null;
  /** The hash of the release that was served; null without a realm, and for a realm that is not from a store. */
  readonly release: string | null;
  readonly kind: 'page' | 'asset' | 'file' | 'none';
  /** The role of a page's route. */
  readonly role: string | null;
  readonly status: number;
  /** The look-ups of a page's subject. */
  readonly lookups: readonly LookupFacts[];
  /** The trace id and the id of the host's span, see {@link TraceContext}. */
  readonly trace: string;
  readonly span: string;
  /** How long the answer took. */
  readonly milliseconds: number;
}

interface LookupFacts {
  readonly source: LookupSource;
  readonly outcome: 'found' | 'missing' | 'unknown';
}

/** What an answer waits for: the store of releases, look-ups at the platform, and the content of a page. */
type Wait = 'store' | 'lookup' | 'content';

export class AnswerRecord {
  kind: AnswerFacts['kind'] = 'none';
  role: string | null = null;
  site: Site | null = null;
  readonly #hostname: string;
  readonly #trace: TraceContext;
  readonly #started = performance.now();
  readonly #waits = new Map<Wait, number>();
  readonly #lookups: LookupFacts[] = [];

  constructor(hostname: string, headers: Headers) {
    this.#hostname = hostname;
    this.#trace = traceContext(headers);
  }

  /** The result of the work; adds the time that it takes. */
  async timed<T>(wait: Wait, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#waits.set(wait, (this.#waits.get(wait) ?? 0) + performance.now() - started);
    }
  }

  /** The headers with which calls to the platform continue the trace. */
  get trace(): TraceContext['headers'] {
    return this.#trace.headers;
  }

  /** The same look-ups, recorded and sent with the trace context. */
  lookups(contents: PageSources['contents']): PageSources['contents'] {
    return {
      find: async (realm, locale, head, parameters) => {
        const sources: LookupSource[] = [];
        const lookup = await this.timed('lookup', () =>
          contents.find(realm, locale, head, parameters, {
            headers: this.trace,
            from: (source) => sources.push(source),
          }),
        );
        this.#lookups.push(...sources.map((source) => ({ source, outcome: lookup.kind })));
        return lookup;
      },
    };
  }

  /** The value of the `Server-Timing` header: durations in milliseconds. */
  serverTiming(): string {
    return [...this.#waits].map(([wait, duration]) => `${wait};dur=${duration.toFixed(1)}`).join(', ');
  }

  facts(status: number): AnswerFacts {
    const { site, kind, role } = this;
    return {
      hostname: this.#hostname,
      realm: site?.realm.id ?? null,
      release: site?.release ?? null,
      kind,
      role,
      status,
      lookups: this.#lookups,
      trace: this.#trace.trace,
      span: this.#trace.span,
      milliseconds: performance.now() - this.#started,
    };
  }
}
