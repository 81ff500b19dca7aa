// The fighters of ringside: people, records, measures and the bouts each appears in.
import type { SeedPerson } from '../types';

type Locale = 'en' | 'es';

interface FighterFacts {
  readonly name: string;
  readonly alias: readonly [en: string, es: string];
  readonly biography: readonly [en: string, es: string];
  readonly country: readonly [en: string, es: string];
  readonly weightClass: string;
  /** Wins, losses, draws. */
  readonly record: readonly [number, number, number];
  /** Age, height and reach in centimetres. */
  readonly measures: readonly [number, number, number];
  readonly rank: number;
  readonly videoIds: readonly string[];
}

const text = ([en, es]: readonly [string, string]): Record<Locale, string> => ({ en, es });

const fighter = (id: string, facts: FighterFacts): SeedPerson<Locale> => ({
  id,
  name: { en: facts.name, es: facts.name },
  alias: text(facts.alias),
  biography: text(facts.biography),
  portrait: `fighters/${id}.webp`,
  country: text(facts.country),
  weightClass: facts.weightClass,
  record: { wins: facts.record[0], losses: facts.record[1], draws: facts.record[2] },
  measures: { age: facts.measures[0], heightCm: facts.measures[1], reachCm: facts.measures[2] },
  rank: facts.rank,
  videoIds: facts.videoIds,
});

export const fighters: readonly SeedPerson<Locale>[] = [
  fighter('vance', {
    name: 'Dario Vance',
    alias: ['Low Tide', 'Marea Baja'],
    biography: [
      'A harbour pilot’s son who fights the way water leaves a bay: slowly, and then all of it. Champion for two years and nine days.',
      'Hijo de un práctico del puerto, pelea como se vacía una bahía: despacio, y de pronto del todo. Campeón desde hace dos años y nueve días.',
    ],
    country: ['Ireland', 'Irlanda'],
    weightClass: 'MIDDLEWEIGHT',
    record: [21, 2, 0],
    measures: [31, 185, 191],
    rank: 0,
    videoIds: ['rs-201', 'rs-101', 'rs-106', 'rs-301'],
  }),
  fighter('thiandoum', {
    name: 'Amadou Thiandoum',
    alias: ['The Dakar Express', 'El Expreso de Dakar'],
    biography: [
      'Eighteen stoppages in nineteen wins, none later than the fourth. He says the judges are lovely people he hopes never to meet.',
      'Dieciocho victorias antes del límite de diecinueve, ninguna más allá del cuarto. Dice que los jueces son gente encantadora a la que espera no conocer.',
    ],
    country: ['Senegal', 'Senegal'],
    weightClass: 'MIDDLEWEIGHT',
    record: [19, 1, 0],
    measures: [27, 188, 199],
    rank: 1,
    videoIds: ['rs-201', 'rs-102', 'rs-401'],
  }),
  fighter('korhonen', {
    name: 'Ilse Korhonen',
    alias: ['Frostbite', 'Escarcha'],
    biography: [
      'Trains on lake ice from November to March and counts combinations out loud in Finnish. Opponents hear it in their sleep.',
      'Entrena sobre el hielo del lago de noviembre a marzo y cuenta las combinaciones en voz alta, en finés. Sus rivales la oyen en sueños.',
    ],
    country: ['Finland', 'Finlandia'],
    weightClass: 'WOMENS_FLYWEIGHT',
    record: [14, 1, 0],
    measures: [28, 168, 171],
    rank: 0,
    videoIds: ['rs-202', 'rs-103', 'rs-302'],
  }),
  fighter('barragan', {
    name: 'Lucía Barragán',
    alias: ['The Spark', 'La Centella'],
    biography: [
      'Left hook from Seville, footwork from a flamenco school above the gym. She has never been knocked down and never stood still.',
      'Gancho de izquierda de Sevilla y juego de pies de la academia de flamenco que hay encima del gimnasio. Nunca ha caído y nunca se ha quedado quieta.',
    ],
    country: ['Spain', 'España'],
    weightClass: 'WOMENS_FLYWEIGHT',
    record: [15, 2, 0],
    measures: [26, 165, 168],
    rank: 1,
    videoIds: ['rs-202', 'rs-104', 'rs-402'],
  }),
  fighter('asanteboyd', {
    name: 'Kwame Asante-Boyd',
    alias: ['Iron Psalm', 'Salmo de Hierro'],
    biography: [
      'Choir baritone, heavyweight, undefeated. Walks to the ring in silence because, he says, the room sings better without him.',
      'Barítono de coro, peso pesado, invicto. Camina hacia el ring en silencio porque, según él, la sala canta mejor sola.',
    ],
    country: ['Ghana', 'Ghana'],
    weightClass: 'HEAVYWEIGHT',
    record: [18, 0, 0],
    measures: [29, 198, 208],
    rank: 0,
    videoIds: ['rs-211', 'rs-105', 'rs-303'],
  }),
  fighter('danchenko', {
    name: 'Oleh Danchenko',
    alias: ['Foundry', 'La Fundición'],
    biography: [
      'Poured steel for eleven years before his first professional bout. Nobody has beaten him twice; six have tried to forget the first time.',
      'Fundió acero once años antes de su primer combate profesional. Nadie le ha ganado dos veces; seis prefieren no recordar la primera.',
    ],
    country: ['Ukraine', 'Ucrania'],
    weightClass: 'HEAVYWEIGHT',
    record: [29, 6, 0],
    measures: [35, 193, 198],
    rank: 2,
    videoIds: ['rs-211', 'rs-107', 'rs-106'],
  }),
  fighter('arriaga', {
    name: 'Tomás Arriaga',
    alias: ['The Lighthouse', 'El Faro'],
    biography: [
      'The longest jab in the division and the shortest interviews. Thirty fights, thirty times he was asked why he switched stance; thirty shrugs.',
      'El jab más largo de la división y las entrevistas más cortas. Treinta peleas, treinta veces le preguntaron por qué cambió de guardia; treinta encogimientos de hombros.',
    ],
    country: ['Mexico', 'México'],
    weightClass: 'WELTERWEIGHT',
    record: [26, 3, 1],
    measures: [30, 183, 196],
    rank: 0,
    videoIds: ['rs-108', 'rs-102', 'rs-304'],
  }),
  fighter('castellane', {
    name: 'Renzo Castellane',
    alias: ['The Locksmith', 'El Cerrajero'],
    biography: [
      'Finds the opening in round six, walks through it in round seven. Restores clocks on Mondays with the same patience.',
      'Encuentra el hueco en el sexto asalto y entra en el séptimo. Los lunes restaura relojes con la misma paciencia.',
    ],
    country: ['Italy', 'Italia'],
    weightClass: 'LIGHTWEIGHT',
    record: [17, 4, 0],
    measures: [32, 175, 178],
    rank: 2,
    videoIds: ['rs-109', 'rs-212', 'rs-403'],
  }),
  fighter('quiroga', {
    name: 'Mateo Quiroga',
    alias: ['Barrio Sur', 'Barrio Sur'],
    biography: [
      'Drums run through everything he does; watch his feet against the candombe on the gym radio. Champion of the loudest corner in the sport.',
      'Todo en él lleva tambor: miren sus pies contra el candombe de la radio del gimnasio. Campeón de la esquina más ruidosa del boxeo.',
    ],
    country: ['Uruguay', 'Uruguay'],
    weightClass: 'LIGHTWEIGHT',
    record: [20, 2, 1],
    measures: [28, 173, 180],
    rank: 0,
    videoIds: ['rs-109', 'rs-110', 'rs-212'],
  }),
  fighter('morikane', {
    name: 'Jun Morikane',
    alias: ['Metronome', 'Metrónomo'],
    biography: [
      'Throws every four seconds. Exactly. Rivals who time him learn that he knew, and that the fifth second belongs to him.',
      'Lanza un golpe cada cuatro segundos. Exactos. Quien le toma el tiempo descubre que él lo sabía, y que el quinto segundo es suyo.',
    ],
    country: ['Japan', 'Japón'],
    weightClass: 'BANTAMWEIGHT',
    record: [23, 5, 2],
    measures: [33, 166, 169],
    rank: 1,
    videoIds: ['rs-111', 'rs-112', 'rs-404'],
  }),
  fighter('tamihana', {
    name: 'Noa Tamihana',
    alias: ['Black Sand', 'Arena Negra'],
    biography: [
      'Raised on a surf coast with no gym within ninety kilometres; learned her ring in the back of a wool shed. Hits like the shore break.',
      'Criada en una costa de olas sin un gimnasio a noventa kilómetros; aprendió el ring al fondo de un galpón de lana. Pega como rompe el mar.',
    ],
    country: ['New Zealand', 'Nueva Zelanda'],
    weightClass: 'WOMENS_BANTAMWEIGHT',
    record: [12, 2, 0],
    measures: [25, 172, 176],
    rank: 0,
    videoIds: ['rs-113', 'rs-213', 'rs-305'],
  }),
  fighter('naircollins', {
    name: 'Priya Nair-Collins',
    alias: ['Sixth Gear', 'Sexta Marcha'],
    biography: [
      'Nine fights, nine wins, one of them on two hours’ notice in borrowed boots. The fastest hands in Leicester and three counties around.',
      'Nueve peleas, nueve victorias, una de ellas con dos horas de aviso y botas prestadas. Las manos más rápidas de Leicester y de tres condados a la redonda.',
    ],
    country: ['United Kingdom', 'Reino Unido'],
    weightClass: 'WOMENS_BANTAMWEIGHT',
    record: [9, 0, 0],
    measures: [23, 164, 166],
    rank: 1,
    videoIds: ['rs-114', 'rs-213', 'rs-306'],
  }),
];
