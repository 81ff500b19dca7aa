/**
 * Validates the first rows after they have rendered: to show them at once, the response is used unchecked
 * first. Rows of further pages are validated on arrival.
 */
import type { Bucket } from '../generated/platform';
import { runInAction } from 'mobx';
import { readAnswer } from '../platform/reading/readAnswer';
import { BucketRow } from './BucketRow';
import type { SectionAnswer } from './contentApi';
import type { SectionFacts } from './rowSections';
import { heroRow, type SectionStore } from './SectionStore';

export interface TakenRows {
  readonly store: SectionStore;
  /** The response that the rows were built from. */
  readonly answer: SectionAnswer;
  readonly sections: readonly SectionFacts[];
  /** The realm fixes the rows and their renderers. */
  readonly fixed: boolean;
  readonly report: (error: unknown) => void;
}

/**
 * Rerenders rows that violated the contract, from their valid parts: one that failed to render appears again.
 * Valid rows stay unchanged.
 */
export function readRowsAgain({ store, answer, sections, fixed, report }: TakenRows): void {
  const sound = readAnswer('readSection', answer, (fault) => report(new Error(fault))) as SectionAnswer;
  if (!fixed) tellUnknown(store, sound.buckets, sections, report);
  if (sound !== answer) drawAgain(store, answer, sound);
}

function drawAgain(store: SectionStore, answer: SectionAnswer, sound: SectionAnswer): void {
  const { state } = store;
  if (state.status !== 'ready') return;
  const buckets = new Map<string, Bucket | null>(sound.buckets.map((bucket) => [bucket.bucketId, bucket]));
  if (sound.heroes !== answer.heroes) buckets.set('heroes', heroRow(sound.heroes ?? []));
  const rows = state.rows.map((drawn) => {
    const { key, row } = drawn;
    const bucket = buckets.get(row.id);
    // The rows may have changed meanwhile: for another viewer, or by further pages.
    const isOfAnswer = answer.buckets?.includes(row.bucket) || row.bucket.contentList === answer.heroes;
    if (!isOfAnswer || !bucket || bucket === row.bucket) return drawn;
    // A new key: the error boundary of a failed row would otherwise retain its failure.
    return { ...drawn, key: `${key} again`, row: new BucketRow(bucket, row.setup, row.givenTitle) };
  });
  runInAction(() => (store.state = { ...state, rows: rows.filter(({ row }) => row.items.length > 0) }));
}

/** Types already reported, per page. */
const reported = new WeakMap<SectionStore, Set<string>>();

/** A row of unknown type uses the fallback renderer (HOM-005); each such type is reported once per page. */
function tellUnknown(
  store: SectionStore,
  buckets: readonly Bucket[],
  sections: readonly SectionFacts[],
  report: TakenRows['report'],
): void {
  const known = reported.get(store) ?? new Set();
  reported.set(store, known);
  for (const { type } of buckets) {
    if (
      isKnownRow(type) ||
      known.has(type) ||
      sections.some(({ draws }) => draws?.bucketTypes?.includes(type))
    )
      continue;
    known.add(type);
    report(
      new Error(`The section "${store.section}" has a row of the unknown type "${type}": it is drawn plain.`),
    );
  }
}

/** Types of the contract, with or without their own renderer; any other uses the fallback and is reported (HOM-005). */
const isKnownRow = (type: string): boolean =>
  /^(EPG(_NOW_NEXT)?|SECTION_LINK|(VOD_)?PLAYLIST|CONTENT_HIGHLIGHT|DEFAULT|VIDEO|(SEASON_)?VOD|LIVE|UPCOMING|SEASON|SERIES)$/.test(
    type,
  );
