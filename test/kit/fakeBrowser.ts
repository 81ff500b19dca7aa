/** Fake browser services: navigation that only records, storage in memory, and a clock advanced by the test. */
import type { Clock, KeyValueStore, Navigation } from '../../core/sdk';

/** Records navigations instead of performing them. */
export class FakeNavigation implements Navigation {
  readonly visited: string[] = [];
  readonly left: string[] = [];
  /** Whether there is a history entry to go back to. */
  hasPrevious = false;
  #address = new URL('https://ringside.localhost/home');

  /** Sets the current URL. */
  at(address: string): this {
    this.#address = new URL(address, this.#address);
    return this;
  }
  current(): URL {
    return new URL(this.#address);
  }
  hrefOf(
    role: string,
    parameters: Readonly<Record<string, string>> = {},
    query: Readonly<Record<string, string | readonly string[]>> = {},
  ): string {
    const path = ['', role.toLowerCase(), ...Object.values(parameters).map(encodeURIComponent)].join('/');
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    ).toString();
    return search === '' ? path : `${path}?${search}`;
  }
  go(path: string): void {
    this.visited.push(path);
    this.at(path);
  }
  rewriteQuery(change: (query: URLSearchParams) => void): void {
    change(this.#address.searchParams);
  }
  canGoBack(): boolean {
    return this.hasPrevious;
  }
  leave(url: string): void {
    this.left.push(url);
  }
}

/** Key-value store in memory; like core, throws for a key that `declared` does not contain. */
export class FakeStorage implements KeyValueStore {
  readonly values = new Map<string, string>();
  constructor(private readonly declared: readonly string[]) {}

  read(key: string): string | null {
    this.#check(key);
    return this.values.get(key) ?? null;
  }
  write(key: string, value: string): void {
    this.#check(key);
    this.values.set(key, value);
  }
  remove(key: string): void {
    this.#check(key);
    this.values.delete(key);
  }
  #check(key: string): void {
    const isDeclared = this.declared.some((name) =>
      name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name,
    );
    if (!isDeclared)
      throw new Error(`The plugin keeps "${key}", which its manifest does not declare under "storage".`);
  }
}

/** A clock advanced by the test. */
export class FakeClock implements Clock {
  #now = Date.UTC(2026, 10, 21, 20);
  #tasks: { readonly at: number; readonly task: () => void }[] = [];

  now(): number {
    return this.#now;
  }
  after(milliseconds: number, task: () => void): () => void {
    const entry = { at: this.#now + milliseconds, task };
    this.#tasks.push(entry);
    return () => {
      this.#tasks = this.#tasks.filter((each) => each !== entry);
    };
  }
  /** Advances the time and runs due timers in order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = this.#tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#tasks = this.#tasks.filter((each) => each !== due);
      this.#now = Math.max(this.#now, due.at);
      due.task();
    }
    this.#now = end;
  }
}
