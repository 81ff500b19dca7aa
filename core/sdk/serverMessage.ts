/** What the platform wrote for the viewer, where it can be shown. Pure. */
import type { CallError } from './platform';

/** A sentence for people: no address, and nothing that could be a token (ERR-028). */
export const isPresentable = (text: string): boolean => text.trim() !== '' && text.length <= 300 && !/:\/\/|\S{32,}|[{}<>]/.test(text);

/** Whether a text looks like a message key and not like words. */
export const isKey = (name: string): boolean => /^[A-Za-z][\w.-]*$/.test(name);

/** The first message of a refusal, if it is words; null when the platform did not answer. */
export function serverMessage({ status, messages }: Pick<CallError, 'status' | 'messages'>): string | null {
  const [message] = messages;
  return status !== 0 && message !== undefined && !isKey(message) && isPresentable(message) ? message : null;
}
