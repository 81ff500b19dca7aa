/**
 * CSS modules for esbuild. CSS that the first page needs goes into its style sheet; the CSS of a lazy chunk
 * is embedded in that chunk and adopted when it runs, since the bundler would otherwise put it into the first
 * sheet.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { Features, transform, type TransformResult } from 'lightningcss';
import {
  LIST_MOBILE_WIDTH,
  LIST_TABLET_WIDTH,
  SIDE_BY_SIDE_WIDTH,
  WIDE_WIDTH,
} from '../../core/sdk/constants';

/** Adopts a style sheet once. Constructed sheets are not inline styles, so a strict CSP allows them. */
const adopt = `
export default function adopt(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * Named window widths, since media queries cannot read custom properties: `@media (--from-860)` and, for
 * narrower windows, `@media (--to-860)` (RLM-058).
 */
const namedWindows = [LIST_MOBILE_WIDTH, SIDE_BY_SIDE_WIDTH, LIST_TABLET_WIDTH, WIDE_WIDTH]
  .map(
    (width) =>
      `@custom-media --from-${width} (min-width: ${width}px);@custom-media --to-${width} (max-width: ${width - 0.02}px);`,
  )
  .join('');

/** Where the styles of a module go: into the first page's sheet, into its chunk, or nowhere, for the host. */
export type StylePlace = 'sheet' | 'chunk' | 'nowhere';

/** A compiled CSS module. */
export interface ModuleStyles {
  readonly css: string;
  readonly place: StylePlace;
  /** How the names of its classes begin, and no other module's; undefined when it has none. */
  readonly prefix: string | undefined;
}

/**
 * `placeOf` gets the file's name relative to `root`, with forward slashes. Class names do not depend on it. `compiled`
 * receives the modules by that name. `owner` makes the class names of a plugin that is built by
 * itself differ from those of every other plugin: its id.
 *
 * Only core may style the whole page. A plugin's styles apply to its own elements: every selector of its CSS
 * modules contains one of its classes, and it imports no global style sheets.
 */
export function cssModules(
  root: string,
  placeOf: (file: string) => StylePlace,
  compiled = new Map<string, ModuleStyles>(),
  owner?: string,
): Plugin {
  const isOfCore = (name: string): boolean => owner === undefined && name.startsWith('core/');
  return {
    name: 'css-modules',
    setup(build) {
      const sheets = new Map<string, string>();
      const owners = new Map<string, string>();
      build.onResolve({ filter: /^proscenium:(adopt$|css\/)/ }, ({ path: name }) => ({
        path: name,
        namespace: 'proscenium',
        sideEffects: true,
      }));
      build.onLoad({ filter: /^proscenium:adopt$/, namespace: 'proscenium' }, () => ({
        contents: adopt,
        loader: 'js',
      }));
      build.onLoad({ filter: /^proscenium:css\//, namespace: 'proscenium' }, ({ path: name }) => ({
        contents: sheets.get(name.slice('proscenium:css/'.length)) ?? '',
        loader: 'css',
      }));
      build.onResolve({ filter: /\.css$/ }, ({ path: wanted, importer }) =>
        wanted.endsWith('.module.css') || isOfCore(sourceName(root, importer))
          ? null
          : {
              errors: [
                {
                  text: `${wanted} would style every page of every realm: import a CSS module (.module.css), whose classes belong to this plugin.`,
                },
              ],
            },
      );
      build.onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
        const name = sourceName(root, file);
        const source = await readFile(file, 'utf8');
        const begin = prefixOf(name, owner);
        const other = owners.get(begin) ?? name;
        if (other !== name)
          return {
            errors: [{ text: `Its class names would begin like those of ${other}. Rename one file.` }],
          };
        owners.set(begin, name);
        const transformed = transformModule(name, source, begin, isOfCore(name));
        if ('mistake' in transformed) return { errors: [transformed.mistake] };
        const { code, exports } = transformed;
        // Sorted: the order differs between builds, and the chunk's hash should depend on its content alone.
        const pairs = Object.entries(exports ?? {}).map(
          ([local, { name: global }]) => [local, global] as const,
        );
        const classNames = Object.fromEntries(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
        const answer = `export default ${JSON.stringify(classNames)};`;
        const text = Buffer.from(code).toString('utf8');
        const place = placeOf(name);
        compiled.set(name, { css: text, place, prefix: pairs.length === 0 ? undefined : begin });
        if (place === 'nowhere') return { contents: answer, loader: 'js' };
        if (place === 'chunk')
          return {
            contents: `import adopt from 'proscenium:adopt';\nadopt(${JSON.stringify(text)});\n${answer}`,
            loader: 'js',
          };
        sheets.set(name, text);
        return { contents: `import 'proscenium:css/${name}';\n${answer}`, loader: 'js', resolveDir: root };
      });
    },
  };
}

const sourceName = (root: string, file: string): string =>
  path.relative(root, file).split(path.sep).join('/');

/**
 * How the class names of a module begin: briefly, since scripts, styles and content repeat them. The modules of one build
 * are compared; those of a plugin that is built by itself need a name that is unlikely to exist elsewhere.
 */
function prefixOf(name: string, owner: string | undefined): string {
  const digest = createHash('sha256')
    .update(owner === undefined ? name : `${owner}/${name}`)
    .digest('base64')
    .replaceAll(/[^A-Za-z]/g, '');
  return owner === undefined ? digest.slice(0, 4) : `${digest.slice(0, 9)}_`;
}

/** The compiled module, or what is wrong with it. */
function transformModule(
  name: string,
  source: string,
  prefix: string,
  isOfCore: boolean,
): TransformResult | { readonly mistake: PartialMessage } {
  try {
    return transform({
      filename: name,
      code: Buffer.from(`${namedWindows}\n${source}`),
      drafts: { customMedia: true },
      include: Features.CustomMediaQueries,
      cssModules: { pattern: `${prefix}[local]`, pure: !isOfCore },
      minify: true,
    });
  } catch (error) {
    const { data, loc } = error as {
      readonly data?: { readonly type: string };
      readonly loc?: { readonly line: number; readonly column: number };
    };
    // The named windows are on a line of their own before the source.
    const line = Math.max(1, (loc?.line ?? 2) - 1);
    const text =
      data?.type === 'ImpureCSSModuleSelector'
        ? 'This selector would style elements of core and of other plugins: begin it with a class of this module.'
        : String(error);
    const column = Math.max(0, (loc?.column ?? 1) - 1);
    return {
      mistake: { text, location: { file: name, line, column, lineText: source.split('\n')[line - 1] ?? '' } },
    };
  }
}
