/** The data that the page carries for the runtime, written by scripts/publish and read once at the start. */
import type { MessageFiles } from '../i18n/messageFiles';
import type { CheckedRealm } from '../realm/checkedRealm';
import type { BuiltInTable } from '../routing/routeTables';

/** Message key to compiled message, as core/i18n takes it. */
export type CarriedMessages = Readonly<Record<string, unknown>>;

/** By plugin id. */
export type PagePackages = Readonly<Record<string, PagePackage>>;

/** A plugin that came after the build of the page's scripts. */
export interface PagePackage {
  /** The package, such as `@acme/quiz@1.2.0`. */
  readonly from: string;
  /** Contribution (`<point>/<name>`) to the address of its module, with `#` and the name of its export unless it is the default one. */
  readonly modules: Readonly<Record<string, string>>;
  /** The address of its samples for preview pages; absent when it has none. */
  readonly samples?: string;
}

export interface PageData {
  readonly realm: CheckedRealm;
  /** The language the page was rendered in. */
  readonly locale: string;
  readonly messages: {
    /** Bundle to its messages in that language. */
    readonly bundles: Readonly<Record<string, CarriedMessages>>;
    /** The labels of other bundles' menu items. */
    readonly labels?: Readonly<Record<string, CarriedMessages>>;
    /** The realm's own messages, which override the bundles. */
    readonly realm: CarriedMessages;
  };
  /** The built message files of each bundle. */
  readonly messageFiles: Readonly<Record<string, MessageFiles>>;
  /** The page is served in development: problems with texts are logged as errors. */
  readonly development?: boolean;
  /** The built-in debug route table; absent where no language uses it. */
  readonly debugTable?: BuiltInTable;
  /** Address to the section it shows. */
  readonly firstCalls: Readonly<Record<string, string>>;
  /** Plugins that came after the build; absent when there are none. */
  readonly packages?: PagePackages;
  /** Whether new accounts need consent to terms, which are loaded when a form asks; absent when there are none. */
  readonly hasConsentTerms?: true;
  /** The realm compiler below /assets/, for realms whose admin pages check drafts. */
  readonly draftCompiler?: string;
}

/** Throws when the page carries no realm, or a truncated one: then nothing of the brand can be shown. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById('proscenium')?.textContent;
  const carried = text ? (JSON.parse(text) as Partial<PageData> | null) : null;
  if (typeof carried?.realm?.id !== 'string') throw new Error('The page carries no realm.');
  return carried as PageData;
}
