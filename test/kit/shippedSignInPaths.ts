/** Sub-paths of the tree's sign-in providers from their manifests, as in a realm that has them all. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { signInPaths } from '../../core/realm/realmRoutes';
import type { EnabledPlugin } from '../../core/realm/checkedRealm';

const folder = path.resolve(__dirname, '../../plugins/sign-in');

export const shippedSignInPaths = signInPaths({
  plugins: readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name, 'plugin.json'), 'utf8')) as EnabledPlugin,
  ),
});
