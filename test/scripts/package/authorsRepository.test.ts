/** A plugin in a repository of its own, which has nothing of this one but the packed package. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrokenPackages } from '../../../scripts/build/brokenPackages';
import { readResolved } from '../../../scripts/build/publicEntries';
import { readMessageSources } from '../../../scripts/messages';
import { messageFolders, readInstalledPlugins } from '../../../scripts/plugins/installedPlugins';
import {
  copyPackage,
  inFolder,
  installSdk,
  jestProgram,
  linkPackages,
  proscenium as run,
  tsc,
  unpack,
} from './authorsProject';

const root = process.cwd();
const home = mkdtempSync(path.join(tmpdir(), 'proscenium-author-'));
const author = path.join(home, 'quiz');
const installed = path.join(author, 'node_modules/proscenium');

// It only bounds a test that fails: ten packages are made, checked and built.
jest.setTimeout(600_000);

const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: '@acme/quiz',
    version: '1.0.0',
    type: 'module',
    proscenium: { plugin: 'plugin.json' },
    jest: { preset: 'proscenium' },
  }),
  'plugin.json': JSON.stringify({
    id: 'section/quiz',
    title: 'Quiz',
    description: 'A row with a question.',
    api: '^1',
    messages: 'messages',
    contributes: { section: [{ name: 'quiz', module: './section.js', skeleton: 'cards' }] },
  }),
  ...Object.fromEntries(
    ['en', 'es', 'pt', 'ar'].map((locale) => [
      `messages/${locale}.json`,
      JSON.stringify({ quizQuestion: `Who won? (${locale})` }),
    ]),
  ),
  'section.tsx': `import { useText } from 'proscenium/i18n';
import { card, useService, type Activate, type Row } from 'proscenium/sdk';
import { Button } from 'proscenium/ui';
import { useState } from 'react';
import styles from './Quiz.module.css';

function Quiz({ row }: { readonly row: Row }) {
  const t = useText();
  const Card = useService(card);
  const [asked, setAsked] = useState(false);
  return (
    <section className={styles['quiz']} aria-label={row.title ?? undefined}>
      <Button onClick={() => setAsked(true)}>{asked ? t('tryAgain') : t('quizQuestion')}</Button>
      <ul>{row.items.map((content) => <li key={content.id}><Card content={content} shape="default" /></li>)}</ul>
    </section>
  );
}

export default (() => ({ View: ({ row }) => <Quiz row={row} /> })) satisfies Activate<'section'>;
`,
  'Quiz.module.css': '.quiz { display: grid; }',
  'css.d.ts':
    "declare module '*.module.css' { const names: Readonly<Record<string, string>>; export default names; }",
  'messages.d.ts': `import 'proscenium/i18n';
declare module 'proscenium/i18n' {
  interface MessageValues {
    readonly quizQuestion: Readonly<Record<never, never>>;
  }
}
`,
  'section.test.tsx': `import { describeSection } from 'proscenium/kit';
import manifest from './plugin.json' with { type: 'json' };
import activate from './section.tsx';

describeSection('section/quiz', { manifest, activate, options: {} });
`,
  'payment.ts': `import { PaymentRefusal, CallError } from 'proscenium/sdk';
import { cardMethod, walletMethod } from 'proscenium/sdk/payment';
import { codeSignIn, SignInForm } from 'proscenium/sdk/sign-in';
import { login } from 'proscenium/sdk/endpoints/session';
export const used = [PaymentRefusal, CallError, cardMethod, walletMethod, codeSignIn, SignInForm, login.path];
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ESNext', 'DOM', 'DOM.Iterable'],
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      esModuleInterop: true,
      // The package's declarations are checked as well.
      skipLibCheck: false,
      types: ['jest'],
    },
    include: ['*.ts', '*.tsx'],
  }),
};

/** A site's repository that has installed the packed plugins of these folders. */
function siteWith(folders: readonly string[]): string {
  const site = mkdtempSync(path.join(home, 'site-'));
  const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    exports: object;
  };
  for (const name of ['core', 'test', 'schemas']) symlinkSync(path.join(root, name), path.join(site, name));
  mkdirSync(path.join(site, 'node_modules'));
  linkPackages(site);
  const dependencies = folders.map((folder) => {
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
    const name = `packed-${path.basename(folder)}`;
    unpack(path.join(folder, tarball), path.join(site, 'node_modules', name));
    return [name, '1.0.0'] as const;
  });
  writeFileSync(
    path.join(site, 'package.json'),
    JSON.stringify({ name: 'proscenium', exports, dependencies: Object.fromEntries(dependencies) }),
  );
  return site;
}

function write(changed: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(changed)) {
    mkdirSync(path.dirname(path.join(author, file)), { recursive: true });
    writeFileSync(path.join(author, file), text);
  }
}

const checkTypes = () => inFolder(author, tsc, '-p', 'tsconfig.json');
const runTests = () => inFolder(author, jestProgram, '--no-cache');

beforeAll(async () => {
  await installSdk(author);
  write(files);
});
afterAll(() => rmSync(home, { recursive: true }));

test('it type-checks against the package, and a mistake is found at its place', () => {
  expect(checkTypes()).toEqual({ status: 0, output: '' });
  write({ 'wrong.ts': `import { card } from 'proscenium/sdk';\nexport const wrong: number = card.id;\n` });
  const { status, output } = checkTypes();
  rmSync(path.join(author, 'wrong.ts'));
  expect(status).not.toBe(0);
  expect(output).toContain("wrong.ts(2,35): error TS2339: Property 'id' does not exist on type 'Token<");
});

test('its contract suite runs, with its texts in each language', () => {
  const passed = runTests();
  expect(passed.output).toMatch(/Tests: +\d+ passed/);
  expect(passed.status).toBe(0);
  rmSync(path.join(author, 'messages/pt.json'));
  const failed = runTests();
  write({ 'messages/pt.json': files['messages/pt.json'] ?? '' });
  expect(failed.status).toBe(1);
  expect(failed.output).toMatch(/✕ it has its texts in every shipped language/);
});

describe('the command line of authors', () => {
  const proscenium = (cwd: string, ...words: readonly string[]) => run(installed, cwd, ...words);
  /** Where `npm install` would put what the new package names. */
  const install = (folder: string) =>
    symlinkSync(path.join(author, 'node_modules'), path.join(folder, 'node_modules'));

  test('a new plugin of each kind type-checks, passes its suite, is packed, and builds on a site', async () => {
    const parent = mkdtempSync(path.join(home, 'new-'));
    const kinds: readonly (readonly string[])[] = [
      ['section/countdown'],
      ['payment/voucher'],
      ['payment/bank', '--stripe-redirect'],
      ['sign-in/badge'],
      ['route/shop'],
      ['analytics/counter'],
      ['action/remind'],
      ['player/clock'],
      ['search/other'],
      ['account/points'],
    ];
    const folders = kinds.map(([id = '', ...options]) => {
      expect(proscenium(parent, 'new', id, ...options)).toEqual({
        status: 0,
        output: expect.stringContaining('is ready') as string,
      });
      const folder = path.join(parent, id.split('/')[1] ?? '');
      install(folder);
      return folder;
    });
    install(parent);
    const [first = ''] = folders;
    // All at once, which is faster.
    const settings = JSON.parse(readFileSync(path.join(first, 'tsconfig.json'), 'utf8')) as object;
    writeFileSync(
      path.join(parent, 'tsconfig.json'),
      JSON.stringify({ ...settings, include: ['*/*.ts', '*/*.tsx'] }),
    );
    expect(inFolder(parent, tsc, '-p', 'tsconfig.json')).toEqual({ status: 0, output: '' });
    const tested = inFolder(first, jestProgram, '--no-cache', '--silent', '--projects', ...folders);
    expect(tested.output).toMatch(/Test Suites: 10 passed, 10 total/);
    expect(tested.status).toBe(0);
    for (const folder of folders) {
      expect(proscenium(folder, 'types')).toEqual({ status: 0, output: 'All types are up to date.\n' });
      expect(proscenium(folder, 'pack')).toEqual({
        status: 0,
        output: expect.stringMatching(
          /have no mistakes; \d+ bytes of modules, compressed; the budget is 40000\.\nPacked .+\.tgz\n/,
        ) as string,
      });
    }

    const site = siteWith(folders);
    const plugins = readInstalledPlugins(site);
    expect(plugins.problems).toEqual([]);
    expect([...plugins.plugins.keys()].sort()).toEqual(kinds.map(([id]) => id).sort());
    expect(await findBrokenPackages(site, plugins, readResolved(site))).toEqual(new Map());
    const texts = await readMessageSources(site, messageFolders(plugins));
    expect(texts.find(({ id }) => id === 'route/shop')?.locales).toEqual(['en', 'ar', 'es', 'pt']);
  });
});

test('the packages of test/packages type-check and pass their suites', () => {
  const folders = (['poll', 'prepaid', 'club'] as const).map((name) => copyPackage(author, name));
  for (const folder of folders) {
    expect(run(installed, folder, 'types').status).toBe(0);
    expect(inFolder(folder, tsc, '-p', 'tsconfig.json')).toEqual({ status: 0, output: '' });
  }
  const tested = inFolder(author, jestProgram, '--no-cache', '--silent', '--projects', ...folders);
  expect(tested.output).toMatch(/Test Suites: 3 passed, 3 total/);
});

test('the package holds nothing but what its names need', () => {
  const { exports, dependencies } = JSON.parse(
    readFileSync(path.join(installed, 'package.json'), 'utf8'),
  ) as {
    readonly exports: Readonly<Record<string, unknown>>;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const own = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, unknown>>;
  };
  expect(Object.keys(exports)).toEqual([...Object.keys(own.exports), './jest-preset']);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['ajv', 'esbuild', 'intl-messageformat']));
  expect(Object.keys(dependencies)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(react|mobx|typescript|inversify|shaka-player)/)]),
  );
  const names = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(
    names.filter((name) => /^(plugins|realms|scripts)\b|\.tsx?$/.test(name) && !name.endsWith('.d.ts')),
  ).toEqual([]);
});
