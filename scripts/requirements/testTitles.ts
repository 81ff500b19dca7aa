/** Requirement ids in the titles and tables of tests. A comment proves nothing, so ids in comments and test bodies do not count. */
import ts from 'typescript';

const testFunctions = new Set(['test', 'it', 'describe', 'journey']);
const single = /\b([A-Z]{2,4})-(\d{3})\b/g;
const range = /\b([A-Z]{2,4})-(\d{3})\s*(?:\.\.|…|to)\s*(?:[A-Z]{2,4}-)?(\d{3})\b/g;

/** The ids that the tests of a file name, ranges such as `PAY-008 to PAY-019` included. */
export function idsInTitles(file: string, text: string): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && testFunctions.has(calledName(node.expression))) for (const title of titlesOf(node)) addIds(ids, title);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return ids;
}

/** `test` of `test(…)`, `test.only(…)` and `test.each(table)(…)`. */
function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return calledName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? calledName(callee.tag) : '';
}

/** The title, and the texts of the table that the test runs over. */
function titlesOf(call: ts.CallExpression): string[] {
  const [title] = call.arguments;
  return [...(title === undefined ? [] : textsIn(title)), ...(ts.isCallExpression(call.expression) ? call.expression.arguments.flatMap(textsIn) : [])];
}

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return [node.text];
  if (ts.isFunctionLike(node)) return [];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

function addIds(ids: Set<string>, title: string): void {
  for (const [id] of title.matchAll(single)) ids.add(id);
  for (const [, section = '', from, to] of title.matchAll(range)) for (let number = Number(from); number <= Number(to); number++) ids.add(`${section}-${String(number).padStart(3, '0')}`);
}
