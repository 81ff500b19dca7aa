/** Published demo realms and a handler over them, without bundler, disk walks or network. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { readRealmSources } from '../../../scripts/compile/realmSources';
import { ContentLookup, type ContentLookupOptions } from '../../../scripts/host/handler/ContentLookup';
import { Sitemaps } from '../../../scripts/host/handler/sitemap/Sitemaps';
import { createHandler, type HostSources } from '../../../scripts/host/handler/createHandler';
import { nodeCompressor } from '../../../scripts/host/nodeCompressor';
import { publishedSite } from '../../../scripts/host/handler/publishedSite';
import type { HostBuild } from '../../../scripts/build/BuildManifest';
import type { Site } from '../../../scripts/host/handler/Site';
import { readInstalledPlugins } from '../../../scripts/plugins/installedPlugins';
import { publishCompilation } from '../../../scripts/publish/publishCompilation';
import { readPictures } from '../../../scripts/publish/readPictures';
import type { PublishedRealm } from '../../../scripts/publish/publishRealm';
import { build, builtTexts } from './sampleBuild';

export { build, builtTexts };

export const root = path.resolve(__dirname, '../../..');
export const demoIds = ['ringside', 'lanterna', 'noor'] as const;
export type DemoId = (typeof demoIds)[number];

export const installed = readInstalledPlugins(root);

interface Demo {
  readonly published: PublishedRealm;
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}
const demos = new Map<DemoId, Demo>();

/** A demo realm at a platform of the tests' own; compiled once. */
export const demo = (id: DemoId): PublishedRealm => readDemo(id).published;

/** The pictures of a demo realm by name. */
export const demoPictures = (id: DemoId): Demo['pictures'] => readDemo(id).pictures;

function readDemo(id: DemoId): Demo {
  const known = demos.get(id) ?? publish(id);
  demos.set(id, known);
  return known;
}

function publish(id: DemoId): Demo {
  const sources = readRealmSources(root, [id]);
  const compilation = compileRealm({ sources, file: `realms/${id}/realm.json` }, installed, {
    '/platform/url': 'https://platform.test',
  });
  const pictures = readPictures(root, `realms/${id}/realm.json`, compilation, sources);
  const realm = publishCompilation(compilation, { build, builtTexts, overrides: [], pictures });
  if (realm === null) throw new Error(`${id} does not compile: ${JSON.stringify(compilation.problems[0])}`);
  return { published: realm, pictures };
}

/** The platform's answers by path; all other paths are not found. */
export function platform(answers: Readonly<Record<string, unknown>> = {}): ContentLookupOptions['fetch'] {
  return async (address) => {
    const answer = answers[new URL(address).pathname];
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer);
  };
}

/** The site of a published realm; its pictures have these bytes. */
export function siteOf(
  realm: PublishedRealm,
  changes: {
    readonly build?: HostBuild;
    readonly pictures?: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  } = {},
): Site {
  return publishedSite(realm, changes.build ?? build, changes.pictures ?? new Map());
}

/** A handler over the demo realms at `<id>.localhost`. */
export function handlerWith(changes: Partial<HostSources> = {}): ReturnType<typeof createHandler> {
  return createHandler({
    site: async (hostname) => {
      const id = demoIds.find((each) => hostname === `${each}.localhost`);
      return id === undefined ? null : siteOf(demo(id), { pictures: readDemo(id).pictures });
    },
    compressor: nodeCompressor,
    asset: async () => null,
    contents: new ContentLookup({ fetch: platform(), now: () => 0 }),
    sitemaps: new Sitemaps({ fetch: platform(), now: () => 0 }),
    report: (error) => {
      throw error;
    },
    ...changes,
  });
}

export function request(address: string, headers: Record<string, string> = {}, method = 'GET'): Request {
  return new Request(address, { method, headers });
}

const drawing = `<svg>${' '.repeat(600)}</svg>`;
/** The hash of the logo of `withLogo`. */
export const logo = createHash('sha256').update(drawing).digest('hex');
/** The published demo realms, each with a logo. */
export const withLogo = {
  site: async (hostname: string) => {
    const id = demoIds.find((each) => hostname === `${each}.localhost`);
    return id === undefined
      ? null
      : siteOf(
          { ...demo(id), pictures: { 'images/logo.svg': { hash: logo, type: 'image/svg+xml' } } },
          { pictures: new Map([['images/logo.svg', new TextEncoder().encode(drawing)]]) },
        );
  },
};
