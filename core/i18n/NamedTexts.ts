/**
 * Requests texts of platform keys that neither the site nor the labels have. Loaded lazily, with the first
 * such key.
 */
import { when } from 'mobx';
import { compileLabels } from './compileLabels';
import type { CompiledMessages } from './compiledMessages';
import { defaultLabels, type LabelSource } from './labels';
import type { ReportMessageProblem } from './messageProblems';

export interface NamedTextsDeps {
  readonly source: Pick<LabelSource, 'texts'>;
  readonly signal: AbortSignal;
  readonly report: ReportMessageProblem;
  /** Language of the page. */
  readonly locale: () => string;
  /** The labels of that language have loaded. */
  readonly isLabelled: () => boolean;
  readonly has: (key: string) => boolean;
  readonly learn: (locale: string, texts: CompiledMessages) => void;
}

/** Excludes strings that are not keys from the request. */
const KEY = /^[A-Za-z][\w.-]{0,99}$/;

/**
 * Requests each key once per language, after the labels, and batches keys that are requested at the same
 * time; nothing waits for the answer.
 */
export class NamedTexts {
  readonly #asked = new Set<string>();
  #wanted = new Set<string>();

  readonly #deps: NamedTextsDeps;

  constructor(deps: NamedTextsDeps) {
    this.#deps = deps;
  }

  ask(key: string): void {
    if (!KEY.test(key) || this.#wanted.has(key) || this.#asked.has(this.#nameOf(key))) return;
    this.#wanted.add(key);
    if (this.#wanted.size === 1) void this.#send();
  }

  #nameOf(key: string): string {
    return `${this.#deps.locale()} ${key}`;
  }

  /** Never rejects: without an answer nothing changes (LOC-006). */
  async #send(): Promise<void> {
    const { source, signal, report, isLabelled, has, learn } = this.#deps;
    let locale = this.#deps.locale();
    try {
      await when(isLabelled, { signal });
      // The language may have changed during the wait.
      locale = this.#deps.locale();
      const keys = [...this.#wanted].filter((key) => !has(key));
      this.#wanted = new Set();
      if (keys.length === 0) return;
      for (const key of keys) this.#asked.add(this.#nameOf(key));
      const answer = await source.texts(keys, signal);
      learn(
        locale,
        await compileLabels(defaultLabels(answer), (key, error) =>
          report({ kind: 'malformedLabel', key, locale, error }),
        ),
      );
    } catch (error) {
      if (!signal.aborted) report({ kind: 'labelsFailed', locale, error });
    }
  }
}
