/** The code generated from manifests, and the errors reported in a manifest. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaChecker } from '../../../scripts/compile/schemaChecker';
import { writeGenerated } from '../../../scripts/generate/writeGenerated';
import { repositoryCopy } from '../cli/repositoryCopy';
import { withoutFormatter } from './loadGenerator';
import { generate, manifest, quiz, remove, root, withPlugin } from './samplePlugin';

withoutFormatter();

jest.setTimeout(60_000);

afterAll(remove);

describe('a new plugin', () => {
  test('is imported by the registry on a line of its own, behind a dynamic import', async () => {
    const { files } = await withPlugin(quiz, () => generate(root));
    expect(files.get('core/generated/registry.ts')).toContain(
      "'section/quiz': () => import('../../plugins/section/quiz/section'),",
    );
  });

  test('names the export of a module that serves several contributions', async () => {
    const contributes = { section: [{ name: 'quiz', module: './section#quiz', skeleton: 'cards' }] };
    const section = 'export const quiz = () => ({ View: () => null });\n';
    const { files, problems } = await withPlugin(
      { ...quiz, 'plugin.json': { ...manifest, contributes }, 'section.ts': section },
      () => generate(root),
    );
    expect(problems).toEqual([]);
    expect(files.get('core/generated/registry.ts')).toContain(
      "'section/quiz': named('quiz', () => import('../../plugins/section/quiz/section')),",
    );
  });

  test('has its options typed, with defaults always present', async () => {
    const { files } = await withPlugin(quiz, () => generate(root));
    const types = files.get('plugins/section/quiz/options.generated.ts');
    expect(types).toMatch(/export interface Options \{[^]*link: Url/);
    expect(types).toMatch(/tries\??: /);
  });

  test('is completed by the realm schema, in the map of plugins and in rows', async () => {
    const { files } = await withPlugin(quiz, () => generate(root));
    const schema = JSON.parse(files.get('schemas/realm.schema.json') ?? '') as {
      properties: { plugins: { properties: Record<string, { required?: string[] }> } };
      $defs: { row: { oneOf: { properties: { type: { const: string } }; required: string[] }[] } };
    };
    expect(schema.properties.plugins.properties['section/quiz']?.required).toEqual(['link']);
    const row = schema.$defs.row.oneOf.find(({ properties }) => properties.type.const === 'quiz');
    expect(row?.required).toEqual(['type']);
    expect(Object.keys(row?.properties ?? {})).toEqual(['type', 'bucket', 'title', 'link', 'tries']);
  });

  test('makes earlier generated files stale, and removing it orphans its types', async () => {
    const freshness = async (write = false) => writeGenerated(root, await generate(root), { write });
    await freshness(true);
    const added = await withPlugin(quiz, () => freshness());
    expect(added.changed).toEqual(
      expect.arrayContaining([
        'core/generated/registry.ts',
        'plugins/section/quiz/options.generated.ts',
        'schemas/realm.schema.json',
      ]),
    );
    const left = await withPlugin(
      { ...quiz, 'plugin.json': { ...manifest, options: undefined }, 'options.generated.ts': 'export {};' },
      () => freshness(),
    );
    expect(left.orphans).toEqual(['plugins/section/quiz/options.generated.ts']);
    expect((await freshness()).changed).toEqual([]);
  });
});

test('the realm schema is self-contained: every reference is inside, and ajv accepts it', async () => {
  const { files } = await generate(root);
  const text = files.get('schemas/realm.schema.json') ?? '';
  expect(
    [...text.matchAll(/"\$ref": "([^"]+)"/g)]
      .map(([, reference]) => reference)
      .filter((reference) => reference?.startsWith('#/$defs/') !== true),
  ).toEqual([]);
  expect(() => schemaChecker().compile(JSON.parse(text) as object)).not.toThrow();
});

/** The registry and the problems of a repository with one installed package that has a plugin. */
async function withPackage(
  own: object,
  lock: object = {},
): Promise<{
  readonly registry: string;
  readonly problems: Awaited<ReturnType<typeof generate>>['problems'];
}> {
  const home = repositoryCopy();
  rmSync(path.join(home.root, 'node_modules'));
  const folder = path.join(home.root, 'node_modules/proscenium-quiz');
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeFileSync(path.join(home.root, 'package.json'), JSON.stringify(own));
  writeFileSync(path.join(home.root, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'proscenium-quiz', proscenium: { plugin: './src/plugin.json' } }),
  );
  writeFileSync(
    path.join(folder, 'src/plugin.json'),
    JSON.stringify({
      ...manifest,
      options: undefined,
      contributes: { section: [{ name: 'quiz', module: './section.js', skeleton: 'cards' }] },
    }),
  );
  writeFileSync(path.join(folder, 'src/section.js'), 'export default () => ({});');
  const { files, problems } = await generate(home.root);
  home.remove();
  return { registry: files.get('core/generated/registry.ts') ?? '', problems };
}

const pluginImport = "import('proscenium-quiz/src/section.js')";

const dependencies = { 'proscenium-quiz': '1.0.0' };

const lock = { packages: { 'node_modules/proscenium-quiz': { version: '1.0.0', integrity: 'sha512-one' } } };

test('a plugin of a direct dependency is found through its package.json', async () => {
  const { registry, problems } = await withPackage({ dependencies });
  expect(problems).toEqual([]);
  expect(registry).toContain(pluginImport);
});

test('a package that only the build needs is no plugin', async () => {
  expect((await withPackage({ devDependencies: dependencies })).registry).not.toContain(pluginImport);
});

describe('the list of plugins in the package.json', () => {
  test('admits the packages that it names, byte for byte', async () => {
    const { registry, problems } = await withPackage(
      { dependencies, proscenium: { plugins: { 'proscenium-quiz': 'sha512-one' } } },
      lock,
    );
    expect([problems, registry.includes(pluginImport)]).toEqual([[], true]);
  });

  test('keeps out a package that it does not name', async () => {
    const { registry, problems } = await withPackage({ dependencies, proscenium: { plugins: {} } }, lock);
    expect([problems, registry.includes(pluginImport)]).toEqual([[], false]);
  });

  test.each([
    ['has changed', lock, 'sha512-other'],
    ['the lock file does not know', {}, 'sha512-one'],
  ])('reports a package that %s, and keeps it out', async (_, locked, integrity) => {
    const { registry, problems } = await withPackage(
      { dependencies, proscenium: { plugins: { 'proscenium-quiz': integrity } } },
      locked,
    );
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: 'package.json',
        code: 'package-changed',
        pointer: '/proscenium/plugins/proscenium-quiz',
      }),
    );
    expect(registry).not.toContain(pluginImport);
  });
});
