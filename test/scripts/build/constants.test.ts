/** The numbers that the requirements name: each has one definition, which the product uses. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const constants = 'core/sdk/constants.ts';
const modules = ['core', 'plugins', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      text: readFileSync(path.join(root, folder, name), 'utf8'),
    })),
);
const text = readFileSync(path.join(root, constants), 'utf8');
const defined = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
const passedOn = [...text.matchAll(/^export \{ ([^}]+) \} from/gm)].flatMap(([, names = '']) =>
  names.split(', '),
);

/** Names that a module imports. */
const imported = (source: string): ReadonlySet<string> =>
  new Set(
    [...source.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.replace(/\bas\b.*/, '').trim()),
    ),
  );

test('RLM-091 there are constants to check', () => expect(defined.length).toBeGreaterThan(40));

test.each([...defined, ...passedOn])('RLM-091 %s is used by the product, which defines it once', (name) => {
  // A module of core/ui uses its own constants: it imports nothing from the sdk.
  const users = modules.filter(
    ({ file, text: source }) =>
      file !== constants &&
      (imported(source).has(name) || (source.includes(`const ${name}`) && source.split(name).length > 2)),
  );
  const definitions = modules.filter(({ text: source }) =>
    new RegExp(`^(?:export )?const ${name}\\b`, 'm').test(source),
  );
  expect(users.map(({ file }) => file)).not.toEqual([]);
  expect(definitions.map(({ file }) => file)).toHaveLength(1);
});
