/** Core names no plugin: what it has to know of one is in the plugin's manifest. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

interface Manifest {
  readonly id: string;
  readonly contributes: Readonly<Record<string, readonly { readonly name: string }[]>>;
}

const folders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? [path.join(folder, each.name)] : [],
  );

const manifests = folders(path.join(root, 'plugins'))
  .flatMap(folders)
  .map((folder) => JSON.parse(readFileSync(path.join(folder, 'plugin.json'), 'utf8')) as Manifest);

const names = new Set(
  manifests.flatMap(({ id, contributes }) => [
    id,
    ...Object.values(contributes).flatMap((each) => each.map(({ name }) => name)),
  ]),
);

/** Names of contributions that are terms of core as well, and their meaning there. */
const alsoWords: Readonly<Record<string, string>> = {
  activate: 'the stage of a plugin, and an operation of the platform’s contract',
  block: 'the replacement of a failed plugin, and a value of CSS',
  content: 'a bundle of core’s texts',
  default: 'the route table, the shape of a card, a policy of Trusted Types',
  generic: 'an error code of the payment service',
  gift: 'the purpose of a one-time token: the code of a gift that an address carries',
  hero: 'a shape of a row’s skeleton, as manifests write it',
  id: 'a field of an answer, and a parameter of a path',
  mobile: 'a layout of the frame',
  pay: 'a step of the checkout, and a call',
  platform: 'the area of the log',
  playlist: 'a type of content, as the platform writes it',
  poster: 'the shape of a card, and a look of a row',
  section: 'a point, the type of a menu item, and a parameter of an address',
  share: 'a rule for cards, as manifests write it, and an analytics event',
  watchlist: 'a rule for cards, as manifests write it, and a list that is played',
};

const sources = readdirSync(path.join(root, 'core'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(`generated${path.sep}`))
  .map((file) => path.join(root, 'core', file));

/** String literals of a file that equal a plugin's name, except those that name a member of a type or of an object. */
function namesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && names.has(node.text) && !namesMember(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** In `row['id']`, `Card['id']` and `Pick<Card, 'id' | 'type'>`. */
function namesMember(node: ts.Node): boolean {
  if (ts.isElementAccessExpression(node.parent)) return true;
  if (!ts.isLiteralTypeNode(node.parent)) return false;
  let type: ts.Node = node.parent;
  while (ts.isUnionTypeNode(type.parent)) type = type.parent;
  return (
    ts.isIndexedAccessTypeNode(type.parent) ||
    ts.isTypeReferenceNode(type.parent) ||
    ts.isCallExpression(type.parent)
  );
}

const found = new Map(sources.map((file) => [path.relative(root, file), namesIn(file)]));

test('no text in core is the id of a plugin or the name of a contribution', () => {
  const named = [...found].flatMap(([file, texts]) =>
    texts.filter((text) => !Object.hasOwn(alsoWords, text)).map((text) => `${file}: ${text}`),
  );
  expect(named).toEqual([]);
});

test('each exception is a term that core uses itself', () => {
  const used = new Set([...found.values()].flat());
  expect(Object.keys(alsoWords).filter((word) => !names.has(word) || !used.has(word))).toEqual([]);
});
