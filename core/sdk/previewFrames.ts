/** This site in a frame of one of its own admin pages, other than it is published (ADM-003 to ADM-009), and drafts to show there. */
import { token } from './token';

/** Calls whose answers an admin page may supply. All others go to the platform, as a guest's. */
export type PreviewCall = 'readSection' | 'readBucketPage' | 'readVod' | 'readAdjacentVods' | 'readRelatedVods' | 'readEvent' | 'readMenu' | 'readSessionUser';

/** How the site in the frame differs from the published one. Plain data: what is not JSON is lost on the way. */
export interface PreviewSetup {
  readonly draft?: PreviewDraft | undefined;
  /** One of the offered languages; the realm's own without it. */
  readonly locale?: string | undefined;
  /** Turns the page over without translating it. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly layout?: 'top' | 'top-left' | 'sidebar' | 'hamburger' | undefined;
  /** Items of the menu, as a realm document writes them. */
  readonly menuItems?: readonly unknown[] | undefined;
  /** Opens the pages for staff to whoever looks: for a screen that has an address on previews alone. */
  readonly staffPages?: boolean | undefined;
  /** Fixed rows by section id, as a realm document writes them; they take the place of the realm's. */
  readonly pages?: Readonly<Record<string, { readonly rows: readonly unknown[] }>> | undefined;
  /** What calls answer, by operation id. Nothing of it is believed: a body that breaks the page shows what a broken answer does. */
  readonly answers?: Partial<Readonly<Record<PreviewCall, unknown>>> | undefined;
}

/** A draft that compiled; only the house reads it. */
export interface PreviewDraft {
  readonly realm: object;
  readonly style: string;
}

export interface PreviewFrames {
  readonly locales: readonly { readonly code: string; readonly name: string }[];
  readonly layout: string;
  /** The items of the realm's menu, as the document writes them. */
  readonly menuItems: readonly unknown[];
  /**
   * The site that loads in `frame` is the staged one, until the function it gives is called. The frame must show an address of
   * this site. It has no part in the session of the page around it, keeps nothing, and reports nothing to analytics.
   */
  lend(frame: HTMLIFrameElement, previewSetup: PreviewSetup): () => void;
}
export const previewFrames = token<PreviewFrames>('stage@1');

export interface DraftProblem {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** JSON pointer to the value. */
  readonly pointer: string;
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly suggestion: string | null;
}

export interface CheckedDraft {
  readonly problems: readonly DraftProblem[];
  /** Null while there are errors. */
  readonly shown: {
    readonly draft: PreviewDraft;
    readonly title: string;
    readonly locales: PreviewFrames['locales'];
    /** Sources that the draft needs and this page's content security policy does not allow, such as `script-src https://…`. */
    readonly refused: readonly string[];
    /** The platform of the draft when it is not this site's, which is used instead. */
    readonly otherPlatform: string | null;
  } | null;
}

/** Checks realm documents with the compiler that publishes them. */
export interface DraftChecker {
  /** Never rejects on account of the text; rejects when the compiler could not be fetched. Nothing is stored or sent. */
  check(text: string): Promise<CheckedDraft>;
  /** The text at an address. Rejects when it cannot be had: the content security policy and the other side must both allow it. */
  read(address: string): Promise<string>;
}
export const draftChecker = token<DraftChecker>('draft-checker@1');
