/** A realm's catalogue as stored in the database. Read once, since it never changes while the sandbox runs. */
import type { SqlRunner } from '../database/database';
import type { ContentKind } from '../database/seedDatabase';
import type {
  SeedBucket,
  SeedChannel,
  SeedGuide,
  SeedNews,
  SeedNewsFeed,
  SeedPerson,
  SeedPlaylist,
  SeedSeason,
  SeedSection,
  SeedSeries,
  SeedVideo,
} from '../seed/types';

export interface Bucket extends Omit<SeedBucket, 'items'> {
  /** `as`: replaces the content's id on the card where one content appears in a row more than once. */
  readonly items: readonly { readonly kind: ContentKind; readonly id: string; readonly as?: string }[];
}

export interface Section extends Omit<SeedSection, 'buckets'> {
  readonly buckets: readonly Bucket[];
}

export interface Catalogue {
  readonly videos: ReadonlyMap<string, SeedVideo>;
  readonly series: ReadonlyMap<string, SeedSeries>;
  readonly seasons: ReadonlyMap<string, SeedSeason>;
  readonly playlists: ReadonlyMap<string, SeedPlaylist>;
  readonly channels: ReadonlyMap<string, SeedChannel>;
  readonly guides: ReadonlyMap<string, SeedGuide>;
  readonly people: ReadonlyMap<string, SeedPerson>;
  readonly news: ReadonlyMap<string, SeedNews>;
  readonly newsFeeds: ReadonlyMap<string, SeedNewsFeed>;
  readonly sections: ReadonlyMap<string, Section>;
}

export async function readCatalogue(sql: SqlRunner, realm: string): Promise<Catalogue> {
  const documentsOf = async <Document>(kind: ContentKind): Promise<Map<string, Document>> => {
    const rows = await sql.query<{ id: string; document: Document }>(
      'select id, document from content where realm = $1 and kind = $2 order by position',
      [realm, kind],
    );
    return new Map(rows.map(({ id, document }) => [id, document]));
  };
  const sections = await documentsOf<Omit<Section, 'buckets'>>('section');
  const buckets = await readBuckets(sql, realm);
  return {
    videos: await documentsOf<SeedVideo>('video'),
    series: await documentsOf<SeedSeries>('series'),
    seasons: await documentsOf<SeedSeason>('season'),
    playlists: await documentsOf<SeedPlaylist>('playlist'),
    channels: await documentsOf<SeedChannel>('channel'),
    guides: await documentsOf<SeedGuide>('guide'),
    people: await documentsOf<SeedPerson>('person'),
    news: await documentsOf<SeedNews>('news'),
    newsFeeds: await documentsOf<SeedNewsFeed>('feed'),
    sections: new Map(
      [...sections].map(([id, section]) => [id, { ...section, buckets: buckets.get(id) ?? [] }]),
    ),
  };
}

async function readBuckets(sql: SqlRunner, realm: string): Promise<Map<string, Bucket[]>> {
  const rows = await sql.query<{
    section_id: string;
    document: Omit<Bucket, 'items'>;
    items: Bucket['items'] | null;
  }>(
    `select bucket.section_id, bucket.document,
            (select json_agg(json_build_object('kind', content_kind, 'id', content_id) order by item.position)
             from bucket_item item
             where item.realm = bucket.realm and item.section_id = bucket.section_id and item.bucket_id = bucket.bucket_id) as items
     from bucket where realm = $1 order by section_id, position`,
    [realm],
  );
  const bySection = new Map<string, Bucket[]>();
  for (const { section_id: sectionId, document, items } of rows) {
    bySection.set(sectionId, [...(bySection.get(sectionId) ?? []), { ...document, items: items ?? [] }]);
  }
  return bySection;
}
