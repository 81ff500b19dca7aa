/**
 * Plugins import core through its public entries (`proscenium/sdk`, `proscenium/ui`, …), which re-export many
 * modules. The bundler shares code by module, so every chunk that imports an entry would load all that any
 * plugin uses of it. Therefore each named import is resolved here to the module that declares the name.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import ts from 'typescript';
import { dependencyFolders } from '../plugins/pluginFolders';
import { publicModules, type PublicModules } from './publicModules';

interface Declaration {
  readonly file: string;
  readonly name: string;
}

/** The source of a project file, with its named imports from public entries resolved. Line numbers do not change. */
export type ReadSource = (file: string) => Promise<string>;

export function readResolved(root: string): ReadSource {
  const modules = publicModules(root);
  const entries = new Map<string, ReadonlyMap<string, Declaration>>();
  return async (file) => {
    const source = await readFile(file, 'utf8');
    const edits = parse(file, source).statements.flatMap((statement) => {
      const named = namedImport(statement);
      const entry = named === null ? null : entryAt(modules, file, named.from);
      if (named === null || entry === null) return [];
      if (!entries.has(entry)) entries.set(entry, exportsOf(entry));
      return [
        { statement, text: resolved(file, named, entries.get(entry) ?? new Map<string, Declaration>()) },
      ];
    });
    return edits.reduceRight((text, { statement, text: replacement }) => {
      const [start, end] = [statement.getStart(), statement.getEnd()];
      const lines = text.slice(start, end).split('\n').length - 1;
      return text.slice(0, start) + replacement + '\n'.repeat(lines) + text.slice(end);
    }, source);
  };
}

/**
 * Loads the project's own code and that of the plugins in packages through `read`; libraries are left alone.
 * A package finds `proscenium/…` here, wherever it is installed.
 */
export function publicEntries(root: string, read: ReadSource): Plugin {
  const packages = [...dependencyFolders(root)].map(({ package: name = '' }) =>
    path.join(root, 'node_modules', name, path.sep),
  );
  return {
    name: 'public-entries',
    setup(build) {
      void publicNames(root).setup(build);
      build.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path: file }) => {
        const isOwn =
          /\.tsx?$/.test(file) && file.startsWith(root + path.sep) && !file.includes('node_modules');
        if (!isOwn && !packages.some((folder) => file.startsWith(folder))) return null;
        return { contents: await read(file), loader: path.extname(file).slice(1) as Loader };
      });
    },
  };
}

/** Finds the source files of `proscenium/…`, wherever the importing module is. */
export function publicNames(root: string): Plugin {
  const modules = publicModules(root);
  return {
    name: 'public-names',
    setup(build) {
      build.onResolve({ filter: /^proscenium\// }, ({ path: wanted }) => {
        const file = modules(wanted);
        return file === null ? null : { path: file };
      });
    },
  };
}

interface NamedImport {
  readonly from: string;
  readonly names: readonly ts.ImportSpecifier[];
}

function namedImport(statement: ts.Statement): NamedImport | null {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return null;
  const { importClause, moduleSpecifier } = statement;
  const bindings = importClause?.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings) || importClause?.name !== undefined) return null;
  // Types are erased with their import.
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return null;
  return { from: moduleSpecifier.text, names: bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly) };
}

function resolved(
  file: string,
  { from, names }: NamedImport,
  declared: ReadonlyMap<string, Declaration>,
): string {
  return names
    .map(({ name, propertyName }) => {
      const declaration = declared.get((propertyName ?? name).text);
      if (declaration === undefined) throw new Error(`${from} does not export ${name.text} (${file}).`);
      const target = path.relative(path.dirname(file), declaration.file).split(path.sep).join('/');
      const specifier = target.startsWith('.') ? target : `./${target}`;
      return `import { ${declaration.name} as ${name.text} } from '${specifier}';`;
    })
    .join(' ');
}

/** Where the values exported by a module are declared. */
function exportsOf(file: string): ReadonlyMap<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (const statement of parse(file, readFileSync(file, 'utf8')).statements) {
    if (ts.isExportDeclaration(statement)) {
      if (statement.moduleSpecifier === undefined || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const target = moduleAt(path.resolve(path.dirname(file), statement.moduleSpecifier.text));
      if (target === null) continue;
      const further = exportsOf(target);
      if (statement.exportClause === undefined) for (const [name, at] of further) found.set(name, at);
      else if (ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements) {
          const at = further.get((propertyName ?? name).text);
          if (at !== undefined) found.set(name.text, at);
        }
    } else for (const name of declaredBy(statement)) found.set(name, { file, name });
  }
  return found;
}

function declaredBy(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** The public entry that a specifier names; null for any other module. */
function entryAt(modules: PublicModules, file: string, from: string): string | null {
  if (!from.startsWith('.')) return modules(from);
  const entry = path.resolve(path.dirname(file), from, 'index.ts');
  return existsSync(entry) ? entry : null;
}

const moduleAt = (place: string): string | null =>
  [`${place}.ts`, `${place}.tsx`, path.join(place, 'index.ts')].find((file) => existsSync(file)) ?? null;

const parse = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
  );
