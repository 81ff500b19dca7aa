// The serials of lanterna: two with episodes, one without episodes in a season, one only announced.
import type { SeedSeason, SeedSeries, SeedVideo } from '../types';
import { film, text } from './film';
import type { LanternaLocale, Pair } from './film';

const TORDO = 'Anselmo Tordo';
const SARMENTO = 'Beatriz Sarmento';

/** An episode: its season and number, the still it shares, and its plot. */
type Line = readonly [
  id: string,
  season: string,
  number: number,
  still: string,
  minutes: number,
  title: Pair,
  description: Pair,
];

const NEIGHBOURS: readonly Line[] = [
  [
    'ln-51',
    'vizinhos-1',
    1,
    'ln-02',
    34,
    ['O contador', 'The meter'],
    [
      'A luz do prédio é dividida por igual. Só o terceiro andar paga a mais.',
      'The building splits its electricity evenly. Only the third floor pays more.',
    ],
  ],
  [
    'ln-52',
    'vizinhos-1',
    2,
    'ln-06',
    31,
    ['O piano sobe', 'The piano goes up'],
    [
      'Quatro lanços de escada, sete vizinhos e uma cauda que não dobra.',
      'Four flights of stairs, seven neighbours and a grand that will not bend.',
    ],
  ],
  [
    'ln-53',
    'vizinhos-1',
    3,
    'ln-08',
    33,
    ['Ata da assembleia', 'Minutes of the meeting'],
    [
      'Ordem de trabalhos: o telhado. Às três da manhã ainda não se falou dele.',
      'On the agenda: the roof. By three in the morning nobody has mentioned it.',
    ],
  ],
  [
    'ln-54',
    'vizinhos-1',
    4,
    'ln-10',
    30,
    ['Roupa estendida', 'Washing on the line'],
    [
      'Alguém pendura uma camisa que ninguém reconhece. Serve a todos.',
      'Somebody hangs out a shirt that nobody recognises. It fits everyone.',
    ],
  ],
  [
    'ln-55',
    'vizinhos-1',
    5,
    'ln-13',
    36,
    ['A chave do terraço', 'The key to the roof'],
    ['Há onze cópias. Nenhuma abre.', 'There are eleven copies. None of them opens it.'],
  ],
  [
    'ln-56',
    'vizinhos-3',
    1,
    'ln-16',
    35,
    ['Obras', 'Building works'],
    [
      'Durante seis meses o prédio fala por cima de um berbequim, e entende-se melhor.',
      'For six months the house talks over a drill, and understands itself better.',
    ],
  ],
  [
    'ln-57',
    'vizinhos-3',
    2,
    'ln-20',
    32,
    ['O inquilino do rés-do-chão', 'The ground-floor tenant'],
    [
      'Mudou-se de noite, com um aquário. Ninguém lhe viu a cara; todos lhe conhecem os peixes.',
      'He moved in by night, with an aquarium. Nobody has seen his face; everyone knows his fish.',
    ],
  ],
  [
    'ln-58',
    'vizinhos-3',
    3,
    'ln-22',
    33,
    ['Elevador', 'Lift'],
    [
      'Quarenta minutos entre o segundo e o terceiro. Um casamento começa, outro acaba.',
      'Forty minutes between second and third. One marriage begins, another ends.',
    ],
  ],
  [
    'ln-59',
    'vizinhos-3',
    4,
    'ln-05',
    41,
    ['As escadas de emergência', 'The fire escape'],
    ['O último episódio, contado de baixo para cima.', 'The last episode, told from the bottom up.'],
  ],
];

const LAST_SHOWING: readonly Line[] = [
  [
    'ln-61',
    'ultima-1',
    1,
    'ln-19',
    52,
    ['Rolo um: o fecho', 'Reel one: closing down'],
    [
      'O cinema Aurora vai fechar. O projecionista tem uma chave que não entrega.',
      'The Aurora is to close. Its projectionist has one key he will not hand in.',
    ],
  ],
  [
    'ln-62',
    'ultima-1',
    2,
    'ln-17',
    49,
    ['Rolo dois: a bilheteira', 'Reel two: the box office'],
    [
      'Trinta anos de bilhetes rasgados, e o nome de quem nunca entrou.',
      'Thirty years of torn tickets, and the name of the one who never came in.',
    ],
  ],
  [
    'ln-63',
    'ultima-1',
    3,
    'ln-12',
    50,
    ['Rolo três: a fila G', 'Reel three: row G'],
    [
      'A cadeira sete está sempre molhada. Não chove lá dentro desde 1974.',
      'Seat seven is always wet. It has not rained inside since 1974.',
    ],
  ],
  [
    'ln-64',
    'ultima-1',
    4,
    'ln-24',
    51,
    ['Rolo quatro: intervalo', 'Reel four: the interval'],
    ['Quinze minutos que duram um episódio inteiro.', 'Fifteen minutes that last a whole episode.'],
  ],
  [
    'ln-65',
    'ultima-1',
    5,
    'ln-14',
    48,
    ['Rolo cinco: a lanterna', 'Reel five: the torch'],
    [
      'A arrumadora acende a luz, e desta vez ninguém se senta.',
      'The usherette lights the way, and this time nobody sits down.',
    ],
  ],
  [
    'ln-66',
    'ultima-1',
    6,
    'ln-05',
    58,
    ['Rolo seis: a última sessão', 'Reel six: the last showing'],
    [
      'Casa cheia, sala escura, e um filme que ninguém tinha visto.',
      'A full house, a dark room, and a film that nobody had seen.',
    ],
  ],
];

const episodeOf =
  (director: string, genre: 'comedy' | 'mystery', year: number) =>
  (line: Line): SeedVideo<LanternaLocale> => {
    const [id, season, number, still, minutes, title, description] = line;
    const episode = film(id, {
      title,
      description,
      minutes,
      year,
      genres: [genre],
      director,
      country: 'PT',
      access: number === 1 ? 'free' : number === 2 ? 'signIn' : 'members',
      poster: false,
      season: [season, number],
    });
    return { ...episode, artwork: { still: `stills/${still}.webp` } };
  };

/** A short with a premiere date (CAT-042), and one that premiered last night. */
const premieres: readonly SeedVideo<LanternaLocale>[] = [
  {
    ...film('ln-71', {
      title: ['Duas Marés', 'Two Tides'],
      description: [
        'A mesma praia, seis horas depois. Estreia em sala e aqui, à mesma hora.',
        'The same beach, six hours on. It opens in the house and here, at the same hour.',
      ],
      minutes: 24,
      year: 2026,
      genres: ['short'],
      director: SARMENTO,
      country: 'PT',
      access: 'members',
      poster: false,
    }),
    artwork: { still: 'stills/ln-11.webp', poster: 'posters/ln-11.webp' },
    premiere: { startsInMinutes: 2 * 1440 },
  },
  {
    ...film('ln-72', {
      title: ['Pão de Véspera', 'Yesterday’s Bread'],
      description: [
        'Uma padaria, três da manhã, e o forno que sabe tudo. Estreou ontem.',
        'A bakery, three in the morning, and the oven that knows it all. It opened last night.',
      ],
      minutes: 21,
      year: 2026,
      genres: ['short', 'night'],
      director: TORDO,
      country: 'PT',
      access: 'free',
      poster: false,
    }),
    artwork: { still: 'stills/ln-27.webp', poster: 'posters/ln-27.webp' },
    premiere: { startsInMinutes: -1080 },
  },
];

export const serialVideos: readonly SeedVideo<LanternaLocale>[] = [
  ...NEIGHBOURS.map(episodeOf(TORDO, 'comedy', 2024)),
  ...LAST_SHOWING.map(episodeOf(SARMENTO, 'mystery', 2025)),
  ...premieres,
];

export const serials: readonly SeedSeries<LanternaLocale>[] = [
  {
    id: 'vizinhos-de-baixo',
    title: text(['Vizinhos de Baixo', 'The Neighbours Below']),
    tagline: text([
      'Um prédio com cinco andares e seis versões.',
      'A house of five floors and six versions.',
    ]),
    description: text([
      'Uma comédia de escadas. Cada episódio sobe um andar; a segunda temporada nunca saiu do papel.',
      'A comedy of stairs. Each episode goes up one floor; the second season never left the page.',
    ]),
    artwork: { still: 'stills/ln-08.webp', poster: 'posters/ln-08.webp' },
    seasonIds: ['vizinhos-1', 'vizinhos-2', 'vizinhos-3'],
  },
  {
    id: 'a-ultima-sessao',
    title: text(['A Última Sessão', 'The Last Showing']),
    tagline: text(['Seis rolos. Uma chave a mais.', 'Six reels. One key too many.']),
    description: text([
      'Um cinema fecha as portas, e há alguém lá dentro que ainda não viu o fim.',
      'A cinema closes its doors, and somebody inside has not yet seen the end.',
    ]),
    artwork: { still: 'stills/ln-19.webp', poster: 'posters/ln-19.webp', hero: 'heroes/ln-03.webp' },
    seasonIds: ['ultima-1'],
  },
  {
    id: 'contraluz',
    title: text(['Contraluz', 'Against the Light']),
    description: text([
      'Anunciada, filmada, à espera da cor. Nada dela está ainda na casa.',
      'Announced, shot, waiting for its colours. Nothing of it is in the house yet.',
    ]),
    artwork: { still: 'stills/ln-23.webp', poster: 'posters/ln-23.webp' },
    seasonIds: [],
  },
];

export const serialSeasons: readonly SeedSeason<LanternaLocale>[] = [
  {
    id: 'vizinhos-1',
    seriesId: 'vizinhos-de-baixo',
    number: 1,
    title: text(['Do rés-do-chão ao terceiro', 'Ground floor to third']),
  },
  {
    id: 'vizinhos-2',
    seriesId: 'vizinhos-de-baixo',
    number: 2,
    title: text(['O andar que falta', 'The missing floor']),
    description: text(['Escrita, nunca filmada.', 'Written, never shot.']),
  },
  {
    id: 'vizinhos-3',
    seriesId: 'vizinhos-de-baixo',
    number: 3,
    title: text(['Obras', 'Works']),
    description: text([
      'Quatro episódios com andaimes à frente das janelas.',
      'Four episodes with scaffolding in front of the windows.',
    ]),
    artwork: { still: 'stills/ln-16.webp', poster: 'posters/ln-16.webp' },
  },
  { id: 'ultima-1', seriesId: 'a-ultima-sessao', number: 1, title: text(['Seis rolos', 'Six reels']) },
];
