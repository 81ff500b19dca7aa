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
  /** Address to the section it shows. */
  readonly firstCalls: Readonly<Record<string, string>>;
}

/** Throws when the page carries nothing, since then nothing can be shown. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById('proscenium')?.textContent;
  if (!text) throw new Error('The page carries no realm.');
  return JSON.parse(text) as PageData;
}
