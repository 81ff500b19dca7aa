/** `plugin new` outside of the product's repository: a package with a working plugin. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { done, refused, type Outcome } from '../cli/outcome';
import { chosenScaffold, type TemplateOptions } from '../plugins/templates/chosenScaffold';
import { scaffoldFiles, type Scaffold, type ScaffoldNames } from '../plugins/templates/scaffold';
import { readOwnPlugin } from './ownPlugin';

/** Packages that a plugin gets from the site, and those that only its tests and types need. */
const fromSite = ['mobx', 'mobx-react-lite', 'react', 'react-router-dom'];

export interface PackageOptions extends TemplateOptions {
  /** The npm name; `proscenium-<kind>-<name>` when absent. */
  readonly name?: string | undefined;
}

/** Writes the folder `<name>` below `folder`. */
export async function newPackage(folder: string, id: string, options: PackageOptions): Promise<Outcome> {
  const chosen = chosenScaffold(id, options);
  if ('refusal' in chosen) return refused(chosen.refusal);
  const { names, scaffold } = chosen;
  const target = path.join(folder, names.name);
  if (existsSync(target)) return refused(`${names.name} exists already.`);
  const packageName = options.name ?? `proscenium-${names.kind}-${names.name}`;
  const files = packageFiles(names, scaffold, packageName);
  write(target, files);
  const own = await readOwnPlugin(target);
  const generated = Object.fromEntries(own?.generated ?? []);
  write(target, generated);
  return done(
    [
      `${names.name} is ready:`,
      ...Object.keys({ ...files, ...generated }).map((file) => `    ${names.name}/${file}`),
      '',
      `Next:  cd ${names.name} && npm install && npm test && npm run check`,
      `A realm switches it on with:  ${scaffold.realm}`,
    ].join('\n'),
  );
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** The files of the plugin in the tree, at their places in a package. */
function packageFiles(
  names: ScaffoldNames,
  scaffold: Scaffold,
  packageName: string,
): Readonly<Record<string, string>> {
  const { id, name } = names;
  const moved = Object.entries(scaffoldFiles(names, scaffold)).map(([file, text]) => {
    const place = file.startsWith('test/')
      ? file.replace(/^.*\.test\./, `${name}.test.`)
      : file.slice(`plugins/${id}/`.length);
    return [
      place,
      text
        .replaceAll(`../../../plugins/${id}/`, './')
        .replace('../../../schemas/', './node_modules/proscenium/schemas/'),
    ] as const;
  });
  return {
    'package.json': json(describedPackage(packageName, scaffold)),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ESNext', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        resolveJsonModule: true,
        skipLibCheck: true,
        types: ['jest'],
      },
      include: ['*.ts', '*.tsx'],
    }),
    'css.d.ts': `/** CSS modules: the names of their classes. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
`,
    '.gitignore': 'node_modules/\ndist/\n*.tgz\n',
    ...Object.fromEntries(moved),
    'README.md': readme(packageName, scaffold),
  };
}

function describedPackage(packageName: string, { description }: Scaffold): object {
  const sdk = createRequire(import.meta.url).resolve('proscenium/package.json');
  const { version, peerDependencies } = JSON.parse(readFileSync(sdk, 'utf8')) as {
    readonly version: string;
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
  return {
    name: packageName,
    version: '0.1.0',
    description,
    type: 'module',
    proscenium: { plugin: 'plugin.json' },
    scripts: {
      start: 'proscenium plugin dev',
      check: 'proscenium plugin check',
      test: 'jest',
      types: 'proscenium plugin types',
      release: 'proscenium plugin pack',
    },
    jest: { preset: 'proscenium' },
    peerDependencies: Object.fromEntries(fromSite.map((each) => [each, peerDependencies[each]])),
    devDependencies: { ...peerDependencies, proscenium: `^${version}`, 'proscenium-dev': `^${version}` },
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const readme = (packageName: string, { description, realm }: Scaffold): string => `# ${packageName}

${description}

A realm switches it on with:

\`\`\`json
${realm}
\`\`\`

- \`npm start\` shows it in a demo realm; an edit reloads the page. \`dev.json\` may set \`{ "options": {…} }\`.
- \`npm test\` runs the contract suite of its kind.
- \`npm run types\` writes the types of options and texts again, after a change of \`options.schema.json\` or \`messages/\`.
- \`npm run check\` finds mistakes in types, manifest, texts and styles, runs the tests and looks at it in a browser.
- \`npm run release\` packs it for operators, who add it to a running site: \`proscenium plugin add <file> --store <store>\`, then \`proscenium realm publish <realm>\`. A site can also have it in its build, among the dependencies of its package.json.
`;
