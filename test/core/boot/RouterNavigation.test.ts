/** Where code may send a viewer, and when. */
import { RouterNavigation } from '../../../core/boot/services/RouterNavigation';
import { browserAddress } from '../../../core/platform/browser/BrowserAddress';
import { buildRouteTables } from '../../../core/routing/routeTables';
import { RoutingStore } from '../../../core/routing/RoutingStore';

function opened() {
  const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en', signInPaths: [] });
  const navigation = new RouterNavigation(browserAddress(), routing, new Set(), () => '/home');
  const gone: string[] = [];
  navigation.attach(((to: string) => void gone.push(to)) as Parameters<RouterNavigation['attach']>[0]);
  return { navigation, gone };
}

test.each([
  ['ROU-108', '/video/7?from=/browse', '/video/7?from=/browse'],
  ['SGN-049', '/login', '/login'],
  ['LIC-088', '/licence-redirect', '/licence-redirect'],
  ['ROU-108', '//evil.example', '/home'],
  ['ROU-108', '/nowhere', '/home'],
])('%s code that goes to %s arrives at %s', (_row, path, arrived) => {
  const { navigation, gone } = opened();
  navigation.go(path);
  expect(gone).toEqual([arrived]);
});
