/** Client for ad servers: ad requests and tracking. They may be blocked: then there is no advertisement. */
import { joinedReports, readVast, type Ad, type AdReports } from './vast';

/** Maximum VAST wrapper redirects. */
const MAX_WRAPPERS = 3;

/** The advertisement at a URL; null when there is none or it does not load in time (milliseconds). Never rejects. */
export async function askForAd(url: string, patience: number, signal: AbortSignal): Promise<Ad | null> {
  let next = url;
  let reports: AdReports = {};
  for (let step = 0; step <= MAX_WRAPPERS; step++) {
    const vast = await readDocument(next, patience, signal);
    const answer = vast === null ? null : readVast(vast);
    if (answer === null) return null;
    if (answer.kind === 'ad') return { ...answer.ad, reports: joinedReports(reports, answer.ad.reports) };
    reports = joinedReports(reports, answer.reports);
    next = answer.url;
  }
  return null;
}

/** Uses the XHR's XML parser: parsing a string would need Trusted Types. */
function readDocument(url: string, patience: number, signal: AbortSignal): Promise<Document | null> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null);
    const request = new XMLHttpRequest();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.timeout = patience;
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.open('GET', url);
    request.overrideMimeType('text/xml');
    request.send();
  });
}

/** Fires tracking URLs; fire-and-forget. */
export function teller(
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): (urls: readonly string[] | undefined) => void {
  return (urls = []) => {
    for (const url of urls)
      void fetch(url, { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => undefined);
  };
}
