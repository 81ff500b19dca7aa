/** Validates a provider's answer. Pure. */
import type { FlowRecord } from './FlowRecords';

export type ReturnVerdict =
  | { readonly kind: 'accepted'; readonly record: FlowRecord }
  /** The viewer cancelled; no error. */
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'refused';
      readonly reason:
        | 'no sign-in was begun here'
        | 'another client began it'
        | 'another issuer answered'
        | 'the provider refused'
        | 'no code';
    };

/**
 * `record` is the record of the answer's state, so an unknown or expired state has none. Errors are only
 * accepted for a sign-in that started here.
 */
export function checkedReturn(
  answer: URLSearchParams,
  record: FlowRecord | null,
  client: string,
): ReturnVerdict {
  if (record === null) return { kind: 'refused', reason: 'no sign-in was begun here' };
  if (record.client !== client) return { kind: 'refused', reason: 'another client began it' };
  // RFC 9207: an answer of another authorization server must be rejected, even its errors.
  if (record.issuer !== undefined && answer.get('iss') !== record.issuer)
    return { kind: 'refused', reason: 'another issuer answered' };
  const error = answer.get('error');
  if (error === 'access_denied') return { kind: 'cancelled' };
  if (error !== null) return { kind: 'refused', reason: 'the provider refused' };
  return answer.get('code') ? { kind: 'accepted', record } : { kind: 'refused', reason: 'no code' };
}
