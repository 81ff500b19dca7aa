/** The bundler's errors as text. */
import { formatMessages, type Message } from 'esbuild';

/** Rejects with `error` itself when the bundler did not throw it. Notes and plugin names are about the bundler's settings. */
export async function bundlerMessages(error: unknown): Promise<string> {
  const { errors } = error as { readonly errors?: readonly Message[] };
  if (errors === undefined) throw error;
  const plain = errors.map((message) => ({ ...message, notes: [], pluginName: '' }));
  return (await formatMessages(plain, { kind: 'error' })).join('').trim();
}
