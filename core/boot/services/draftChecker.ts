/** The realm compiler in the browser: a separate file, loaded only by the admin page that checks drafts. */
import type { Fetch } from '../../platform/browser/browserClock';
import type { CheckedRealm } from '../../realm/checkedRealm';
import type { CheckedDraft, DraftChecker } from '../../sdk/previewFrames';
import type { CarriedMessages, PageData } from '../pageData';

/** Exports of that file; the build writes it. Core knows only its address, as with the platform. */
export interface DraftCompiler {
  readonly checkDraft: (request: DraftRequest) => Promise<CheckedDraft>;
}

export interface DraftRequest {
  readonly text: string;
  /** The realm that this page shows. */
  readonly live: CheckedRealm;
  /** Its own texts in the language of this page. */
  readonly texts: CarriedMessages;
  readonly locale: string;
}

export function createDraftChecker(
  { draftCompiler, realm, messages, locale }: PageData,
  fetch: Fetch,
): DraftChecker {
  return {
    check: async (text) => {
      if (draftCompiler === undefined) throw new Error('This page brings no compiler.');
      const address = `/assets/${draftCompiler}`;
      const { checkDraft } = (await import(address)) as DraftCompiler;
      return checkDraft({ text, live: realm, texts: messages.realm, locale });
    },
    read: async (address) => {
      const response = await fetch(address, { credentials: 'omit' });
      if (!response.ok) throw new Error(`${address}: status ${response.status}`);
      return response.text();
    },
  };
}
