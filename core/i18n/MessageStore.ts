/** The texts and the language of the page; all changes to them go through this store. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompiledMessage, CompiledMessages } from './compiledMessages';
import { directionOf, type Direction } from './direction';
import type { LabelSource } from './labels';
import type { ReportMessageProblem } from './messageProblems';
import type { NamedTexts } from './NamedTexts';
import type { ReadLabels } from './compileLabels';

/** Loads compiled messages. Both methods reject if the texts cannot be loaded. */
export interface MessageSource {
  /**
   * The texts of a core module or plugin, such as `catalogue` or `payment/stripe`, in the shipped language
   * nearest to `locale`.
   */
  load(bundle: string, locale: string, signal: AbortSignal): Promise<CompiledMessages>;
  /** The realm's own texts in `locale`; empty if it has none. */
  loadRealm(locale: string, signal: AbortSignal): Promise<CompiledMessages>;
}

/** Stores the selected language under the key `selected language` (LOC-008). */
export interface LanguageMemory {
  read(): string | null;
  write(locale: string): void;
}

/** The page is shown in `locale`; it may be switching to another language, or have failed to. */
export type LanguageState =
  | { readonly status: 'settled'; readonly locale: string }
  | { readonly status: 'switching'; readonly locale: string; readonly to: string }
  | { readonly status: 'failed'; readonly locale: string; readonly to: string };

/** Texts delivered with the page, so that the first paint needs no request. */
export interface InitialMessages {
  readonly locale: string;
  /** Texts by bundle id. */
  readonly bundles: Readonly<Record<string, CompiledMessages>>;
  /** The few texts that the first page needs of other bundles, which count as not loaded. */
  readonly labels?: Readonly<Record<string, CompiledMessages>>;
  readonly realm: CompiledMessages;
}

export interface MessageStoreDeps {
  readonly source: MessageSource;
  readonly labels: LabelSource;
  readonly memory: LanguageMemory;
  readonly report: ReportMessageProblem;
  /** Runs `task` once after `milliseconds`; returns a function that cancels it. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
  /** Shows placeholders without values to developers (LOC-030). */
  readonly development: boolean;
}

/** Milliseconds that a language switch waits for the platform's labels before it continues without them. */
const labelPatience = 1500;

/** All texts of one language. */
interface Language {
  readonly bundles: ReadonlyMap<string, CompiledMessages>;
  readonly realm: CompiledMessages | null;
  readonly labels: ReadLabels | null;
  /** Single texts: those delivered with the page, and those requested by key, since the labels lack them. */
  readonly named: CompiledMessages;
}

const nothing: Language = { bundles: new Map(), realm: null, labels: null, named: {} };

/** Holds texts by language and bundle, and switches languages atomically: no page is half translated (LOC-010). */
export class MessageStore {
  state: LanguageState;
  private languages: ReadonlyMap<string, Language>;
  readonly #required = new Set<string>();
  readonly #underway = new Map<string, Promise<unknown>>();
  readonly #life = new AbortController();
  #named: Promise<NamedTexts> | undefined;

  readonly #deps: MessageStoreDeps;

  constructor(deps: MessageStoreDeps, { locale, bundles, labels = {}, realm }: InitialMessages) {
    this.#deps = deps;
    for (const bundle of [...Object.keys(bundles), ...Object.keys(labels)]) this.#required.add(bundle);
    this.state = { status: 'settled', locale };
    const named = Object.values(labels).reduce((all, texts) => ({ ...all, ...texts }), {});
    this.languages = new Map([
      [locale, { ...nothing, bundles: new Map(Object.entries(bundles)), realm, named }],
    ]);
    makeAutoObservable<this, 'languages'>(
      this,
      { state: observableRef, languages: observableRef, knows: false, dispose: false },
      { autoBind: true },
    );
  }

  /** The current language; sent as Accept-Language (LOC-008). */
  get locale(): string {
    return this.state.locale;
  }

  get direction(): Direction {
    return directionOf(this.locale);
  }

  get development(): boolean {
    return this.#deps.development;
  }

  /**
   * All texts by key, in order of precedence: the platform's label, the realm's text, the built-in text, the
   * platform's label in its default language (LOC-001), the text requested by key.
   */
  get messages(): ReadonlyMap<string, CompiledMessage> {
    const { labels, named } = this.language(this.locale);
    return merged([named, labels?.last ?? {}, ...this.ownTexts, labels?.first ?? {}]);
  }

  /** The same without the platform's labels: fallback for labels that cannot be shown. */
  get builtIn(): ReadonlyMap<string, CompiledMessage> {
    return merged(this.ownTexts);
  }

  get report(): ReportMessageProblem {
    return this.#deps.report;
  }

  /** Whether a bundle has loaded in the current language. */
  has(bundle: string): boolean {
    return this.language(this.locale).bundles.has(bundle);
  }

  /**
   * Whether there is a text for a key that came from the platform. A missing one is requested from the
   * platform and shown once it has loaded (API-036, LOC-004).
   */
  knows(key: string): boolean {
    const known = this.messages.has(key);
    if (!known) void this.namedTexts().then((texts) => texts.ask(key));
    return known;
  }

  /**
   * Loads the texts of a module or plugin in the current language, also if that changes meanwhile; later
   * languages include them. Load failures are reported and rethrown.
   */
  async require(bundle: string): Promise<void> {
    this.#required.add(bundle);
    while (!this.language(this.locale).bundles.has(bundle)) await this.loadBundle(bundle, this.locale);
  }

  /**
   * Switches the language once all of its texts have loaded, and stores the choice (LOC-008, LOC-010).
   * Resolves to whether the page is now in that language: false if a text failed to load (the language stays,
   * the failure is reported), or if another language was selected meanwhile.
   */
  async setLocale(locale: string): Promise<boolean> {
    if (locale === this.locale) {
      this.state = { status: 'settled', locale };
      this.#deps.memory.write(locale);
      return true;
    }
    const attempt: LanguageState = { status: 'switching', locale: this.locale, to: locale };
    this.state = attempt;
    try {
      await Promise.all([this.loadRequired(locale), this.patiently(this.loadLabels(locale))]);
      // A bundle may have been required while the labels were loading.
      await this.loadRequired(locale);
    } catch {
      if (this.state === attempt)
        runInAction(() => (this.state = { status: 'failed', locale: this.locale, to: locale }));
      return false;
    }
    if (this.state !== attempt || this.#life.signal.aborted) return false;
    runInAction(() => (this.state = { status: 'settled', locale }));
    this.#deps.memory.write(locale);
    return true;
  }

  /**
   * Fetches the platform's labels of a language, by default the current one. Never rejects: without labels
   * the built-in texts are shown (LOC-003, LOC-006).
   */
  loadLabels(locale: string = this.locale): Promise<void> {
    return this.once(`labels ${locale}`, async () => {
      try {
        const answer = await this.#deps.labels.load(locale, this.#life.signal);
        const { readLabels } = await import('./compileLabels');
        const labels = await readLabels(answer, locale, (key, error) =>
          this.#deps.report({ kind: 'malformedLabel', key, locale, error }),
        );
        this.learn(locale, (language) => ({ ...language, labels }));
      } catch (error) {
        if (!this.#life.signal.aborted) this.#deps.report({ kind: 'labelsFailed', locale, error });
      }
    });
  }

  /** Aborts pending requests; loaded texts remain available. */
  dispose(): void {
    this.#life.abort();
  }

  private namedTexts(): Promise<NamedTexts> {
    return (this.#named ??= import('./NamedTexts').then(({ NamedTexts }) => {
      const { labels, report } = this.#deps;
      const learn = (locale: string, texts: CompiledMessages): void =>
        this.learn(locale, (language) => ({ ...language, named: { ...language.named, ...texts } }));
      const isLabelled = (): boolean => this.language(this.locale).labels !== null;
      return new NamedTexts({
        source: labels,
        signal: this.#life.signal,
        report,
        locale: () => this.locale,
        isLabelled,
        has: (key) => this.messages.has(key),
        learn,
      });
    }));
  }

  private get ownTexts(): readonly CompiledMessages[] {
    const { bundles, realm } = this.language(this.locale);
    return [...bundles.values(), realm ?? {}];
  }

  private language(locale: string): Language {
    return this.languages.get(locale) ?? nothing;
  }

  private learn(locale: string, change: (language: Language) => Language): void {
    this.languages = new Map([...this.languages, [locale, change(this.language(locale))]]);
  }

  /** Repeats until nothing is missing, since bundles may be required during the load. */
  private async loadRequired(locale: string): Promise<void> {
    for (;;) {
      const { bundles, realm } = this.language(locale);
      const missing = [...this.#required].filter((bundle) => !bundles.has(bundle));
      if (missing.length === 0 && realm !== null) return;
      await Promise.all([
        ...missing.map((bundle) => this.loadBundle(bundle, locale)),
        ...(realm === null ? [this.loadRealm(locale)] : []),
      ]);
    }
  }

  private loadBundle(bundle: string, locale: string): Promise<void> {
    return this.once(`bundle ${bundle} ${locale}`, () =>
      this.reporting(bundle, locale, async () => {
        const texts = await this.#deps.source.load(bundle, locale, this.#life.signal);
        this.learn(locale, (language) => ({
          ...language,
          bundles: new Map([...language.bundles, [bundle, texts]]),
        }));
      }),
    );
  }

  private loadRealm(locale: string): Promise<void> {
    return this.once(`realm ${locale}`, () =>
      this.reporting('realm', locale, async () => {
        const realm = await this.#deps.source.loadRealm(locale, this.#life.signal);
        this.learn(locale, (language) => ({ ...language, realm }));
      }),
    );
  }

  private async reporting(bundle: string, locale: string, load: () => Promise<void>): Promise<void> {
    try {
      await load();
    } catch (error) {
      if (!this.#life.signal.aborted) this.#deps.report({ kind: 'bundleFailed', bundle, locale, error });
      throw error;
    }
  }

  /** Single-flight: returns the pending call of this name, else starts one. */
  private once(name: string, call: () => Promise<void>): Promise<void> {
    const running = this.#underway.get(name) as Promise<void> | undefined;
    if (running !== undefined) return running;
    const started = call().finally(() => this.#underway.delete(name));
    this.#underway.set(name, started);
    return started;
  }

  /** Waits for the labels up to a time limit; later ones are applied when they arrive. */
  private patiently(labels: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#deps.after(labelPatience, resolve);
      void labels.then(() => {
        cancel();
        resolve();
      });
    });
  }
}

/** Later texts take precedence. */
function merged(texts: readonly CompiledMessages[]): ReadonlyMap<string, CompiledMessage> {
  return new Map(texts.flatMap((messages) => Object.entries(messages)));
}
