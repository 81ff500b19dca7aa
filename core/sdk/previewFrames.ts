/** Previews of this site in an iframe of its own admin pages, with overrides (ADM-003 to ADM-009) or drafts. */
import { token } from './token';

/** Calls whose answers an admin page may mock. All others go to the platform as a guest. */
export type PreviewCall =
  | 'readSection'
  | 'readBucketPage'
  | 'readVod'
  | 'readAdjacentVods'
  | 'readRelatedVods'
  | 'readEvent'
  | 'readMenu'
  | 'readSessionUser';

/** Overrides of the previewed site. JSON only: other values are lost in transfer. */
export interface PreviewSetup {
  readonly draft?: PreviewDraft | undefined;
  /** One of the offered languages; default: the realm's. */
  readonly locale?: string | undefined;
  /** Changes the text direction without translating. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly layout?: 'top' | 'top-left' | 'sidebar' | 'hamburger' | undefined;
  /** Menu items, as in a realm document. */
  readonly menuItems?: readonly unknown[] | undefined;
  /** Opens staff pages to everybody: for a screen that only exists in previews. */
  readonly staffPages?: boolean | undefined;
  /** Fixed rows by section id, as in a realm document; they replace the realm's. */
  readonly pages?: Readonly<Record<string, { readonly rows: readonly unknown[] }>> | undefined;
  /** Mocked answers by operation id. Not validated: an invalid body shows how the page handles a bad answer. */
  readonly answers?: Partial<Readonly<Record<PreviewCall, unknown>>> | undefined;
}

/** A draft that compiled; opaque to plugins. */
export interface PreviewDraft {
  readonly realm: object;
  readonly style: string;
}

/** Previews of the site in frames of an admin page. */
export interface PreviewFrames {
  readonly locales: readonly { readonly code: string; readonly name: string }[];
  readonly layout: string;
  /** The realm's menu items, as in the document. */
  readonly menuItems: readonly unknown[];
  /**
   * Applies the preview to the site loaded in `frame`, until the returned function is called. The frame must
   * load an address of this site. It does not share the session of the surrounding page, stores nothing and
   * sends no analytics.
   */
  assignPreview(frame: HTMLIFrameElement, previewSetup: PreviewSetup): () => void;
}
/** Previews of the site in frames. */
export const previewFrames = token<PreviewFrames>('preview-frames@1');

/** A mistake in a draft, at its place. */
export interface DraftProblem {
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  /** JSON pointer to the value. */
  readonly pointer: string;
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly suggestion: string | null;
}

/** The result of compiling a draft. */
export interface CheckedDraft {
  readonly problems: readonly DraftProblem[];
  /** Null while there are errors. */
  readonly shown: {
    readonly draft: PreviewDraft;
    readonly title: string;
    readonly locales: PreviewFrames['locales'];
    /** CSP sources that the draft needs and this page does not allow, such as `script-src https://…`. */
    readonly refused: readonly string[];
    /** The draft's platform when it differs from this site's, which is used instead. */
    readonly otherPlatform: string | null;
  } | null;
}

/** Validates realm documents with the same compiler that publishes them. */
export interface DraftChecker {
  /** Never rejects because of the text; rejects when the compiler could not be loaded. Nothing is stored or sent. */
  check(text: string): Promise<CheckedDraft>;
  /** Fetches the text at a URL. Rejects when it fails: both the content security policy and CORS must allow it. */
  read(address: string): Promise<string>;
}
/** The realm compiler in the browser. */
export const draftChecker = token<DraftChecker>('draft-checker@1');
