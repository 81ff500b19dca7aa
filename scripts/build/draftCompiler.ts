/** Bundles the realm compiler for the browser, with everything that it would read from the disk (scripts/draft). */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { composeRealmSchema } from '../compile/realmSchema';
import type { BuiltIns } from '../draft/checkDraft';
import { readInstalledPlugins, type InstalledPlugins } from '../plugins/installedPlugins';
import type { FontCatalogue } from './fonts';
import { validatorModule } from './writtenValidators';

export interface BuiltFile {
  /** Contains the hash of the content. */
  readonly name: string;
  readonly contents: Uint8Array;
}

/**
 * Resolves with the module, which knows `installed`; null when none of them has a page for checking drafts. Rejects when
 * the code does not build.
 */
export async function buildDraftCompiler(
  root: string,
  fonts: FontCatalogue,
  installed: InstalledPlugins = readInstalledPlugins(root),
): Promise<BuiltFile | null> {
  const isWanted = [...installed.plugins.values()].some(({ manifest }) =>
    manifest.contributes.route?.some(({ frames }) => frames === true),
  );
  if (!isWanted) return null;
  const builtIns: BuiltIns = {
    plugins: [...installed.plugins.values()],
    messages: await builtInMessages(root),
    fonts,
  };
  const result = await build({
    absWorkingDir: root,
    stdin: { contents: entry, resolveDir: root, loader: 'ts', sourcefile: 'draft-compiler.ts' },
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [builtInData(builtIns), writtenValidator(root, installed), withoutNode()],
  });
  const contents = result.outputFiles[0]?.contents ?? new Uint8Array();
  return {
    name: `draft-compiler-${createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase()}.js`,
    contents,
  };
}

const entry = `
import builtIns from 'proscenium:built-ins';
import { draftCompiler } from './scripts/draft/checkDraft';
const hasFile = (name) => fetch('/' + name, { method: 'HEAD' }).then(({ ok }) => ok, () => false);
export const { checkDraft } = draftCompiler(builtIns, hasFile);
`;

async function builtInMessages(root: string): Promise<BuiltIns['messages']> {
  const rooms = await readdir(path.join(root, 'core'));
  const read = rooms.map(async (room) => {
    const file = `core/${room}/messages/en.json`;
    const text = await readFile(path.join(root, file), 'utf8').catch(() => null);
    return text === null ? [] : [[file, text] as const];
  });
  return (await Promise.all(read)).flat();
}

function builtInData(builtIns: BuiltIns): Plugin {
  return {
    name: 'built-in-data',
    setup(build) {
      build.onResolve({ filter: /^proscenium:built-ins$/ }, ({ path: name }) => ({
        path: name,
        namespace: 'built-in-data',
      }));
      build.onLoad({ filter: /./, namespace: 'built-in-data' }, () => ({
        contents: JSON.stringify(builtIns),
        loader: 'json',
      }));
    },
  };
}

/**
 * Replaces the module that would compile the validator of the composed realm schema with the validator as
 * generated code.
 */
function writtenValidator(root: string, installed: InstalledPlugins): Plugin {
  return {
    name: 'written-validator',
    setup(build) {
      build.onLoad({ filter: /[\\/]scripts[\\/]compile[\\/]schemaChecker\.ts$/ }, () => ({
        contents: `${validatorModule(composeRealmSchema(installed))}\nexport const schemaChecker = () => ({ compile: () => validate });`,
        loader: 'js',
        resolveDir: root,
      }));
    },
  };
}

/** The compiler only handles file names: it uses Node's path functions and reads nothing. */
function withoutNode(): Plugin {
  return {
    name: 'without-node',
    setup(build) {
      build.onResolve({ filter: /^node:/ }, ({ path: name }) => ({
        path: name,
        namespace: 'without-node',
        sideEffects: false,
      }));
      build.onLoad({ filter: /^node:path$/, namespace: 'without-node' }, () => ({
        contents: paths,
        loader: 'js',
      }));
      build.onLoad({ filter: /./, namespace: 'without-node' }, () => ({
        contents: 'module.exports = {};',
        loader: 'js',
      }));
    },
  };
}

const paths = `
const normalize = (path) => {
  const parts = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return (path.startsWith('/') ? '/' : '') + parts.join('/') || '.';
};
const posix = {
  normalize,
  join: (...parts) => normalize(parts.filter((part) => part !== '').join('/')),
  dirname: (path) => path.includes('/') ? path.slice(0, path.lastIndexOf('/')) || '/' : '.',
  basename: (path, end = '') => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return end !== '' && name.endsWith(end) ? name.slice(0, -end.length) : name;
  },
};
export default { ...posix, posix };
`;
