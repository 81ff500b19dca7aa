/**
 * Selects a realm's platform under `npm start`: the sandbox when its document names the sandbox or no
 * platform, else the document's own.
 */
import type { EnvironmentOf } from '../compile/compileRealm';
import { valueAt } from '../compile/jsonPointer';
import { portFrom } from './ports';

/** The default port of the sandbox (SANDBOX_PORT overrides it), and the address that documents write for it. */
export const SANDBOX_PORT = 8090;
export const SANDBOX_URL = `http://localhost:${SANDBOX_PORT}`;

/** Whether a document's `platform.url` means the sandbox, on whatever port it runs. */
export const namesSandbox = (url: unknown): boolean =>
  url === undefined || url === SANDBOX_URL || url === `http://127.0.0.1:${SANDBOX_PORT}`;

/**
 * Replaces `platform.url` with the sandbox's address in documents that mean the sandbox; leaves the
 * operator's own platform alone.
 */
export const sandboxEnvironment =
  (sandboxUrl: string): EnvironmentOf =>
  (document) => {
    const written = valueAt(document, '/platform/url');
    return namesSandbox(written) && written !== sandboxUrl ? { '/platform/url': sandboxUrl } : {};
  };

/** The sandbox's address under `npm start` with these environment variables. */
export function startUrl(variables: Readonly<Record<string, string | undefined>>): string {
  const port = portFrom(variables, 'SANDBOX_PORT', SANDBOX_PORT);
  // For port 0 the system chooses a port when the sandbox starts.
  return port === 0 ? SANDBOX_URL : `http://localhost:${port}`;
}

/** The environment of `npm start`, for commands that predict what it will do. */
export const startEnvironment = (variables: Readonly<Record<string, string | undefined>>): EnvironmentOf =>
  sandboxEnvironment(startUrl(variables));
