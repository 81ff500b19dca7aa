/** Selects a row's renderer by the manifests of the realm's plugins (`schemas/points/section.schema.json`). Pure. */
import type { Bucket } from '../generated/platform';
import type { CheckedRealm } from '../realm/checkedRealm';
import { PAGE_SIZES } from '../sdk/constants';

/** The fields that the choice depends on. */
type BucketLook = Pick<Bucket, 'type' | 'rowTypeData'>;

type PageSize = number | 'bucket' | 'liveCarousel' | 'guideBucket';

/** A row renderer's facts from its manifest. */
export interface SectionFacts {
  readonly name: string;
  readonly draws?: {
    readonly bucketTypes?: readonly string[];
    readonly rowCount?: number;
    readonly displayPosters?: boolean;
    readonly except?: { readonly bucketTypes?: readonly string[]; readonly rowCount?: number };
    readonly priority?: number;
  };
  readonly pageSize?: PageSize | Readonly<Record<string, PageSize>>;
  readonly headsPage?: true;
  readonly fallback?: true;
}

/** The row renderers of the realm's plugins, in its order. */
export const rowRenderers = ({ plugins }: Pick<CheckedRealm, 'plugins'>): readonly SectionFacts[] =>
  // The facts were validated against the schema.
  plugins.flatMap(({ contributes }) => (contributes['section'] ?? []) as unknown as readonly SectionFacts[]);

/** The renderer for rows that no other draws (HOM-005). */
export const fallbackSection = (sections: readonly SectionFacts[]): SectionFacts | undefined =>
  sections.find(({ fallback }) => fallback);

/** The renderer whose manifest matches the bucket (HOM-006, HOM-007); undefined when the realm has none. */
export function sectionFor(sections: readonly SectionFacts[], bucket: BucketLook): SectionFacts | undefined {
  let best: SectionFacts | undefined;
  for (const section of sections)
    if (fits(section, bucket) && (best === undefined || priority(section) > priority(best))) best = section;
  return best;
}

/** Page size of a bucket (HOM-044, HOM-045); live rows have their own (LIV-013). */
export function pageSize(
  sections: readonly SectionFacts[],
  section: SectionFacts | undefined,
  { type, rowTypeData }: BucketLook,
): number {
  const stated = statedSize(section, type) ?? statedSize(fallbackSection(sections), type);
  if (stated !== undefined) return typeof stated === 'number' ? stated : PAGE_SIZES[stated];
  const line = type === 'LIVE' ? PAGE_SIZES.liveCarousel : PAGE_SIZES.bucket;
  return rowTypeData?.rowCount === 2 ? line * 2 : line;
}

function fits({ draws }: SectionFacts, { type, rowTypeData }: BucketLook): boolean {
  if (draws === undefined) return false;
  const { bucketTypes, rowCount, displayPosters, except } = draws;
  if (
    except?.bucketTypes?.includes(type) ||
    (except?.rowCount !== undefined && except.rowCount === rowTypeData?.rowCount)
  )
    return false;
  if (bucketTypes?.includes(type) === false) return false;
  if (rowCount !== undefined && rowCount !== rowTypeData?.rowCount) return false;
  return displayPosters === undefined || displayPosters === (rowTypeData?.displayPosters === true);
}

const priority = ({ draws }: SectionFacts): number =>
  draws?.priority ?? (draws?.bucketTypes === undefined ? 0 : 1);

function statedSize(section: SectionFacts | undefined, type: string): PageSize | undefined {
  const stated = section?.pageSize;
  if (typeof stated !== 'object') return stated;
  return Object.hasOwn(stated, type) ? stated[type] : undefined;
}
