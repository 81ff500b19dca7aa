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
  const environment = hostEnvironment({ url, renderedAt, locale: page.locale, fetch, log });
  const runtime = createRuntime(page, environment);
  try {
    if (!(await preparePage(runtime, { pathname: url.pathname, key: ENTRY }))) return null;
    const html = renderToString(
      <App runtime={runtime} Router={routerAt(url)} timeZone="UTC" renderedAt={renderedAt} />,
    );
    return { html };
  } finally {
    runtime.dispose();
  }
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
