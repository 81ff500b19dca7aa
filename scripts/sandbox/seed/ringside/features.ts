// The other programmes of ringside: documentary seasons, the studio, highlights.
import type { SeedAccess, SeedSeason, SeedSeries, SeedVideo } from '../types';

type Locale = 'en' | 'es';
type Pair = readonly [en: string, es: string];

const text = ([en, es]: Pair): Record<Locale, string> => ({ en, es });

const PASS: SeedAccess = { kind: 'licence', licences: ['ringside-pass-month', 'ringside-pass-year'] };

interface FeatureFacts {
  readonly title: Pair;
  readonly description: Pair;
  readonly minutes: number;
  readonly year: number;
  readonly genre: Pair;
  readonly access: SeedAccess;
  readonly season?: readonly [seasonId: string, number: number];
  readonly stream?: string;
  /** The id whose still it shares; default: its own. */
  readonly still?: string;
  readonly premiere?: SeedVideo['premiere'];
}

const feature = (id: string, facts: FeatureFacts): SeedVideo<Locale> => ({
  id,
  kind: 'vod',
  title: text(facts.title),
  description: text(facts.description),
  durationSeconds: facts.minutes * 60,
  year: facts.year,
  genres: { en: [facts.genre[0]], es: [facts.genre[1]] },
  credits: [{ name: 'Orla Devane', role: text(['Director', 'Dirección']) }],
  artwork: { still: `stills/${facts.still ?? id}.webp` },
  stream: facts.stream ?? 'ringside-reel',
  access: facts.access,
  subtitles: ['en', 'es'],
  ...(facts.premiere && { premiere: facts.premiere }),
  ...(facts.season && {
    episode: { seasonId: facts.season[0], number: facts.season[1] },
    skipMarkers: marksOf(facts.season[1]),
  }),
});

/** Every episode has a title sequence and credits; from the second on, a recap. */
const marksOf = (episode: number): NonNullable<SeedVideo['skipMarkers']> => [
  ...(episode > 1 ? [{ type: 'RECAP', startTimeMs: 500, stopTimeMs: 4000 } as const] : []),
  { type: 'INTRO', startTimeMs: 4000, stopTimeMs: 8000 },
  { type: 'CREDITS', startTimeMs: 20_000, stopTimeMs: 24_000 },
];

const documentary: Pair = ['Documentary', 'Documental'];
const talk: Pair = ['Talk', 'Tertulia'];
const highlights: Pair = ['Highlights', 'Resumen'];

export const features: readonly SeedVideo<Locale>[] = [
  {
    id: 'rs-203',
    kind: 'live',
    title: text(['The Corner, all day', 'La Esquina, todo el día']),
    description: text([
      'Weigh-ins, pad work, the long walk from the changing room: one camera in the corner that never goes home.',
      'Pesajes, manoplas, el largo camino desde el vestuario: una cámara en la esquina que nunca se va a casa.',
    ]),
    durationSeconds: 86400,
    year: 2026,
    genres: { en: ['Talk'], es: ['Tertulia'] },
    credits: [{ name: 'Maeve Tolland', role: text(['Presenter', 'Presentación']) }],
    artwork: { still: 'stills/rs-203.webp' },
    stream: 'ringside-live',
    access: { kind: 'signIn' },
    subtitles: [],
    live: { startsInMinutes: -600, durationMinutes: 1440, channelId: 'ringside-corner' },
  },
  feature('rs-301', {
    title: ['Slack water', 'Aguas muertas'],
    description: [
      'Camp opens at five in the morning on the harbour wall. Dario Vance runs; the gulls do not move.',
      'La concentración empieza a las cinco en el espigón. Dario Vance corre; las gaviotas ni se mueven.',
    ],
    minutes: 48,
    year: 2026,
    genre: documentary,
    access: { kind: 'free' },
    season: ['long-camp-1', 1],
  }),
  feature('rs-302', {
    title: ['Counting in Finnish', 'Contar en finés'],
    description: [
      'Yksi, kaksi, kolme. Six weeks on lake ice with a champion who will not say what comes after nine.',
      'Yksi, kaksi, kolme. Seis semanas sobre el hielo con una campeona que no dice qué viene después del nueve.',
    ],
    minutes: 46,
    year: 2026,
    genre: documentary,
    access: PASS,
    season: ['long-camp-1', 2],
  }),
  feature('rs-303', {
    title: ['The baritone', 'El barítono'],
    description: [
      'Sunday belongs to the choir. From Monday on, the heaviest bag in Accra has somewhere else to be.',
      'El domingo es del coro. Desde el lunes, el saco más pesado de Acra preferiría estar en otro sitio.',
    ],
    minutes: 51,
    year: 2026,
    genre: documentary,
    access: PASS,
    season: ['long-camp-1', 3],
  }),
  feature('rs-304', {
    title: ['Two hundred and eleven steps', 'Doscientos once escalones'],
    description: [
      'A lighthouse, a stopwatch and a man who does not like interviews. He gave us eleven minutes; we kept them all.',
      'Un faro, un cronómetro y un hombre al que no le gustan las entrevistas. Nos dio once minutos; están todos.',
    ],
    minutes: 44,
    year: 2026,
    genre: documentary,
    access: PASS,
    season: ['long-camp-1', 4],
  }),
  feature('rs-305', {
    title: ['The wool shed', 'El galpón'],
    description: [
      'No bell, no ropes, lanolin underfoot. Noa Tamihana goes home to the first ring she ever knew.',
      'Sin campana, sin cuerdas, lanolina en el suelo. Noa Tamihana vuelve al primer ring que conoció.',
    ],
    minutes: 50,
    year: 2026,
    genre: documentary,
    access: { kind: 'signIn' },
    season: ['long-camp-2', 1],
  }),
  feature('rs-306', {
    title: ['Borrowed boots', 'Botas prestadas'],
    description: [
      'A call at six, a fight at eight, a bus home at eleven. The night that made Priya Nair-Collins, minute by minute.',
      'Una llamada a las seis, una pelea a las ocho, un autobús a las once. La noche de Priya Nair-Collins, minuto a minuto.',
    ],
    minutes: 47,
    year: 2026,
    genre: documentary,
    access: PASS,
    season: ['long-camp-2', 2],
  }),
  feature('rs-307', {
    title: ['What the cutman sees', 'Lo que ve el cutman'],
    description: [
      'Sixty seconds, three swabs, a towel. Bernadette Okoro explains the shortest job in sport.',
      'Sesenta segundos, tres hisopos, una toalla. Bernadette Okoro explica el oficio más corto del deporte.',
    ],
    minutes: 28,
    year: 2026,
    genre: talk,
    access: { kind: 'free' },
    season: ['corner-talk-1', 1],
  }),
  feature('rs-308', {
    title: ['Scoring a close round', 'Puntuar un asalto parejo'],
    description: [
      'Three judges, one screen, no sound. They disagree within ninety seconds, politely.',
      'Tres jueces, una pantalla, sin sonido. Discrepan en noventa segundos, con educación.',
    ],
    minutes: 31,
    year: 2026,
    genre: talk,
    access: { kind: 'free' },
    season: ['corner-talk-1', 2],
  }),
  feature('rs-309', {
    title: ['The last bell ringer', 'El último campanero'],
    description: [
      'Forty years with his thumb on the timekeeper’s bell, and one round he let run four seconds long.',
      'Cuarenta años con el pulgar en la campana y un asalto que dejó correr cuatro segundos de más.',
    ],
    minutes: 27,
    year: 2026,
    genre: talk,
    access: PASS,
    season: ['corner-talk-1', 3],
  }),
  feature('rs-401', {
    title: ['Thiandoum: every finish', 'Thiandoum: todos los finales'],
    description: [
      'Eighteen stoppages, eleven minutes, no slow motion.',
      'Dieciocho finales, once minutos, sin cámara lenta.',
    ],
    minutes: 11,
    year: 2026,
    genre: highlights,
    access: { kind: 'free' },
  }),
  feature('rs-402', {
    title: ['Barragán’s feet', 'Los pies de Barragán'],
    description: [
      'Shot from the apron, ankles only. You will know who it is.',
      'Filmado desde el borde, solo tobillos. Sabrán quién es.',
    ],
    minutes: 6,
    year: 2026,
    genre: highlights,
    access: { kind: 'free' },
  }),
  feature('rs-403', {
    title: ['How to pick a lock', 'Cómo abrir una cerradura'],
    description: [
      'Round six to round seven, five times over: the Castellane method.',
      'Del sexto al séptimo, cinco veces: el método Castellane.',
    ],
    minutes: 8,
    year: 2025,
    genre: highlights,
    access: { kind: 'signIn' },
  }),
  feature('rs-404', {
    title: ['Every four seconds', 'Cada cuatro segundos'],
    description: [
      'Morikane against a kitchen timer. The timer lasts until round three.',
      'Morikane contra un reloj de cocina. El reloj aguanta hasta el tercero.',
    ],
    minutes: 7,
    year: 2025,
    genre: highlights,
    access: { kind: 'free' },
  }),
  feature('rs-405', {
    title: ['The walk', 'El paseíllo'],
    description: [
      'Forty metres of corridor, nine fighters, nobody speaks.',
      'Cuarenta metros de pasillo, nueve peleadores, nadie habla.',
    ],
    minutes: 9,
    year: 2026,
    genre: highlights,
    access: PASS,
  }),
  feature('rs-406', {
    title: ['Knockouts of the spring', 'Nocauts de la primavera'],
    description: [
      'Ten clean endings, counted down by the timekeepers themselves.',
      'Diez finales limpios, contados por los propios cronometradores.',
    ],
    minutes: 14,
    year: 2026,
    genre: highlights,
    access: PASS,
    stream: 'ringside-bout',
  }),
  feature('rs-407', {
    title: ['The Long Camp: after the bell', 'La larga concentración: después de la campana'],
    description: [
      'What a camp looks like on the day nobody has to get up. Premieres in company, with the fighters in the chat.',
      'Cómo es una concentración el día que nadie tiene que madrugar. Estreno en compañía, con los púgiles en el chat.',
    ],
    minutes: 53,
    year: 2026,
    genre: documentary,
    access: { kind: 'signIn' },
    still: 'rs-305',
    premiere: { startsInMinutes: 3 * 1440 },
  }),
  feature('rs-408', {
    title: ['Weigh-in, uncut', 'El pesaje, sin cortes'],
    description: [
      'Eleven people on one scale, and the scale wins. Premiered this morning.',
      'Once personas y una báscula, y gana la báscula. Se estrenó esta mañana.',
    ],
    minutes: 19,
    year: 2026,
    genre: talk,
    access: { kind: 'free' },
    still: 'rs-405',
    premiere: { startsInMinutes: -300 },
  }),
];

export const series: readonly SeedSeries<Locale>[] = [
  {
    id: 'the-long-camp',
    title: text(['The Long Camp', 'La larga concentración']),
    description: text([
      'Eight weeks before the bell. A fighter an episode, no narrator, all the doors open.',
      'Ocho semanas antes de la campana. Un púgil por capítulo, sin narrador, con todas las puertas abiertas.',
    ]),
    artwork: { still: 'stills/the-long-camp.webp', hero: 'heroes/the-long-camp.webp' },
    seasonIds: ['long-camp-1', 'long-camp-2'],
  },
  {
    id: 'corner-talk',
    title: text(['Corner Talk', 'Charla de esquina']),
    description: text([
      'The people who hold the stool, the swab and the bell, on the sixty seconds that are theirs.',
      'Quienes sostienen el banquillo, el hisopo y la campana, sobre los sesenta segundos que son suyos.',
    ]),
    artwork: { still: 'stills/corner-talk.webp' },
    seasonIds: ['corner-talk-1', 'corner-talk-2'],
  },
  {
    id: 'the-judges',
    title: text(['The Judges', 'Los jueces']),
    description: text([
      'Three chairs, three pencils and everybody’s opinion. Announced for the autumn.',
      'Tres sillas, tres lápices y la opinión de todos. Anunciada para el otoño.',
    ]),
    artwork: { still: 'stills/stories.webp' },
    seasonIds: [],
  },
];

export const seasons: readonly SeedSeason<Locale>[] = [
  {
    id: 'long-camp-1',
    seriesId: 'the-long-camp',
    number: 1,
    title: text(['Camp one: harbour', 'Concentración uno: puerto']),
  },
  {
    id: 'long-camp-2',
    seriesId: 'the-long-camp',
    number: 2,
    title: text(['Camp two: home', 'Concentración dos: en casa']),
  },
  { id: 'corner-talk-1', seriesId: 'corner-talk', number: 1, title: text(['Season 1', 'Temporada 1']) },
  {
    id: 'corner-talk-2',
    seriesId: 'corner-talk',
    number: 2,
    title: text(['Season 2', 'Temporada 2']),
    description: text(['In the edit. The stool is still wet.', 'En montaje. El banquillo sigue mojado.']),
  },
];
