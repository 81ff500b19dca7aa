/** Entry point of every page. */
import './afterReact';
import '../ui/base.css';
import { createBrowserEnvironment } from './browserEnvironment';
import { startPage } from './startSite';

// Shared by the first page's hero and lazy rows: exported here, these modules stay in the first script
// instead of becoming tiny chunks.
export { elapsedShare, onAir } from '../sdk/programme';
export { useNow } from '../sdk/useNow';

void startPage(window, createBrowserEnvironment());
