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

/**
 * The ids named by the tests of a file, including ranges such as `PAY-008 to PAY-019`. A table may be a
 * constant of the file or of an imported module.
 */
export function idsInTitles(
  file: string,
  text: string,
  readModule: ReadModule = () => null,
): ReadonlySet<string> {
  const ids = new Set<string>();
  const source = parse(file, text);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && testFunctions.has(calledName(node.expression)))
      for (const title of titlesOf(node, source, readModule)) addIds(ids, title);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ids;
}

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
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
