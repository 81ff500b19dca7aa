/** The browser that pages are measured in. */
import type { BrowserServer } from 'playwright-core';
import { launchBrowserServer } from '../kit/browser';

/**
 * Who drives a browser listens to its script engine, and the engine then notes where each error object was made: React makes four that it
 * keeps. Without this flag it reads the whole script again to find that out, which no viewer's browser ever does.
 */
const flags = ['--js-flags=--no-enable-lazy-source-positions'];

export const launchMeasured = (root: string): Promise<BrowserServer> => launchBrowserServer(root, flags);
