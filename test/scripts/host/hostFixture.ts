/** Published demo realms and a handler over them, without bundler, disk walks or network. */
import path from 'node:path';
import { contributionScripts } from '../../../scripts/build/BuildManifest';
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { readRealmSources } from '../../../scripts/compile/realmSources';
import { ContentLookup, type ContentLookupOptions } from '../../../scripts/host/handler/ContentLookup';
import { createHandler, type HostSources } from '../../../scripts/host/handler/createHandler';
import { readInstalledPlugins } from '../../../scripts/plugins/installedPlugins';
import { publishCompilation } from '../../../scripts/publish/publishCompilation';
import type { PublishedRealm } from '../../../scripts/publish/publishRealm';
import { build } from './sampleBuild';

export { build };

export const root = path.resolve(__dirname, '../../..');
export const demoIds = ['ringside', 'lanterna', 'noor'] as const;
export type DemoId = (typeof demoIds)[number];

export const installed = readInstalledPlugins(root);
const published = new Map<DemoId, PublishedRealm>();

/** A demo realm at a platform of the tests' own; compiled once. */
export function demo(id: DemoId): PublishedRealm {
  const known = published.get(id) ?? publish(id);
  published.set(id, known);
  return known;
}

function publish(id: DemoId): PublishedRealm {
  const compilation = compileRealm(
    { sources: readRealmSources(root, [id]), file: `realms/${id}/realm.json` },
    installed,
    { '/platform/url': 'https://platform.test' },
  );
  const realm = publishCompilation(compilation, { root, build, overrides: [] });
  if (realm === null) throw new Error(`${id} does not compile: ${JSON.stringify(compilation.problems[0])}`);
  return realm;
}

/** The platform's answers by path; all other paths are not found. */
export function platform(answers: Readonly<Record<string, unknown>> = {}): ContentLookupOptions['fetch'] {
  return async (address) => {
    const answer = answers[new URL(address).pathname];
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer);
  };
}

/** A handler over the demo realms at `<id>.localhost`. */
export function handlerWith(changes: Partial<HostSources> = {}): ReturnType<typeof createHandler> {
  return createHandler({
    realm: async (hostname) => {
      const id = demoIds.find((each) => hostname === `${each}.localhost`);
      return id === undefined ? null : demo(id);
    },
    asset: async () => null,
    embed: null,
    realmFile: async () => null,
    scripts: {
      module: (source) => build.modules[source] ?? [],
      contribution: (plugin, point) => contributionScripts(build, plugin, point),
    },
    contents: new ContentLookup({ fetch: platform(), now: () => 0 }),
    report: (error) => {
      throw error;
    },
    ...changes,
  });
}

export function request(address: string, headers: Record<string, string> = {}, method = 'GET'): Request {
  return new Request(address, { method, headers });
}
