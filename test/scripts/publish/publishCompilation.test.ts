/** The texts that a published page carries: those of its first screen, and of other bundles only menu labels. */
import { build as bundle } from 'esbuild';
import type { PageData } from '../../../core/boot/pageData';
import { publishCompilation } from '../../../scripts/publish/publishCompilation';
import { compileChanged } from '../compile/demoRealms';
import { build } from '../host/sampleBuild';
import { root } from '../host/hostFixture';

const built: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shell: { menu: 'Menu' },
  'section/hero': { heroPlay: 'Play' },
  'route/gifting': { giftShopPage: 'Gifts', giftCardStep: 'Write the card' },
  'route/guide': { guideEmpty: 'Nothing is on' },
};

function messagesOf(html: string): PageData['messages'] {
  const [, data = ''] = /<script type="application\/json" id="proscenium">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(data) as PageData).messages;
}

test('a page carries whole the texts of its first screen and rows, and of other plugins the menu labels', () => {
  const messages = Object.fromEntries(
    Object.keys(built).map((name) => [name, { version: '1', locales: ['en'] }]),
  );
  const published = publishCompilation(
    compileChanged('ringside', () => undefined, { '/platform/url': 'https://platform.test' }),
    {
      build: { ...build, messages, firstBundles: ['shell'] },
      builtTexts: (name, locale) => (locale === 'en' ? (built[name] ?? {}) : {}),
      overrides: [],
      pictures: new Map(),
    },
  );
  const { bundles, labels } = messagesOf(published?.pages['en']?.before ?? '');
  expect(bundles).toMatchObject({ shell: { menu: 'Menu' }, 'section/hero': { heroPlay: 'Play' } });
  expect(Object.keys(bundles)).not.toContain('route/gifting');
  expect(labels).toMatchObject({ 'route/gifting': { giftShopPage: 'Gifts' } });
  expect(JSON.stringify({ bundles, labels })).not.toMatch(/giftCardStep|guideEmpty/);
});

test('compiling and publishing need no file system once their input is given', async () => {
  const { outputFiles } = await bundle({
    stdin: {
      contents: `export { compileRealm } from './scripts/compile/compileRealm';
export { publishCompilation } from './scripts/publish/publishCompilation';
export { publishRelease, storeRelease } from './scripts/releases/publishRelease';`,
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
  });
  const imported = [...(outputFiles[0]?.text ?? '').matchAll(/\b(?:from|require\(|import)\s*"node:(\w+)/g)];
  expect(new Set(imported.map(([, name]) => name))).toEqual(new Set(['crypto', 'path']));
});
