/** Converts the platform's HTTP response to an answer or to a CallError, the only error of a call (API-011). */
import { CallError } from '../../sdk/platform';

/** Error code of a call without a response, or with an unreadable one. */
export const UNKNOWN_ERROR = 'unknownError';

/** The platform did not respond, or the connection broke off. */
export const noAnswer = (endpoint: string): CallError => new CallError(endpoint, 0, UNKNOWN_ERROR, []);

/**
 * The parsed body of a 2xx response, undefined when it is empty. Rejects with a CallError for any other
 * status, and for a body that is not JSON. Rejects as `response.text()` does when the connection breaks off.
 */
export async function answerOf(endpoint: string, response: Response): Promise<unknown> {
  const text = await response.text();
  const body = text === '' ? { parsed: undefined } : parsed(text);
  if (!response.ok) throw refusal(endpoint, response.status, body?.parsed);
  if (body === null) throw new CallError(endpoint, response.status, UNKNOWN_ERROR, []);
  return body.parsed;
}

/** Builds the error from the contract's error body, or from as much of it as there is. */
function refusal(endpoint: string, status: number, body: unknown): CallError {
  const { code, messages } = isRecord(body) ? body : { code: undefined, messages: undefined };
  const texts = Array.isArray(messages)
    ? messages.filter((message): message is string => typeof message === 'string')
    : [];
  return new CallError(
    endpoint,
    status,
    typeof code === 'string' && code !== '' ? code : undefined,
    texts,
    body,
  );
}

function parsed(text: string): { readonly parsed: unknown } | null {
  try {
    return { parsed: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
