/** Messages that the platform wrote for the viewer, when presentable. Pure. */
import type { CallError } from './platform';

/** Human-readable: no URL, and nothing that could be a token (ERR-028). */
export const isPresentable = (text: string): boolean =>
  text.trim() !== '' && text.length <= 300 && !/:\/\/|\S{32,}|[{}<>]/.test(text);

/** Whether a text is a message key rather than prose. */
export const isKey = (name: string): boolean => /^[A-Za-z][\w.-]*$/.test(name);

/** The first presentable message of a refusal; null when the platform did not answer. */
export function serverMessage({ status, messages }: Pick<CallError, 'status' | 'messages'>): string | null {
  const [message] = messages;
  return status !== 0 && message !== undefined && !isKey(message) && isPresentable(message) ? message : null;
}
