/**
 * Finds requirement ids in the titles and tables of tests. Ids in comments and test bodies do not count,
 * since they prove nothing.
 */
import ts from 'typescript';

const testFunctions = new Set(['test', 'it', 'describe', 'journey']);
const single = /\b([A-Z]{2,4})-(\d{3})\b/g;
const range = /\b([A-Z]{2,4})-(\d{3})\s*(?:\.\.|…|to)\s*(?:[A-Z]{2,4}-)?(\d{3})\b/g;

/** The text of a module that a test imports, named as in the import; null when there is none. */
type ReadModule = (specifier: string) => string | null;

export interface NamedTest {
  readonly call: ts.CallExpression;
  /** The ids in its title and table, and in those of the groups around it. */
  readonly ids: ReadonlySet<string>;
}

/**
 * The tests of a file and the ids that they name, including ranges such as `PAY-008 to PAY-019`. A table may be a
 * constant of the file or of an imported module.
 */
export function namedTests(source: ts.SourceFile, readModule: ReadModule = () => null): NamedTest[] {
  const tests: NamedTest[] = [];
  const visit = (node: ts.Node, outer: ReadonlySet<string>): void => {
    const isTest = isTestCall(node);
    const ids = isTest ? new Set(outer) : outer;
    if (isTest) {
      for (const title of titlesOf(node, source, readModule)) addIds(ids as Set<string>, title);
      if (calledName(node.expression) !== 'describe') tests.push({ call: node, ids });
    }
    ts.forEachChild(node, (child) => visit(child, ids));
  };
  visit(source, new Set());
  return tests;
}

/** A call that registers a test or a group of tests. */
export const isTestCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && testFunctions.has(calledName(node.expression)) && node.arguments.length > 1;

/** Parses a module with parents set. */
export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
  );

/** `test` for `test(…)`, `test.only(…)` and `test.each(table)(…)`. */
function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return calledName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? calledName(callee.tag) : '';
}

/** The title, and the texts in the test's table. */
function titlesOf(call: ts.CallExpression, source: ts.SourceFile, readModule: ReadModule): string[] {
  const [title] = call.arguments;
  const tables = ts.isCallExpression(call.expression) ? call.expression.arguments : [];
  return [
    ...(title === undefined ? [] : textsIn(title)),
    ...tables.flatMap((table) =>
      ts.isIdentifier(table) ? textsOfConstant(table.text, source, readModule) : textsIn(table),
    ),
  ];
}

function textsOfConstant(name: string, source: ts.SourceFile, readModule: ReadModule): string[] {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find(
        (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
      );
      if (found?.initializer !== undefined) return textsIn(found.initializer);
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    const imported =
      bindings !== undefined && ts.isNamedImports(bindings)
        ? bindings.elements.find((element) => element.name.text === name)
        : undefined;
    const text = imported === undefined ? null : readModule(statement.moduleSpecifier.text);
    if (imported !== undefined && text !== null)
      return textsOfConstant(
        (imported.propertyName ?? imported.name).text,
        parse('imported.ts', text),
        () => null,
      );
  }
  return [];
}

function textsIn(node: ts.Node): string[] {
  if (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  )
    return [node.text];
  if (ts.isFunctionLike(node)) return [];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

function addIds(ids: Set<string>, title: string): void {
  for (const [id] of title.matchAll(single)) ids.add(id);
  for (const [, section = '', from, to] of title.matchAll(range))
    for (let number = Number(from); number <= Number(to); number++)
      ids.add(`${section}-${String(number).padStart(3, '0')}`);
}
