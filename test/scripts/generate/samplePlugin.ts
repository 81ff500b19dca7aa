/** A copy of the repository with a sample plugin. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Generated } from '../../../scripts/generate/generate';
import { repositoryCopy } from '../cli/repositoryCopy';

export async function generate(repository: string): Promise<Generated> {
  const { generate: run } = await import('../../../scripts/generate/generate');
  return run(repository);
}

export const { root, remove } = repositoryCopy();

export const manifest = {
  id: 'section/quiz',
  title: 'Quiz',
  description: 'Asks a question.',
  api: '^1',
  options: 'options.schema.json',
  contributes: { section: [{ name: 'quiz', module: './section', skeleton: 'cards' }] },
};

export const options = {
  type: 'object',
  additionalProperties: false,
  required: ['link'],
  properties: {
    link: { $ref: '../../../schemas/realm.core.schema.json#/$defs/url' },
    tries: { $ref: '#/$defs/tries' },
  },
  $defs: { tries: { type: 'integer', minimum: 1, default: 3 } },
};

/** Puts a plugin into the repository while `task` runs. */
export async function withPlugin<T>(
  files: Readonly<Record<string, unknown>>,
  task: () => Promise<T>,
  id = 'section/quiz',
): Promise<T> {
  const folder = path.join(root, 'plugins', id);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(
      path.join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  try {
    return await task();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const quiz = {
  'plugin.json': manifest,
  'options.schema.json': options,
  'section.ts': 'export const quiz = () => ({ View: () => null });\nexport default quiz;\n',
};
