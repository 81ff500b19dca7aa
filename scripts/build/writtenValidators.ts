/** Validators as generated code: ajv takes half a second to compile those of the realm schema and of manifests. */
import { createHash } from 'node:crypto';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'esbuild';
import { composeRealmSchema } from '../compile/realmSchema';
import { createAjv } from '../compile/schemaChecker';
import { manifestSchemas, readInstalledPlugins } from '../plugins/installedPlugins';

const CHECKER = /[\\/]scripts[\\/]compile[\\/]schemaChecker\.ts$/;

/** A module that exports `validate`. `schemas` are those that `schema` refers to. */
export function validatorModule(schema: object, schemas: readonly object[] = []): string {
  const ajv = createAjv(schemas, true);
  return standaloneCode(ajv, ajv.compile(schema));
}

/**
 * Replaces the module that compiles validators by one that has those for the plugins installed in `root` already, and
 * compiles others, as after the installation of a plugin.
 */
export function writtenValidators(root: string): Plugin {
  const { plugin, points } = manifestSchemas;
  const modules = new Map<string, string>();
  const entries = [
    { schema: composeRealmSchema(readInstalledPlugins(root)), schemas: [] },
    { schema: plugin, schemas: points },
  ].map(({ schema, schemas }, index) => {
    const name = `proscenium:validator-${index}`;
    modules.set(name, validatorModule(schema, schemas));
    const hash = createHash('sha256')
      .update(JSON.stringify([schemas, schema]))
      .digest('hex');
    return { name, hash };
  });
  const contents = [
    "import { createHash } from 'node:crypto';",
    ...entries.map(({ name }, index) => `import { validate as validator${index} } from '${name}';`),
    `const written = new Map([${entries.map(({ hash }, index) => `['${hash}', validator${index}]`).join(', ')}]);`,
    "const hashOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex');",
    // Required, so that ajv is not even loaded unless it is needed.
    "const compiling = () => require('./schemaChecker.ts?compiling');",
    'export const createAjv = (...options) => compiling().createAjv(...options);',
    'export const schemaChecker = (schemas = []) => ({',
    '  compile: (schema) =>',
    '    written.get(hashOf([schemas, schema])) ?? compiling().schemaChecker(schemas).compile(schema),',
    '});',
  ].join('\n');
  return {
    name: 'written-validators',
    setup(build) {
      build.onResolve({ filter: /^proscenium:validator-/ }, ({ path: name }) => ({
        path: name,
        namespace: 'written-validators',
      }));
      build.onLoad({ filter: /./, namespace: 'written-validators' }, ({ path: name }) => ({
        contents: modules.get(name) ?? '',
        loader: 'js',
        resolveDir: root,
      }));
      // With a suffix, it is the module itself.
      build.onLoad({ filter: CHECKER }, ({ suffix }) =>
        suffix === '' ? { contents, loader: 'js' } : undefined,
      );
    },
  };
}
