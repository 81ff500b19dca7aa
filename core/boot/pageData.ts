/** What the page carries for the runtime, written by scripts/publish and read once at the start. */
import type { CheckedRealm } from '../realm/checkedRealm';

/** Message key to compiled message, as core/i18n takes it. */
export type CompiledMessages = Readonly<Record<string, unknown>>;

export interface PageData {
  readonly realm: CheckedRealm;
  /** The language the page was written in. */
  readonly locale: string;
  readonly messages: {
    /** Bundle to its messages in that language. */
    readonly bundles: Readonly<Record<string, CompiledMessages>>;
    /** The realm's own, which stand above them. */
    readonly realm: CompiledMessages;
  };
  /** Bundle to locale to file below /assets/. */
  readonly messageFiles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The page is served to who works on the site: what is wrong with texts is told loudly. */
  readonly development?: boolean;
  /** Address to the section it shows. */
  readonly firstCalls: Readonly<Record<string, string>>;
  /** The compiler of realms below /assets/, for realms whose admin pages check drafts. */
  readonly draftCompiler?: string;
}

/** Throws when the page carries no realm, or one that was cut off on its way: then nothing of the brand can be shown. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById('proscenium')?.textContent;
  const carried = text ? (JSON.parse(text) as Partial<PageData> | null) : null;
  if (typeof carried?.realm?.id !== 'string') throw new Error('The page carries no realm.');
  return carried as PageData;
}
