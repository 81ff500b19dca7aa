// The demo catalogues and their files agree: names, locales, licences, ids, sizes.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSegmentIndex, type ByteRange } from '../../../scripts/sandbox/playback/segmentIndex';
import { seeds } from '../../../scripts/sandbox/seed/index';
import { CLIP_SECONDS, SEGMENT_SECONDS, streams } from '../../../scripts/sandbox/seed/streams';
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

/** The end of the last one. */
const endOf = (segments: readonly ByteRange[]): number =>
  Math.max(...segments.map(({ start, length }) => start + length));

/** The renditions that a master playlist references, by the names of their files. */
const renditionsOf = (folder: string, master: string): string[] => {
  const text = readFileSync(join(folder, master), 'utf8');
  const base = master.slice(0, master.lastIndexOf('/') + 1);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const audio = [...text.matchAll(/URI="([^"]+)"/g)].map((match) => match[1] ?? '');
  return [...lines, ...audio].map((name) => base + name.replace(/\.m3u8$/, '.mp4'));
};

/** The files that an MPD references. */
const filesOfDash = (folder: string, mpd: string): string[] => {
  const base = mpd.slice(0, mpd.lastIndexOf('/') + 1);
  const text = readFileSync(join(folder, mpd), 'utf8');
  return [...text.matchAll(/<BaseURL>([^<]+)</g)].map((match) => base + (match[1] ?? ''));
};

const filesOfStreams = (realm: string): Set<string> =>
  new Set(
    streams
      .filter((stream) => stream.realm === realm)
      .flatMap((stream) =>
        stream.kind === 'live'
          ? stream.live.renditions.map(({ url }) => url)
          : [
              ...(stream.hls === undefined
                ? []
                : [stream.hls, ...renditionsOf(join(MEDIA, realm), stream.hls)]),
              stream.dash,
              ...filesOfDash(join(MEDIA, realm), stream.dash),
              stream.thumbnails,
              stream.thumbnails.replace('thumbnails.vtt', 'sprite.webp'),
              ...stream.subtitles.map(({ url }) => url),
              ...stream.chapters.map(({ url }) => url),
            ],
      ),
  );

describe.each(seeds.map((seed) => [seed.realm, seed] as const))('the catalogue of %s', (realm, seed) => {
  const folder = join(MEDIA, realm);

  test('names only files that exist', () => {
    const missing = [...picturesNamedBy(seed), ...filesOfStreams(realm)].filter(
      (file) => !existsSync(join(folder, file)),
    );
    expect(missing).toEqual([]);
  });

  test('leaves no file of its media folder unnamed', () => {
    const named = new Set([...picturesNamedBy(seed), ...filesOfStreams(realm)]);
    expect(filesBelow(folder).filter((file) => !named.has(file))).toEqual([]);
  });

  test('has every text in every locale', () => {
    const incomplete: string[] = [];
    visit(seed, (value, path) => {
      if (typeof value !== 'object' || value === null || !seed.locales.some((locale) => locale in value))
        return;
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

  test('plays listed streams, of its own realm and of the right kind', () => {
    const wrong = seed.videos.filter((video) => {
      const stream = streams.find(({ key }) => key === video.stream);
      return stream?.realm !== realm || stream.kind !== (video.kind === 'vod' ? 'vod' : 'live');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('has live sources of as many segments as their loops, to the last byte of their files', async () => {
    const renditions = streams.flatMap((stream) =>
      stream.realm === realm && stream.kind === 'live'
        ? stream.live.renditions.map(({ url }) => ({ url, count: stream.live.segmentCount }))
        : [],
    );
    expect(renditions).not.toEqual([]);
    for (const { url, count } of renditions) {
      const { segments } = await readSegmentIndex(join(folder, url));
      expect([url, segments.length, endOf(segments)]).toEqual([url, count, statSync(join(folder, url)).size]);
    }
  });

  test('has clips on demand of 24 seconds, in segments of two, to the last byte of their files', async () => {
    const files = streams.flatMap((stream) =>
      stream.realm === realm && stream.kind === 'vod' && stream.hls !== undefined
        ? renditionsOf(folder, stream.hls)
        : [],
    );
    expect(files).not.toEqual([]);
    for (const file of files) {
      const { segments } = await readSegmentIndex(join(folder, file));
      const seconds = segments.reduce((total, each) => total + each.seconds, 0);
      expect([file, segments.length, Math.round(seconds * 1000), endOf(segments)]).toEqual([
        file,
        CLIP_SECONDS / SEGMENT_SECONDS,
        CLIP_SECONDS * 1000,
        statSync(join(folder, file)).size,
      ]);
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
  const sealed = streams.flatMap((stream) =>
    stream.kind === 'vod' && stream.drm ? [{ key: stream.key, drm: stream.drm }] : [],
  );
  expect(sealed).toHaveLength(1);
  expect(sealed[0]?.drm.kid).toMatch(/^[0-9a-f]{32}$/);
  expect(sealed[0]?.drm.key).toMatch(/^[0-9a-f]{32}$/);
  expect(
    seeds.flatMap(({ videos }) => videos).filter(({ stream }) => stream === sealed[0]?.key),
  ).not.toHaveLength(0);
});

test('all media together stay below 25 MB, streams below 12 MB', () => {
  const sizeOf = (folder: string, filter: (file: string) => boolean): number =>
    filesBelow(folder)
      .filter(filter)
      .reduce((total, file) => total + statSync(join(folder, file)).size, 0);
  const brands = seeds.reduce(
    (total, { realm }) => total + sizeOf(join(ROOT, 'realms', realm, 'images'), () => true),
    0,
  );
  expect(sizeOf(MEDIA, () => true) + brands).toBeLessThan(25 * MEGABYTE);
  expect(sizeOf(MEDIA, (file) => file.includes('/streams/'))).toBeLessThan(12 * MEGABYTE);
});
