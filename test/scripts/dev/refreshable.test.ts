/** Which edits of a plugin open pages take over. What pages do with them is in test/journeys/pluginDev.journey.ts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { canRefresh, RefreshableBundle, type PluginSources } from '../../../scripts/dev/refreshable';

const files = {
  'section.tsx': `import { Row } from './Row';
export default (context: { limit: number }) => ({ View: () => <Row limit={context.limit} /> });`,
  'Row.tsx': `import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { short } from './format';
import { Votes } from './Votes';
import styles from './Row.module.css';
export interface RowProps { readonly limit: number }
export const Row = observer(function Row({ limit }: RowProps) {
  const [votes] = useState(() => new Votes());
  return <p className={styles['row']}>{short(limit + votes.count)}</p>;
});`,
  'format.ts': `export const short = (count: number): string => String(count);`,
  'Votes.ts': `export class Votes { count = 0; }`,
  'route.tsx': `import { Page } from './Page';
export default () => ({ Page });`,
  'Page.tsx': `import { Votes } from './Votes';
export default function Named() { return null; }
export { Page };
const Page = () => <b>{new Votes().count}</b>;`,
  'Row.module.css': '.row { color: red; }',
};
type FileName = keyof typeof files;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'refreshable-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function sources(): Promise<PluginSources> {
  const bundle = new RefreshableBundle(folder, 1);
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: ['section.tsx', 'route.tsx'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: folder,
    write: false,
    metafile: true,
    packages: 'external',
    logLevel: 'silent',
    loader: { '.module.css': 'local-css' },
    plugins: [bundle.plugin],
  });
  bundle.finished(metafile);
  if (bundle.sources === null) throw new Error('There are no sources.');
  return bundle.sources;
}

async function isTakenOver(name: FileName, text = `${files[name]}\n`): Promise<boolean> {
  const before = await sources();
  writeFileSync(path.join(folder, name), text);
  return canRefresh(before, await sources());
}

test.each<[FileName, string]>([
  ['Row.tsx', 'a module with a component that observes'],
  ['Page.tsx', 'a module with a component that has two exports'],
  ['format.ts', 'a function that only components use'],
  ['Votes.ts', 'a class that only components use'],
  ['Row.module.css', 'styles'],
])('an edit of %s is taken over: %s', async (name) => {
  expect(await isTakenOver(name)).toBe(true);
});

test.each<[FileName, string, string]>([
  ['section.tsx', 'what a plugin does when it is activated happens once', `${files['section.tsx']}\n`],
  ['Row.tsx', 'a module that exports something else', `${files['Row.tsx']}\nexport const limit = 3;`],
  ['Page.tsx', 'a module that exports all of another', `${files['Page.tsx']}\nexport * from './format';`],
  ['Page.tsx', 'a component without a name', files['Page.tsx'].replace(' Named', '')],
])('an edit of %s needs a new page: %s', async (name, _reason, text) => {
  expect(await isTakenOver(name, text)).toBe(false);
});

test('a file that a module of the plugin uses beside components needs a new page', async () => {
  writeFileSync(
    path.join(folder, 'section.tsx'),
    `import { short } from './format';\n${files['section.tsx'].replace('context.limit', 'Number(short(context.limit))')}`,
  );
  expect(await isTakenOver('format.ts')).toBe(false);
});

test('nothing needs to change', async () => {
  expect(canRefresh(await sources(), await sources())).toBe(true);
});
