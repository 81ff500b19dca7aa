/** What a plugin is handed when it is activated: its options, the services it may use and its own lifetime. */
import type { Token } from './token';

/** Writes to the operator's log; every line carries the plugin's id. Never give it a password, token or code (SGN-099). */
export interface Log {
  info(message: string, details?: Readonly<Record<string, unknown>>): void;
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  error(message: string, error?: unknown): void;
}

/**
 * A plugin's view of the house. `Options` is the type of the options in the realm document,
 * checked by the compiler against the plugin's schema, defaults filled in.
 */
export interface PluginContext<Options = Readonly<Record<string, unknown>>> {
  /** Such as `sign-in/openid`. */
  readonly pluginId: string;
  readonly options: Readonly<Options>;
  /** Aborted when the runtime is disposed; hand it to everything that waits. */
  readonly signal: AbortSignal;
  readonly log: Log;
  /** The service behind a token of this sdk. Throws when the runtime does not offer it. */
  use<T>(token: Token<T>): T;
  /** Runs `dispose` when the plugin is switched off or the runtime ends; last registered first. */
  onDispose(dispose: () => void): void;
  /**
   * Loads a third party's script once, with the integrity that the realm names for it. Rejects when the manifest does not declare its origin as a
   * `script-src`, when it cannot be fetched, when it has not run within ten seconds, or when it has and
   * `defines` does not see what it should define; after a failure it is fetched anew.
   */
  loadScript(url: string, defines?: () => boolean): Promise<void>;
  /** The hashes that the realm names for a third party's file (Subresource Integrity), for what a plugin loads otherwise, such as a style sheet. */
  integrityOf(url: string): string | undefined;
}

/** A contribution's module exports this as its default: it is called once and gives the contribution. */
export type Activate<Contribution, Options = Readonly<Record<string, unknown>>> = (
  context: PluginContext<Options>,
) => Contribution | Promise<Contribution>;
