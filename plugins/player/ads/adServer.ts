/** Speaks to ad servers: asks what to play, and tells what was played. They may be blocked: then there is no advertisement. */
import { joinedReports, readVast, type Ad, type AdReports } from './vast';

/** Answers that lead to another address are followed this often. */
const DEPTH = 3;

/** The advertisement of an address; null when there is none, or none that can be had in time (milliseconds). Never rejects. */
export async function askForAd(url: string, patience: number, signal: AbortSignal): Promise<Ad | null> {
  let next = url;
  let reports: AdReports = {};
  for (let step = 0; step <= DEPTH; step++) {
    const vast = await readDocument(next, patience, signal);
    const answer = vast === null ? null : readVast(vast);
    if (answer === null) return null;
    if (answer.kind === 'ad') return { ...answer.ad, reports: joinedReports(reports, answer.ad.reports) };
    reports = joinedReports(reports, answer.reports);
    next = answer.url;
  }
  return null;
}

/** The browser's own reader of XML: text would have to be trusted before it could be parsed. */
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

/** Tells addresses what happened. Nobody waits for it, and nothing comes of its failing. */
export function teller(fetch: (url: string, init: RequestInit) => Promise<Response>): (urls: readonly string[] | undefined) => void {
  return (urls = []) => {
    for (const url of urls) void fetch(url, { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => undefined);
  };
}
