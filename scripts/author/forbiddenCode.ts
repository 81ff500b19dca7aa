/** What a plugin has a service for, or what no page of the site allows: globals, markup from texts, undeclared hosts. */
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

/** Code to what a plugin does instead. */
const insteadOfCode: readonly (readonly [code: RegExp, instead: string])[] = [
  [
    /\.(?:innerHTML|outerHTML)\s*=(?!=)|\.insertAdjacentHTML\s*\(|\bdangerouslySetInnerHTML\b/,
    'markup from a text is refused by the security policy: render elements with React.',
  ],
  [
    /\bnew\s+Function\s*\(|\bset(?:Timeout|Interval)\s*\(\s*['"`]/,
    'code from a text is refused by the security policy: write the code itself.',
  ],
];

/** A request to an address that is written in the code, in a module or a style. */
const REQUEST =
  /(?:\b(?:fetch|WebSocket|EventSource|sendBeacon|import)\s*\(\s*['"`]|\burl\(\s*['"]?|@import\s+['"])((?:https?|wss?):\/\/[^/'"`)\s]+)/;

/** One line each, with file and line. Only the plugin's own modules and styles are searched; `plugin` is in `folder`. */
export async function forbiddenCode(folder: string, plugin: InstalledPlugin): Promise<readonly string[]> {
  const { sources, globals } = await readSources(folder, plugin);
  const declared = (plugin.manifest.origins ?? []).flatMap(({ value }) =>
    value === undefined ? [] : [value],
  );
  const isDeclared = (origin: string) => declared.some((value) => `${value}/`.startsWith(`${origin}/`));
  const words = globals.map((name) => ({
    name,
    word: new RegExp(`(?<![\\w.])${name.replace('.', '\\s*\\.\\s*')}\\b`),
  }));
  return sources.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => {
      const origin = REQUEST.exec(line)?.[1];
      return [
        ...words
          .filter(({ word }) => word.test(line))
          .map(({ name }) => `${name} is not for plugins: ${instead[name]}.`),
        ...insteadOfCode.filter(([code]) => code.test(line)).map(([, text]) => text),
        ...(origin === undefined || isDeclared(origin)
          ? []
          : [`"${origin}" is not among the "origins" of the manifest: pages refuse requests to it.`]),
      ].map((problem) => `${file}:${index + 1}: ${problem}`);
    }),
  );
}

interface Sources {
  /** Without comments. */
  readonly sources: readonly { readonly file: string; readonly lines: readonly string[] }[];
  /** The globals of `instead` that they use. */
  readonly globals: readonly (keyof typeof instead)[];
}

async function readSources(folder: string, plugin: InstalledPlugin): Promise<Sources> {
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
  return {
    sources: await Promise.all(
      Object.keys(metafile.inputs).map(async (file) => ({
        file,
        lines: withoutComments(await readFile(path.join(folder, file), 'utf8')).split('\n'),
      })),
    ),
    globals: names.filter((_, index) => text.includes(`${MARK}${index}_`)),
  };
}

/** Keeps the line breaks. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '));
