/** The browser for measurements. */
import type { BrowserServer } from 'playwright-core';
import { launchBrowserServer } from '../kit/browser';

/**
 * An attached debugger makes V8 record source positions of error objects, of which React creates and retains
 * four. Without this flag V8 parses the whole script again for that, which never happens in a viewer's
 * browser.
 */
const flags = ['--js-flags=--no-enable-lazy-source-positions'];

export const launchMeasured = (root: string): Promise<BrowserServer> => launchBrowserServer(root, flags);
