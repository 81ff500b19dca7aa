/** Ringside in a store in memory, and what serves it: new before each test. */
import { ReleaseLibrary } from '../../../scripts/host/ReleaseLibrary';
import type { PublishedRealm } from '../../../scripts/publish/publishRealm';
import { memoryStore, type MemoryValues } from '../../../scripts/releases/memoryStore';
import { publications, publishRelease, storeRelease } from '../../../scripts/releases/publishRelease';
import { writeJson, type StoredBuild } from '../../../scripts/releases/release';
import type { ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { build, demo, demoPictures } from '../host/hostFixture';

export let values: MemoryValues;
export let store: ReleaseStore;
export let now: number;
export let reported: unknown[];
beforeEach(() => {
  values = new Map();
  store = memoryStore(values);
  now = 0;
  reported = [];
});

export const author = (message: string | null = null, at = 1_000_000) => ({ by: 'nadia', message, at });
export const storedBuild: StoredBuild = { format: 1, host: build, assets: {} };

/** Ringside with another title and hosts. */
export function changed({
  id = 'ringside',
  title = 'Ringside',
  hosts = ['ringside.localhost'],
}: {
  readonly id?: string;
  readonly title?: string;
  readonly hosts?: readonly string[];
}): PublishedRealm {
  const published = demo('ringside');
  return { ...published, id, realm: { ...published.realm, id, title, hosts } };
}

export async function stored(published: PublishedRealm, assets: StoredBuild['assets'] = {}): Promise<string> {
  const hash = await writeJson(store, { ...storedBuild, assets });
  return storeRelease(store, published, demoPictures('ringside'), hash);
}

export const publish = async (published: PublishedRealm, message?: string, at?: number) =>
  publishRelease(store, await stored(published), author(message ?? null, at));

export async function history(id: string) {
  const all = [];
  for await (const each of publications(store, id)) all.push(each);
  return all;
}

export const library = (of: ReleaseStore = store) =>
  new ReleaseLibrary({ store: of, now: () => now, report: (error) => reported.push(error) });

export const titleAt = async (of: ReleaseLibrary, hostname: string) =>
  (await of.forHost(hostname))?.realm.title ?? null;

/** Later than a pointer is used without reading it again. */
export const later = () => (now += 2001);
