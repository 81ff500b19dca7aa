/**
 * Generated pages of rows of any size, for benchmarks: `bench-40x200` is a hero of five and forty rows of two
 * hundred cards, made of the realm's own videos.
 */
import type { Localised } from '../seed/types';
import type { Bucket, Catalogue, Section } from './catalogue';

const NAME = /^bench-(\d{1,3})x(\d{1,4})$/;
const HEROES = 5;

const made = new WeakMap<Catalogue, Map<string, Section>>();

/** Deterministic; undefined when the name does not match the pattern. */
export function inventedSection(catalogue: Catalogue, id: string): Section | undefined {
  const known = made.get(catalogue)?.get(id);
  if (known !== undefined) return known;
  const [, rows, cards] = NAME.exec(id) ?? [];
  if (rows === undefined || cards === undefined) return undefined;
  const section = sectionOf(catalogue, id, Number(rows), Number(cards));
  made.set(catalogue, (made.get(catalogue) ?? new Map<string, Section>()).set(id, section));
  return section;
}

function sectionOf({ videos }: Catalogue, id: string, rows: number, cards: number): Section {
  const films = [...videos.values()].filter(({ live }) => live === undefined);
  // Videos with hero artwork come first.
  const heroes = [...videos.values()]
    .sort((one, other) => Number(other.artwork.hero !== undefined) - Number(one.artwork.hero !== undefined))
    .slice(0, HEROES);
  const bucket = (row: number): Bucket => ({
    bucketId: `${id}-${row + 1}`,
    name: numbered(row + 1),
    type: 'VOD',
    rowTypeData: {},
    items: Array.from({ length: cards }, (_, card) => ({
      kind: 'video' as const,
      id: films[(row * 7 + card) % films.length]?.id ?? '',
      as: `${id}-${row + 1}-${card + 1}`,
    })),
  });
  return {
    id,
    title: numbered(rows),
    description: numbered(cards),
    artwork: { still: '' },
    heroes: heroes.map((video) => video.id),
    buckets: Array.from({ length: rows }, (_, row) => bucket(row)),
  };
}

const numbered = (number: number): Localised => ({
  en: `Row ${number}`,
  es: `Fila ${number}`,
  pt: `Fila ${number}`,
  ar: `الصف ${number}`,
});
