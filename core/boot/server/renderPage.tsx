/**
 * Renders a page as a guest sees it first, on Node and on edge runtimes: the same components as in the browser,
 * which hydrates the page from the same answers. Equal input gives an equal page.
 */
import { enableStaticRendering } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createPath, NavigationType, Router } from 'react-router-dom';
import type { Fetch } from '../../platform/browser/browserClock';
import type { Log } from '../../sdk/context';
import { App } from '../App';
import { createRuntime } from '../createRuntime';
import type { PageData } from '../pageData';
import { preparePage } from '../preparePage';
import { hostEnvironment } from './hostEnvironment';

export interface RenderInput {
  readonly page: PageData;
  /** Address of the page. */
  readonly url: URL;
  /** Epoch milliseconds. */
  readonly renderedAt: number;
  /** Reaches the platform, and the page's own files by an address without origin. */
  readonly fetch: Fetch;
  readonly log: (area: string) => Log;
}

export interface RenderedPage {
  /** Content of the root element. */
  readonly html: string;
  /** What it was rendered from: the answers of the platform, in their order. */
  readonly answers: readonly CarriedAnswer[];
}

export interface CarriedAnswer {
  /** Address of the call, with its query. */
  readonly address: string;
  /** Parsed from JSON. */
  readonly body: unknown;
}

// No component observes anything after its render: there is no second one.
enableStaticRendering(true);

/** Null when the page is not rendered on the host, or has no content. Rejects when a component throws. */
export async function renderPage({
  page,
  url,
  renderedAt,
  fetch,
  log,
}: RenderInput): Promise<RenderedPage | null> {
  const answers: CarriedAnswer[] = [];
  const read = recording(fetch, answers, log);
  const environment = hostEnvironment({ url, renderedAt, locale: page.locale, fetch: read, log });
  const runtime = createRuntime(page, environment);
  try {
    if (!(await preparePage(runtime, { pathname: url.pathname, key: ENTRY }))) return null;
    const html = renderToString(
      <App runtime={runtime} Router={routerAt(url)} timeZone="UTC" renderedAt={renderedAt} />,
    );
    // React leaves out what throws or waits inside a Suspense boundary, without saying so.
    if (html.includes('<!--$!-->')) throw new Error('A part of the page could not be rendered.');
    return { html, answers };
  } finally {
    runtime.dispose();
  }
}

/** Records the platform's answers, which have an origin; the page's own files do not. Calls with effects are refused. */
function recording(fetch: Fetch, answers: CarriedAnswer[], log: RenderInput['log']): Fetch {
  return async (address, init) => {
    if ((init.method ?? 'GET') !== 'GET') throw new Error('A page that the host renders only reads.');
    const response = await fetch(address, init);
    if (response.ok && !address.startsWith('/')) {
      const body: unknown = await response
        .clone()
        .json()
        .catch((error: unknown) =>
          log('platform').error(`GET ${address} answered something other than JSON.`, error),
        );
      if (body !== undefined) answers.push({ address, body });
    }
    return response;
  };
}

/** The router's key of the first history entry of a document. */
const ENTRY = 'default';

const immovable = (): never => {
  throw new Error('A page that the host renders does not navigate.');
};

/** A router that stays at one address. */
function routerAt({ pathname, search }: URL): ComponentType<{ readonly children: ReactNode }> {
  const navigator = {
    createHref: (to: Parameters<typeof createPath>[0] | string) =>
      typeof to === 'string' ? to : createPath(to),
    go: immovable,
    push: immovable,
    replace: immovable,
  };
  const location = { pathname, search, hash: '', state: null, key: ENTRY };
  return function HostRouter({ children }) {
    return (
      <Router location={location} navigationType={NavigationType.Pop} navigator={navigator} static>
        {children}
      </Router>
    );
  };
}
