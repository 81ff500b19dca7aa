/** Uses of the browser that a plugin has a service for, or that no page of the site allows. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { InstalledPlugin } from '../plugins/installedPlugins';
import { contributionModules, resolvedModule } from '../plugins/moduleReference';

/** Global expression to what a plugin does instead. */
const instead = {
  localStorage: 'use the service `storage`, with the key under "storage" in the manifest',
  sessionStorage: 'use the service `tabStorage`, with the key under "storage" in the manifest',
  'window.localStorage': 'use the service `storage`, with the key under "storage" in the manifest',
  'window.sessionStorage': 'use the service `tabStorage`, with the key under "storage" in the manifest',
  'document.cookie': 'use the service `storage`: a cookie would be sent with every request',
  'document.write': 'render with React: the security policy forbids it',
  'document.title': 'use `usePageTitle`',
  'window.location': 'use the service `navigation`',
  'document.location': 'use the service `navigation`',
  'history.pushState': 'use the service `navigation`',
  'history.replaceState': 'use the service `navigation`',
  eval: 'write the code itself: the security policy forbids it',
  alert: 'render the words: a dialog of the browser blocks the page',
  confirm: 'render `Dialog` of proscenium/ui: a dialog of the browser blocks the page',
  prompt: 'render `Dialog` of proscenium/ui: a dialog of the browser blocks the page',
} as const satisfies Readonly<Record<string, string>>;

const MARK = 'PROSCENIUM_GLOBAL_';
const names = Object.keys(instead) as (keyof typeof instead)[];

/** One line each, with file and line. Only the plugin's own modules are searched; `plugin` is in `folder`. */
export async function forbiddenGlobals(folder: string, plugin: InstalledPlugin): Promise<readonly string[]> {
  const base = path.join(folder, plugin.folder);
  const entryPoints = contributionModules(plugin.manifest).map(
    ({ file }) => resolvedModule(base, file) ?? path.join(base, file),
  );
  const { metafile, outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [...new Set(entryPoints)],
    outdir: folder,
    write: false,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
    // esbuild replaces references to the global only, not local variables, properties or strings with that name.
    define: Object.fromEntries(names.map((name, index) => [name, `${MARK}${index}_`])),
    loader: { '.css': 'empty' },
  });
  const text = outputFiles.map((file) => file.text).join('\n');
  const found = names.filter((_, index) => text.includes(`${MARK}${index}_`));
  const sources = await Promise.all(
    Object.keys(metafile.inputs).map(async (file) => ({
      file,
      lines: (await readFile(path.join(folder, file), 'utf8')).split('\n'),
    })),
  );
  return found.flatMap((name) => {
    const word = new RegExp(`(?<![\\w.])${name.replace('.', '\\s*\\.\\s*')}\\b`);
    return sources.flatMap(({ file, lines }) =>
      lines.flatMap((line, index) =>
        word.test(line) ? [`${file}:${index + 1}: ${name} is not for plugins: ${instead[name]}.`] : [],
      ),
    );
  });
}
