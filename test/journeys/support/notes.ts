/** Problems of pages: recorded from the start, asserted at the end of a journey. */
import type { BrowserContext, Page } from 'playwright-core';

export interface Notes {
  /** One line each. */
  readonly problems: string[];
  /** Problems that a journey causes on purpose. */
  readonly allowed: RegExp[];
}

const notesOfPages = new WeakMap<Page, Notes>();

/** Notes of a page; every page of a watched context has them. */
export function notesOf(page: Page): Notes {
  const notes = notesOfPages.get(page);
  if (notes === undefined) throw new Error('This page is not watched.');
  return notes;
}

/** Expects matching problems in this journey. */
export function allow(page: Page, ...expected: readonly RegExp[]): void {
  notesOf(page).allowed.push(...expected);
}

/** Unexpected problems. */
export function surprises(page: Page): readonly string[] {
  const { problems, allowed } = notesOf(page);
  return problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
}

/** Watches every page of a context. `origins` are the allowed ones. */
export async function watch(context: BrowserContext, origins: ReadonlySet<string>): Promise<void> {
  await context.exposeBinding('journeyReport', ({ page }, problem: string) => {
    notesOfPages.get(page)?.problems.push(problem);
  });
  await context.addInitScript(() => {
    const report = (globalThis as unknown as { journeyReport: (problem: string) => void }).journeyReport;
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      report(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
    addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection: ${String(reason)}`));
  });
  context.on('page', (page) => {
    const notes: Notes = { problems: [], allowed: [] };
    notesOfPages.set(page, notes);
    const note = (problem: string) => void notes.problems.push(problem);
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console error: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => note(`page error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const cause = request.failure()?.errorText ?? 'unknown';
      // The page itself aborts requests when it navigates.
      if (cause !== 'net::ERR_ABORTED') note(`request failed: ${request.method()} ${request.url()} ${cause}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400)
        note(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !origins.has(origin)) note(`foreign origin: ${request.url()}`);
    });
  });
}
