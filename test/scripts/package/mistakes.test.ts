/** `proscenium plugin check` finds an author's mistakes, each at its place. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installSdk, proscenium as run } from './authorsProject';

const home = mkdtempSync(path.join(tmpdir(), 'proscenium-mistakes-'));
const installed = path.join(home, 'node_modules/proscenium');

// It only bounds a test that fails.
jest.setTimeout(600_000);

const proscenium = (cwd: string, ...words: readonly string[]) => run(installed, cwd, ...words);
const folders = { 'section/countdown': 'countdown', 'route/shop': 'shop' } as const;
type Id = keyof typeof folders;

beforeAll(async () => {
  await installSdk(home);
  for (const [id, folder] of Object.entries(folders)) {
    proscenium(home, 'new', id);
    symlinkSync(path.join(home, 'node_modules'), path.join(home, folder, 'node_modules'));
  }
});
afterAll(() => rmSync(home, { recursive: true }));

/** Changes a file, checks, and restores it. Without a browser, which other tests look with. */
function checkedWith(id: Id, file: string, [from, to]: readonly [from: string | RegExp, to: string]) {
  const folder = path.join(home, folders[id]);
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(place, after);
  try {
    return proscenium(folder, 'check', '--no-browser');
  } finally {
    writeFileSync(place, before);
  }
}

test.each(Object.entries(folders))(
  'a new %s has none, its types are right and its tests pass',
  (_, folder) => {
    const { status, output } = proscenium(path.join(home, folder), 'check', '--no-browser');
    expect(output).toMatch(/have no mistakes;[\s\S]*Its types are right\.\nIts tests pass\.\n/);
    expect(status).toBe(0);
  },
);

/** Before the component's first line. */
const code = (line: string) => ['const Card =', `${line}\n  const Card =`] as const;

const inSection: readonly (readonly [
  file: string,
  change: readonly [from: string | RegExp, to: string],
  message: RegExp,
])[] = [
  [
    'plugin.json',
    ['"./section"', '"./sectoin"'],
    /plugin\.json:\d+:\d+[\s\S]*does not exist[\s\S]*\.\/section/,
  ],
  ['plugin.json', ['"^1"', '"^2"'], /plugin\.json:\d+:\d+[\s\S]*version 1 of the SDK/],
  ['plugin.json', ['"section": [', '"secton": ['], /plugin\.json:\d+:\d+[\s\S]*secton[\s\S]*section/],
  ['plugin.json', ['"api": "^1",', '"api": "^1",,'], /plugin\.json:\d+:\d+ +error +syntax/],
  ['plugin.json', ['"title"', '"tittle"'], /plugin\.json:\d+:\d+[\s\S]*tittle[\s\S]*title/],
  [
    'plugin.json',
    ['"skeleton": "cards"', '"skeleton": "card"'],
    /plugin\.json:\d+:\d+[\s\S]*"card"[\s\S]*cards/,
  ],
  ['plugin.json', [/"section\/countdown"/, '"sektion/countdown"'], /plugin\.json:\d+:\d+[\s\S]*sektion/],
  [
    'options.schema.json',
    ['"limit"', '"title"'],
    /options\.schema\.json:\d+:\d+: an option cannot be called "title"/,
  ],
  ['options.schema.json', ['"integer"', '"string"'], /options\.generated\.ts: not up to date/],
  [
    'options.schema.json',
    ['"integer"', '"integr"'],
    /options\.schema\.json:\d+:\d+[\s\S]*This is no JSON Schema: the value must be equal to one of the allowed values: .*integer/,
  ],
  [
    'options.schema.json',
    ['"additionalProperties": false', '"additionalProperties": true'],
    /must describe a closed object/,
  ],
  ['Countdown.module.css', ['.grid {', 'body {'], /class of this module[\s\S]*Countdown\.module\.css:\d+:2/],
  [
    'Countdown.module.css',
    ['.grid {', '.grid {\n    background: url(https://img.other.example/x.png);'],
    /^Countdown\.module\.css:\d+: "https:\/\/img\.other\.example" is not among the "origins" of the manifest/,
  ],
  [
    'Countdown.module.css',
    ['.grid {', '}\n@import "https://css.other.example/x.css";\n.grid {'],
    /Countdown\.module\.css:\d+/,
  ],
  [
    'Countdown.tsx',
    ["from './Countdown.module.css'", "from './nowhere.module.css'"],
    /Countdown\.tsx:\d+:\d+/,
  ],
  [
    'Countdown.tsx',
    code("localStorage.setItem('seen', '1');"),
    /Countdown\.tsx:\d+: localStorage is not for plugins: use the service `storage`/,
  ],
  [
    'Countdown.tsx',
    code("const { title } = row, heading = 'alert(document.cookie)';\n  document.title = heading + title;"),
    /^Countdown\.tsx:\d+: document\.title is not for plugins: use `usePageTitle`\.\n$/,
  ],
  [
    'Countdown.tsx',
    code("void fetch('https://api.other.example/votes'); // https://docs.other.example"),
    /^Countdown\.tsx:\d+: "https:\/\/api\.other\.example" is not among the "origins" of the manifest: pages refuse requests to it\.\n$/,
  ],
  [
    'Countdown.tsx',
    code("void import('https://cdn.other.example/lib.js' as string);"),
    /Countdown\.tsx:\d+: "https:\/\/cdn\.other\.example" is not among the "origins"/,
  ],
  [
    'Countdown.tsx',
    code("const box = document.createElement('p');\n  box.innerHTML = '<b>x</b>';"),
    /^Countdown\.tsx:\d+: markup from a text is refused by the security policy/,
  ],
  [
    'Countdown.tsx',
    code("setTimeout('run()', 1);"),
    /^Countdown\.tsx:\d+: code from a text is refused by the security policy/,
  ],
  ['Countdown.tsx', code('const const wrong = 1;'), /Countdown\.tsx:\d+:\d+/],
  ['Countdown.tsx', code("const wrong: number = 'text';"), /Countdown\.tsx\(\d+,\d+\): error TS2322/],
  [
    'Countdown.tsx',
    ["from 'mobx-react-lite'", "from 'mobx-react'"],
    /Could not resolve "mobx-react"[\s\S]*Countdown\.tsx:\d+:\d+/,
  ],
  [
    'Countdown.tsx',
    ["from 'mobx-react-lite'", "from 'react-dom'"],
    /does not share "react-dom"[\s\S]*Countdown\.tsx:\d+:\d+/,
  ],
  ['section.tsx', ['export default', 'export const other ='], /section\.tsx has no default export/],
  ['section.tsx', ['View:', 'Veiw:'], /section\.tsx\(\d+,\d+\): error TS/],
  [
    'package.json',
    ['"plugin": "plugin.json"', '"plugin": "plugin.json", "budget": 100'],
    /modules have \d+ bytes when compressed; the budget is 100\./,
  ],
];
const inPage: typeof inSection = [
  ['messages/es.json', [/"(\w+)": "/, '"$1x": "'], /messages\/es\.json/],
  ['messages/es.json', [/": "([^"]*)"/, '": "$1 {oops"'], /messages\/es\.json:\d+:\d+/],
  ['messages/es.json', [/": "([^"]*)"/, '": "$1 {other}"'], /messages\/es\.json:\d+:\d+[\s\S]*other/],
  ['messages/ar.json', [/^\{/, '{,'], /messages\/ar\.json:\d+:\d+/],
];

test.each([
  ...inSection.map((row) => ['section/countdown', ...row] as const),
  ...inPage.map((row) => ['route/shop', ...row] as const),
])('%s, in %s: %j', (id, file, change, message) => {
  const { status, output } = checkedWith(id, file, change);
  expect(output).toMatch(message);
  expect(status).toBe(1);
});

test('a folder without a plugin', () => {
  expect(proscenium(home, 'check')).toEqual({
    status: 1,
    output: expect.stringContaining('names no plugin') as string,
  });
});
