// The programme of lanterna: retrospectives, series, directors and their pages.
import type { SeedPerson, SeedPlaylist, SeedSeason, SeedSection, SeedSeries } from '../types';
import { text } from './film';
import type { LanternaLocale, Pair } from './film';

const director = (
  id: string,
  name: string,
  country: Pair,
  biography: Pair,
  videoIds: readonly string[],
): SeedPerson<LanternaLocale> => ({
  id,
  name: { pt: name, en: name },
  biography: text(biography),
  country: text(country),
  videoIds,
});

export const directors: readonly SeedPerson<LanternaLocale>[] = [
  director(
    'coelho',
    'Helena Vasques Coelho',
    ['Portugal', 'Portugal'],
    [
      'Começou como anotadora e ainda escreve tudo. Filma casas como quem escuta atrás da porta.',
      'Began as a script supervisor and still writes everything down. She films houses the way one listens behind a door.',
    ],
    ['ln-01', 'ln-02', 'ln-03', 'ln-04', 'ln-05', 'ln-32'],
  ),
  director(
    'tordo',
    'Anselmo Tordo',
    ['Portugal', 'Portugal'],
    [
      'Quarenta anos de comédias sobre pessoas que levam coisas pesadas de um lado para o outro.',
      'Forty years of comedies about people carrying heavy things from one place to another.',
    ],
    ['ln-06', 'ln-07', 'ln-08', 'ln-09', 'ln-10', 'ln-33'],
  ),
  director(
    'aalvik',
    'Ingrid Aalvik',
    ['Noruega', 'Norway'],
    [
      'Filma o frio sem o tornar bonito. O mar, nos seus filmes, tem sempre a última palavra.',
      'She films the cold without making it pretty. In her films the sea always has the last word.',
    ],
    ['ln-11', 'ln-12', 'ln-13', 'ln-34'],
  ),
  director(
    'demiralp',
    'Yusuf Demiralp',
    ['Turquia', 'Turkey'],
    [
      'Foi cozinheiro de bordo durante nove anos; daí a paciência e os planos longos.',
      'He was a ship’s cook for nine years; hence the patience and the long takes.',
    ],
    ['ln-14', 'ln-15', 'ln-16'],
  ),
  director(
    'ruo',
    'Mei-Lan Ruo',
    ['Taiwan', 'Taiwan'],
    [
      'Diz que só sabe filmar duas coisas: a chuva e quem chega atrasado.',
      'She says she only knows how to film two things: rain, and people who are late.',
    ],
    ['ln-17', 'ln-18', 'ln-19'],
  ),
  director(
    'sarmento',
    'Beatriz Sarmento',
    ['Brasil', 'Brazil'],
    [
      'Arquiteta de formação, cronista de verões. Os seus filmes cheiram a fruta e a cimento fresco.',
      'An architect by training, a chronicler of summers. Her films smell of fruit and fresh concrete.',
    ],
    ['ln-20', 'ln-21', 'ln-22'],
  ),
];

export const series: readonly SeedSeries<LanternaLocale>[] = [
  {
    id: 'cadernos-de-montagem',
    title: text(['Cadernos de Montagem', 'Notes from the Cutting Room']),
    description: text([
      'O que se aprende a fazer cinema, dito por quem fica sempre fora do plano.',
      'What one learns by making films, told by those who always stay out of shot.',
    ]),
    artwork: { still: 'stills/cadernos-de-montagem.webp', poster: 'posters/cadernos-de-montagem.webp' },
    seasonIds: ['cadernos-1', 'cadernos-2'],
  },
];

export const seasons: readonly SeedSeason<LanternaLocale>[] = [
  {
    id: 'cadernos-1',
    seriesId: 'cadernos-de-montagem',
    number: 1,
    title: text(['Caderno preto', 'The black notebook']),
  },
  {
    id: 'cadernos-2',
    seriesId: 'cadernos-de-montagem',
    number: 2,
    title: text(['Caderno vermelho', 'The red notebook']),
  },
];

export const playlists: readonly SeedPlaylist<LanternaLocale>[] = [
  {
    id: 'retrospetiva-coelho',
    title: text(['Retrospetiva: Helena Vasques Coelho', 'Retrospective: Helena Vasques Coelho']),
    description: text([
      'Cinco casas, cinco filmes, por ordem de abandono.',
      'Five houses, five films, in order of abandonment.',
    ]),
    artwork: { still: 'stills/retrospetiva-coelho.webp', poster: 'posters/retrospetiva-coelho.webp' },
    videoIds: ['ln-03', 'ln-04', 'ln-02', 'ln-01', 'ln-05'],
  },
  {
    id: 'a-noite-em-quatro',
    title: text(['A noite em quatro sessões', 'The night in four showings']),
    description: text(['Do crepúsculo ao último comboio.', 'From dusk to the last train.']),
    artwork: { still: 'stills/a-noite-em-quatro.webp', poster: 'posters/a-noite-em-quatro.webp' },
    videoIds: ['ln-14', 'ln-02', 'ln-17', 'ln-19'],
  },
  {
    id: 'menos-de-noventa',
    title: text(['Menos de noventa minutos', 'Under ninety minutes']),
    description: text(['Filmes que acabam antes do jantar.', 'Films that end before dinner.']),
    artwork: { still: 'stills/menos-de-noventa.webp', poster: 'posters/menos-de-noventa.webp' },
    videoIds: [
      'ln-04',
      'ln-05',
      'ln-07',
      'ln-10',
      'ln-13',
      'ln-18',
      'ln-20',
      'ln-22',
      'ln-25',
      'ln-27',
      'ln-28',
    ],
  },
  {
    id: 'toda-a-prateleira',
    title: text(['A prateleira inteira', 'The whole shelf']),
    description: text([
      'Tudo o que a casa tem, por ordem de entrada.',
      'All that the house holds, in the order in which it came in.',
    ]),
    artwork: { still: 'stills/browse.webp', poster: 'posters/ln-05.webp' },
    videoIds: Array.from({ length: 28 }, (_, place) => `ln-${String(place + 1).padStart(2, '0')}`),
  },
  {
    id: 'cadernos-preto',
    title: text(['Caderno preto, de seguida', 'The black notebook, in one go']),
    description: text(['Uma temporada como uma só sessão.', 'A season as a single showing.']),
    artwork: { still: 'stills/cadernos-de-montagem.webp', poster: 'posters/cadernos-de-montagem.webp' },
    videoIds: ['ln-41', 'ln-42'],
    stands: 'season',
  },
];

const IN_THEATRE = [
  'ln-01',
  'ln-14',
  'ln-23',
  'ln-11',
  'ln-17',
  'ln-24',
  'ln-05',
  'ln-20',
  'ln-13',
  'ln-16',
  'ln-25',
  'ln-02',
  'ln-19',
  'ln-26',
  'ln-27',
  'ln-09',
] as const;

const CABINET = [
  'ln-03',
  'ln-06',
  'ln-07',
  'ln-08',
  'ln-10',
  'ln-12',
  'ln-04',
  'ln-15',
  'ln-18',
  'ln-21',
  'ln-22',
  'ln-28',
  'ln-41',
  'ln-42',
] as const;

export const sections: readonly SeedSection<LanternaLocale>[] = [
  {
    id: 'home',
    title: text(['Em cartaz', 'Now showing']),
    description: text([
      'Um cinema de bairro, com a lanterna acesa.',
      'A neighbourhood cinema with its lantern lit.',
    ]),
    artwork: { still: 'stills/ln-01.webp' },
    heroes: ['ln-01', 'ln-14', 'ln-03'],
    buckets: [
      {
        bucketId: 'casa-cartaz',
        name: text(['Em cartaz', 'Now showing']),
        type: 'VOD',
        rowTypeData: {},
        items: IN_THEATRE,
      },
      {
        bucketId: 'casa-destaque',
        name: text(['O filme da semana', 'The film of the week']),
        type: 'CONTENT_HIGHLIGHT',
        rowTypeData: {
          rowType: 'featured',
          textAlignment: 'center',
          contentDescription: text([
            'Noventa e oito minutos, um barco, nenhuma pressa.',
            'Ninety-eight minutes, one boat, no hurry.',
          ]),
          description: text([
            'Dois estranhos, vinte minutos de água e uma conversa que ninguém teve coragem de acabar.',
            'Two strangers, twenty minutes of water and a conversation that neither dared to finish.',
          ]),
          primaryCta: {
            ctaText: text(['Ver o filme', 'Watch the film']),
            link: { kind: 'event', type: 'VOD', id: 'ln-14' },
          },
          secondaryCta: {
            ctaText: text(['A noite em quatro sessões', 'The night in four showings']),
            link: { kind: 'event', type: 'PLAYLIST', id: 'a-noite-em-quatro' },
          },
          background: {
            image: 'heroes/ln-14.webp',
            gradient: { left: '#F5EFE3', bottom: '#F5EFE3' },
            animationType: 'VIDEO',
          },
          cardBackground: '#FFFDF8',
        },
        items: ['ln-14'],
      },
      {
        bucketId: 'casa-direto',
        name: text(['Agora, na sala', 'In the house, now']),
        type: 'LIVE',
        rowTypeData: {},
        items: ['ln-32', 'ln-31'],
      },
      {
        bucketId: 'casa-arquivo',
        name: text(['Da prateleira de cima', 'From the top shelf']),
        type: 'VOD',
        rowTypeData: { displayPosters: true },
        items: CABINET,
      },
      {
        bucketId: 'casa-estreias',
        name: text(['Estreias com hora marcada', 'Premieres by appointment']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-71', 'ln-33', 'ln-34'],
      },
      {
        bucketId: 'casa-ciclos',
        name: text(['Ciclos', 'Seasons']),
        type: 'VOD_PLAYLIST',
        rowTypeData: { playlistImageType: 'poster' },
        items: ['retrospetiva-coelho', 'a-noite-em-quatro', 'menos-de-noventa', 'toda-a-prateleira'],
      },
      {
        bucketId: 'casa-cadernos',
        name: text(['Cadernos de Montagem', 'Notes from the Cutting Room']),
        type: 'VOD',
        rowTypeData: { rowType: 'inline' },
        items: [
          'cadernos-de-montagem',
          'cadernos-2',
          'vizinhos-de-baixo',
          'a-ultima-sessao',
          'ln-41',
          'ln-42',
          'ln-43',
          'ln-44',
        ],
      },
      {
        bucketId: 'casa-salas',
        name: text(['Outras salas', 'Other rooms']),
        type: 'SECTION_LINK',
        rowTypeData: {
          textAlignment: 'left',
          description: text(['Cada porta, outro projetor.', 'Behind each door another projector.']),
        },
        items: ['retrospetivas', 'series', 'curtas', 'releases', 'browse'],
      },
    ],
  },
  {
    id: 'browse',
    title: text(['O catálogo', 'The catalogue']),
    description: text(['Todos os filmes, todas as prateleiras.', 'Every film, every shelf.']),
    artwork: { still: 'stills/browse.webp' },
    heroes: [],
    buckets: [
      {
        bucketId: 'catalogo-posters',
        name: text(['Cartazes', 'Posters']),
        type: 'VOD',
        rowTypeData: { displayPosters: true },
        items: [...IN_THEATRE, ...CABINET.slice(0, 12)],
      },
      {
        bucketId: 'catalogo-noturnos',
        name: text(['Noturnos', 'Nocturnes']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-02', 'ln-12', 'ln-14', 'ln-17', 'ln-19'],
      },
      {
        bucketId: 'catalogo-duas-linhas',
        name: text(['Duas filas', 'Two rows']),
        type: 'VOD',
        rowTypeData: { rowCount: 2 },
        items: [...IN_THEATRE, ...CABINET],
      },
      {
        bucketId: 'catalogo-riso',
        name: text(['Para rir baixinho', 'To laugh at quietly']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-05', 'ln-06', 'ln-08', 'ln-13', 'ln-16', 'ln-20', 'ln-22', 'ln-28'],
      },
      {
        bucketId: 'catalogo-oferta',
        name: text(['Oferta da casa', 'On the house']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-03', 'ln-07', 'ln-18', 'ln-27', 'ln-41'],
      },
    ],
  },
  {
    id: 'retrospetivas',
    title: text(['Retrospetivas', 'Retrospectives']),
    description: text([
      'Um realizador de cada vez, do princípio ao fim.',
      'One director at a time, from first to last.',
    ]),
    artwork: { still: 'stills/retrospetiva-coelho.webp' },
    heroes: ['ln-03'],
    buckets: [
      {
        bucketId: 'retro-coelho',
        name: text(['Helena Vasques Coelho', 'Helena Vasques Coelho']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-01', 'ln-02', 'ln-03', 'ln-04', 'ln-05'],
      },
      {
        bucketId: 'retro-tordo',
        name: text(['Anselmo Tordo', 'Anselmo Tordo']),
        type: 'VOD',
        rowTypeData: { displayPosters: true },
        items: ['ln-06', 'ln-07', 'ln-08', 'ln-09', 'ln-10', 'ln-33'],
      },
      {
        bucketId: 'retro-aalvik',
        name: text(['Ingrid Aalvik', 'Ingrid Aalvik']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-11', 'ln-12', 'ln-13', 'ln-34'],
      },
      {
        bucketId: 'retro-demiralp',
        name: text(['Yusuf Demiralp', 'Yusuf Demiralp']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-14', 'ln-15', 'ln-16'],
      },
      {
        bucketId: 'retro-ruo',
        name: text(['Mei-Lan Ruo', 'Mei-Lan Ruo']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-17', 'ln-18', 'ln-19'],
      },
    ],
  },
  {
    id: 'curtas',
    title: text(['Curtas e cadernos', 'Shorts and notebooks']),
    description: text(['Para ver entre duas coisas.', 'To watch between two things.']),
    artwork: { still: 'stills/curtas.webp' },
    heroes: [],
    buckets: [
      {
        bucketId: 'curtas-filmes',
        name: text(['Curtas', 'Shorts']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-27', 'ln-28'],
      },
      {
        bucketId: 'curtas-cadernos',
        name: text(['Cadernos', 'Notebooks']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-41', 'ln-42', 'ln-43', 'ln-44'],
      },
    ],
  },
  {
    id: 'series',
    title: text(['Em episódios', 'In episodes']),
    description: text(['Histórias que não couberam numa sessão.', 'Stories that would not fit one showing.']),
    artwork: { still: 'stills/cadernos-de-montagem.webp' },
    heroes: ['a-ultima-sessao'],
    buckets: [
      {
        bucketId: 'series-todas',
        name: text(['Séries', 'Series']),
        type: 'VOD',
        rowTypeData: { displayPosters: true },
        items: ['a-ultima-sessao', 'vizinhos-de-baixo', 'cadernos-de-montagem', 'contraluz'],
      },
      {
        bucketId: 'series-temporadas',
        name: text(['Temporadas', 'Seasons']),
        type: 'VOD',
        rowTypeData: { rowType: 'inline', textAlignment: 'center' },
        items: ['ultima-1', 'vizinhos-1', 'vizinhos-3', 'cadernos-1', 'cadernos-2'],
      },
      {
        bucketId: 'series-destaque',
        name: text(['A Última Sessão', 'The Last Showing']),
        type: 'CONTENT_HIGHLIGHT',
        rowTypeData: {
          rowType: 'inline',
          textAlignment: 'right',
          metadataDisplayMode: 'compact',
          description: text([
            'Seis rolos, uma chave a mais, e alguém que ainda não viu o fim.',
            'Six reels, one key too many, and somebody who has not seen the end.',
          ]),
          primaryCta: {
            ctaText: text(['Começar no rolo um', 'Begin with reel one']),
            link: { kind: 'event', type: 'VOD', id: 'ln-61' },
          },
          secondaryCta: {
            ctaText: text(['O catálogo', 'The catalogue']),
            link: { kind: 'route', view: 'browse' },
          },
          background: {
            image: 'heroes/ln-03.webp',
            gradient: { right: '#F5EFE3', top: '#F5EFE3' },
            animationType: 'AUDIO_VIDEO',
          },
        },
        items: ['a-ultima-sessao'],
      },
      {
        bucketId: 'series-listas',
        name: text(['Para ver de seguida', 'To watch in one go']),
        type: 'VOD_PLAYLIST',
        rowTypeData: { playlistImageType: 'title' },
        items: ['cadernos-preto', 'a-noite-em-quatro', 'toda-a-prateleira'],
      },
    ],
  },
  {
    id: 'releases',
    title: text(['Estreias', 'New here']),
    description: text(['O que chegou este mês.', 'What came in this month.']),
    artwork: { still: 'stills/ln-11.webp' },
    heroes: ['ln-01'],
    buckets: [
      {
        bucketId: 'estreias-semana',
        name: text(['Esta semana', 'This week']),
        type: 'VOD',
        rowTypeData: { displayPosters: true },
        items: ['ln-72', 'ln-28', 'ln-27', 'ln-26', 'ln-25', 'ln-24', 'ln-23', 'ln-22'],
      },
      {
        bucketId: 'estreias-marcadas',
        name: text(['Com hora marcada', 'By appointment']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-71', 'ln-33', 'ln-34'],
      },
      {
        bucketId: 'estreias-episodios',
        name: text(['Episódios novos', 'New episodes']),
        type: 'VOD',
        rowTypeData: {},
        items: ['ln-66', 'ln-65', 'ln-64', 'ln-63', 'ln-62', 'ln-61', 'ln-59', 'ln-58'],
      },
    ],
  },
];
