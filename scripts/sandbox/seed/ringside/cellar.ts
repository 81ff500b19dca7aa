// The deep archive of ringside: old fights, one line each.
import type { SeedAccess, SeedVideo } from '../types';
import { text, type Locale, type Pair } from './fighter';

const PASS: SeedAccess = { kind: 'licence', licences: ['ringside-pass-month', 'ringside-pass-year'] };

const VENUES = {
  dock: ['Dock 9, Dublin', 'Dock 9, Dublín'],
  plaza: ['Plaza Cubierta, Seville', 'Plaza Cubierta, Sevilla'],
  tram: ['The Tram Depot, Leicester', 'The Tram Depot, Leicester'],
  ice: ['Jäähalli, Tampere', 'Jäähalli, Tampere'],
  arena: ['Arena del Puerto, Veracruz', 'Arena del Puerto, Veracruz'],
} as const satisfies Record<string, Pair>;

const METHODS = {
  KO: ['It ends with one punch', 'Acaba de un solo golpe'],
  TKO: ['The referee has seen enough', 'El árbitro ya ha visto bastante'],
  UNANIMOUS_DECISION: ['Three judges, one opinion', 'Tres jueces, una opinión'],
  SPLIT_DECISION: ['Three judges, two opinions', 'Tres jueces, dos opiniones'],
  MAJORITY_DECISION: ['Two judges are sure', 'Dos jueces lo tienen claro'],
  TECHNICAL_DECISION: ['A cut, a doctor, the scorecards', 'Un corte, un médico, las cartulinas'],
  DRAW: ['Nobody wins, nobody minds', 'No gana nadie y a nadie le importa'],
  DISQUALIFICATION: ['The rules step in', 'Interviene el reglamento'],
  NO_CONTEST: ['The lights go out, and with them the fight', 'Se va la luz, y con ella la pelea'],
} as const satisfies Record<string, Pair>;

type Line = readonly [id: string, red: string, blue: string, names: string, weightClass: string, venue: keyof typeof VENUES, date: string, winner: 'red' | 'blue' | null, method: keyof typeof METHODS, round: number, rounds: number];

const LINES: readonly Line[] = [
  ['rs-501', 'okonjobell', 'eiriksson', 'Okonjo-Bell, Eiríksson', 'HEAVYWEIGHT', 'tram', '2025-02-15', 'red', 'KO', 6, 12],
  ['rs-502', 'wrona', 'kanoute', 'Wrona, Kanouté', 'LIGHT_HEAVYWEIGHT', 'ice', '2025-04-12', 'red', 'SPLIT_DECISION', 12, 12],
  ['rs-503', 'vladescu', 'falcato', 'Vlădescu, Falcato', 'MIDDLEWEIGHT', 'plaza', '2025-07-19', 'blue', 'TKO', 9, 10],
  ['rs-504', 'hartwig', 'pemberton', 'Hartwig, Pemberton', 'WELTERWEIGHT', 'dock', '2024-10-05', null, 'DRAW', 12, 12],
  ['rs-505', 'abenov', 'castellane', 'Abenov, Castellane', 'LIGHTWEIGHT', 'arena', '2025-03-29', 'red', 'UNANIMOUS_DECISION', 10, 10],
  ['rs-506', 'echeverri', 'rattanakul', 'Echeverri, Rattanakul', 'FEATHERWEIGHT', 'arena', '2025-08-23', 'red', 'MAJORITY_DECISION', 12, 12],
  ['rs-507', 'duffyrahman', 'zabaleta', 'Duffy-Rahman, Zabaleta', 'CATCHWEIGHT', 'dock', '2024-12-14', 'red', 'UNANIMOUS_DECISION', 8, 8],
  ['rs-508', 'delorme', 'khumaloreid', 'Delorme, Khumalo-Reid', 'CATCHWEIGHT', 'plaza', '2024-09-21', 'blue', 'TKO', 4, 8],
  ['rs-509', 'okonjobell', 'danchenko', 'Okonjo-Bell, Danchenko', 'HEAVYWEIGHT', 'dock', '2024-05-11', 'red', 'TKO', 8, 12],
  ['rs-510', 'eiriksson', 'asanteboyd', 'Eiríksson, Asante-Boyd', 'HEAVYWEIGHT', 'ice', '2023-12-09', 'blue', 'KO', 4, 10],
  ['rs-511', 'wrona', 'danchenko', 'Wrona, Danchenko', 'CATCHWEIGHT', 'tram', '2022-03-26', 'red', 'UNANIMOUS_DECISION', 10, 10],
  ['rs-512', 'kanoute', 'thiandoum', 'Kanouté, Thiandoum', 'CATCHWEIGHT', 'plaza', '2022-10-29', 'blue', 'KO', 3, 10],
  ['rs-513', 'vladescu', 'thiandoum', 'Vlădescu, Thiandoum', 'MIDDLEWEIGHT', 'arena', '2023-05-06', 'blue', 'TKO', 4, 12],
  ['rs-514', 'falcato', 'hartwig', 'Falcato, Hartwig', 'CATCHWEIGHT', 'plaza', '2024-03-16', 'blue', 'SPLIT_DECISION', 10, 10],
  ['rs-515', 'hartwig', 'arriaga', 'Hartwig, Arriaga', 'WELTERWEIGHT', 'ice', '2023-02-18', 'blue', 'MAJORITY_DECISION', 12, 12],
  ['rs-516', 'pemberton', 'quiroga', 'Pemberton, Quiroga', 'CATCHWEIGHT', 'arena', '2023-09-30', 'blue', 'UNANIMOUS_DECISION', 10, 10],
  ['rs-517', 'abenov', 'quiroga', 'Abenov, Quiroga', 'LIGHTWEIGHT', 'tram', '2023-11-18', 'blue', 'SPLIT_DECISION', 12, 12],
  ['rs-518', 'echeverri', 'morikane', 'Echeverri, Morikane', 'CATCHWEIGHT', 'arena', '2023-04-22', 'red', 'UNANIMOUS_DECISION', 10, 10],
  ['rs-519', 'rattanakul', 'morikane', 'Rattanakul, Morikane', 'CATCHWEIGHT', 'ice', '2022-06-11', null, 'DRAW', 8, 8],
  ['rs-520', 'okonjobell', 'wrona', 'Okonjo-Bell, Wrona', 'CATCHWEIGHT', 'tram', '2021-11-20', 'blue', 'TECHNICAL_DECISION', 7, 10],
  ['rs-521', 'eiriksson', 'danchenko', 'Eiríksson, Danchenko', 'HEAVYWEIGHT', 'ice', '2021-10-02', 'blue', 'UNANIMOUS_DECISION', 10, 10],
  ['rs-522', 'wrona', 'vance', 'Wrona, Vance', 'CATCHWEIGHT', 'dock', '2021-06-05', null, 'NO_CONTEST', 2, 8],
  ['rs-523', 'kanoute', 'vladescu', 'Kanouté, Vlădescu', 'CATCHWEIGHT', 'plaza', '2021-04-17', 'red', 'TKO', 6, 8],
  ['rs-524', 'vladescu', 'hartwig', 'Vlădescu, Hartwig', 'CATCHWEIGHT', 'tram', '2020-12-12', 'red', 'SPLIT_DECISION', 8, 8],
  ['rs-525', 'falcato', 'pemberton', 'Falcato, Pemberton', 'CATCHWEIGHT', 'plaza', '2022-08-06', 'red', 'DISQUALIFICATION', 7, 8],
  ['rs-526', 'hartwig', 'castellane', 'Hartwig, Castellane', 'CATCHWEIGHT', 'ice', '2020-09-19', null, 'DRAW', 8, 8],
  ['rs-527', 'pemberton', 'abenov', 'Pemberton, Abenov', 'CATCHWEIGHT', 'arena', '2021-02-27', 'blue', 'UNANIMOUS_DECISION', 8, 8],
  ['rs-528', 'abenov', 'rattanakul', 'Abenov, Rattanakul', 'CATCHWEIGHT', 'tram', '2020-07-25', 'red', 'KO', 5, 8],
  ['rs-529', 'echeverri', 'zabaleta', 'Echeverri, Zabaleta', 'CATCHWEIGHT', 'arena', '2021-08-14', 'red', 'UNANIMOUS_DECISION', 8, 8],
  ['rs-530', 'rattanakul', 'duffyrahman', 'Rattanakul, Duffy-Rahman', 'CATCHWEIGHT', 'dock', '2024-08-10', 'blue', 'SPLIT_DECISION', 10, 10],
  ['rs-531', 'duffyrahman', 'morikane', 'Duffy-Rahman, Morikane', 'BANTAMWEIGHT', 'dock', '2025-11-08', 'red', 'MAJORITY_DECISION', 12, 12],
  ['rs-532', 'zabaleta', 'rattanakul', 'Zabaleta, Rattanakul', 'CATCHWEIGHT', 'plaza', '2023-06-17', 'red', 'TKO', 9, 10],
  ['rs-533', 'olavsson', 'eiriksson', 'Ólavsson, Eiríksson', 'BRIDGERWEIGHT', 'ice', '2025-05-31', 'blue', 'UNANIMOUS_DECISION', 8, 8],
  ['rs-534', 'delorme', 'korhonen', 'Delorme, Korhonen', 'WOMENS_FLYWEIGHT', 'ice', '2023-03-11', 'blue', 'UNANIMOUS_DECISION', 10, 10],
  ['rs-535', 'khumaloreid', 'tamihana', 'Khumalo-Reid, Tamihana', 'WOMENS_BANTAMWEIGHT', 'tram', '2025-06-07', 'blue', 'SPLIT_DECISION', 10, 10],
  ['rs-536', 'sakuragawa', 'peralta', 'Sakuragawa, Peralta', 'WOMENS_STRAWWEIGHT', 'arena', '2025-10-18', 'red', 'TKO', 2, 10],
];

/** Stills without recognisable people: rings, corridors, corners. */
const STILLS = ['rs-101', 'rs-112', 'rs-405', 'rs-107', 'rs-103', 'rs-406', 'rs-110', 'title-bouts', 'rs-109', 'rs-104', 'rs-404', 'rs-113', 'browse', 'rs-102', 'rs-111', 'rs-108'];

const cellarBout = ([id, red, blue, names, weightClass, venue, date, winner, method, round, rounds]: Line, place: number): SeedVideo<Locale> => {
  const [first = '', second = ''] = names.split(', ');
  const [endEn, endEs] = METHODS[method];
  const year = Number(date.slice(0, 4));
  return {
    id,
    kind: 'vod',
    title: text([`${first} v ${second}`, `${first} contra ${second}`]),
    description: text([
      `${VENUES[venue][0]}, ${year}: ${rounds} rounds on the card, ${round} on the clock. ${endEn}.`,
      `${VENUES[venue][1]}, ${year}: ${rounds} asaltos en el cartel, ${round} en el reloj. ${endEs}.`,
    ]),
    durationSeconds: (round * 4 + 12) * 60,
    year,
    genres: { en: ['Boxing', 'Archive'], es: ['Boxeo', 'Archivo'] },
    credits: [
      { name: 'Maeve Tolland', role: text(['Commentary, English', 'Comentarios en inglés']) },
      { name: 'Rafael Otero', role: text(['Commentary, Spanish', 'Comentarios en español']) },
    ],
    artwork: { still: `stills/${STILLS[place % STILLS.length] ?? 'browse'}.webp` },
    stream: 'ringside-bout',
    access: place % 5 === 3 ? { kind: 'free' } : place % 7 === 5 ? { kind: 'signIn' } : PASS,
    subtitles: ['en', 'es'],
    skipMarkers: [{ type: 'INTRO', startTimeMs: 1000, stopTimeMs: 6000 }],
    bout: { red, blue, weightClass, rounds, venue: text(VENUES[venue]), date, result: { winner, method, round } },
  };
};

export const cellar: readonly SeedVideo<Locale>[] = LINES.map(cellarBout);
