/**
 * Follows the names that one test uses, through helpers of its file and of fixtures, to the modules of the product. A file's imports alone
 * would credit a test of a rule with what another test of the same file does.
 */
import path from 'node:path';
import ts from 'typescript';
import { publicModules } from '../build/publicModules';
import { isTestCall, parse } from './testTitles';

/** The text of a module in the tree, with or without its extension; null when there is none. */
export type ReadModule = (file: string) => string | null;

export interface Uses {
  /** Names of test modules, as `file#name`, and modules of the product, relative to the root and without extensions. */
  readonly names: ReadonlySet<string>;
  /** Renders something. */
  readonly draws: boolean;
}

interface Module {
  readonly source: ts.SourceFile;
  /** What a local name is imported as. */
  readonly imports: ReadonlyMap<string, { readonly module: string; readonly name: string }>;
  /** Modules whose exports are exported again. */
  readonly passedOn: readonly string[];
  /** The names that each scope declares; null for a parameter. */
  readonly scopes: ReadonlyMap<ts.Node, ReadonlyMap<string, ts.Node | null>>;
}

export interface TestModules {
  readonly sourceOf: (file: string) => ts.SourceFile;
  /** What nodes of a file use. */
  readonly usesOf: (file: string, nodes: readonly ts.Node[]) => Uses;
}

/** Parses each module once. */
export function testModules(read: ReadModule): TestModules {
  const known = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const isFolder = !/\.tsx?$/.test(file) && read(`${file}/index`) !== null;
    const folder = isFolder ? file : path.posix.dirname(file);
    const found = known.get(file) ?? readModule(folder, parse(file, read(file) ?? ''));
    known.set(file, found);
    return found;
  };
  const usesOf: TestModules['usesOf'] = (file, nodes) => {
    const names = new Set<string>();
    const followed = new Set<ts.Node>();
    let draws = false;
    const followImport = (module: string, name: string): void => {
      if (!module.startsWith('test/')) names.add(module);
      else if (!names.has(`${module}#${name}`)) {
        names.add(`${module}#${name}`);
        const { source, scopes, imports, passedOn } = moduleOf(module);
        const node = scopes.get(source)?.get(name);
        const imported = imports.get(name);
        if (node) follow(module, node);
        else if (imported !== undefined) followImport(imported.module, imported.name);
        else for (const other of passedOn) followImport(other, name);
      }
    };
    const follow = (from: string, node: ts.Node): void => {
      if (followed.has(node)) return;
      followed.add(node);
      draws ||= /\brender\w*\(/.test(node.getText());
      const { scopes, imports } = moduleOf(from);
      for (const name of identifiersIn(node)) {
        const declared = declarationOf(name, scopes);
        if (declared) follow(from, declared);
        const imported = declared === undefined ? imports.get(name.text) : undefined;
        if (imported !== undefined) followImport(imported.module, imported.name);
      }
    };
    nodes.forEach((node) => follow(file, node));
    return { names, draws };
  };
  return { sourceOf: (file) => moduleOf(file).source, usesOf };
}

/** Null for a parameter, undefined for a name that the file does not declare. */
function declarationOf(name: ts.Identifier, scopes: Module['scopes']): ts.Node | null | undefined {
  for (let node: ts.Node | undefined = name; node !== undefined; node = node.parent) {
    const declared = scopes.get(node)?.get(name.text);
    if (declared !== undefined) return declared;
  }
  return undefined;
}

const isScope = (node: ts.Node): boolean =>
  ts.isSourceFile(node) ||
  ts.isBlock(node) ||
  ts.isFunctionLike(node) ||
  ts.isCatchClause(node) ||
  ts.isCaseBlock(node) ||
  ts.isForStatement(node) ||
  ts.isForOfStatement(node) ||
  ts.isForInStatement(node);

/** `folder`: where the module is, which its imports are relative to. */
function readModule(folder: string, source: ts.SourceFile): Module {
  const imports = new Map<string, { module: string; name: string }>();
  const passedOn: string[] = [];
  const scopes = new Map<ts.Node, Map<string, ts.Node | null>>();
  const declareName = (name: string, node: ts.Node | null, scope: ts.Node): void => {
    const names = scopes.get(scope) ?? new Map<string, ts.Node | null>();
    scopes.set(scope, names.set(name, node));
  };
  const declare = (name: ts.BindingName, node: ts.Node | null, scope: ts.Node): void => {
    if (ts.isIdentifier(name)) declareName(name.text, node, scope);
    else
      for (const element of name.elements)
        if (ts.isBindingElement(element)) declare(element.name, node, scope);
  };
  const visit = (node: ts.Node, scope: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) declare(node.name, node, scope);
    else if (ts.isParameter(node)) declare(node.name, null, scope);
    else if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name !== undefined)
      declare(node.name, node, scope);
    else if (ts.isExportAssignment(node)) declareName('default', node, scope);
    ts.forEachChild(node, (child) => visit(child, isScope(node) ? node : scope));
  };
  visit(source, source);
  for (const statement of source.statements) {
    const module = moduleNamedBy(folder, statement);
    if (module === null) continue;
    const clause = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement)
        ? statement.exportClause
        : undefined;
    if (ts.isExportDeclaration(statement) && clause === undefined) passedOn.push(module);
    const whole = ts.isImportDeclaration(statement) ? statement.importClause?.name : undefined;
    if (whole !== undefined) imports.set(whole.text, { module, name: 'default' });
    if (clause !== undefined && (ts.isNamedImports(clause) || ts.isNamedExports(clause)))
      for (const { name, propertyName, isTypeOnly } of clause.elements)
        if (!isTypeOnly) imports.set(name.text, { module, name: (propertyName ?? name).text });
    if (clause !== undefined && ts.isNamespaceImport(clause))
      imports.set(clause.name.text, { module, name: '*' });
  }
  return { source, imports, passedOn, scopes };
}

/** The module that a statement imports values from, or exports them again from. */
function moduleNamedBy(folder: string, statement: ts.Statement): string | null {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return null;
  const { moduleSpecifier } = statement;
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return null;
  const isType = ts.isImportDeclaration(statement)
    ? statement.importClause?.isTypeOnly === true
    : statement.isTypeOnly;
  if (isType) return null;
  return moduleSpecifier.text.startsWith('.')
    ? path.posix.join(folder, moduleSpecifier.text)
    : publicSource(moduleSpecifier.text);
}

/** The source of a public module such as `proscenium/kit`, without its extension. */
function publicSource(specifier: string): string | null {
  const file = sources(specifier);
  return file === null ? null : file.replace(/(\/index)?\.tsx?$/, '');
}

/** Relative to the repository's root, where npm runs scripts. */
const sources = publicModules('.');

/** The names that a node uses as values; not those of types and properties. */
function identifiersIn(node: ts.Node): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isTypeNode(each) && !ts.isExpressionWithTypeArguments(each)) return;
    if (ts.isIdentifier(each) && !isPropertyName(each)) found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

const isPropertyName = (name: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(name.parent) && name.parent.name === name) ||
  (ts.isPropertyAssignment(name.parent) && name.parent.name === name) ||
  (ts.isJsxAttribute(name.parent) && name.parent.name === name);

/** What runs before a test: statements of its file and of the groups around it, except other tests and groups. */
export function setUpOf(call: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  for (let { parent } = call; parent !== undefined; { parent } = parent)
    if (ts.isBlock(parent) || ts.isSourceFile(parent))
      found.push(
        ...parent.statements.filter(
          (statement) => ts.isExpressionStatement(statement) && !isTestCall(statement.expression),
        ),
      );
  return found;
}
