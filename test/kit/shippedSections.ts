/** Row renderers of the tree, from their manifests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SectionFacts } from '../../core/catalogue/rowSections';

const folder = path.resolve(__dirname, '../../plugins/section');

export const shippedSections: readonly SectionFacts[] = readdirSync(folder).flatMap((name) => {
  const manifest = JSON.parse(readFileSync(path.join(folder, name, 'plugin.json'), 'utf8')) as {
    readonly contributes: { readonly section: readonly SectionFacts[] };
  };
  return manifest.contributes.section;
});
