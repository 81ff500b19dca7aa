/**
 * Builds pages of the programme guide (API-056). Its channels are the realm's own, those of a row, generated ones
 * for benchmarks, or a third party's table.
 */
import type { GuideChannel, ProgrammeGuide } from '../../../core/generated/platform';
import { accessLevelOf } from '../session/viewer';
import { type CardContext, mediaUrl, playbackStatusesOf, programmeOf } from '../catalogue/contentCards';
import { pageAfter } from '../catalogue/page';
import { DAY_MS, programmesBetween } from '../catalogue/schedule';
import { notFound } from '../platformError';
import { textIn } from '../realms';
import type { Catalogue } from '../catalogue/catalogue';
import type { Localised, SeedChannel, SeedProgramme, SeedProgrammeContent } from '../seed/types';
import { createHash } from 'node:crypto';

/** The guide for scroll benchmarks: 500 channels in every realm. */
const BENCH = { epgId: 'bench', channels: 500 };
/** A third party's table, available in every realm. */
const PARTNERS = { table: 'partners', channels: 12 };

const byNumber = (stations: readonly Station[]): Station[] =>
  [...stations].sort((left, right) => left.number - right.number);

/** A guide's channels ordered by number; undefined for an unknown guide. */
export function stationsOf(
  { channels, guides }: Catalogue,
  epgId: string | null,
): readonly Station[] | undefined {
  if (epgId === null) return byNumber([...channels.values()]);
  if (epgId === BENCH.epgId) return inventedStations(BENCH.epgId, BENCH.channels);
  const guide = guides.get(epgId);
  return guide && byNumber(guide.channelIds.flatMap((id) => channels.get(id) ?? []));
}

/** The channels of a third party's table; undefined for an unknown table. */
export const stationsOfTable = (table: string): readonly Station[] | undefined =>
  table === PARTNERS.table ? inventedStations(table, PARTNERS.channels) : undefined;

/** A channel of the guide; a third party's channel has neither logo nor video here. */
type Station = Omit<SeedChannel, 'logo' | 'videoId'> & Partial<Pick<SeedChannel, 'logo' | 'videoId'>>;

const DAY_MINUTES = 1440;
const LENGTHS = [5, 10, 15, 20, 25, 30, 30, 45, 60, 60, 90, 105, 120, 150];

const content = (en: string, es: string, pt: string, ar: string): SeedProgrammeContent => ({
  title: { en, es, pt, ar },
  description: { en: '', es: '', pt: '', ar: '' },
  still: '',
});

const CONTENTS = [
  content('News on the hour', 'Noticias en punto', 'Notícias à hora certa', 'الأخبار على رأس الساعة'),
  content('Breakfast, slowly', 'Desayuno, sin prisa', 'Pequeno-almoço, devagar', 'فطور على مهل'),
  content('The weather, and why', 'El tiempo, y por qué', 'O tempo, e porquê', 'الطقس، ولماذا'),
  content('Neighbours at the window', 'Vecinos en la ventana', 'Vizinhos à janela', 'جيران عند النافذة'),
  content('A river, downstream', 'Un río, aguas abajo', 'Um rio, a jusante', 'نهر مع التيار'),
  content('Second-hand songs', 'Canciones de segunda mano', 'Canções em segunda mão', 'أغانٍ مستعملة'),
  content('The last bus', 'El último autobús', 'O último autocarro', 'الحافلة الأخيرة'),
  content('Chess in the park', 'Ajedrez en el parque', 'Xadrez no parque', 'شطرنج في الحديقة'),
  content('Kitchen, open', 'Cocina abierta', 'Cozinha aberta', 'المطبخ مفتوح'),
  content('The long match', 'El partido largo', 'O jogo longo', 'المباراة الطويلة'),
  content('Letters read aloud', 'Cartas en voz alta', 'Cartas em voz alta', 'رسائل بصوت مسموع'),
  content('Lighthouse', 'Faro', 'Farol', 'منارة'),
  content('What the map left out', 'Lo que el mapa olvidó', 'O que o mapa esqueceu', 'ما نسيته الخريطة'),
];

const made = new Map<string, readonly Station[]>();

/** `count` generated channels with a full day each, ids prefixed with `prefix`; deterministic, cached. */
export function inventedStations(prefix: string, count: number): readonly Station[] {
  const known = made.get(prefix);
  if (known) return known;
  const stations = Array.from({ length: count }, (_, index) => station(prefix, index + 1));
  made.set(prefix, stations);
  return stations;
}

function station(prefix: string, number: number): Station {
  const id = `${prefix}-${String(number).padStart(3, '0')}`;
  return {
    id,
    number,
    name: nameOf(number),
    description: { en: '', es: '', pt: '', ar: '' },
    programmes: dayOf(id),
  };
}

const nameOf = (number: number): Localised => ({
  en: `Channel ${number}`,
  es: `Canal ${number}`,
  pt: `Canal ${number}`,
  ar: `القناة ${number}`,
});

/** Lengths and contents derive from the channel's id; about one slot in sixteen is empty. */
function dayOf(id: string): SeedProgramme[] {
  const dice = Buffer.concat(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((part) =>
      createHash('sha256')
        .update(id + part)
        .digest(),
    ),
  );
  const programmes: SeedProgramme[] = [];
  let startMinute = 0;
  for (let slot = 0; startMinute < DAY_MINUTES; slot += 1) {
    const cast = dice[slot % dice.length] ?? 0;
    const durationMinutes = Math.min(LENGTHS[cast % LENGTHS.length] ?? 30, DAY_MINUTES - startMinute);
    const inTurn = [1, 2, 3, 4, 5].flatMap((day) => CONTENTS[(cast + slot + day) % CONTENTS.length] ?? []);
    const first = CONTENTS[(cast + slot) % CONTENTS.length];
    if (first && cast >= 16) programmes.push({ startMinute, durationMinutes, ...first, inTurn });
    startMinute += durationMinutes;
  }
  return programmes;
}

/** Days covered by the guide before and after today (LIV-035). */
const GUIDE_DAYS = 7;

export interface GuideRequest {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly size: number;
  readonly lastSeen: string | null;
  readonly channel: string | null;
}

/** The channels after `lastSeen` with their programmes. Throws 404 for an unknown channel. */
export function guidePage(
  context: CardContext,
  stations: readonly Station[],
  { from, to, size, lastSeen, channel }: GuideRequest,
): ProgrammeGuide {
  const wanted = channel === null ? stations : stations.filter(({ id }) => id === channel);
  if (channel !== null && wanted.length === 0) throw notFound(`channel ${channel}`);
  const today = Math.floor(context.now / DAY_MS) * DAY_MS;
  const times = {
    from: Math.max(from, today - GUIDE_DAYS * DAY_MS),
    to: Math.min(to, today + (GUIDE_DAYS + 1) * DAY_MS),
  };
  const { items, paging } = pageAfter(wanted, ({ id }) => id, lastSeen, size);
  return {
    channels: items.map((station) => guideChannel(context, station, times)),
    paging,
    totalResults: wanted.length,
  };
}

function guideChannel(
  context: CardContext,
  station: Station,
  { from, to }: { readonly from: number; readonly to: number },
): GuideChannel {
  const description = textIn(context.locale, station.description);
  const video = station.videoId === undefined ? undefined : context.catalogue.videos.get(station.videoId);
  return {
    id: station.id,
    name: textIn(context.locale, station.name),
    number: station.number,
    ...(description !== '' && { description }),
    channelLogoUrl: station.logo === undefined ? null : mediaUrl(context, station.logo),
    eventId: video?.id ?? null,
    ...(video && { accessLevel: accessLevelOf(video.access, context.viewer) }),
    ...playbackStatusesOf(station),
    programmes: programmesBetween(station, from, to).map((scheduled) =>
      programmeOf(context, station.id, scheduled),
    ),
  };
}
