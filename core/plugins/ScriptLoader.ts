/** Loads third-party scripts: only from declared sources, single-flight per URL, with a time limit. */
import { captchaSite } from '../realm/captchaSite';
import type { CheckedRealm, EnabledPlugin } from '../realm/checkedRealm';
import { integrityOf } from '../realm/subresourceIntegrity';
import type { Clock } from '../sdk/services';

/** Time limit in ms, after which the viewer is offered an alternative. */
export const SCRIPT_TIMEOUT_MS = 10_000;

type ScriptUrl = string & { readonly __trusted?: never };

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): ScriptUrl };
}

/** The script loader of a realm's page; uses Trusted Types where the browser supports them. */
export function createScriptLoader(
  document: Document,
  clock: Clock,
  { plugins, settings }: Pick<CheckedRealm, 'plugins' | 'settings'>,
): ScriptLoader {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const captcha = captchaSite(settings)?.scriptSources ?? [];
  return new ScriptLoader(
    document,
    clock,
    [...plugins.flatMap(({ scriptSources }) => scriptSources), ...captcha],
    trustedTypes,
    (url) => integrityOf(settings, url),
  );
}

export class ScriptLoader {
  readonly #pending = new Map<string, Promise<void>>();
  readonly #trust: (url: string) => ScriptUrl;

  readonly #document: Document;
  readonly #clock: Clock;
  readonly #sources: readonly string[];
  readonly #integrityOf: (url: string) => string | undefined;

  /**
   * `sources`: every script source declared by an enabled plugin, plus the captcha's. The Trusted Types
   * policy allows no others.
   */
  constructor(
    document: Document,
    clock: Clock,
    sources: readonly string[],
    trustedTypes: TrustedTypes | undefined,
    /** The subresource integrity hashes for an address. */
    integrityOf: (url: string) => string | undefined,
  ) {
    this.#document = document;
    this.#clock = clock;
    this.#sources = sources;
    this.#integrityOf = integrityOf;
    const rules = {
      createScriptURL: (url: string): string => {
        if (!this.#sources.some((source) => covers(source, url)))
          throw new Error(`Nothing in this realm declares scripts from ${new URL(url).origin}.`);
        return url;
      },
    };
    const policy = trustedTypes?.createPolicy('proscenium-scripts', rules);
    this.#trust = (url) => (policy ?? rules).createScriptURL(url);
  }

  /**
   * Resolves when the script has run and `defines` returns true. Rejects when `plugin` does not declare its
   * source, when the script fails or defines nothing, and after {@link SCRIPT_TIMEOUT_MS}; the next call then
   * fetches it again.
   */
  load(
    url: string,
    plugin: Pick<EnabledPlugin, 'id' | 'scriptSources'>,
    defines: () => boolean = () => true,
  ): Promise<void> {
    if (!plugin.scriptSources.some((source) => covers(source, url)))
      return Promise.reject(
        new Error(`${plugin.id} loads ${url}, which its manifest does not declare under "origins".`),
      );
    const known = this.#pending.get(url);
    if (known !== undefined) return known;
    const loading = this.#insert(url, defines);
    this.#pending.set(url, loading);
    loading.catch(() => this.#pending.delete(url));
    return loading;
  }

  #insert(url: string, defines: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = this.#document.createElement('script');
      const settle = (end: () => void) => {
        cancel();
        end();
      };
      const fail = (why: string) => {
        script.remove();
        reject(new Error(`${url} ${why}.`));
      };
      const cancel = this.#clock.after(SCRIPT_TIMEOUT_MS, () =>
        fail(`did not load within ${SCRIPT_TIMEOUT_MS / 1000} s`),
      );
      script.async = true;
      const integrity = this.#integrityOf(url);
      if (integrity !== undefined) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
      script.onload = () =>
        settle(() => (defines() ? resolve() : fail('has run, but what it should define is not there')));
      script.onerror = () => settle(() => fail('could not be loaded'));
      try {
        script.src = this.#trust(url);
      } catch (error) {
        settle(() => reject(error instanceof Error ? error : new Error(String(error))));
        return;
      }
      this.#document.head.append(script);
    });
  }
}

/**
 * Whether a declared source covers an address: same origin and, if the source has a path, below that path.
 * Hosts may start with `*.`.
 */
export function covers(source: string, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const asked = new URL(url);
  const parts = /^(https?:)\/\/(\*\.)?([^/]+)(\/.*)?$/.exec(source);
  if (parts === null) return false;
  const [, scheme, wildcard, host = '', path] = parts;
  const hostFits = wildcard === undefined ? asked.host === host : asked.host.endsWith(`.${host}`);
  const pathFits =
    path === undefined ||
    path === '/' ||
    (path.endsWith('/') ? asked.pathname.startsWith(path) : asked.pathname === path);
  return asked.protocol === scheme && hostFits && pathFits;
}
