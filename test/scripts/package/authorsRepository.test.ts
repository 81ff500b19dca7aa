/** A plugin in a repository of its own, which has nothing of this one but the packed package. */
import { execFileSync, spawnSync } from 'node:child_process';
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
import { buildPackage } from '../../../scripts/package/buildPackage';

const root = process.cwd();
const home = mkdtempSync(path.join(tmpdir(), 'proscenium-author-'));
const author = path.join(home, 'quiz');
const installed = path.join(author, 'node_modules/proscenium');

jest.setTimeout(240_000);

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

/** What npm would install beside the package: this repository's own copies. */
function linkPackages(): void {
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name.startsWith('.') || name === 'proscenium') continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(author, 'node_modules', name));
  }
}

function write(changed: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(changed)) {
    mkdirSync(path.dirname(path.join(author, file)), { recursive: true });
    writeFileSync(path.join(author, file), text);
  }
}

const inAuthors = (...command: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: author, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const checkTypes = () =>
  inAuthors(path.join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', 'tsconfig.json');
const runTests = () => inAuthors(path.join(root, 'node_modules/jest/bin/jest.js'), '--no-cache');

beforeAll(async () => {
  await buildPackage(root, path.join(home, 'package'));
  const tarball = execFileSync('npm', ['pack', '--silent', path.join(home, 'package')], {
    cwd: home,
    encoding: 'utf8',
  }).trim();
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', path.join(home, tarball), '-C', installed, '--strip-components', '1']);
  linkPackages();
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
  expect(Object.keys(dependencies).sort()).toEqual([
    '@formatjs/icu-messageformat-parser',
    'ajv',
    'ajv-formats',
    'intl-messageformat',
  ]);
  const names = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(
    names.filter((name) => /^(plugins|realms|scripts)\b|\.tsx?$/.test(name) && !name.endsWith('.d.ts')),
  ).toEqual([]);
});
