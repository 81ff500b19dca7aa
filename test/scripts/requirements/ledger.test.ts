/** The gate of the requirement ledger, and what counts as a proof. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLedger } from '../../../scripts/requirements/checkLedger';
import { proves, reachOf } from '../../../scripts/requirements/proofs';
import { idsInTitles } from '../../../scripts/requirements/testTitles';
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
    expect(
      [...idsInTitles('some.test.ts', source, () => `export const rows = [['ROU-004', '/live']];`)].sort(),
    ).toEqual(ids);
  });
});

describe('the reach of a test file', () => {
  const isWired = (file: string): boolean => file !== 'core/realm/unused';
  const fixtures: Readonly<Record<string, string>> = {
    'test/kit/draw': `import { render } from '@testing-library/react';\nrender(thing);`,
  };
  test.each([
    ['test/journeys/home.journey.ts', '', 'journey'],
    ['test/core/boot/pageOutlet.test.tsx', `import { compose } from './composed';`, 'composed'],
    [
      'test/core/ui/Card.test.tsx',
      `import { Card } from '../../../core/ui/Card';\nrender(Card);`,
      'component',
    ],
    [
      'test/core/ui/Button.test.tsx',
      `import { Button } from '../../../core/ui/Button';\nimport { draw } from '../../kit/draw';`,
      'component',
    ],
    [
      'test/core/realm/unused.test.tsx',
      `import { Unused } from '../../../core/realm/unused';\nrender(Unused);`,
      'part',
    ],
    ['test/core/realm/rules.test.ts', `import { rule } from '../../../core/realm/rules';`, 'part'],
    ['test/scripts/sandbox/lists.test.ts', '', 'part'],
    ['test/scripts/host/headers.test.ts', '', 'host'],
    ['test/scripts/compile/fonts.test.ts', '', 'operator'],
  ])('%s', (file, source, reach) => {
    expect(
      reachOf(file, { read: (name) => (name === file ? source : (fixtures[name] ?? null)), isWired }),
    ).toBe(reach);
  });

  test('operator commands prove nothing about the browser, and a part proves nothing anywhere', () => {
    expect(proves('browser', { reach: 'operator' })).toBe(false);
    expect(proves('operator', { reach: 'operator' })).toBe(true);
    expect(proves('host', { reach: 'part' })).toBe(false);
  });
});
