/**
 * Parses a message of the embedding page. Pure: it reads own properties only and never throws, whatever the
 * message.
 */
import type { RequestId } from '../protocol';

export type Reading =
  /** Not a message of this protocol, or one that must not be answered. */
  | { readonly kind: 'ignored' }
  /** JSON-RPC 2.0, but not a valid request. */
  | { readonly kind: 'invalid'; readonly id: RequestId }
  /** `id` is undefined for a notification, which is never answered (BRG-006). */
  | {
      readonly kind: 'request';
      readonly id: RequestId | undefined;
      readonly method: string;
      readonly params: unknown;
    };

/** Ids are echoed in the answer, so their length is limited. */
const LONGEST_ID = 128;
const LONGEST_METHOD = 64;

export function readRequest(data: unknown): Reading {
  try {
    return reading(data);
  } catch {
    return { kind: 'ignored' };
  }
}

function reading(data: unknown): Reading {
  // BRG-005; a batch is an array, and is ignored as well.
  if (typeof data !== 'object' || data === null || Array.isArray(data) || own(data, 'jsonrpc') !== '2.0')
    return { kind: 'ignored' };
  // A JSON-RPC response; this side sends no requests.
  if (!Object.hasOwn(data, 'method') && (Object.hasOwn(data, 'result') || Object.hasOwn(data, 'error')))
    return { kind: 'ignored' };
  const given = own(data, 'id');
  const id = given === undefined || isId(given) ? given : null;
  const method = own(data, 'method');
  const isRequest =
    (given === undefined || isId(given)) && typeof method === 'string' && method.length <= LONGEST_METHOD;
  if (isRequest) return { kind: 'request', id, method, params: own(data, 'params') };
  return id === undefined ? { kind: 'ignored' } : { kind: 'invalid', id };
}

function own(data: object, name: string): unknown {
  return Object.hasOwn(data, name) ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
}

function isId(value: unknown): value is RequestId {
  if (typeof value === 'string') return value.length <= LONGEST_ID;
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}
