/** Which platform a realm speaks to under `npm start`: the sandbox where its document names the sandbox or nothing, else the document's own. */
import type { EnvironmentOf } from '../compile/compileRealm';
import { valueAt } from '../compile/jsonPointer';
import { portFrom } from './ports';

/** Where the sandbox answers unless SANDBOX_PORT says otherwise, and what documents write to name it. */
export const SANDBOX_PORT = 8090;
export const SANDBOX_URL = `http://localhost:${SANDBOX_PORT}`;

/** Whether a document's `platform.url` means the sandbox, on whatever port it runs. */
export const namesSandbox = (url: unknown): boolean => url === undefined || url === SANDBOX_URL || url === `http://127.0.0.1:${SANDBOX_PORT}`;

/** Replaces `platform.url` by the sandbox's address in documents that mean the sandbox; a platform of the operator's own is left alone. */
export const sandboxEnvironment =
  (sandboxUrl: string): EnvironmentOf =>
  (document) => {
    const written = valueAt(document, '/platform/url');
    return namesSandbox(written) && written !== sandboxUrl ? { '/platform/url': sandboxUrl } : {};
  };

/** Where the sandbox of `npm start` answers with these environment variables. */
export function startUrl(variables: Readonly<Record<string, string | undefined>>): string {
  const port = portFrom(variables, 'SANDBOX_PORT', SANDBOX_PORT);
  // Port 0 is chosen by the system when the sandbox starts.
  return port === 0 ? SANDBOX_URL : `http://localhost:${port}`;
}

/** What `npm start` sets, for commands that say beforehand what it will do. */
export const startEnvironment = (variables: Readonly<Record<string, string | undefined>>): EnvironmentOf => sandboxEnvironment(startUrl(variables));
