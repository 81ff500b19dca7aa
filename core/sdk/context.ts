/** What a plugin receives on activation: its options, services and lifetime. */
import type { Token } from './token';

/** Operator's log; every line carries the plugin's id. Never log a password, token or code (SGN-099). */
export interface Log {
  info(message: string, details?: Readonly<Record<string, unknown>>): void;
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  error(message: string, error?: unknown): void;
}

/**
 * A plugin's access to core, for one of its contributions. `Options` is the type of its options in the realm
 * document, generated from the plugin's schema, defaults applied.
 */
export interface PluginContext<Options = Readonly<Record<string, unknown>>, Facts = { name: string }> {
  /** Such as `sign-in/openid`. */
  readonly pluginId: string;
  /** The contribution's entry in the manifest, without `module`: its name, the keys of its texts, and so on. */
  readonly facts: Readonly<Facts>;
  readonly options: Readonly<Options>;
  /** Aborted when the runtime is disposed; pass it to everything asynchronous. */
  readonly signal: AbortSignal;
  readonly log: Log;
  /** Resolves the service of an sdk token. Throws when the runtime does not provide it. */
  use<T>(token: Token<T>): T;
  /** Runs `dispose` when the plugin is disabled or the runtime ends; last in, first out. */
  onDispose(dispose: () => void): void;
  /**
   * Loads a third-party script once, with the integrity hashes of the realm. Rejects when the manifest does
   * not declare its origin as a
   * `script-src`, when it cannot be fetched, when it has not run within ten seconds, or when it ran without
   * `defines` becoming true; retried after a failure.
   */
  loadScript(url: string, defines?: () => boolean): Promise<void>;
  /**
   * Subresource Integrity hashes of the realm for a third party's file, for what a plugin loads by other
   * means, such as a style sheet.
   */
  integrityOf(url: string): string | undefined;
}
