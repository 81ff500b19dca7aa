/**
 * Compiles the pages of the demo realms for the composed product. The test environment loads this module
 * outside the simulated browser, once for all test files of a process: loading the compiler takes longer than
 * most tests. It answers JSON, as a page carries it, so a test cannot change the page of another one.
 */
import type { PageData } from '../../../core/boot/pageData';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { realmDataAnswer } from '../../../scripts/host/handler/files';
import {
  compileOverrides,
  messageBundle,
  readMessageSources,
  type MessageBundle,
} from '../../../scripts/messages';
import { compileMessages } from '../../../scripts/messages/compileMessages';
import { realmForBrowsers } from '../../../scripts/publish/publishRealm';
import { carriedDebugTable } from '../../../scripts/publish/routes';
import { build } from '../../scripts/host/sampleBuild';
import { compileText, demoText, root, sources, type DemoId } from '../../scripts/compile/demoRealms';

export interface DemoPage {
  readonly id: DemoId;
  /** The text of the realm's document. */
  readonly document: string;
  readonly locale: string;
  /** Replaces the document's own platform. */
  readonly platformUrl: string;
}

/** The document of a realm, as written. */
export const documentOf: (id: DemoId) => string = demoText;

/** The page of a realm, as the host writes it: JSON of `PageData`. Rejects when the document has errors. */
export async function pageOf(page: DemoPage): Promise<string> {
  const { id, locale } = page;
  const realm = realmOf(page);
  const locales = realm.locales.offered.map(({ code }) => code);
  const messageFiles = Object.fromEntries(
    (await bundles).map((bundle) => [bundle.id, { version: '0', locales }]),
  );
  const data: PageData = {
    ...realmForBrowsers(realm, false),
    locale,
    messages: await textsOf(id, locale),
    messageFiles,
    firstCalls: {},
    ...carriedDebugTable(realm),
  };
  return JSON.stringify(data);
}

/** The file of a part of the realm (core/realm/realmData.ts), as the host answers it. */
export async function realmDataOf(page: DemoPage, name: string): Promise<string> {
  const { status, body } = await realmDataAnswer({ realm: realmOf(page), build }, name);
  if (status !== 200) throw new Error(`The host has no ${name}.`);
  return String(body);
}

function realmOf({ id, document, platformUrl }: DemoPage): CheckedRealm {
  const { realm, problems } = compileText(id, document, { '/platform/url': platformUrl });
  if (realm === undefined)
    throw new Error(
      `The realm does not compile: ${JSON.stringify(problems.filter(({ severity }) => severity === 'error'))}`,
    );
  return realm;
}

/** The texts of a realm in one language: JSON of the `messages` of `PageData`. */
export async function messagesOf(id: DemoId, locale: string): Promise<string> {
  return JSON.stringify(await textsOf(id, locale));
}

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
