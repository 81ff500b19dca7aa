// The demo catalogues and their files agree: names, locales, licences, ids, sizes.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSegmentIndex } from '../../../scripts/sandbox/playback/segmentIndex';
import { seeds } from '../../../scripts/sandbox/seed/index';
import { renditionsOf } from '../../../scripts/sandbox/playback/titleStream';
import { MUSIC_SECONDS, SHOT_SECONDS, shotNamesOf, shotsOf } from '../../../scripts/sandbox/seed/streams';
import type { Seed } from '../../../scripts/sandbox/seed/types';

const ROOT = join(__dirname, '../../..');
const MEDIA = join(ROOT, 'scripts/sandbox/media');
const MEGABYTE = 1024 * 1024;

const LICENCES: Readonly<Record<string, readonly string[]>> = {
  ringside: ['ringside-pass-month', 'ringside-pass-year', 'ringside-ppv-title-night', 'ringside-free-taster'],
  lanterna: ['lanterna-mensal', 'lanterna-anual', 'lanterna-bilhete', 'lanterna-amigos'],
  noor: ['noor-plus-month', 'noor-plus-year', 'noor-family', 'noor-guest'],
};

const BRAND_FILES = [
  'logo.svg',
  'mark.svg',
  'favicon.svg',
  'empty.svg',
  'error.svg',
  'share.webp',
  'card-thumbnail.webp',
  'playlist-thumbnail.webp',
  'sign-in-mobile.webp',
  'sign-in-desktop.webp',
  'sign-in-desktop-rtl.webp',
];
const SPARE_LOGO: Readonly<Record<string, string>> = {
  ringside: 'logo-light.svg',
  lanterna: 'logo-dark.svg',
  noor: 'logo-light.svg',
};

const filesBelow = (folder: string, prefix = ''): string[] =>
  readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(folder, join(prefix, entry.name)) : [join(prefix, entry.name)],
  );

/** Visits every value of a seed, with the path to it. */
const visit = (value: unknown, look: (value: unknown, path: string) => void, path = ''): void => {
  look(value, path);
  if (Array.isArray(value))
    value.forEach((item, index) => {
      visit(item, look, `${path}/${String(index)}`);
    });
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) visit(item, look, `${path}/${key}`);
};

const picturesNamedBy = (seed: Seed): Set<string> => {
  const named = new Set<string>();
  visit(seed, (value) => {
    if (typeof value === 'string' && /^[a-z]+\/[\w-]+\.(webp|svg)$/.test(value)) named.add(value);
  });
  return named;
};

const filesOfStreams = ({ videos }: Seed): Set<string> =>
  new Set(
    videos.flatMap((video) =>
      renditionsOf('', video).flatMap(({ file }) => [file, join(dirname(file), 'shots.json')]),
    ),
  );

/** The shots in a folder of streams, in their order. */
const shotsIn = (folder: string): readonly string[] =>
  JSON.parse(readFileSync(join(folder, 'shots.json'), 'utf8')) as string[];

describe.each(seeds.map((seed) => [seed.realm, seed] as const))('the catalogue of %s', (realm, seed) => {
  const folder = join(MEDIA, realm);

  test('names only files that exist', () => {
    const missing = [...picturesNamedBy(seed), ...filesOfStreams(seed)].filter(
      (file) => !existsSync(join(folder, file)),
    );
    expect(missing).toEqual([]);
  });

  test('leaves no file of its media folder unnamed', () => {
    const named = new Set([...picturesNamedBy(seed), ...filesOfStreams(seed)]);
    expect(filesBelow(folder).filter((file) => !named.has(file))).toEqual([]);
  });

  test('has every text in every locale', () => {
    const incomplete: string[] = [];
    visit(seed, (value, path) => {
      const isText =
        typeof value === 'object' && value !== null && seed.locales.some((locale) => locale in value);
      // A stream need not speak all languages.
      if (!isText || path.endsWith('/stream/audio')) return;
      for (const locale of seed.locales) {
        const text: unknown = (value as Record<string, unknown>)[locale];
        if (text === undefined || text === '' || (Array.isArray(text) && text.length === 0))
          incomplete.push(`${path}/${locale}`);
      }
    });
    expect(incomplete).toEqual([]);
  });

  test('sells only licences that the realm has', () => {
    const unknown = seed.videos
      .flatMap(({ access }) => (access.kind === 'licence' ? access.licences : []))
      .filter((id) => !LICENCES[realm]?.includes(id));
    expect(unknown).toEqual([]);
  });

  test('shows every kind of access, live, upcoming and long rows', () => {
    const count = (test: (video: Seed['videos'][number]) => boolean): number =>
      seed.videos.filter(test).length;
    expect(seed.videos.length).toBeGreaterThanOrEqual(26);
    expect(count(({ kind }) => kind === 'live')).toBeGreaterThanOrEqual(2);
    expect(count(({ kind }) => kind === 'upcoming')).toBeGreaterThanOrEqual(2);
    expect(count(({ access }) => access.kind === 'free')).toBeGreaterThanOrEqual(1);
    expect(count(({ access }) => access.kind === 'geoblocked')).toBeGreaterThanOrEqual(1);
    expect(count(({ access }) => access.kind === 'signIn')).toBeGreaterThanOrEqual(2);
    expect(count(({ access }) => access.kind === 'licence')).toBeGreaterThanOrEqual(4);
    const home = seed.sections.find(({ id }) => id === 'home');
    expect(home?.buckets.filter(({ items }) => items.length >= 14).length).toBeGreaterThanOrEqual(2);
  });

  test('references only its own ids', () => {
    const ids = new Set(
      [
        ...seed.videos,
        ...seed.series,
        ...seed.seasons,
        ...seed.playlists,
        ...seed.sections,
        ...seed.channels,
      ].map(({ id }) => id),
    );
    const seasons = new Set(seed.seasons.map(({ id }) => id));
    const people = new Set(seed.people.map(({ id }) => id));
    const references = [
      ...seed.sections.flatMap((section) => [
        ...section.heroes,
        ...section.buckets.flatMap(({ items }) => items),
      ]),
      ...seed.playlists.flatMap(({ videoIds }) => videoIds),
      ...seed.people.flatMap(({ videoIds }) => videoIds),
      ...seed.channels.map(({ videoId }) => videoId),
    ];
    expect(references.filter((id) => !ids.has(id))).toEqual([]);
    expect(
      seed.videos
        .flatMap(({ episode }) => (episode ? [episode.seasonId] : []))
        .filter((id) => !seasons.has(id)),
    ).toEqual([]);
    expect(
      seed.videos.flatMap(({ bout }) => (bout ? [bout.red, bout.blue] : [])).filter((id) => !people.has(id)),
    ).toEqual([]);
    expect(new Set(seed.videos.map(({ id }) => id)).size).toBe(seed.videos.length);
  });

  test('gives every hero a hero picture', () => {
    const withHero = new Set(
      [...seed.videos, ...seed.series].filter(({ artwork }) => artwork.hero).map(({ id }) => id),
    );
    expect(seed.sections.flatMap(({ heroes }) => heroes).filter((id) => !withHero.has(id))).toEqual([]);
  });

  test('has a shot for everything that its titles and guides show', () => {
    const shots = new Set(shotsIn(join(folder, 'streams')));
    expect(shotNamesOf(seed.videos, seed.channels).filter((shot) => !shots.has(shot))).toEqual([]);
    for (const video of seed.videos.filter(({ stream }) => stream.encryption))
      expect(shotsIn(join(folder, 'streams', video.id))).toEqual(shotsOf(video, seed.videos));
  });

  test('has files of a segment for each shot, and of the loops of music, to their last bytes', async () => {
    for (const file of [...filesOfStreams(seed)].filter((name) => name.endsWith('.mp4'))) {
      const { segments } = await readSegmentIndex(join(folder, file));
      const shots = shotsIn(join(folder, dirname(file))).length;
      const isVideo = /\/v\d+\.mp4$/.test(file);
      const seconds = segments.reduce((total, each) => total + each.seconds, 0);
      expect([file, segments.length, Math.round(seconds * 1000)]).toEqual([
        file,
        isVideo ? shots : MUSIC_SECONDS / SHOT_SECONDS,
        (isVideo ? shots * SHOT_SECONDS : MUSIC_SECONDS) * 1000,
      ]);
      const { start, length } = segments.at(-1)!;
      expect([file, start + length]).toEqual([file, statSync(join(folder, file)).size]);
    }
  });

  test('lays out the days of every channel in order', () => {
    for (const { id, programmes, days } of seed.channels) {
      for (const day of [programmes, ...Object.values(days ?? {})]) {
        const late = day.filter(
          ({ startMinute }, index) =>
            startMinute >= 1440 ||
            (index > 0 && startMinute < day[index - 1]!.startMinute + day[index - 1]!.durationMinutes),
        );
        expect([id, late]).toEqual([id, []]);
      }
    }
  });

  test('has the brand files and no others', () => {
    const present = filesBelow(join(ROOT, 'realms', realm, 'images')).sort();
    expect(present).toEqual([...BRAND_FILES, SPARE_LOGO[realm] ?? ''].sort());
  });
});

test('one title of the demo is encrypted, with a key of the right length', () => {
  const encrypted = seeds.flatMap(({ videos }) => videos).flatMap(({ stream }) => stream.encryption ?? []);
  expect(encrypted).toHaveLength(1);
  expect(encrypted[0]?.kid).toMatch(/^[0-9a-f]{32}$/);
  expect(encrypted[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('all media together stay below 28 MB, streams below 17 MB', () => {
  const sizeOf = (folder: string, filter: (file: string) => boolean): number =>
    filesBelow(folder)
      .filter(filter)
      .reduce((total, file) => total + statSync(join(folder, file)).size, 0);
  const brands = seeds.reduce(
    (total, { realm }) => total + sizeOf(join(ROOT, 'realms', realm, 'images'), () => true),
    0,
  );
  expect(sizeOf(MEDIA, () => true) + brands).toBeLessThan(28 * MEGABYTE);
  expect(sizeOf(MEDIA, (file) => file.includes('/streams/'))).toBeLessThan(17 * MEGABYTE);
});
