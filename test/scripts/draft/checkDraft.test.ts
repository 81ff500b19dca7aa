/** Drafts in the browser: the same compiler, with the facts that only the disk has taken from the site. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { buildDraftCompiler } from '../../../scripts/build/draftCompiler';
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { draftCompiler, refusedSources } from '../../../scripts/draft/checkDraft';
import { demoText, fileOf, installed, root, sources, type DemoId } from '../compile/demoRealms';

const faceOf = (family: string, subset: string) => ({
  subset,
  style: 'normal' as const,
  weight: '100 900',
  unicodeRange: 'U+0-7F',
  file: `fonts/${family}-${subset}.woff2`,
});
const fonts = Object.fromEntries(
  [...sources.fontFamilies].map(([family, subsets]) => [
    family,
    subsets.map((subset) => faceOf(family, subset)),
  ]),
);
const installation = {
  plugins: [...installed.plugins.values()],
  messages: [...sources.messages].filter(([file]) => file.startsWith('core/')),
  fonts,
};
const realmOf = (id: DemoId) => compileRealm({ sources, file: fileOf(id) }, installed).realm as CheckedRealm;
const live = realmOf('noor');
const filesOf = (id: DemoId) => sources.files.get(`realms/${id}`) ?? new Set<string>();
const { checkDraft } = draftCompiler(installation, async (name) => filesOf('noor').has(name));
const check = (text: string) => checkDraft({ text, live, texts: {}, locale: 'ar' });
const noor = demoText('noor');

test('ADM-001 a document without mistakes is shown: its realm, its theme, its languages', async () => {
  const { problems, shown } = await check(noor.replace('#FFC145', '#FF6B9D'));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(shown?.draft.style).toContain('--color-accent:#FF6B9D');
  expect(shown?.draft.style).toContain('@font-face{font-family:"Alexandria"');
  expect(shown?.draft.realm).toMatchObject({ id: 'noor', logos: { web: '/images/logo.svg' } });
  expect([shown?.title, shown?.otherPlatform, shown?.refused]).toEqual(['Noor', null, []]);
});

test.each([
  [
    'a misspelt key',
    (text: string) => text.replace('"accent"', '"acent"'),
    'unknown-key',
    '/theme/colors/acent',
    'accent',
  ],
  [
    'a menu that leads nowhere',
    (text: string) => text.replace('"liveNow"', '"liveNov"'),
    'menu-target-unknown',
    '/menus/WEB/items/1/data/view',
    'liveNow',
  ],
  [
    'a picture that the site does not have',
    (text: string) => text.replace('images/logo.svg', 'images/logo2.svg'),
    'missing-file',
    '/logos/web',
    'images/logo.svg',
  ],
  [
    'a font that is not installed',
    (text: string) => text.replace('"Alexandria"', '"Alexandra"'),
    'unknown-font',
    '/theme/fonts/display/family',
    'Alexandria',
  ],
  ['half a document', (text: string) => text.slice(0, 200), 'syntax', '', null],
])(
  'ADM-001 %s is reported with its position and a suggestion, and nothing is shown',
  async (_, change, code, pointer, suggestion) => {
    const changed = change(noor);
    const { problems, shown } = await check(changed);
    const [found] = problems.filter(({ severity }) => severity === 'error');
    expect(found).toMatchObject({ code, pointer, suggestion });
    expect(found?.line).toBeGreaterThan(1);
    expect(shown).toBeNull();
  },
);

test.each(['', 'null', '[]', '7', '{}', '{"id":{}}', '{"extends":"noor"}', '\u0000'])(
  'ADM-001 %j is reported to be no realm, and breaks nothing',
  async (text) => {
    const { problems, shown } = await check(text);
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
    expect(shown).toBeNull();
  },
);

test('ADM-001 another platform is reported and replaced by the live one, since the page may call no other', async () => {
  const { shown } = await check(noor.replace('http://localhost:8090', 'https://api.noor.example'));
  expect(shown?.otherPlatform).toBe('https://api.noor.example');
  expect(shown?.draft.realm).toMatchObject({ platform: { url: live.platform.url } });
});

test('ADM-001 what the draft’s plugins would need beyond the live policy is listed', () => {
  expect(
    refusedSources(
      {
        'script-src': ["'self'", 'https://pay.example'],
        'frame-src': ['https://a.example'],
        'img-src': ['data:'],
      },
      { 'script-src': ["'self'"], 'frame-src': ['https://a.example'] },
    ),
  ).toEqual(['script-src https://pay.example']);
});

test('ADM-001 the bundle for the browser finds what publishing finds, and generates no code from text', async () => {
  const built = await buildDraftCompiler(root, fonts);
  if (built === null) throw new Error('There is no compiler.');
  const source = Buffer.from(built.contents).toString();
  expect(/new Function|\beval\(/.test(source)).toBe(false);
  const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-draft-'));
  try {
    writeFileSync(path.join(folder, 'compiler.mjs'), source);
    const text = noor
      .replace('"accent"', '"acent"')
      .replace('"liveNow"', '"liveNov"')
      .replace('"hamburger"', '"hamburgr"');
    writeFileSync(path.join(folder, 'request.json'), JSON.stringify({ text, live, texts: {}, locale: 'ar' }));
    const program = `globalThis.fetch = async () => ({ ok: true }); const { checkDraft } = await import(${JSON.stringify(path.join(folder, 'compiler.mjs'))});
      const { readFileSync } = await import('node:fs');
      console.log(JSON.stringify(await checkDraft(JSON.parse(readFileSync(${JSON.stringify(path.join(folder, 'request.json'))}, 'utf8')))));`;
    const { problems } = JSON.parse(
      execFileSync(
        process.execPath,
        ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', program],
        { encoding: 'utf8' },
      ),
    ) as { problems: unknown };
    const published = compileRealm(
      {
        sources: { ...sources, documents: new Map([...sources.documents, [fileOf('noor'), text]]) },
        file: fileOf('noor'),
      },
      installed,
    );
    expect(problems).toEqual(JSON.parse(JSON.stringify(published.problems)));
    expect(published.problems.length).toBeGreaterThanOrEqual(3);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test('ADM-001 the compiler’s build-time dependencies are not in the page: neither ajv nor Node', () => {
  const core = ['core/boot/services/draftChecker.ts', 'core/boot/main.tsx'].map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  for (const source of core) expect(source).not.toMatch(/scripts\/|ajv/);
});
