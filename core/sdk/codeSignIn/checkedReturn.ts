/** Whether a provider's answer may be used. Pure. */
import type { FlowRecord } from './FlowRecords';

export type ReturnVerdict =
  | { readonly kind: 'accepted'; readonly record: FlowRecord }
  /** The viewer turned back; nothing is wrong. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly reason: 'no sign-in was begun here' | 'another client began it' | 'another issuer answered' | 'the provider refused' | 'no code' };

/** The record is that of the answer's state, so an unknown or stale state comes without one. An error is only believed of a sign-in that was begun here. */
export function checkedReturn(answer: URLSearchParams, record: FlowRecord | null, client: string): ReturnVerdict {
  if (record === null) return { kind: 'refused', reason: 'no sign-in was begun here' };
  if (record.client !== client) return { kind: 'refused', reason: 'another client began it' };
  // RFC 9207: an answer of another authorization server must not be taken, not even its error.
  if (record.issuer !== undefined && answer.get('iss') !== record.issuer) return { kind: 'refused', reason: 'another issuer answered' };
  const error = answer.get('error');
  if (error === 'access_denied') return { kind: 'cancelled' };
  if (error !== null) return { kind: 'refused', reason: 'the provider refused' };
  return answer.get('code') ? { kind: 'accepted', record } : { kind: 'refused', reason: 'no code' };
}
