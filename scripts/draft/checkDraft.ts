/** Checks a draft of a realm in the browser and prepares its preview. */
import type { DraftRequest } from '../../core/boot/services/draftChecker';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { themeRule } from '../../core/realm/themeProperties';
import type { CheckedDraft } from '../../core/sdk';
import type { FontCatalogue } from '../build/fonts';
import { compileRealm, policyOf, thirdPartyPolicies, type Compilation } from '../compile/compileRealm';
import { joinedPolicies, type ContentSecurityPolicy } from '../compile/contentSecurityPolicy';
import { mapTexts, parseJsonDocument, textsIn } from '../compile/jsonDocument';
import { isRecord } from '../compile/jsonPointer';
import type { RealmSources } from '../compile/realmSources';
import type { InstalledPlugin, InstalledPlugins } from '../plugins/installedPlugins';
import { pageFonts } from '../publish/fontFaces';

/** Build data about core and plugins, as plain data. */
export interface BuiltIns {
  readonly plugins: readonly InstalledPlugin[];
  /** The English texts of core modules: file and content. */
  readonly messages: readonly (readonly [string, string])[];
  readonly fonts: FontCatalogue;
}

/** Whether the site has a file, such as `images/logo.svg`. */
export type HasFile = (name: string) => Promise<boolean>;

/** The compiler for one build. `checkDraft` never rejects because of the text. */
export function draftCompiler(
  builtIns: BuiltIns,
  hasFile: HasFile,
): { checkDraft(request: DraftRequest): Promise<CheckedDraft> } {
  const installed: InstalledPlugins = {
    plugins: new Map(builtIns.plugins.map((plugin) => [plugin.manifest.id, plugin])),
    broken: new Set(),
    problems: [],
  };
  return {
    checkDraft: async (request) => {
      const { text, live } = request;
      const { value } = parseJsonDocument('realm.json', text);
      const id = isRecord(value) && typeof value['id'] === 'string' ? value['id'] : live.id;
      const file = `realms/${id}/realm.json`;
      const sources = await sourcesOf(request, builtIns, { id, file, value }, hasFile);
      const compile = (environment = {}): Compilation =>
        compileRealm({ sources, file }, installed, environment);
      const compilation = compile();
      const problems = compilation.problems.filter((problem) => problem.file === file);
      if (compilation.realm === undefined) return { problems, shown: null };

      const { url } = compilation.realm.platform;
      const otherPlatform = url === live.platform.url ? null : url;
      // The CSP of this page only allows its own platform, so the draft is previewed with that platform's data.
      const shown = otherPlatform === null ? compilation : compile({ '/platform/url': live.platform.url });
      if (shown.realm === undefined || shown.csp === undefined) return { problems, shown: null };
      return {
        problems,
        shown: {
          ...staged(shown.realm, builtIns.fonts),
          otherPlatform,
          refused: refusedSources(
            joinedPolicies(shown.csp, Object.values(shown.thirdPartyCsp ?? {})),
            joinedPolicies(policyOf(live, installed), Object.values(thirdPartyPolicies(live, installed))),
          ),
        },
      };
    },
  };
}

interface DraftDocument {
  readonly id: string;
  readonly file: string;
  readonly value: unknown;
}

/** The sources that publishing reads from the disk, as far as the browser knows them. */
async function sourcesOf(
  { text, live, texts }: DraftRequest,
  builtIns: BuiltIns,
  { id, file, value }: DraftDocument,
  hasFile: HasFile,
): Promise<RealmSources> {
  const folder = `realms/${id}`;
  const named = [
    ...new Set([...textsIn(value)].flatMap(({ text: name }) => (name.startsWith('images/') ? [name] : []))),
  ];
  // Another brand's pictures are not on this site; they can only be checked in that realm's folder.
  const there = await Promise.all(named.map(async (name) => id !== live.id || (await hasFile(name))));
  const keys = JSON.stringify(Object.fromEntries(Object.keys(texts).map((key) => [key, key])));
  const own =
    Object.keys(texts).length === 0
      ? []
      : live.locales.offered.map(({ code }) => [`${folder}/messages/${code}.json`, keys] as const);
  return {
    documents: new Map([[file, text]]),
    realms: new Map([[id, file]]),
    files: new Map([
      [
        folder,
        new Set([...named.filter((_, index) => there[index]), ...(id === live.id ? picturesOf(live) : [])]),
      ],
    ]),
    fontFamilies: new Map(
      Object.entries(builtIns.fonts).map(([family, faces]) => [family, faces.map(({ subset }) => subset)]),
    ),
    messages: new Map([...builtIns.messages, ...own]),
    unreadable: new Map(),
  };
}

/** The pictures named by the live site: they exist, so they serve as suggestions for misspelt names. */
function picturesOf(live: CheckedRealm): string[] {
  return [...textsIn(live)].flatMap(({ text }) => /^\/?(images\/[^?]+)/.exec(text)?.[1] ?? []);
}

function staged(realm: CheckedRealm, catalogue: FontCatalogue) {
  const addressed = mapTexts(realm, (text) =>
    text.startsWith('images/') ? `/${text}` : text,
  ) as CheckedRealm;
  // The files of a draft are not read, so its logo gets its size when it loads, not that of the live logo.
  const rule = themeRule(realm.theme, { '--logo-ratio': 'auto', '--mobile-logo-ratio': 'auto' });
  const { css, others } = pageFonts(realm.theme, realm.locales.default, catalogue);
  return {
    draft: { realm: addressed, style: `${others}${css}${rule}` },
    title: realm.title,
    locales: realm.locales.offered,
  };
}

/** Sources that the draft's policy allows and the live policy does not. */
export function refusedSources(draft: ContentSecurityPolicy, live: ContentSecurityPolicy): string[] {
  const keyword = /^'|^(data|blob):$/;
  return Object.entries(draft).flatMap(([directive, sources]) =>
    directive === 'frame-ancestors'
      ? []
      : sources
          .filter((source) => !keyword.test(source) && live[directive]?.includes(source) !== true)
          .map((source) => `${directive} ${source}`),
  );
}
