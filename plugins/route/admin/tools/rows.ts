/** Rows of a preview-only page. Pure. */
import type { PluginState, PreviewSetup } from 'proscenium/sdk';

/** Section id under which preview pages show rows. */
export const PREVIEW_SECTION = 'preview';

export interface SectionOfRealm {
  readonly plugin: string;
  readonly title: string;
  /** The row type it renders. */
  readonly name: string;
}

/** Row types for which the realm has a plugin, in its order. */
export function rowRenderersOf(plugins: readonly PluginState[]): SectionOfRealm[] {
  return plugins.flatMap(({ id, title, contributions }) =>
    contributions.flatMap(({ point, name }) => (point === 'section' ? [{ plugin: id, title, name }] : [])),
  );
}

export interface PreviewRow {
  readonly type: string;
  readonly bucket: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** A titled page: fixed rows, and the mocked answer with their data. */
export function pageOf(title: string, rows: readonly PreviewRow[]): PreviewSetup {
  const filled = rows.map(({ bucket, ...row }, index) => ({
    ...row,
    bucket: { paging: { moreDataAvailable: false }, ...bucket, bucketId: `preview-${index}` },
  }));
  return {
    pages: {
      [PREVIEW_SECTION]: {
        rows: filled.map(({ type, bucket, options }) => ({ ...options, type, bucket: bucket.bucketId })),
      },
    },
    answers: {
      readSection: {
        sectionId: PREVIEW_SECTION,
        title,
        heroes: [],
        buckets: filled.map(({ bucket }) => bucket),
        paging: { moreDataAvailable: false },
      },
    },
  };
}
