/** The first script of every page: reads what the page carries and starts the site. */
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { applyDocumentLanguage } from '../i18n';
import { sessionStore } from '../session';
import { menuStore } from '../shell';
import { App } from './App';
import { createRuntime } from './createRuntime';
import { readPageData } from './pageData';
import { startLanguage } from './startLanguage';
import { browserSurroundings } from './surroundings';
import { analyticsHub, firstContent, messageStore, signInReturn, tokenVault } from './tokens';

const page = readPageData(document);
const surroundings = browserSurroundings();
const runtime = createRuntime(page, surroundings);
const { get } = runtime;

// Before the router or anybody else reads the address: a provider's answer may stand in it (SGN-099).
get(signInReturn);
await startLanguage(get(messageStore), page, surroundings);
applyDocumentLanguage(document, get(messageStore));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the site.');
createRoot(root, { onUncaughtError: (error) => surroundings.log('page').error('A page could not be drawn.', error) }).render(
  <App runtime={runtime} timeZone={surroundings.timeZone} />,
);

// A viewer of an earlier visit is greeted at once; a guest's session can wait until the page stands, like all the rest.
if (get(tokenVault).read() !== null) void get(sessionStore).start();
void get(firstContent).ready.then(() => {
  if (get(tokenVault).read() === null) void get(sessionStore).start();
  void get(messageStore).loadLabels();
  void get(menuStore).refresh(matchMedia('(max-width: 600px)').matches ? 'MOBILE-WEB' : 'WEB');
  void get(analyticsHub).start();
});
addEventListener('pagehide', () => get(analyticsHub).flush());
