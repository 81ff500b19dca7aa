/** What one more realm costs: compiling and publishing, without the bundler. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { compileRealm } from '../../scripts/compile/compileRealm';
import { readRealmSources, type RealmSources } from '../../scripts/compile/realmSources';
import { messageBundle } from '../../scripts/messages';
import { readInstalledPlugins } from '../../scripts/plugins/installedPlugins';
import { publishCompilation } from '../../scripts/publish/publishCompilation';

/** Milliseconds: of one realm (median of 30 after a warm-up), and of one among a thousand. */
export function measurePublishing(root: string, build: BuildManifest): { readonly one: number; readonly thousand: number } {
  const installed = readInstalledPlugins(root);
  const template = readRealmSources(root, ['ringside']);
  const text = readFileSync(path.join(root, 'realms/ringside/realm.json'), 'utf8');
  const publish = (id: string): void => {
    const file = `realms/${id}/realm.json`;
    const document = text.replaceAll('ringside', id);
    const sources: RealmSources = {
      ...template,
      documents: new Map([[file, document]]),
      realms: new Map([[id, file]]),
      files: new Map([[`realms/${id}`, template.files.get('realms/ringside') ?? new Set()]]),
    };
    const compilation = compileRealm({ sources, file }, installed);
    const published = publishCompilation(compilation, { root, build, overrides: [messageBundle(id, `realms/${id}/messages`, {})] });
    if (published === null) throw new Error(`${id} was not published: ${JSON.stringify(compilation.problems[0])}`);
  };
  const timed = (id: string): number => {
    const began = performance.now();
    publish(id);
    return performance.now() - began;
  };
  timed('warm-up');
  const ones = Array.from({ length: 30 }, (_, index) => timed(`one-${index}`)).sort((a, b) => a - b);
  const began = performance.now();
  for (let index = 0; index < 1000; index++) publish(`realm-${index}`);
  return { one: ones[15] ?? 0, thousand: (performance.now() - began) / 1000 };
}
