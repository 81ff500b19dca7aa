/** The page data of a demo realm for the composed product: its document and its texts. */
import type { PageData } from '../../../core/boot/pageData';
import type { DemoId, JsonObject } from '../../scripts/compile/demoRealms';
import type * as DemoPages from './demoPages';

/** Installed by `test/browser-environment.cjs`. */
declare const demoPages: () => typeof DemoPages;

export const platformUrl = 'https://platform.test';

/** A file of texts in another language than the page's, as the host serves it; null for any other address. */
export async function builtText(id: DemoId, url: string): Promise<Response | null> {
  const [, bundle, locale = ''] =
    /^\/(?:assets\/messages\/(.+)-0\.|realm-messages\/)([\w-]+)\.json$/.exec(url) ?? [];
  if (locale === '') return null;
  const texts = JSON.parse(await demoPages().messagesOf(id, locale)) as PageData['messages'];
  const named = Object.keys(texts.bundles).find((name) => name.replaceAll('/', '.') === bundle);
  return Response.json(bundle === undefined ? texts.realm : (texts.bundles[named ?? ''] ?? {}));
}

/** A page as the host writes it, and the files of its realm. */
export interface ComposedPage {
  readonly page: PageData;
  /** A part of the realm as the host serves it; null for any other address. */
  readonly realmData: (url: string) => Promise<Response | null>;
}

/** The page of a realm's document with changes. */
export async function pageOf(
  id: DemoId,
  change: (document: JsonObject) => void,
  locale: string,
): Promise<ComposedPage> {
  const document = JSON.parse(demoPages().documentOf(id)) as JsonObject;
  change(document);
  const text = JSON.stringify(document, null, 2);
  const asked = { id, document: text, locale, platformUrl };
  return {
    page: JSON.parse(await demoPages().pageOf(asked)) as PageData,
    realmData: async (url) => {
      const [, name] = /^\/realm-data\/(.+)\.json$/.exec(url) ?? [];
      return name === undefined
        ? null
        : Response.json(JSON.parse(await demoPages().realmDataOf(asked, name)) as unknown);
    },
  };
}
