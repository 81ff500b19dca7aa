/** The page data of a demo realm for the composed product: its document and its texts. */
import type { PageData } from '../../../core/boot/pageData';
import {
  compileMessages,
  compileOverrides,
  messageBundle,
  readMessageSources,
  type MessageBundle,
} from '../../../scripts/messages';
import {
  compileChanged,
  root,
  sources,
  type DemoId,
  type JsonObject,
} from '../../scripts/compile/demoRealms';

export const platformUrl = 'https://platform.test';

const bundles = readMessageSources(root);
const compiled = new Map<string, Promise<PageData['messages']>>();

/** The texts of all bundles, compiled once per realm and language. */
function textsOf(id: DemoId, locale: string): Promise<PageData['messages']> {
  const key = `${id} ${locale}`;
  const known = compiled.get(key) ?? compileTexts(id, locale);
  compiled.set(key, known);
  return known;
}

async function compileTexts(id: DemoId, locale: string): Promise<PageData['messages']> {
  const builtIn = (await bundles).map((bundle) => [bundle.id, compileMessages(bundle, locale)] as const);
  return {
    bundles: Object.fromEntries(builtIn),
    realm: compileOverrides(ownTexts(id), locale),
  };
}

/** A realm's own texts. */
function ownTexts(id: DemoId): MessageBundle {
  const folder = `realms/${id}/messages`;
  const own = [...sources.messages].filter(([file]) => file.startsWith(`${folder}/`));
  const byLocale = own.map(([file, text]) => [file.slice(folder.length + 1, -'.json'.length), text]);
  return messageBundle(id, folder, Object.fromEntries(byLocale) as Record<string, string>);
}

/** A file of texts in another language than the page's, as the host serves it; null for any other address. */
export async function builtText(id: DemoId, url: string): Promise<Response | null> {
  const [, bundle, locale = ''] =
    /^\/(?:assets\/messages\/(.+)-0\.|realm-messages\/)([\w-]+)\.json$/.exec(url) ?? [];
  if (locale === '') return null;
  const texts = await textsOf(id, locale);
  const named = Object.keys(texts.bundles).find((name) => name.replaceAll('/', '.') === bundle);
  return Response.json(bundle === undefined ? texts.realm : (texts.bundles[named ?? ''] ?? {}));
}

/** The page as the host writes it. */
export async function pageOf(
  id: DemoId,
  change: (document: JsonObject) => void,
  locale: string,
): Promise<PageData> {
  const { realm, problems } = compileChanged(id, change, { '/platform/url': platformUrl });
  if (realm === undefined)
    throw new Error(
      `The realm does not compile: ${JSON.stringify(problems.filter(({ severity }) => severity === 'error'))}`,
    );
  const locales = realm.locales.offered.map(({ code }) => code);
  const messageFiles = Object.fromEntries(
    (await bundles).map(({ id: bundle }) => [bundle, { version: '0', locales }]),
  );
  return { realm, locale, messages: await textsOf(id, locale), messageFiles, firstCalls: {} };
}
