// The bouts of ringside: fights in the archive, tonight's card and the cards to come.
import type { SeedAccess, SeedBout, SeedLiveTimes, SeedVideo } from '../types';

type Locale = 'en' | 'es';
type Pair = readonly [en: string, es: string];

const text = ([en, es]: Pair): Record<Locale, string> => ({ en, es });

const PASS: SeedAccess = { kind: 'licence', licences: ['ringside-pass-month', 'ringside-pass-year'] };
const TITLE_NIGHT: SeedAccess = {
  kind: 'licence',
  licences: ['ringside-ppv-title-night', 'ringside-pass-year'],
};
const TASTER: SeedAccess = {
  kind: 'licence',
  licences: ['ringside-free-taster', 'ringside-pass-month', 'ringside-pass-year'],
};

const VENUES = {
  dock: text(['Dock 9, Dublin', 'Dock 9, Dublín']),
  plaza: text(['Plaza Cubierta, Seville', 'Plaza Cubierta, Sevilla']),
  tram: text(['The Tram Depot, Leicester', 'The Tram Depot, Leicester']),
  ice: text(['Jäähalli, Tampere', 'Jäähalli, Tampere']),
  arena: text(['Arena del Puerto, Veracruz', 'Arena del Puerto, Veracruz']),
} as const;

interface BoutFacts {
  readonly title: Pair;
  readonly description: Pair;
  readonly tagline?: Pair;
  readonly minutes: number;
  readonly year: number;
  readonly genres: readonly [readonly string[], readonly string[]];
  readonly access: SeedAccess;
  readonly bout: SeedBout<Locale>;
  readonly live?: SeedLiveTimes;
  readonly kind?: SeedVideo['kind'];
  readonly stream?: string;
  readonly hero?: boolean;
  readonly adUnits?: SeedVideo['adUnits'];
  readonly watermark?: SeedVideo['watermark'];
}

const bout = (id: string, facts: BoutFacts): SeedVideo<Locale> => ({
  id,
  kind: facts.kind ?? 'vod',
  title: text(facts.title),
  description: text(facts.description),
  ...(facts.tagline && { tagline: text(facts.tagline) }),
  durationSeconds: facts.minutes * 60,
  year: facts.year,
  genres: { en: facts.genres[0], es: facts.genres[1] },
  credits: [
    { name: 'Maeve Tolland', role: text(['Commentary, English', 'Comentarios en inglés']) },
    { name: 'Rafael Otero', role: text(['Commentary, Spanish', 'Comentarios en español']) },
  ],
  artwork: {
    still: `stills/${id}.webp`,
    ...(facts.hero && { hero: `heroes/${id}.webp` }),
  },
  stream: facts.stream ?? 'ringside-bout',
  trailerStream: 'ringside-reel',
  access: facts.access,
  subtitles: ['en', 'es'],
  ...(facts.live
    ? { live: facts.live }
    : { skipMarkers: [{ type: 'INTRO', startTimeMs: 1000, stopTimeMs: 6000 }] }),
  ...(facts.adUnits && { adUnits: facts.adUnits }),
  ...(facts.watermark && { watermark: facts.watermark }),
  bout: facts.bout,
});

const boxing = [['Boxing'], ['Boxeo']] as const;
const title = [
  ['Boxing', 'Title bout'],
  ['Boxeo', 'Combate por el título'],
] as const;
const rematch = [
  ['Boxing', 'Rematch'],
  ['Boxeo', 'Revancha'],
] as const;

export const bouts: readonly SeedVideo<Locale>[] = [
  bout('rs-201', {
    kind: 'live',
    stream: 'ringside-live',
    hero: true,
    title: ['Title Night: Vance v Thiandoum', 'Noche de títulos: Vance contra Thiandoum'],
    tagline: ['The tide goes out. The train comes in.', 'Baja la marea. Llega el tren.'],
    description: [
      'Twelve rounds for the middleweight belt, live from a dry dock with eight thousand people standing where the ships were.',
      'Doce asaltos por el cinturón del peso medio, en directo desde un dique seco con ocho mil personas de pie donde estaban los barcos.',
    ],
    minutes: 210,
    year: 2026,
    genres: title,
    access: TITLE_NIGHT,
    live: { startsInMinutes: -35, durationMinutes: 210 },
    bout: {
      red: 'vance',
      blue: 'thiandoum',
      weightClass: 'MIDDLEWEIGHT',
      rounds: 12,
      venue: VENUES.dock,
      belt: text(['Middleweight title', 'Título del peso medio']),
    },
  }),
  bout('rs-202', {
    kind: 'live',
    stream: 'ringside-live',
    hero: true,
    title: ['Undercard: Korhonen v Barragán', 'Previa: Korhonen contra Barragán'],
    tagline: ['Ice meets spark. Free to all.', 'El hielo y la centella. En abierto.'],
    description: [
      'The flyweight champion who counts aloud against the challenger who never stands still. Every undercard bout is free.',
      'La campeona del mosca que cuenta en voz alta contra la aspirante que nunca se queda quieta. Toda la velada previa, en abierto.',
    ],
    minutes: 120,
    year: 2026,
    genres: boxing,
    access: { kind: 'free' },
    live: { startsInMinutes: -70, durationMinutes: 120 },
    bout: {
      red: 'korhonen',
      blue: 'barragan',
      weightClass: 'WOMENS_FLYWEIGHT',
      rounds: 10,
      venue: VENUES.dock,
    },
  }),
  bout('rs-211', {
    kind: 'upcoming',
    hero: true,
    stream: 'ringside-live',
    title: ['Asante-Boyd v Danchenko', 'Asante-Boyd contra Danchenko'],
    tagline: [
      'Eighteen and nothing meets eleven years of steel.',
      'Dieciocho y cero frente a once años de acero.',
    ],
    description: [
      'The undefeated heavyweight who says little against the foundryman who says less. Somebody will have to make a noise.',
      'El pesado invicto que habla poco contra el fundidor que habla menos. Alguien tendrá que hacer ruido.',
    ],
    minutes: 180,
    year: 2026,
    genres: title,
    access: PASS,
    live: { startsInMinutes: 95, durationMinutes: 180 },
    bout: {
      red: 'asanteboyd',
      blue: 'danchenko',
      weightClass: 'HEAVYWEIGHT',
      rounds: 12,
      venue: VENUES.tram,
      belt: text(['Heavyweight title', 'Título del peso pesado']),
    },
  }),
  bout('rs-212', {
    kind: 'upcoming',
    stream: 'ringside-live',
    title: ['Quiroga v Castellane II', 'Quiroga contra Castellane II'],
    description: [
      'Their first meeting ended on a split card and a broken clock. Both men say it was right twice.',
      'Su primer encuentro acabó en decisión dividida y con un reloj roto. Los dos dicen que acertó dos veces.',
    ],
    minutes: 150,
    year: 2026,
    genres: rematch,
    access: PASS,
    live: { startsInMinutes: 1500, durationMinutes: 150 },
    bout: {
      red: 'quiroga',
      blue: 'castellane',
      weightClass: 'LIGHTWEIGHT',
      rounds: 12,
      venue: VENUES.arena,
      belt: text(['Lightweight title', 'Título del peso ligero']),
    },
  }),
  bout('rs-213', {
    kind: 'upcoming',
    stream: 'ringside-live',
    title: ['Tamihana v Nair-Collins', 'Tamihana contra Nair-Collins'],
    description: [
      'Shore break against sixth gear, over ten rounds at the old tram depot. Sign in and the night is yours.',
      'El oleaje contra la sexta marcha, a diez asaltos en las viejas cocheras del tranvía. Inicia sesión y la noche es tuya.',
    ],
    minutes: 120,
    year: 2026,
    genres: title,
    access: { kind: 'signIn' },
    live: { startsInMinutes: 4320, durationMinutes: 120 },
    bout: {
      red: 'tamihana',
      blue: 'naircollins',
      weightClass: 'WOMENS_BANTAMWEIGHT',
      rounds: 10,
      venue: VENUES.tram,
      belt: text(['Women’s bantamweight title', 'Título gallo femenino']),
    },
  }),
  bout('rs-101', {
    title: ['Vance v Arriaga', 'Vance contra Arriaga'],
    description: [
      'A lighthouse climbs two divisions to find the tide waiting. Eleven rounds of distance, then one of none.',
      'Un faro sube dos divisiones y encuentra la marea esperándolo. Once asaltos de distancia y uno sin ninguna.',
    ],
    minutes: 64,
    year: 2025,
    genres: title,
    access: PASS,
    bout: {
      red: 'vance',
      blue: 'arriaga',
      weightClass: 'MIDDLEWEIGHT',
      rounds: 12,
      venue: VENUES.dock,
      date: '2025-03-08',
      result: { winner: 'red', method: 'UNANIMOUS_DECISION', round: 12 },
    },
  }),
  bout('rs-102', {
    title: ['Arriaga v Thiandoum', 'Arriaga contra Thiandoum'],
    description: [
      'The night the express was stopped at a red light: the only loss on a perfect card, and the jab that made it.',
      'La noche en que el expreso se detuvo en rojo: la única derrota de una hoja perfecta y el jab que la firmó.',
    ],
    minutes: 41,
    year: 2024,
    genres: boxing,
    access: PASS,
    bout: {
      red: 'arriaga',
      blue: 'thiandoum',
      weightClass: 'CATCHWEIGHT',
      rounds: 10,
      venue: VENUES.arena,
      date: '2024-06-22',
      result: { winner: 'red', method: 'TKO', round: 8 },
    },
  }),
  bout('rs-103', {
    title: ['Korhonen v Nair-Collins', 'Korhonen contra Nair-Collins'],
    description: [
      'An exhibition that forgot it was one by the second bell. Count along, if you read Finnish.',
      'Una exhibición que dejó de serlo en la segunda campana. Cuenten con ella, si saben finés.',
    ],
    minutes: 33,
    year: 2025,
    genres: boxing,
    access: { kind: 'free' },
    bout: {
      red: 'korhonen',
      blue: 'naircollins',
      weightClass: 'CATCHWEIGHT',
      rounds: 6,
      venue: VENUES.ice,
      date: '2025-01-18',
      result: { winner: null, method: 'DRAW', round: 6 },
    },
  }),
  bout('rs-104', {
    title: ['Barragán v Tamihana', 'Barragán contra Tamihana'],
    description: [
      'Seville in August, forty degrees at ringside, and two women who refused the stool between rounds.',
      'Sevilla en agosto, cuarenta grados junto al ring y dos mujeres que rechazaron el banquillo entre asaltos.',
    ],
    minutes: 52,
    year: 2025,
    genres: boxing,
    access: PASS,
    bout: {
      red: 'barragan',
      blue: 'tamihana',
      weightClass: 'CATCHWEIGHT',
      rounds: 10,
      venue: VENUES.plaza,
      date: '2025-05-10',
      result: { winner: 'blue', method: 'SPLIT_DECISION', round: 10 },
    },
  }),
  bout('rs-105', {
    title: ['Asante-Boyd v Vance', 'Asante-Boyd contra Vance'],
    description: [
      'Three rounds for charity, two weight classes apart, and one right hand the champion still talks about.',
      'Tres asaltos benéficos, dos categorías de diferencia y una derecha de la que el campeón todavía habla.',
    ],
    minutes: 22,
    year: 2024,
    genres: [
      ['Boxing', 'Exhibition'],
      ['Boxeo', 'Exhibición'],
    ],
    access: TASTER,
    bout: {
      red: 'asanteboyd',
      blue: 'vance',
      weightClass: 'CATCHWEIGHT',
      rounds: 3,
      venue: VENUES.dock,
      date: '2024-12-26',
      result: { winner: null, method: 'NO_CONTEST', round: 3 },
    },
  }),
  bout('rs-106', {
    title: ['Danchenko v Vance', 'Danchenko contra Vance'],
    description: [
      'The foundryman at light heavyweight, the tide on the rise. Watch round nine standing up.',
      'El fundidor en semipesado, la marea subiendo. El noveno asalto se ve de pie.',
    ],
    minutes: 58,
    year: 2023,
    genres: boxing,
    access: PASS,
    bout: {
      red: 'danchenko',
      blue: 'vance',
      weightClass: 'LIGHT_HEAVYWEIGHT',
      rounds: 12,
      venue: VENUES.tram,
      date: '2023-10-14',
      result: { winner: 'red', method: 'MAJORITY_DECISION', round: 12 },
    },
  }),
  bout('rs-107', {
    title: ['Danchenko v Asante-Boyd: the spar', 'Danchenko contra Asante-Boyd: el sparring'],
    description: [
      'One camera on a tripod, an empty gym, six rounds. It was not meant to be seen; it is the most asked-for tape we own.',
      'Una cámara en un trípode, un gimnasio vacío, seis asaltos. No era para verse; es la cinta que más nos piden.',
    ],
    minutes: 26,
    year: 2022,
    genres: [
      ['Boxing', 'Archive'],
      ['Boxeo', 'Archivo'],
    ],
    access: { kind: 'geoblocked' },
    bout: {
      red: 'danchenko',
      blue: 'asanteboyd',
      weightClass: 'HEAVYWEIGHT',
      rounds: 6,
      venue: VENUES.tram,
      date: '2022-09-03',
    },
  }),
  bout('rs-108', {
    adUnits: [
      { type: 'PRE', advertisement: 'corner-shop' },
      { type: 'PRE', advertisement: 'passes' },
      { type: 'POST', advertisement: 'passes' },
    ],
    title: ['Arriaga v Quiroga', 'Arriaga contra Quiroga'],
    description: [
      'Reach against rhythm: eight inches of jab, and a man who kept time underneath it for twelve rounds.',
      'Alcance contra ritmo: veinte centímetros de jab y un hombre que llevó el compás por debajo doce asaltos.',
    ],
    minutes: 66,
    year: 2025,
    genres: title,
    access: PASS,
    bout: {
      red: 'arriaga',
      blue: 'quiroga',
      weightClass: 'WELTERWEIGHT',
      rounds: 12,
      venue: VENUES.arena,
      date: '2025-09-16',
      result: { winner: 'red', method: 'UNANIMOUS_DECISION', round: 12 },
    },
  }),
  bout('rs-109', {
    title: ['Castellane v Quiroga I', 'Castellane contra Quiroga I'],
    description: [
      'The clock above the ring stopped in the seventh. Neither man did. The card that launched a hundred arguments.',
      'El reloj sobre el ring se paró en el séptimo. Ellos no. Las tarjetas que encendieron cien discusiones.',
    ],
    minutes: 63,
    year: 2025,
    genres: title,
    access: { kind: 'signIn' },
    bout: {
      red: 'castellane',
      blue: 'quiroga',
      weightClass: 'LIGHTWEIGHT',
      rounds: 12,
      venue: VENUES.plaza,
      date: '2025-06-28',
      result: { winner: 'blue', method: 'SPLIT_DECISION', round: 12 },
    },
  }),
  bout('rs-110', {
    title: ['Quiroga v Morikane', 'Quiroga contra Morikane'],
    description: [
      'Drum against metronome. The commentators gave up on words in the fifth and let you listen to the feet.',
      'Tambor contra metrónomo. En el quinto los comentaristas dejaron las palabras y se oyeron los pies.',
    ],
    minutes: 44,
    year: 2024,
    genres: boxing,
    access: PASS,
    bout: {
      red: 'quiroga',
      blue: 'morikane',
      weightClass: 'CATCHWEIGHT',
      rounds: 10,
      venue: VENUES.arena,
      date: '2024-02-10',
      result: { winner: 'red', method: 'TKO', round: 9 },
    },
  }),
  bout('rs-111', {
    adUnits: [
      { type: 'PRE', advertisement: 'house' },
      { type: 'MID', offsetMs: 12_000, advertisement: 'passes' },
    ],
    watermark: { image: 'channels/ringside-corner.svg', position: 'TOP_RIGHT' },
    title: ['Morikane v Castellane', 'Morikane contra Castellane'],
    description: [
      'Two patient men. A capacity crowd that learned, slowly, to lean forward.',
      'Dos hombres pacientes. Un lleno que aprendió, poco a poco, a inclinarse hacia delante.',
    ],
    minutes: 60,
    year: 2023,
    genres: boxing,
    access: { kind: 'free' },
    bout: {
      red: 'morikane',
      blue: 'castellane',
      weightClass: 'CATCHWEIGHT',
      rounds: 12,
      venue: VENUES.plaza,
      date: '2023-07-01',
      result: { winner: null, method: 'DRAW', round: 12 },
    },
  }),
  bout('rs-112', {
    title: ['Morikane v Arriaga', 'Morikane contra Arriaga'],
    description: [
      'Thirty pounds apart on paper and a hand’s width in the ring. A study in nerve, for members.',
      'Trece kilos de diferencia en el papel y un palmo en el ring. Un estudio sobre los nervios, para socios.',
    ],
    minutes: 38,
    year: 2022,
    genres: boxing,
    access: PASS,
    bout: {
      red: 'morikane',
      blue: 'arriaga',
      weightClass: 'CATCHWEIGHT',
      rounds: 8,
      venue: VENUES.arena,
      date: '2022-05-21',
      result: { winner: 'blue', method: 'KO', round: 7 },
    },
  }),
  bout('rs-113', {
    title: ['Tamihana v Korhonen', 'Tamihana contra Korhonen'],
    description: [
      'Black sand on white ice: they laid the ring over a frozen rink and left the heating off.',
      'Arena negra sobre hielo blanco: montaron el ring en una pista helada y dejaron la calefacción apagada.',
    ],
    minutes: 49,
    year: 2024,
    genres: title,
    access: PASS,
    bout: {
      red: 'tamihana',
      blue: 'korhonen',
      weightClass: 'CATCHWEIGHT',
      rounds: 10,
      venue: VENUES.ice,
      date: '2024-11-30',
      result: { winner: 'red', method: 'TECHNICAL_DECISION', round: 8 },
    },
  }),
  bout('rs-114', {
    title: ['Nair-Collins v Barragán', 'Nair-Collins contra Barragán'],
    description: [
      'Two hours’ notice, borrowed boots, sixty-eight seconds. Blink at your own risk.',
      'Dos horas de aviso, botas prestadas, sesenta y ocho segundos. Parpadear es cosa suya.',
    ],
    minutes: 9,
    year: 2025,
    genres: boxing,
    access: TASTER,
    bout: {
      red: 'naircollins',
      blue: 'barragan',
      weightClass: 'CATCHWEIGHT',
      rounds: 10,
      venue: VENUES.tram,
      date: '2025-10-04',
      result: { winner: 'red', method: 'KO', round: 1 },
    },
  }),
];
