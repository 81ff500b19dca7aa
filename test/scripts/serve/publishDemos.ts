/** Publishes demo realms, with a small build, in a store of the tests. */
import { brotliCompressSync } from 'node:zlib';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { publishRelease, storeRelease } from '../../../scripts/releases/publishRelease';
import { writeJson, type StoredBuild } from '../../../scripts/releases/release';
import type { ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { build, demo, demoIds, demoPictures, type DemoId } from '../host/hostFixture';

const script = `export const first = ${JSON.stringify('1'.repeat(2000))};`;

/** The files of the build by path below /assets/. */
const files: Readonly<Record<string, Buffer>> = {
  'first-1.js': Buffer.from(script),
  'first-1.js.br': brotliCompressSync(script),
  'face-1.woff2': Buffer.from('font'.repeat(500)),
  'embed-1.js': Buffer.from(`customElements.define('proscenium-player', class {});`),
  'embed-1.d.ts': Buffer.from('export {};'),
};

/**
 * `realms` are the ids, with what their documents say of hosting. `platform` is the address of the platform that the host
 * asks for the subjects of pages, `rendering` what the build says of its renderer.
 */
export async function publishDemos(
  store: ReleaseStore,
  realms: Readonly<Partial<Record<DemoId, NonNullable<CheckedRealm['hosting']>>>>,
  platform: string,
  rendering = build.rendering,
): Promise<void> {
  const assets = Object.entries(files).map(
    async ([file, bytes]) => [file, await store.write(new Uint8Array(bytes))] as const,
  );
  const stored: StoredBuild = {
    format: 1,
    host: { ...build, rendering, embed: { script: 'embed-1.js', types: 'embed-1.d.ts' } },
    assets: Object.fromEntries(await Promise.all(assets)),
  };
  const buildObject = await writeJson(store, stored);
  for (const id of demoIds) {
    const hosting = realms[id];
    if (hosting === undefined) continue;
    const { realm, pages, ...rest } = demo(id);
    const atPlatform = {
      ...rest,
      pages: Object.fromEntries(
        Object.entries(pages).map(([locale, page]) => [
          locale,
          { ...page, before: page.before.replaceAll(realm.platform.url, platform) },
        ]),
      ),
      realm: { ...realm, platform: { ...realm.platform, url: platform }, hosting },
    };
    const release = await storeRelease(store, atPlatform, demoPictures(id), buildObject);
    await publishRelease(store, release, { by: 'nadia', message: null, at: 0 });
  }
}
