import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Message } from 'esbuild';
import { cssModules, type StylePlace } from '../../../scripts/build/cssModules';

const root = mkdtempSync(path.join(tmpdir(), 'proscenium-css-'));
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(
  path.join(root, 'Card.module.css'),
  '.zebra{color:red}.apple{color:blue}.card :global(.outside){color:green}@keyframes rise{to{opacity:1}}.moving{animation:rise 1s}',
);
writeFileSync(path.join(root, 'entry.js'), `import styles from './Card.module.css';\nconsole.log(styles);`);

async function built(place: StylePlace) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['entry.js'],
    outdir: 'out',
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [cssModules(root, () => place)],
  });
  return {
    js: outputFiles.find(({ path: file }) => file.endsWith('.js'))?.text ?? '',
    css: outputFiles.find(({ path: file }) => file.endsWith('.css'))?.text ?? '',
  };
}

test('of the first page: names in the script, rules in the sheet', async () => {
  const { js, css } = await built('sheet');
  expect(js).toMatch(/"?zebra"?: "[\w-]+zebra"/);
  expect(js).not.toContain('adopt');
  expect(css).toMatch(/zebra\s*\{\s*color:\s*red/);
  expect(css).toMatch(/\.outside/);
});

test('of a lazy chunk: the rules are in the script and are adopted', async () => {
  const { js, css } = await built('chunk');
  expect(css).toBe('');
  expect(js).toContain('adoptedStyleSheets');
  expect(js).toContain('zebra{color:red}');
});

test('for the host: names only', async () => {
  const { js, css } = await built('nowhere');
  expect(js).toMatch(/"?zebra"?: "[\w-]+zebra"/);
  expect(js).not.toContain('color');
  expect(css).toBe('');
});

test('names are in the same order every time, since chunks are named after their content', async () => {
  const names = new Set<string>();
  for (let time = 0; time < 8; time++) names.add((await built('sheet')).js);
  expect(names.size).toBe(1);
  const [js = ''] = names;
  expect([...js.matchAll(/(\w+)"?: "[\w-]+"/g)].map(([, name]) => name)).toEqual([
    'apple',
    'card',
    'moving',
    'rise',
    'zebra',
  ]);
});

test.each([768, 860, 1024, 1100])(
  'RLM-058 RLM-091 a style sheet names the windows from %i px on, and the narrower ones, by the constants of the scripts',
  async (width) => {
    writeFileSync(
      path.join(root, 'Card.module.css'),
      `@media (--from-${width}){.zebra{color:red}}@media (--to-${width}){.zebra{color:blue}}`,
    );
    const { css } = await built('sheet');
    expect(css).toMatch(new RegExp(`min-width: ?${width}px|width ?>= ?${width}px`));
    expect(css).toMatch(new RegExp(`max-width: ?${width - 1}\\.98px|width ?<= ?${width - 1}\\.98px`));
    expect(css).not.toMatch(/--from|--to|custom-media/);
  },
);

test('RLM-058 no style sheet of the product contains one of these widths as a number', () => {
  const root = path.resolve(__dirname, '../../..');
  const sheets = ['core', 'plugins'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(root, folder, name))
      .filter((name) => name.endsWith('.module.css')),
  );
  expect(
    sheets.filter((sheet) => readFileSync(sheet, 'utf8').includes('(--from-860)')).length,
  ).toBeGreaterThan(3);
  expect(
    sheets.filter((sheet) => /@media [^{]*\b(768|860|1100)px/.test(readFileSync(sheet, 'utf8'))),
  ).toEqual([]);
});

describe("a plugin's styles stay with its elements", () => {
  const entries = {
    'section/row.js': `import styles from './Row.module.css';\nconsole.log(styles);`,
    'section/plain.js': `import './plain.css';`,
    'section/plain.css': 'body{color:red}',
  };
  const failure = async (entry: string, css: string) => {
    mkdirSync(path.join(root, 'plugins/section'), { recursive: true });
    for (const [file, text] of Object.entries({ ...entries, 'section/Row.module.css': css }))
      writeFileSync(path.join(root, 'plugins', file), text);
    const result = await build({
      absWorkingDir: root,
      entryPoints: [`plugins/section/${entry}`],
      outdir: 'out',
      bundle: true,
      write: false,
      logLevel: 'silent',
      plugins: [cssModules(root, () => 'chunk')],
    }).catch((error: { errors: Message[] }) => error);
    return result.errors.map(({ text, location }) => [
      location?.file,
      location?.line,
      location?.column,
      text,
    ]);
  };

  test('a selector without a class of the module is an error at its place', async () => {
    for (const selector of ['body', ':global(.card)', '*', ':root', 'html :global(.card)'])
      expect(await failure('row.js', `.row{color:red}\n  ${selector}{color:red}`)).toEqual([
        ['plugins/section/Row.module.css', 2, 2, expect.stringContaining('other plugins') as string],
      ]);
    expect(
      await failure('row.js', '.row :global(.inside){color:red}@media print{.row > a{color:red}}'),
    ).toEqual([]);
  });

  test('broken CSS is an error at its place', async () => {
    expect(await failure('row.js', '.row{color:red}\n}')).toEqual([
      ['plugins/section/Row.module.css', 2, expect.any(Number) as number, expect.any(String) as string],
    ]);
  });

  test('a global style sheet is refused', async () => {
    expect(await failure('plain.js', '')).toEqual([
      ['plugins/section/plain.js', 1, 7, expect.stringContaining('every page of every realm') as string],
    ]);
  });
});
