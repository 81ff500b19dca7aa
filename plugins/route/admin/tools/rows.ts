/** Rows of a page that exists on a preview alone. Pure. */
import type { PluginState, PreviewSetup } from '../../../../core/sdk';

/** The section that preview pages show rows in. */
export const PREVIEW_SECTION = 'preview';

export interface SectionOfRealm {
  readonly plugin: string;
  readonly title: string;
  /** The row type it draws. */
  readonly name: string;
}

/** The row types that the realm has a plugin for, in its own order. */
export function sectionsOf(plugins: readonly PluginState[]): SectionOfRealm[] {
  return plugins.flatMap(({ id, title, contributions }) => contributions.flatMap(({ point, name }) => (point === 'section' ? [{ plugin: id, title, name }] : [])));
}

export interface PreviewRow {
  readonly type: string;
  readonly bucket: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** A page under a title: fixed rows, and the answer that fills them. */
export function pageOf(title: string, rows: readonly PreviewRow[]): PreviewSetup {
  const filled = rows.map(({ bucket, ...row }, index) => ({ ...row, bucket: { paging: { moreDataAvailable: false }, ...bucket, bucketId: `preview-${index}` } }));
  return {
    pages: { [PREVIEW_SECTION]: { rows: filled.map(({ type, bucket, options }) => ({ ...options, type, bucket: bucket.bucketId })) } },
    answers: { readSection: { sectionId: PREVIEW_SECTION, title, heroes: [], buckets: filled.map(({ bucket }) => bucket), paging: { moreDataAvailable: false } } },
  };
}
