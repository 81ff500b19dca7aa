// The pages and playlists of ringside: their rows in order.
import type { SeedPlaylist, SeedSection } from '../types';
import { cellar } from './cellar';

type Locale = 'en' | 'es';
type Pair = readonly [en: string, es: string];

const text = ([en, es]: Pair): Record<Locale, string> => ({ en, es });

const ARCHIVE = [
  'rs-101',
  'rs-102',
  'rs-103',
  'rs-104',
  'rs-105',
  'rs-106',
  'rs-107',
  'rs-108',
  'rs-109',
  'rs-110',
  'rs-111',
  'rs-112',
  'rs-113',
  'rs-114',
] as const;

const FEATURES = [
  'rs-301',
  'rs-302',
  'rs-303',
  'rs-304',
  'rs-305',
  'rs-306',
  'rs-307',
  'rs-308',
  'rs-309',
  'rs-401',
  'rs-402',
  'rs-403',
  'rs-404',
  'rs-405',
  'rs-406',
] as const;

const CELLAR = cellar.map(({ id }) => id);

export const playlists: readonly SeedPlaylist<Locale>[] = [
  {
    id: 'before-title-night',
    title: text(['Before Title Night', 'Antes de la noche de títulos']),
    description: text([
      'The three fights and one spar that explain tonight’s main event. Watch in order; it takes an evening.',
      'Las tres peleas y el sparring que explican el combate de esta noche. En orden; dura una velada.',
    ]),
    artwork: { still: 'stills/before-title-night.webp' },
    videoIds: ['rs-101', 'rs-102', 'rs-106', 'rs-105', 'rs-401'],
  },
  {
    id: 'draws-we-loved',
    title: text(['Draws we loved', 'Empates que nos gustaron']),
    description: text(['Nobody won, nobody left early.', 'No ganó nadie; nadie se fue antes.']),
    artwork: { still: 'stills/draws-we-loved.webp' },
    videoIds: ['rs-103', 'rs-111', 'rs-105'],
  },
  {
    id: 'under-fifteen-minutes',
    title: text(['Under fifteen minutes', 'Menos de quince minutos']),
    description: text(['For the bus, the queue and the kettle.', 'Para el autobús, la cola y la cafetera.']),
    artwork: { still: 'stills/under-fifteen-minutes.webp' },
    videoIds: ['rs-114', 'rs-401', 'rs-402', 'rs-403', 'rs-404', 'rs-405', 'rs-406'],
  },
  {
    id: 'sixty-nights',
    title: text(['Sixty nights, one corner', 'Sesenta noches, una esquina']),
    description: text([
      'The whole archive from the newest bell to the oldest, for whoever has a winter to spare.',
      'El archivo entero, de la campana más nueva a la más vieja, para quien tenga un invierno libre.',
    ]),
    artwork: { still: 'stills/title-bouts.webp' },
    videoIds: [...ARCHIVE, ...CELLAR, ...FEATURES.slice(0, 10)],
  },
  {
    id: 'the-long-camp-home',
    title: text(['The Long Camp: home', 'La larga concentración: en casa']),
    description: text(['The second camp as one evening.', 'La segunda concentración en una sola noche.']),
    artwork: { still: 'stills/the-long-camp.webp' },
    videoIds: ['rs-305', 'rs-306'],
    stands: 'season',
  },
];

export const sections: readonly SeedSection<Locale>[] = [
  {
    id: 'home',
    title: text(['Tonight', 'Esta noche']),
    description: text([
      'Live boxing, the archive and the stories in between.',
      'Boxeo en directo, el archivo y las historias de en medio.',
    ]),
    artwork: { still: 'stills/rs-201.webp' },
    heroes: ['rs-201', 'rs-211', 'the-long-camp'],
    buckets: [
      {
        bucketId: 'home-live',
        name: text(['On the canvas now', 'Ahora sobre la lona']),
        type: 'LIVE',
        rowTypeData: {},
        items: ['rs-201', 'rs-202', 'rs-203'],
      },
      {
        bucketId: 'home-next',
        name: text(['Next to the ring', 'Próximos en subir']),
        type: 'VOD',
        rowTypeData: {},
        items: ['rs-211', 'rs-212', 'rs-213'],
      },
      {
        bucketId: 'home-archive',
        name: text(['The archive hits back', 'El archivo contraataca']),
        type: 'VOD',
        rowTypeData: {},
        items: ARCHIVE,
      },
      {
        bucketId: 'home-highlight',
        name: text(['Tale of the week', 'La historia de la semana']),
        type: 'CONTENT_HIGHLIGHT',
        rowTypeData: {
          rowType: 'featured',
          textAlignment: 'left',
          contentDescription: text([
            'A film of forty-seven minutes about sixty-eight seconds.',
            'Una película de cuarenta y siete minutos sobre sesenta y ocho segundos.',
          ]),
          description: text([
            'She had two hours’ notice and somebody else’s boots. It took sixty-eight seconds.',
            'Tenía dos horas de aviso y las botas de otra. Le bastaron sesenta y ocho segundos.',
          ]),
          primaryCta: {
            ctaText: text(['Watch the film', 'Ver el documental']),
            link: { kind: 'event', type: 'VOD', id: 'rs-306' },
          },
          secondaryCta: {
            ctaText: text(['See the fight', 'Ver la pelea']),
            link: { kind: 'event', type: 'VOD', id: 'rs-114' },
          },
          background: {
            image: 'stills/rs-306.webp',
            gradient: { left: '#0A0A0C', bottom: '#0A0A0C' },
            animationType: 'VIDEO',
          },
          cardBackground: '#1A1A1F',
        },
        items: ['rs-306'],
      },
      {
        bucketId: 'home-stories',
        name: text(['Between the bells', 'Entre campanas']),
        type: 'VOD',
        rowTypeData: { rowCount: 2 },
        items: FEATURES,
      },
      {
        bucketId: 'home-series',
        name: text(['Longer fights', 'Peleas más largas']),
        type: 'VOD',
        rowTypeData: { rowType: 'inline' },
        items: ['the-long-camp', 'corner-talk', 'long-camp-2', 'sixty-nights'],
      },
      {
        bucketId: 'home-playlists',
        name: text(['Cards we made for you', 'Carteleras a tu medida']),
        type: 'VOD_PLAYLIST',
        rowTypeData: { playlistImageType: 'title' },
        items: ['before-title-night', 'draws-we-loved', 'under-fifteen-minutes', 'sixty-nights'],
      },
      {
        bucketId: 'home-sections',
        name: text(['Find your weight', 'Busca tu peso']),
        type: 'SECTION_LINK',
        rowTypeData: {
          textAlignment: 'left',
          description: text(['Belts, stories, everything.', 'Cinturones, historias, todo.']),
        },
        items: ['title-bouts', 'stories', 'releases', 'browse'],
      },
    ],
  },
  {
    id: 'browse',
    title: text(['All fights', 'Todas las peleas']),
    description: text([
      'Everything we hold, by mood rather than by date.',
      'Todo lo que guardamos, por ánimo antes que por fecha.',
    ]),
    artwork: { still: 'stills/browse.webp' },
    heroes: [],
    buckets: [
      {
        bucketId: 'browse-all',
        name: text(['Every bout', 'Todos los combates']),
        type: 'VOD',
        rowTypeData: { rowCount: 2 },
        items: ARCHIVE,
      },
      {
        bucketId: 'browse-free',
        name: text(['Free at the gate', 'Entrada libre']),
        type: 'VOD',
        rowTypeData: {},
        items: ['rs-103', 'rs-111', 'rs-301', 'rs-307', 'rs-308', 'rs-401', 'rs-402', 'rs-404'],
      },
      {
        bucketId: 'browse-women',
        name: text(['Her ring', 'Su ring']),
        type: 'VOD',
        rowTypeData: {},
        items: ['rs-103', 'rs-104', 'rs-113', 'rs-114', 'rs-302', 'rs-305', 'rs-306', 'rs-402'],
      },
      {
        bucketId: 'browse-cellar',
        name: text(['Up from the cellar', 'Del sótano']),
        type: 'VOD',
        rowTypeData: { rowCount: 2 },
        items: CELLAR,
      },
      {
        bucketId: 'browse-highlight',
        name: text(['Two men, one clock', 'Dos hombres, un reloj']),
        type: 'CONTENT_HIGHLIGHT',
        rowTypeData: {
          rowType: 'inline',
          textAlignment: 'right',
          hideMetadata: true,
          metadataDisplayMode: 'compact',
          description: text([
            'The seventh round has been running since June.',
            'El séptimo asalto sigue corriendo desde junio.',
          ]),
          primaryCta: {
            ctaText: text(['See the fight', 'Ver la pelea']),
            link: { kind: 'event', type: 'VOD', id: 'rs-109' },
          },
          secondaryCta: {
            ctaText: text(['Both corners at once', 'Las dos esquinas a la vez']),
            link: { kind: 'event', type: 'LIVE', id: 'rs-202', videoIds: ['rs-202', 'rs-203'] },
          },
          background: {
            image: 'stills/rs-109.webp',
            gradient: { right: '#0A0A0C', top: '#0A0A0C' },
            animationType: 'AUDIO_VIDEO',
          },
        },
        items: ['rs-109'],
      },
      {
        bucketId: 'browse-mixed',
        name: text(['Long stories, short lists', 'Historias largas, listas cortas']),
        type: 'VOD',
        rowTypeData: { rowType: 'inline', textAlignment: 'center' },
        items: [
          'the-long-camp',
          'long-camp-1',
          'long-camp-2',
          'corner-talk',
          'the-judges',
          'sixty-nights',
          'the-long-camp-home',
        ],
      },
      {
        bucketId: 'browse-stories',
        name: text(['Between the bells', 'Entre campanas']),
        type: 'VOD',
        rowTypeData: {},
        items: FEATURES,
      },
    ],
  },
  {
    id: 'title-bouts',
    title: text(['For the belt', 'Por el cinturón']),
    description: text(['Twelve rounds, one strap of leather.', 'Doce asaltos y una tira de cuero.']),
    artwork: { still: 'stills/title-bouts.webp' },
    heroes: ['rs-211'],
    buckets: [
      {
        bucketId: 'titles-past',
        name: text(['Won and lost', 'Ganados y perdidos']),
        type: 'VOD',
        rowTypeData: {},
        items: ['rs-101', 'rs-108', 'rs-109', 'rs-113'],
      },
      {
        bucketId: 'titles-next',
        name: text(['Still to be settled', 'Aún por decidir']),
        type: 'VOD',
        rowTypeData: {},
        items: ['rs-211', 'rs-212', 'rs-213'],
      },
    ],
  },
  {
    id: 'stories',
    title: text(['Stories', 'Historias']),
    description: text(['Camps, corners and corridors.', 'Concentraciones, esquinas y pasillos.']),
    artwork: { still: 'stills/stories.webp' },
    heroes: ['the-long-camp'],
    buckets: [
      {
        bucketId: 'stories-camp',
        name: text(['The Long Camp', 'La larga concentración']),
        type: 'VOD',
        rowTypeData: {},
        items: ['rs-301', 'rs-302', 'rs-303', 'rs-304', 'rs-305', 'rs-306'],
      },
      {
        bucketId: 'stories-corner',
        name: text(['Corner Talk', 'Charla de esquina']),
        type: 'VOD',
        rowTypeData: {},
        items: ['rs-307', 'rs-308', 'rs-309'],
      },
      {
        bucketId: 'stories-short',
        name: text(['Short rounds', 'Asaltos cortos']),
        type: 'VOD',
        rowTypeData: {},
        items: ['rs-401', 'rs-402', 'rs-403', 'rs-404', 'rs-405', 'rs-406'],
      },
    ],
  },
  {
    id: 'releases',
    title: text(['New here', 'Novedades']),
    description: text([
      'What came in this month, the newest first.',
      'Lo que llegó este mes, primero lo más nuevo.',
    ]),
    artwork: { still: 'stills/rs-406.webp' },
    heroes: ['rs-211'],
    buckets: [
      {
        bucketId: 'releases-week',
        name: text(['This week', 'Esta semana']),
        type: 'VOD',
        rowTypeData: {},
        items: ['rs-408', 'rs-406', 'rs-405', 'rs-306', 'rs-305', 'rs-309', 'rs-401', 'rs-402'],
      },
      {
        bucketId: 'releases-soon',
        name: text(['Premieres with a date', 'Estrenos con fecha']),
        type: 'VOD',
        rowTypeData: {},
        items: ['rs-407', 'rs-211', 'rs-212', 'rs-213'],
      },
      {
        bucketId: 'releases-bouts',
        name: text(['The year’s bouts', 'Los combates del año']),
        type: 'VOD',
        rowTypeData: {},
        items: [
          'rs-531',
          'rs-536',
          'rs-114',
          'rs-108',
          'rs-506',
          'rs-503',
          'rs-109',
          'rs-535',
          'rs-533',
          'rs-104',
          'rs-502',
          'rs-505',
          'rs-101',
          'rs-501',
          'rs-103',
        ],
      },
      {
        bucketId: 'releases-series',
        name: text(['Series', 'Series']),
        type: 'VOD',
        rowTypeData: { rowType: 'inline' },
        items: ['the-long-camp', 'long-camp-2', 'corner-talk', 'the-judges'],
      },
    ],
  },
];
