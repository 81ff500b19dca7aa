/**
 * A repository of a few files, which the real build builds in a moment: a first page, two lazy modules, a
 * plugin, a library in CommonJS.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** The files of a package that contributes a row. */
function packagedRow(name: string, module: string, row = name): Readonly<Record<string, string>> {
  const folder = `node_modules/@acme/${name}`;
  return {
    [`${folder}/package.json`]: JSON.stringify({
      name: `@acme/${name}`,
      type: 'module',
      proscenium: { plugin: 'plugin.json' },
    }),
    [`${folder}/plugin.json`]: JSON.stringify({
      id: `section/${row}`,
      title: row,
      description: 'A row from a package.',
      api: '^1',
      contributes: { section: [{ name: row, module: './row.js', skeleton: 'cards' }] },
    }),
    [`${folder}/row.js`]: module,
  };
}

const files: Readonly<Record<string, string>> = {
  'core/boot/main.tsx': `
    import './base.css';
    import { shared } from '../ui/shared';
    import styles from './main.module.css';
    globalThis.started = [...(globalThis.started ?? []), styles.first, shared('main')];
    globalThis.lazy = { page: () => import('../pages/Page'), other: () => import('../pages/Other'), section: () => import('../../plugins/section/plain/section'), library: () => import('old-library'), packaged: () => import('@acme/row/row.js'), broken: () => import('@acme/broken/row.js'), leaking: () => import('@acme/leaking/row.js') };`,
  'core/boot/base.css': '@layer reset{body{margin:0}}',
  'core/boot/main.module.css': '.first{color:red}.zebra{color:blue}.apple{color:green}',
  'core/boot/early.ts': `globalThis.early = 'begun';`,
  'core/boot/afterContent.ts': `globalThis.after = 'begun';`,
  'core/boot/offline/worker.ts': `globalThis.work = 'kept';`,
  'core/boot/offline/removal.ts': `globalThis.work = 'removed';`,
  'core/boot/server/renderPage.tsx': `
    import section from '../../../plugins/section/plain/section';
    export const renderPage = async () => ({ html: section(), answers: [] });`,
  'core/ui/index.ts': `export * from './shared';\nexport { unused } from './unused';`,
  'core/ui/unused.ts': `export const unused = () => 'of no use';\nglobalThis.loadedUnused = true;`,
  'core/ui/shared.ts': `export const shared = (name: string) => 'shared with ' + name;\nexport const onlyLazy = () => 'used by lazy modules alone';`,
  'core/pages/Page.tsx': `import { onlyLazy } from '../ui/shared';\nimport styles from './Page.module.css';\nexport default () => [onlyLazy(), styles.page];`,
  'core/pages/Page.module.css': '.page{inline-size:100%}',
  'core/pages/Other.tsx': `import { shared } from '../ui/shared';\nexport default () => shared('other');`,
  'core/pages/messages/en.json': '{ "hello": "Hello" }',
  'plugins/section/plain/plugin.json': JSON.stringify({
    id: 'section/plain',
    title: 'Plain',
    description: 'A plain row.',
    api: '^1',
    contributes: {
      section: [{ name: 'plain', module: './section', skeleton: 'cards', rendersOnHost: true }],
    },
  }),
  'plugins/section/plain/section.tsx': `import { shared } from '../../../core/ui/shared';\nexport default () => shared('section');`,
  ...packagedRow(
    'row',
    `import { onlyLazy } from 'proscenium/ui';\nexport default () => onlyLazy();`,
    'packaged',
  ),
  'node_modules/@acme/row/messages/en.json': '{ "packagedHello": "Hello" }',
  'node_modules/@acme/row/messages/pt.json': '{ "packagedHello": "Olá" }',
  ...packagedRow('broken', `import nothing from 'nowhere';\nexport default nothing;`),
  ...packagedRow('leaking', `import './leak.css';\nexport default null;`),
  'node_modules/@acme/leaking/leak.css': 'body{content:"of the leak"}',
  'node_modules/old-library/package.json': '{ "name": "old-library", "main": "index.js" }',
  'node_modules/old-library/index.js': `module.exports = { version: 'the old library' };`,
  'node_modules/@fontsource-variable/plain-sans/metadata.json': JSON.stringify({
    family: 'Plain Sans',
    variable: { wght: { min: '100', max: '900' } },
  }),
  'node_modules/@fontsource-variable/plain-sans/unicode.json': JSON.stringify({
    latin: 'U+0-7F',
    greek: 'U+370-3FF',
  }),
  'node_modules/@fontsource-variable/plain-sans/files/plain-sans-latin-wght-normal.woff2': 'latin',
  'package.json': JSON.stringify({
    name: 'proscenium',
    type: 'module',
    exports: { './ui': './core/ui/index.ts' },
    dependencies: { '@acme/row': '1.0.0', '@acme/broken': '1.0.0', '@acme/leaking': '1.0.0' },
    sideEffects: ['**/*.css', 'core/boot/main.tsx'],
  }),
};

export interface SmallRepository {
  readonly root: string;
  write(file: string, text: string): void;
  dispose(): void;
}

export function smallRepository(): SmallRepository {
  const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-build-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  mkdirSync(path.join(folder, 'node_modules/@formatjs'), { recursive: true });
  symlinkSync(
    path.join(root, 'node_modules/@formatjs/icu-messageformat-parser'),
    path.join(folder, 'node_modules/@formatjs/icu-messageformat-parser'),
  );
  return { root: folder, write, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}
