/** Generates TypeScript types from JSON schemas. */
import path from 'node:path';
import { compile, compileFromFile } from 'json-schema-to-typescript';
import realmSchema from '../../schemas/realm.core.schema.json';
import { standaloneOptionsSchema } from '../compile/realmSchema';
import type { InstalledPlugin } from '../plugins/installedPlugins';

const options = {
  bannerComment: '',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  // The library would load prettier for this; generated code only needs indentation.
  format: false,
} as const;

/** The types of a realm document: `Realm` and one type per definition. */
export async function realmTypes(): Promise<string> {
  return generated(
    'The types of a realm document, from schemas/realm.core.schema.json.',
    await typesOf(realmSchema, 'Realm'),
  );
}

/** The types of a plugin's manifest. */
export async function manifestTypes(root: string): Promise<string> {
  const types = await compileFromFile(path.join(root, 'schemas/plugin.schema.json'), {
    ...options,
    unreachableDefinitions: false,
    cwd: path.join(root, 'schemas'),
  });
  return generated(
    "The types of a plugin's manifest, from schemas/plugin.schema.json and schemas/points.",
    types,
  );
}

/**
 * The type of a plugin's options as its code receives them: defaults filled in. Its name is the schema's
 * title, or `Options`.
 */
export async function optionTypes(plugin: InstalledPlugin): Promise<string> {
  const types = await typesOf(standaloneOptionsSchema(plugin, true), 'Options');
  return generated(
    `The options of ${plugin.manifest.id}, from its ${plugin.manifest.options ?? 'schema'}.`,
    types,
  );
}

const known = new Map<string, Promise<string>>();

/** Remembered, since a process that generates again finds most schemas unchanged. */
function typesOf(schema: object, name: string): Promise<string> {
  const text = JSON.stringify([name, schema]);
  // The library changes the schema that it is given.
  const types = known.get(text) ?? compile(structuredClone(schema), name, options);
  known.set(text, types);
  return types;
}

/** Adds the header of generated files, indents, and removes the library's notes about where a definition was used. */
function generated(what: string, types: string): string {
  const readable = indented(types)
    .replace(
      /\n \*\n \* This interface was referenced by `[^`]+`'s JSON-Schema\n \* via the `definition` "[^"]+"\.\n/g,
      '\n',
    )
    .replace(
      /\/\*\*\n \* This interface was referenced by `[^`]+`'s JSON-Schema\n \* via the `definition` "[^"]+"\.\n \*\/\n/g,
      '',
    );
  return `/** ${what} Written by \`npm run generate\`; not edited by hand. */\n\n${readable}`;
}

function indented(types: string): string {
  let depth = 0;
  const lines = types
    .trim()
    .split('\n')
    .map((written) => {
      const line = written.trim();
      if (line.startsWith('}')) depth -= 1;
      const text = line === '' ? '' : '  '.repeat(depth) + (line.startsWith('*') ? ` ${line}` : line);
      // Braces in comments do not count.
      if (line.endsWith('{') && !line.startsWith('*')) depth += 1;
      return text;
    });
  return `${lines.join('\n')}\n`;
}
