/** Generates the typed list of installed contributions, each behind its own dynamic import. */
import type { InstalledPlugins } from '../plugins/installedPlugins';
import { moduleReference } from '../plugins/moduleReference';

/**
 * The text of core/generated/registry.ts. A module that does not match its point is a compile error on the
 * module's own line.
 */
export function registryModule(installed: InstalledPlugins): string {
  const entries = [...installed.plugins.values()].map((plugin) => {
    const base =
      plugin.package === undefined ? `../../${plugin.folder}` : plugin.folder.replace(/^node_modules\//, '');
    const lines = Object.entries(plugin.manifest.contributes).flatMap(([point, contributions]) =>
      (contributions ?? []).flatMap((contribution) => {
        // A menu item consists of facts only: there is nothing to load.
        if (!('module' in contribution)) return [];
        const { file, exported } = moduleReference(contribution.module);
        const target = `${base}/${file.replace(/^\.\//, '')}`;
        const specifier = plugin.package === undefined ? target.replace(/\.[cm]?[jt]sx?$/, '') : target;
        const load = `() => import(${quoted(specifier)})`;
        const loader = exported === 'default' ? load : `named(${quoted(exported)}, ${load})`;
        return `    ${quoted(`${point}/${contribution.name}`)}: ${loader},\n`;
      }),
    );
    return `  ${quoted(plugin.manifest.id)}: {\n${lines.join('')}  },\n`;
  });
  const named = entries.some((entry) => entry.includes(': named('))
    ? `
const named = <Name extends string, Module extends Readonly<Record<Name, unknown>>>(exported: Name, load: () => Promise<Module>) =>
  Object.assign(load as () => Promise<Readonly<Record<string, Module[Name]>>>, { exported });
`
    : '';
  return `/** Every installed contribution by plugin id, then by point and name. Written by \`npm run generate\`; not edited by hand. */
import type { Activate, PointName } from '../sdk/points';

// The realm compiler validates options against the plugin's own schema, so any options type fits here.
type Loads<Activation> = (() => Promise<{ readonly default: Activation }>) | ((() => Promise<Readonly<Record<string, Activation>>>) & { readonly exported: string });
type Loaders = { readonly [Point in PointName as \`\${Point}/\${string}\`]: Loads<Activate<Point, never>> };
${named}
export const registry: Readonly<Record<string, Loaders>> = {
${entries.join('')}};
`;
}

/** The text of core/generated/previews.ts, which only preview pages fetch. */
export function previewsModule(installed: InstalledPlugins): string {
  return `/** The samples of plugins for the preview pages, by plugin id. Written by \`npm run generate\`; not edited by hand. */
export const previews: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
${previewsOf(installed)}};
`;
}

/**
 * The text of scripts/plugins/knownPlugins.generated.ts: only plugins in the tree, since packages change with
 * the dependencies.
 */
export function knownPluginsModule(installed: InstalledPlugins): string {
  const ids = [...installed.plugins.values()]
    .filter((plugin) => plugin.package === undefined)
    .map(({ manifest }) => manifest.id);
  return `/**
 * Ids of the plugins in the tree: when a realm names one that is missing from an installation, the problem is "not installed" instead of
 * "unknown". Written by \`npm run generate\`; not edited by hand.
 */
export const knownPlugins: ReadonlySet<string> = new Set([
${ids
  .sort()
  .map((id) => `  ${quoted(id)},\n`)
  .join('')}]);
`;
}

function previewsOf(installed: InstalledPlugins): string {
  return [...installed.plugins.values()]
    .flatMap(({ manifest, folder, package: name }) => {
      if (manifest.preview === undefined) return [];
      const base = name === undefined ? `../../${folder}` : folder.replace(/^node_modules\//, '');
      return [
        `  ${quoted(manifest.id)}: () => import(${quoted(`${base}/${manifest.preview.replace(/^\.\//, '')}`)}),\n`,
      ];
    })
    .join('');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
