/** The texts that a published page carries: those of its first screen, and of other bundles only menu labels. */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PageData } from '../../../core/boot/pageData';
import { publishCompilation } from '../../../scripts/publish/publishCompilation';
import { compileChanged } from '../compile/demoRealms';
import { build } from '../host/sampleBuild';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'publish-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A built bundle of texts below the root. */
function writeBundle(bundle: string, texts: Readonly<Record<string, string>>) {
  const folder = path.join(root, 'dist/assets/messages');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${bundle.replaceAll('/', '.')}-1.en.json`), JSON.stringify(texts));
  return { [bundle]: { version: '1', locales: ['en'] } };
}

function messagesOf(html: string): PageData['messages'] {
  const [, data = ''] = /<script type="application\/json" id="proscenium">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(data) as PageData).messages;
}

test('a page carries whole the texts of its first screen and rows, and of other plugins the menu labels', () => {
  const messages = {
    ...writeBundle('shell', { menu: 'Menu' }),
    ...writeBundle('section/hero', { heroPlay: 'Play' }),
    ...writeBundle('route/gifting', { giftShopPage: 'Gifts', giftCardStep: 'Write the card' }),
    ...writeBundle('route/guide', { guideEmpty: 'Nothing is on' }),
  };
  const published = publishCompilation(
    compileChanged('ringside', () => undefined, { '/platform/url': 'https://platform.test' }),
    {
      root,
      build: { ...build, messages, firstBundles: ['shell'] },
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
