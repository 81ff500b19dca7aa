/**
 * The content that the host rendered into the page (scripts/host/handler/GuestPages): what a guest sees. The browser
 * hydrates it from the same answers, or draws the page itself.
 */
import type { Fetch } from '../platform/browser/browserClock';
import type { CarriedAnswer } from './server/renderPage';

export interface HostedPage {
  /** Epoch milliseconds. */
  readonly renderedAt: number;
  /** The same `fetch`, except that each carried answer is returned once, instead of a call. */
  answering(fetch: Fetch): Fetch;
  /** Forgets the answers that are left. */
  drop(): void;
}

/** Null when the page has no content, or this viewer's first page differs (see `early.ts`). */
export function hostedPage(document: Document): HostedPage | null {
  if (document.documentElement.dataset['rendered'] !== '') return null;
  const carried = carriedAnswers(document);
  if (carried === null) return null;
  const answers = new Map(carried.answers.map(({ address, body }) => [address, body]));
  return {
    renderedAt: carried.renderedAt,
    answering: (fetch) => async (address, init) => {
      const body = (init.method ?? 'GET') === 'GET' ? answers.get(address) : undefined;
      if (body === undefined) return fetch(address, init);
      answers.delete(address);
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    },
    drop: () => answers.clear(),
  };
}

interface Carried {
  readonly renderedAt: number;
  readonly answers: readonly CarriedAnswer[];
}

/** Null also when the page was cut off. */
function carriedAnswers(document: Document): Carried | null {
  try {
    return JSON.parse(document.getElementById('rendered')?.textContent ?? 'null') as Carried | null;
  } catch {
    return null;
  }
}

/** Shows the skeleton in the place of the host's content, as on a page that has none. */
export function discardContent(document: Document): void {
  const skeleton = document.getElementById('skeleton');
  if (skeleton !== null) document.getElementById('root')?.replaceChildren(...skeleton.childNodes);
  forgetContent(document);
}

/** Removes what came with the content. */
export function forgetContent(document: Document): void {
  document.getElementById('skeleton')?.remove();
  document.getElementById('rendered')?.remove();
  delete document.documentElement.dataset['rendered'];
}
