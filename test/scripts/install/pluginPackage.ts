/** Packages of plugins, as an operator gets them. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenPackage } from '../../../scripts/install/openPackage';

export type PackageFiles = Readonly<Record<string, string>>;

/** A row renderer with options, texts and styles. */
export const quiz: PackageFiles = {
  'package.json': JSON.stringify({
    name: '@acme/quiz',
    version: '1.0.0',
    type: 'module',
    proscenium: { plugin: 'plugin.json' },
    peerDependencies: { react: '^19.0.0' },
  }),
  'plugin.json': JSON.stringify({
    id: 'section/quiz',
    title: 'Quiz',
    description: 'A row with a question.',
    api: '^1',
    options: 'options.schema.json',
    preview: 'preview.json',
    contributes: { section: [{ name: 'quiz', module: './row.js', skeleton: 'cards', rendersOnHost: true }] },
  }),
  'options.schema.json': JSON.stringify({
    type: 'object',
    additionalProperties: false,
    properties: { rounds: { type: 'integer', minimum: 1, default: 3 } },
  }),
  'row.js': `import { useText } from 'proscenium/i18n';
import { jsx } from 'react/jsx-runtime';
import styles from './row.module.css';
export default () => ({ View: () => jsx('p', { className: styles.quiz, children: useText()('quizTitle') }) });
`,
  'row.module.css': '.quiz { color: red; }',
  'preview.json': '[{ "id": "one", "title": "One", "bucket": {} }]',
  ...Object.fromEntries(
    ['en', 'es', 'pt', 'ar'].map((locale) => [`messages/${locale}.json`, '{ "quizTitle": "Quiz" }']),
  ),
};

/** The files in a folder of their own; a file that is null is left out. */
export function openedPackage(
  files: Readonly<Record<string, string | null>>,
  integrity = 'sha512-first',
): Pick<OpenPackage, 'folder' | 'integrity'> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quiz-'));
  for (const [file, text] of Object.entries(files)) {
    if (text === null) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return { folder, integrity };
}

/** A JSON file of the package with some members replaced. */
export const changed = (file: string, members: object): PackageFiles => ({
  [file]: JSON.stringify({ ...(JSON.parse(quiz[file] ?? '') as object), ...members }),
});
