/** Checks the files of `hosting.files`: their size, what their readers require, and that no page has their addresses. */
import { matchPath } from '../../../core/routing/matchPath';
import type { ActiveRoutes } from '../../../core/routing/routeTables';
import { hostedFile, hostedFilePaths, type HostedFileName } from '../hostedFiles';
import { childPointer } from '../jsonPointer';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';
import { realmRouteTables } from './routes';

/** The largest file in bytes; Apple reads no larger one. */
const LARGEST = 128 * 1024;

export function* checkHosting({ realm, enabled }: CheckContext): Generator<Finding> {
  const files = realm.hosting?.files ?? {};
  const names = Object.keys(files) as HostedFileName[];
  if (names.length === 0) return;
  const routes: ActiveRoutes = {
    tables: realmRouteTables(realm, enabled.values()),
    activeTable: 'default',
    signInPaths: [],
  };
  for (const name of names) {
    const body = hostedFile(files, name)?.body ?? '';
    const pointer = childPointer('/hosting/files', name);
    const size = new TextEncoder().encode(body).byteLength;
    if (size > LARGEST)
      yield atValue(pointer, 'out-of-range', `${name} has ${size} bytes; at most ${LARGEST} are allowed.`);
    for (const path of hostedFilePaths[name]) {
      const page = matchPath(routes, path);
      if (page !== null)
        yield atValue(pointer, 'route-collision', `${path} is the address of the page ${page.role}.`);
    }
    if (name !== 'security.txt') continue;
    for (const field of ['Contact', 'Expires'])
      if (!new RegExp(`^${field}: *\\S`, 'im').test(body))
        yield atValue(
          pointer,
          'bad-format',
          `security.txt lacks the field ${field} (RFC 9116).`,
          field === 'Contact' ? 'Contact: mailto:security@velvet.example' : 'Expires: 2027-12-31T00:00:00Z',
        );
  }
}
