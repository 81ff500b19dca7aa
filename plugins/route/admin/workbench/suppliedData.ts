/** External preview data: pasted, or posted by a page at an origin listed by the realm (ADM-010). Never stored. */
import { useEffect } from 'react';

export type Supplied =
  | { readonly value: Readonly<Record<string, unknown>> }
  | { readonly problem: 'empty' | 'notJson' | 'notAnObject' };

/** `type` of a message that carries data. */
export const messageType = 'proscenium:preview';

/** Upper limit for sample data. */
const MAX_LENGTH = 2_000_000;

/** Parses pasted JSON. */
export function suppliedData(text: string): Supplied {
  if (text.trim() === '') return { problem: 'empty' };
  try {
    const value: unknown = text.length > MAX_LENGTH ? null : JSON.parse(text);
    return isObject(value) ? { value } : { problem: 'notAnObject' };
  } catch {
    return { problem: 'notJson' };
  }
}

/** The data of a message as text, or null when it has another origin or type, or no object. */
export function postedData(
  { origin, data }: Pick<MessageEvent, 'origin' | 'data'>,
  origins: readonly string[],
): string | null {
  if (!origins.includes(origin) || !isObject(data) || data['type'] !== messageType || !isObject(data['data']))
    return null;
  const text = JSON.stringify(data['data'], null, 2);
  return text.length > MAX_LENGTH ? null : text;
}

/** Listens while the page is mounted. */
export function usePostedData(origins: readonly string[], onData: (text: string) => void): void {
  useEffect(() => {
    if (origins.length === 0) return undefined;
    const onMessage = (message: MessageEvent): void => {
      const text = postedData(message, origins);
      if (text !== null) onData(text);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origins, onData]);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
