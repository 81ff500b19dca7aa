/** Facts of the tree's plugins, read from their manifests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SectionFacts } from '../../core/catalogue/rowSections';
import type { EnabledPlugin } from '../../core/realm/checkedRealm';
import { signInPaths } from '../../core/realm/realmRoutes';

const plugins = path.resolve(__dirname, '../../plugins');

function manifestsOf<Manifest>(kind: 'section' | 'sign-in'): readonly Manifest[] {
  return readdirSync(path.join(plugins, kind)).map(
    (name) => JSON.parse(readFileSync(path.join(plugins, kind, name, 'plugin.json'), 'utf8')) as Manifest,
  );
}

interface SectionManifest {
  readonly contributes: { readonly section: readonly SectionFacts[] };
}

/** Row renderers of the tree. */
export const shippedSections: readonly SectionFacts[] = manifestsOf<SectionManifest>('section').flatMap(
  ({ contributes }) => contributes.section,
);

/** Sub-paths of the tree's sign-in providers, as in a realm that has them all. */
export const shippedSignInPaths = signInPaths({ plugins: manifestsOf<EnabledPlugin>('sign-in') });
