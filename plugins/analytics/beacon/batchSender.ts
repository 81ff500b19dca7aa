/** Sends batches to the collector: no cookies, no CORS preflight, surviving page unload. */
import type { SentEvent } from './sentEvent';

/** `later`: unreachable or busy. `never`: rejected permanently. */
export type Delivery = 'taken' | 'later' | 'never';

export interface BatchSender {
  /** Never rejects. */
  send(events: readonly SentEvent[]): Promise<Delivery>;
  /** Page close: returns whether the browser accepted the batch. */
  leave(events: readonly SentEvent[]): boolean;
}

/** Bytes. Browsers limit keepalive requests of a page to 64 KiB in total; the remainder is left for others. */
export const MAX_KEEPALIVE_BYTES = 60_000;

export function createBatchSender(url: string): BatchSender {
  // A content type that needs no CORS preflight: there is no time for one on page close.
  const type = 'text/plain;charset=UTF-8';
  const post = (body: string): Promise<Response> =>
    // eslint-disable-next-line no-restricted-globals -- no core service sends requests that outlive the page
    fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
      credentials: 'omit',
      keepalive: bytesOf(body) < MAX_KEEPALIVE_BYTES,
      referrerPolicy: 'origin',
    });
  return {
    async send(events) {
      try {
        const { ok, status } = await post(bodyOf(events));
        if (ok) return 'taken';
        return status >= 500 || status === 429 || status === 408 ? 'later' : 'never';
      } catch {
        return 'later';
      }
    },
    leave(events) {
      const body = bodyOf(events);
      // sendBeacon may send cookies; only for browsers without keepalive.
      if (!('keepalive' in Request.prototype)) return navigator.sendBeacon(url, new Blob([body], { type }));
      post(body).catch(() => undefined);
      return true;
    },
  };
}

export const bodyOf = (events: readonly SentEvent[]): string => JSON.stringify({ events });

export const bytesOf = (body: string): number => new Blob([body]).size;
