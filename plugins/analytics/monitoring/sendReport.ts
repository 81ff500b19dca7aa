/** Sends a report: no cookies, no address of the page, no CORS preflight, and also when the page is closed. */
import type { ErrorReport } from './errorReport';
import type { Vitals } from './vitals';

export interface Report {
  /** The realm's id. */
  readonly realm: string;
  readonly errors: readonly ErrorReport[];
  readonly vitals: Vitals;
}

/** Never throws; a report that does not arrive is lost. */
export function sendReport(url: string, report: Report): void {
  const body = JSON.stringify(report);
  // sendBeacon sends cookies, and to the site's own host the address of the page; only for browsers without keepalive.
  if (!('keepalive' in Request.prototype)) navigator.sendBeacon(url, body);
  else
    // eslint-disable-next-line no-restricted-globals -- no core service sends requests that outlive the page
    fetch(url, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
}
