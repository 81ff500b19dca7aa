/** The texts of the page and the language they are in; everything that changes them goes through here. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompiledMessage, CompiledMessages } from './compiledMessages';
import { directionOf, type Direction } from './direction';
import type { LabelSource } from './labels';
import type { ReportMessageProblem } from './messageProblems';
import type { NamedTexts } from './NamedTexts';
import type { ReadLabels } from './readLabels';

/** Where compiled messages come from. Both reject when the texts cannot be had. */
export interface MessageSource {
  /** The texts of a room or plugin, such as `catalogue` or `payment/stripe`, in the shipped language nearest to `locale`. */
  load(bundle: string, locale: string, signal: AbortSignal): Promise<CompiledMessages>;
  /** The realm's own texts in `locale`; none when the realm has none. */
  loadRealm(locale: string, signal: AbortSignal): Promise<CompiledMessages>;
}

/** Keeps the selected language beyond the page, under the key `selected language` (LOC-008). */
export interface LanguageMemory {
  read(): string | null;
  write(locale: string): void;
}

/** The page stands in `locale`; it may be on its way to another language, or have failed to get there. */
export type LanguageState =
  | { readonly status: 'settled'; readonly locale: string }
  | { readonly status: 'switching'; readonly locale: string; readonly to: string }
  | { readonly status: 'failed'; readonly locale: string; readonly to: string };

/** What the page carries of its texts, so that the first paint waits for none. */
export interface InitialMessages {
  readonly locale: string;
  /** Bundle id to its texts. */
  readonly bundles: Readonly<Record<string, CompiledMessages>>;
  readonly realm: CompiledMessages;
}

export interface MessageStoreDeps {
  readonly source: MessageSource;
  readonly labels: LabelSource;
  readonly memory: LanguageMemory;
  readonly report: ReportMessageProblem;
  /** Runs `task` once after `milliseconds`; the function it gives cancels. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
  /** Shows developers the placeholders that nothing was given for (LOC-030). */
  readonly development: boolean;
}

/** How long a new language waits for the platform's labels before it shows without them, in milliseconds. */
const labelPatience = 1500;

/** Everything known of one language. */
interface Language {
  readonly bundles: ReadonlyMap<string, CompiledMessages>;
  readonly realm: CompiledMessages | null;
  readonly labels: ReadLabels | null;
  /** Texts that were asked for by their keys, since the labels lack them. */
  readonly named: CompiledMessages;
}

const nothing: Language = { bundles: new Map(), realm: null, labels: null, named: {} };

/** Holds texts by language and bundle, and switches languages whole: no page is ever half translated (LOC-010). */
export class MessageStore {
  state: LanguageState;
  private languages: ReadonlyMap<string, Language>;
  private readonly required = new Set<string>();
  private readonly underway = new Map<string, Promise<unknown>>();
  private readonly life = new AbortController();
  private named: Promise<NamedTexts> | undefined;

  constructor(
    private readonly deps: MessageStoreDeps,
    initial: InitialMessages,
  ) {
    const bundles = new Map(Object.entries(initial.bundles));
    for (const bundle of bundles.keys()) this.required.add(bundle);
    this.state = { status: 'settled', locale: initial.locale };
    this.languages = new Map([[initial.locale, { ...nothing, bundles, realm: initial.realm }]]);
    makeAutoObservable<this, 'deps' | 'languages' | 'required' | 'underway' | 'life' | 'named'>(
      this,
      { state: observableRef, languages: observableRef, deps: false, required: false, underway: false, life: false, named: false, knows: false, dispose: false },
      { autoBind: true },
    );
  }

  /** The language that is shown now; sent as Accept-Language (LOC-008). */
  get locale(): string {
    return this.state.locale;
  }

  get direction(): Direction {
    return directionOf(this.locale);
  }

  get development(): boolean {
    return this.deps.development;
  }

  /** Every text by key: the platform's label, else the realm's own, else the built-in one, else the platform's in its default language (LOC-001), else the one that was asked for by its key. */
  get messages(): ReadonlyMap<string, CompiledMessage> {
    const { labels, named } = this.language(this.locale);
    return merged([named, labels?.last ?? {}, ...this.ownTexts, labels?.first ?? {}]);
  }

  /** The same without the platform's labels: what holds when a label cannot be shown. */
  get builtIn(): ReadonlyMap<string, CompiledMessage> {
    return merged(this.ownTexts);
  }

  get report(): ReportMessageProblem {
    return this.deps.report;
  }

  /** A bundle is there in the current language. */
  has(bundle: string): boolean {
    return this.language(this.locale).bundles.has(bundle);
  }

  /** Whether there is a text under a key that the platform has named. The platform is asked for one that nobody has, which shows once it is there (API-036, LOC-004). */
  knows(key: string): boolean {
    const known = this.messages.has(key);
    if (!known) void this.namedTexts().then((texts) => texts.ask(key));
    return known;
  }

  /**
   * Makes sure that a room's or plugin's texts are there in the current language, whichever that is by then; later languages bring
   * them along. Rejects with what the source rejected with, and reports it.
   */
  async require(bundle: string): Promise<void> {
    this.required.add(bundle);
    while (!this.language(this.locale).bundles.has(bundle)) await this.loadBundle(bundle, this.locale);
  }

  /**
   * Shows the page in another language once all of its texts are there, and remembers the choice (LOC-008, LOC-010). Gives whether
   * the page is in that language now: not when a text could not be loaded (the language stays, the failure is reported), nor
   * when another language was chosen meanwhile.
   */
  async setLocale(locale: string): Promise<boolean> {
    if (locale === this.locale) {
      this.state = { status: 'settled', locale };
      this.deps.memory.write(locale);
      return true;
    }
    const attempt: LanguageState = { status: 'switching', locale: this.locale, to: locale };
    this.state = attempt;
    try {
      await Promise.all([this.loadRequired(locale), this.patiently(this.loadLabels(locale))]);
      // A room may have asked for its texts while the labels were on their way.
      await this.loadRequired(locale);
    } catch {
      if (this.state === attempt) runInAction(() => (this.state = { status: 'failed', locale: this.locale, to: locale }));
      return false;
    }
    if (this.state !== attempt || this.life.signal.aborted) return false;
    runInAction(() => (this.state = { status: 'settled', locale }));
    this.deps.memory.write(locale);
    return true;
  }

  /**
   * Fetches the platform's labels of a language, the current one unless told otherwise. Never rejects: without
   * labels the built-in texts are shown (LOC-003, LOC-006).
   */
  loadLabels(locale: string = this.locale): Promise<void> {
    return this.once(`labels ${locale}`, async () => {
      try {
        const answer = await this.deps.labels.load(locale, this.life.signal);
        const { readLabels } = await import('./readLabels');
        const labels = await readLabels(answer, locale, (key, error) => this.deps.report({ kind: 'malformedLabel', key, locale, error }));
        this.learn(locale, (language) => ({ ...language, labels }));
      } catch (error) {
        if (!this.life.signal.aborted) this.deps.report({ kind: 'labelsFailed', locale, error });
      }
    });
  }

  /** Drops whatever is still on its way; the store answers with what it has. */
  dispose(): void {
    this.life.abort();
  }

  private namedTexts(): Promise<NamedTexts> {
    return (this.named ??= import('./NamedTexts').then(({ NamedTexts }) => {
      const { labels, report } = this.deps;
      const learn = (locale: string, texts: CompiledMessages): void => this.learn(locale, (language) => ({ ...language, named: { ...language.named, ...texts } }));
      const isLabelled = (): boolean => this.language(this.locale).labels !== null;
      return new NamedTexts({ source: labels, signal: this.life.signal, report, locale: () => this.locale, isLabelled, has: (key) => this.messages.has(key), learn });
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

  /** Loads until nothing is missing, since a room may be opened while others load. */
  private async loadRequired(locale: string): Promise<void> {
    for (;;) {
      const { bundles, realm } = this.language(locale);
      const missing = [...this.required].filter((bundle) => !bundles.has(bundle));
      if (missing.length === 0 && realm !== null) return;
      await Promise.all([...missing.map((bundle) => this.loadBundle(bundle, locale)), ...(realm === null ? [this.loadRealm(locale)] : [])]);
    }
  }

  private loadBundle(bundle: string, locale: string): Promise<void> {
    return this.once(`bundle ${bundle} ${locale}`, () =>
      this.reporting(bundle, locale, async () => {
        const texts = await this.deps.source.load(bundle, locale, this.life.signal);
        this.learn(locale, (language) => ({ ...language, bundles: new Map([...language.bundles, [bundle, texts]]) }));
      }),
    );
  }

  private loadRealm(locale: string): Promise<void> {
    return this.once(`realm ${locale}`, () =>
      this.reporting('realm', locale, async () => {
        const realm = await this.deps.source.loadRealm(locale, this.life.signal);
        this.learn(locale, (language) => ({ ...language, realm }));
      }),
    );
  }

  private async reporting(bundle: string, locale: string, load: () => Promise<void>): Promise<void> {
    try {
      await load();
    } catch (error) {
      if (!this.life.signal.aborted) this.deps.report({ kind: 'bundleFailed', bundle, locale, error });
      throw error;
    }
  }

  /** The call that is already on its way under this name, else a new one. */
  private once(name: string, call: () => Promise<void>): Promise<void> {
    const running = this.underway.get(name) as Promise<void> | undefined;
    if (running !== undefined) return running;
    const started = call().finally(() => this.underway.delete(name));
    this.underway.set(name, started);
    return started;
  }

  /** Waits for the labels, but not for ever: they show when they come. */
  private patiently(labels: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.deps.after(labelPatience, resolve);
      void labels.then(() => {
        cancel();
        resolve();
      });
    });
  }
}

/** The later texts win. */
function merged(texts: readonly CompiledMessages[]): ReadonlyMap<string, CompiledMessage> {
  return new Map(texts.flatMap((messages) => Object.entries(messages)));
}
