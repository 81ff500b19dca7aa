/** The rows of a page, once they stand: what was taken at its word, to be there at once, is held against the contract. Rows of further pages were, as they came. */
import { runInAction } from 'mobx';
import { readAnswer } from '../platform/reading/readAnswer';
import { BucketRow, type Bucket } from './BucketRow';
import type { SectionAnswer } from './contentApi';
import type { SectionFacts } from './rowSections';
import { heroRow, type SectionStore } from './SectionStore';

export interface TakenRows {
  readonly store: SectionStore;
  /** What the rows were made of. */
  readonly answer: SectionAnswer;
  readonly sections: readonly SectionFacts[];
  /** The realm says which rows there are, and as what each is drawn. */
  readonly fixed: boolean;
  readonly report: (error: unknown) => void;
}

/**
 * Draws the rows that did not keep to the contract anew, from what fits: one that could not be drawn at all is there again. A row that
 * nothing is wrong with stays as it is.
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
    // Meanwhile there may be others: for another viewer, or those of the pages after.
    const isOfAnswer = answer.buckets?.includes(row.bucket) || row.bucket.contentList === answer.heroes;
    if (!isOfAnswer || !bucket || bucket === row.bucket) return drawn;
    // A name of its own: the place of a row that could not be drawn keeps that it failed.
    return { ...drawn, key: `${key} again`, row: new BucketRow(bucket, row.setup, row.givenTitle) };
  });
  runInAction(() => (store.state = { ...state, rows: rows.filter(({ row }) => row.items.length > 0) }));
}

/** Those that each page has told already. */
const told = new WeakMap<SectionStore, Set<string>>();

/** Such a row is drawn plain (HOM-005); whoever runs the site hears of each such type once a page. */
function tellUnknown(store: SectionStore, buckets: readonly Bucket[], sections: readonly SectionFacts[], report: TakenRows['report']): void {
  const known = told.get(store) ?? new Set();
  told.set(store, known);
  for (const { type } of buckets) {
    if (isKnownRow(type) || known.has(type) || sections.some(({ draws }) => draws?.bucketTypes?.includes(type))) continue;
    known.add(type);
    report(new Error(`The section "${store.section}" has a row of the unknown type "${type}": it is drawn plain.`));
  }
}

/** Types of the contract, with or without a look of their own; a row of any other is drawn plain as well, and reported (HOM-005). */
const isKnownRow = (type: string): boolean => /^(EPG(_NOW_NEXT)?|SECTION_LINK|(VOD_)?PLAYLIST|CONTENT_HIGHLIGHT|DEFAULT|VIDEO|(SEASON_)?VOD|LIVE|UPCOMING|SEASON|SERIES)$/.test(type);
