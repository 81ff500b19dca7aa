/** The gate of the requirement ledger, and what counts as a proof. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLedger } from '../../../scripts/requirements/checkLedger';
import { proves, testReader } from '../../../scripts/requirements/proofs';
import { namedTests, parse } from '../../../scripts/requirements/testTitles';
import { unresolvedIds } from '../../../scripts/requirements/unresolvedIds';

const root = path.resolve(__dirname, '../../..');

test('every requirement is proven through the product or states why not, and every id has a row', async () => {
  const { problems } = await checkLedger(root);
  expect(problems).toEqual([]);
});

describe('ids in files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ids-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** An id without a row, put together so that this file does not name one. */
  const unknown = ['PAY', '999'].join('-');
  const otherSection = ['PYA', '008'].join('-');

  test.each([
    ['core/commerce/pay.ts', `// PAY-008\n/** ${unknown}: pays once. */`, [`:2: ${unknown}`]],
    ['plugins/payment/card/plugin.json', `{ "description": "${otherSection}" }`, [`:1: ${otherSection}`]],
    ['schemas/platform/paths/pay.json', `{ "x-ledger": ["PAY-008", "${unknown}"] }`, [`:1: ${unknown}`]],
    ['test/core/pay.test.ts', `test('PAY-008, ${unknown} pay once', () => {});`, [`:1: ${unknown}`]],
    ['realms/velvet/README.md', `See ${unknown}.`, [`:1: ${unknown}`]],
    ['scripts/host/hash.ts', '/** The SHA-256 of a script (PAY-008). */', []],
    ['core/generated/platform.ts', `/** ${unknown} */`, []],
    ['node_modules/other/index.ts', `// ${unknown}`, []],
  ])('%s', (file, source, problems) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
    expect(unresolvedIds(folder, new Set(['PAY-008']))).toEqual(
      problems.map((problem) => `${file}${problem}: no row has this id.`),
    );
    rmSync(path.join(folder, file));
  });
});

describe('ids in titles', () => {
  test.each([
    ['a title', `test('PAY-008 pays once', () => {});`, ['PAY-008']],
    ['a range', `test('PAY-008 to PAY-010 pay once', () => {});`, ['PAY-008', 'PAY-009', 'PAY-010']],
    ['a template', 'journey(`NAV-001, NAV-002 on a ${width}`, async () => {});', ['NAV-001', 'NAV-002']],
    [
      'a table',
      `test.each([['ROU-001', '/'], ['ROU-002', '/home']])('%s', () => {});`,
      ['ROU-001', 'ROU-002'],
    ],
    ['a constant table', `const rows = [['ROU-003', '/']];\ntest.each(rows)('%s', () => {});`, ['ROU-003']],
    ['an imported table', `import { rows } from './rows';\ntest.each(rows)('%s', () => {});`, ['ROU-004']],
    ['a group', `describe('LIC-001', () => { test('holds', () => {}); });`, ['LIC-001']],
    ['no comment', `// PAY-008\ntest('pays', () => {});`, []],
    ['no body', `test('pays', () => { expect('PAY-008').toBe('PAY-008'); });`, []],
  ])('%s', (_, source, ids) => {
    const tests = namedTests(
      parse('some.test.ts', source),
      () => `export const rows = [['ROU-004', '/live']];`,
    );
    expect([...new Set(tests.flatMap((each) => [...each.ids]))].sort()).toEqual(ids);
  });
});

describe('the reach of a test', () => {
  const isWired = (file: string): boolean => file !== 'core/realm/unused';
  const fixtures: Readonly<Record<string, string>> = {
    'test/kit/draw': `import { render } from '@testing-library/react';\nexport const draw = () => render(thing);\nexport const name = 'a';`,
    'test/kit/index': `export { draw as drawn, name } from './draw';\nexport * from './site';`,
    'test/kit/site': `import { compose } from '../core/boot/composed';\nexport async function site() { return compose(); }`,
  };
  const card = `import { Card } from '../../../core/ui/Card';\nimport { rule } from '../../../core/ui/rule';\nimport { drawn, name, site } from '../../kit';\n`;
  test.each([
    ['a journey', 'test/journeys/home.journey.ts', `journey('PAY-008', () => {});`, 'journey'],
    [
      'the composed product',
      'test/core/boot/pageOutlet.test.tsx',
      `import { compose } from './composed';\ntest('PAY-008', async () => { await compose(); });`,
      'composed',
    ],
    [
      'the composed product, by a helper of the file and a fixture',
      'test/core/ui/Card.test.tsx',
      `${card}const opened = async () => { await site(); };\ntest('PAY-008', opened);`,
      'composed',
    ],
    [
      'the composed product, arranged before each test of the group',
      'test/core/ui/Card.test.tsx',
      `${card}describe('a page', () => { beforeEach(site);\ntest('PAY-008', () => { rule(); }); });`,
      'composed',
    ],
    [
      'a component',
      'test/core/ui/Card.test.tsx',
      `${card}test('PAY-008', () => render(<Card />));`,
      'component',
    ],
    [
      'a component, by a fixture',
      'test/core/ui/Card.test.tsx',
      `${card}test('PAY-008', () => { drawn(Card); });`,
      'component',
    ],
    [
      'a component, by the public name of a fixture',
      'test/plugins/section/row.test.tsx',
      `${card.replace('../../kit', 'proscenium/kit')}test('PAY-008', () => { drawn(Card); });`,
      'component',
    ],
    [
      'a component that the product does not load',
      'test/core/realm/unused.test.tsx',
      `import { Unused } from '../../../core/realm/unused';\ntest('PAY-008', () => render(<Unused />));`,
      'part',
    ],
    [
      'a rule, in a file that draws and composes in other tests and groups',
      'test/core/ui/Card.test.tsx',
      `${card}describe('a page', () => { beforeEach(site); const opened = site; test('draws', () => { render(<Card />); }); });\ntest('PAY-008', () => { rule(name); });`,
      'part',
    ],
    [
      'a rule, called with a parameter that has the name of a helper',
      'test/core/ui/Card.test.tsx',
      `${card}const opened = () => site();\ntest.each([1])('PAY-008', (opened) => { rule(opened); });`,
      'part',
    ],
    ['the sandbox', 'test/scripts/sandbox/lists.test.ts', `test('PAY-008', () => {});`, 'part'],
    ['the host', 'test/scripts/host/headers.test.ts', `test('PAY-008', () => {});`, 'host'],
    ['the compiler', 'test/scripts/compile/fonts.test.ts', `test('PAY-008', () => {});`, 'operator'],
  ])('%s', (_, file, source, reach) => {
    const read = (name: string): string | null =>
      name === file ? source : (fixtures[name] ?? fixtures[`${name}/index`] ?? null);
    expect(testReader(read, isWired)(file)).toEqual([{ file, ids: new Set(['PAY-008']), reach }]);
  });

  test('operator commands prove nothing about the browser, and a part proves nothing anywhere', () => {
    expect(proves('browser', { reach: 'operator' })).toBe(false);
    expect(proves('operator', { reach: 'operator' })).toBe(true);
    expect(proves('host', { reach: 'part' })).toBe(false);
  });
});
