/** What the registry knows of the realm's plugins, for the preview route and for support staff. */
import { token } from './token';

export interface PluginState {
  readonly id: string;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly contributions: readonly {
    readonly point: string;
    readonly name: string;
    readonly status: 'enabled' | 'loading' | 'active' | 'failed' | 'disposed';
    /** Why it failed. */
    readonly reason: string | null;
  }[];
}

export interface PluginStates {
  /** Observable; in the order of the realm document. */
  readonly plugins: readonly PluginState[];
  /** Loads and activates a contribution now, to see whether it can. */
  activate(plugin: string, point: string, name: string): void;
}
export const pluginStates = token<PluginStates>('plugin-states@1');
