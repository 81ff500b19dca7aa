/** Carries batches to the collector: without cookies, without asking leave first, and past the end of the page. */
import type { SentEvent } from './sentEvent';

/** `later`: it could not be reached, or was busy. `never`: it will not have them. */
export type Delivery = 'taken' | 'later' | 'never';

export interface BatchSender {
  /** Never rejects. */
  send(events: readonly SentEvent[]): Promise<Delivery>;
  /** The page closes: gives whether the browser has taken the batch on. */
  leave(events: readonly SentEvent[]): boolean;
}

/** As browsers bound what may outlive a page, in bytes; the rest of it is somebody else's. */
export const MOST_AT_CLOSE = 60_000;

export function createBatchSender(url: string): BatchSender {
  // Of a type that no browser asks leave for: at the close of a page there is no time for a question.
  const type = 'text/plain;charset=UTF-8';
  const post = (body: string): Promise<Response> =>
    // eslint-disable-next-line no-restricted-globals -- no service of the house sends what outlives the page
    fetch(url, { method: 'POST', body, headers: { 'content-type': type }, credentials: 'omit', keepalive: body.length < MOST_AT_CLOSE, referrerPolicy: 'origin' });
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
      // A beacon may carry cookies; it is for browsers that know nothing better.
      if (!('keepalive' in Request.prototype)) return navigator.sendBeacon(url, new Blob([body], { type }));
      post(body).catch(() => undefined);
      return true;
    },
  };
}

export const bodyOf = (events: readonly SentEvent[]): string => JSON.stringify({ events });
