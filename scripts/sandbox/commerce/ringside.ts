/** Commercial data of ringside: a pass by the month or the year, a pay-per-view night, a free taster. */
import { castOf } from './demoAccounts';
import type { RealmTrade, SeedMenuItem } from './types';

type Locale = 'en' | 'es';
const text = (en: string, es: string): Record<Locale, string> => ({ en, es });

const items: readonly SeedMenuItem<Locale>[] = [
  { type: 'section', id: 'home', title: text('Tonight', 'Esta noche'), featured: true },
  { type: 'view', view: 'liveNow', title: text('Live now', 'En directo'), featured: true },
  { type: 'section', id: 'title-bouts', title: text('Title bouts', 'Por el título') },
  {
    type: 'section',
    id: 'browse',
    title: text('Fights', 'Peleas'),
    items: [
      { type: 'section', id: 'browse', title: text('All fights', 'Todas las peleas') },
      { type: 'section', id: 'releases', title: text('New tapes', 'Novedades') },
      { type: 'view', view: 'liveEvents', title: text('Live today', 'En directo hoy') },
    ],
  },
  { type: 'section', id: 'stories', title: text('Stories', 'Historias') },
  { type: 'plugin-item', id: 'fighters', title: text('Fighters', 'Púgiles') },
  { type: 'plugin-item', id: 'news', title: text('News', 'Noticias') },
  {
    type: 'plugin-item',
    id: 'watchlists',
    title: text('My corner', 'Mi rincón'),
    items: [
      { type: 'view', view: 'WATCHLISTS', title: text('Watchlists', 'Listas') },
      { type: 'view', view: 'FAVOURITES', title: text('Favourites', 'Favoritos') },
      { type: 'view', view: 'HISTORY', title: text('History', 'Historial') },
    ],
  },
  { type: 'view', view: 'PURCHASE', title: text('Passes', 'Pases') },
  { type: 'plugin-item', id: 'gift', title: text('Gifts', 'Regalos') },
  { type: 'outbound', url: 'https://shop.ringside.example/', title: text('Corner shop', 'Tienda') },
  { type: 'plugin-item', id: 'workbench', title: text('Workbench', 'Taller') },
];

export const ringsideTrade: RealmTrade<Locale> = {
  realm: 'ringside',
  apiKey: 'ringside-web',
  title: 'Ringside',
  callerCountry: 'IE',
  currency: 'EUR',
  scale: 2,
  cards: 'stripe',
  wallet: 'stripe',
  taxPercent: 23,
  familyNames: { 'ringside-pass': text('Ringside Pass', 'Pase Ringside') },
  licences: [
    {
      id: 'ringside-free-taster',
      name: text('Taster', 'Prueba'),
      description: text(
        'Two weeks of undercards, no card needed.',
        'Dos semanas de combates previos, sin tarjeta.',
      ),
      type: 'FIXED_DATE',
      holdsDays: 14,
      amount: 0,
      cta: text('Take a seat', 'Toma asiento'),
    },
    {
      id: 'ringside-pass-month',
      name: text('Ringside Pass', 'Pase Ringside'),
      description: text(
        'Every fight night and the whole archive, month by month.',
        'Todas las veladas y el archivo entero, mes a mes.',
      ),
      family: 'ringside-pass',
      rank: 1,
      type: 'SUBSCRIPTION',
      period: 'P1M',
      amount: 1299,
    },
    {
      id: 'ringside-pass-year',
      name: text('Ringside Pass, a year', 'Pase Ringside, un año'),
      description: text(
        'Twelve months for the price of ten, title nights included.',
        'Doce meses al precio de diez, con las noches de título.',
      ),
      family: 'ringside-pass',
      rank: 2,
      type: 'SUBSCRIPTION',
      period: 'P1Y',
      amount: 12999,
      headline: { period: 'P1M', amount: 1083 },
      trial: 'P7D',
    },
    {
      id: 'ringside-ppv-title-night',
      name: text('Title Night', 'Noche de títulos'),
      description: text(
        'One night, twelve rounds, and thirty days to watch it again.',
        'Una noche, doce asaltos y treinta días para volver a verla.',
      ),
      type: 'PAY_PER_VIEW',
      holdsDays: 30,
      amount: 2499,
    },
  ],
  vouchers: [
    {
      code: 'FULLHOUSE',
      name: text('Full house', 'Lleno total'),
      discount: { type: 'PERCENTAGE', percentage: 100 },
    },
    {
      code: 'TENOFF',
      name: text('Ten euros off', 'Diez euros menos'),
      discount: { type: 'AMOUNT', amount: 1000 },
    },
    {
      code: 'YESTERDAY',
      name: text('Last week’s card', 'Cartelera pasada'),
      discount: { type: 'PERCENTAGE', percentage: 50 },
      expired: true,
    },
  ],
  gifts: [
    {
      id: 'three-months',
      licence: 'ringside-pass-month',
      name: text('Three months at ringside', 'Tres meses junto al ring'),
      description: text(
        'A season of fight nights, undercards and all. They pick the corner.',
        'Una temporada de veladas, con sus combates previos. La esquina la eligen ellos.',
      ),
      period: 'P3M',
      amount: 3499,
      image: 'heroes/rs-201.webp',
    },
    {
      id: 'a-year',
      licence: 'ringside-pass-year',
      name: text('A year at ringside', 'Un año junto al ring'),
      description: text(
        'Twelve months, every title night, the whole archive.',
        'Doce meses, todas las noches de título, el archivo entero.',
      ),
      period: 'P1Y',
      amount: 11999,
      image: 'heroes/the-long-camp.webp',
    },
    {
      id: 'title-night',
      licence: 'ringside-ppv-title-night',
      name: text('One title night', 'Una noche de título'),
      description: text(
        'The front row of a single night, and a month to watch it again.',
        'La primera fila de una sola noche, y un mes para volver a verla.',
      ),
      period: 'P1M',
      amount: 2499,
      image: 'heroes/rs-211.webp',
    },
  ],
  accounts: castOf({
    realm: 'ringside',
    pass: 'ringside-pass-month',
    withTrial: 'ringside-pass-year',
    ticket: 'ringside-ppv-title-night',
    memberWatched: {
      'rs-101': 24,
      'rs-103': 19,
      'rs-307': 13,
      'rs-402': 5,
      'rs-114': 2,
      'rs-301': 34,
      'rs-109': 58,
      'rs-404': 2,
      'rs-112': 21,
      'rs-303': 11,
    },
    memberFavourites: [
      'rs-114',
      'rs-101',
      'rs-306',
      'rs-103',
      'rs-109',
      'rs-402',
      'rs-301',
      'rs-113',
      'rs-111',
      'rs-404',
      'rs-305',
      'rs-107',
    ],
    memberWatchlists: [
      {
        id: 'rs-wl-sunday',
        name: 'Sunday, with tea',
        items: [
          { kind: 'video', id: 'rs-103' },
          { kind: 'video', id: 'rs-111' },
          { kind: 'series', id: 'the-long-camp' },
          { kind: 'video', id: 'rs-307' },
          { kind: 'playlist', id: 'draws-we-loved' },
          { kind: 'video', id: 'rs-402' },
        ],
      },
      {
        id: 'rs-wl-homework',
        name: 'Homework for the left hand',
        items: [
          { kind: 'video', id: 'rs-104' },
          { kind: 'video', id: 'rs-403' },
        ],
      },
    ],
  }),
  menus: {
    WEB: {
      layout: 'top',
      items: [
        ...items,
        { type: 'view', view: 'search', title: text('Search', 'Buscar') },
        { type: 'view', view: 'account', title: text('Account', 'Cuenta') },
      ],
    },
    'MOBILE-WEB': {
      layout: 'top',
      items: [...items, { type: 'view', view: 'account', title: text('Account', 'Cuenta') }],
    },
  },
  labels: {
    emptySection: text('No bell has rung here yet.', 'Aquí aún no ha sonado la campana.'),
    signInToWatch: text('Sign in to get in', 'Inicia sesión para entrar'),
  },
  offerToStay: { type: 'PERCENTAGE', percentage: 40, state: 'UPCOMING' },
  consent: text(
    'Start at once; I know that I cannot withdraw once I have watched.',
    'Empezar ya; sé que no puedo desistir después de haber visto algo.',
  ),
};
