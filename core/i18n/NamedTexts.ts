/** Texts of keys that the platform has named and that neither the site nor the labels have: the platform is asked for them. Fetched with the first such key. */
import { when } from 'mobx';
import { compileLabels } from './compileLabels';
import type { CompiledMessages } from './compiledMessages';
import { defaultLabels, type LabelSource } from './labels';
import type { ReportMessageProblem } from './messageProblems';

export interface NamedTextsParts {
  readonly source: Pick<LabelSource, 'texts'>;
  readonly signal: AbortSignal;
  readonly report: ReportMessageProblem;
  /** The language of the page. */
  readonly locale: () => string;
  /** The labels of that language have been read. */
  readonly isLabelled: () => boolean;
  readonly has: (key: string) => boolean;
  readonly learn: (locale: string, texts: CompiledMessages) => void;
}

/** Keeps words that are no key out of the call. */
const KEY = /^[A-Za-z][\w.-]{0,99}$/;

/** Asks for each key once a language, after the labels, and for the keys of one moment together; nothing waits for the answer. */
export class NamedTexts {
  private readonly asked = new Set<string>();
  private wanted = new Set<string>();

  constructor(private readonly parts: NamedTextsParts) {}

  ask(key: string): void {
    if (!KEY.test(key) || this.wanted.has(key) || this.asked.has(this.nameOf(key))) return;
    this.wanted.add(key);
    if (this.wanted.size === 1) void this.send();
  }

  private nameOf(key: string): string {
    return `${this.parts.locale()} ${key}`;
  }

  /** Never rejects: without an answer all stays as it is (LOC-006). */
  private async send(): Promise<void> {
    const { source, signal, report, isLabelled, has, learn } = this.parts;
    let locale = this.parts.locale();
    try {
      await when(isLabelled, { signal });
      // The page may have changed its language meanwhile.
      locale = this.parts.locale();
      const keys = [...this.wanted].filter((key) => !has(key));
      this.wanted = new Set();
      if (keys.length === 0) return;
      for (const key of keys) this.asked.add(this.nameOf(key));
      const answer = await source.texts(keys, signal);
      learn(locale, await compileLabels(defaultLabels(answer), (key, error) => report({ kind: 'malformedLabel', key, locale, error })));
    } catch (error) {
      if (!signal.aborted) report({ kind: 'labelsFailed', locale, error });
    }
  }
}
