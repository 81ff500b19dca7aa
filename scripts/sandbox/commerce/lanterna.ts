/** Commercial data of lanterna: monthly and yearly membership, a supporter's membership, a ticket for one film. */
import { castOf } from './demoAccounts';
import type { RealmTrade, SeedMenuItem } from './types';

type Locale = 'pt' | 'en';
const text = (pt: string, en: string): Record<Locale, string> => ({ pt, en });

const items: readonly SeedMenuItem<Locale>[] = [
  { type: 'section', id: 'home', title: text('Em cartaz', 'Now showing'), featured: true },
  { type: 'section', id: 'retrospetivas', title: text('Retrospetivas', 'Retrospectives') },
  {
    type: 'section',
    id: 'browse',
    title: text('Catálogo', 'Catalogue'),
    items: [
      { type: 'section', id: 'browse', title: text('Todos os filmes', 'Every film') },
      { type: 'section', id: 'curtas', title: text('Curtas', 'Shorts') },
    ],
  },
  { type: 'plugin-item', id: 'news', title: text('No átrio', 'In the foyer') },
  {
    type: 'plugin-item',
    id: 'watchlists',
    title: text('A minha sala', 'My seat'),
    items: [
      { type: 'view', view: 'WATCHLISTS', title: text('Listas', 'Watchlists') },
      { type: 'view', view: 'FAVOURITES', title: text('Favoritos', 'Favourites') },
      { type: 'view', view: 'HISTORY', title: text('Histórico', 'History') },
    ],
  },
  { type: 'view', view: 'PURCHASE', title: text('Bilheteira', 'Box office') },
  { type: 'plugin-item', id: 'gift', title: text('Oferecer', 'Gifts') },
  { type: 'outbound', url: 'https://livraria.lanterna.example/', title: text('Livraria', 'Bookshop') },
  { type: 'view', view: 'liveNow', title: text('A sala, agora', 'The house, now') },
  { type: 'plugin-item', id: 'workbench', title: text('Bancada', 'Workbench') },
];

export const lanternaTrade: RealmTrade<Locale> = {
  realm: 'lanterna',
  apiKey: 'lanterna-web',
  title: 'Lanterna',
  callerCountry: 'PT',
  currency: 'EUR',
  scale: 2,
  cards: 'adyen',
  wallet: 'adyen',
  taxPercent: 6,
  familyNames: { 'lanterna-socio': text('Sócios', 'Members') },
  licences: [
    {
      id: 'lanterna-amigos',
      name: text('Amigos da sala', 'Friends of the house'),
      description: text('Uma seleção do mês, por nossa conta.', 'A selection of the month, on us.'),
      type: 'FIXED_DATE',
      holdsDays: 30,
      amount: 0,
      cta: text('Entrar como amigo', 'Come in as a friend'),
    },
    {
      id: 'lanterna-mensal',
      name: text('Sócio mensal', 'Member, by the month'),
      description: text(
        'Todo o catálogo, menos as estreias. Sai quando quiser.',
        'The whole catalogue but the premieres. Leave when you like.',
      ),
      family: 'lanterna-socio',
      rank: 1,
      type: 'SUBSCRIPTION',
      period: 'P1M',
      amount: 790,
    },
    {
      id: 'lanterna-anual',
      name: text('Sócio anual', 'Member, by the year'),
      description: text('Um ano de cinema, estreias incluídas.', 'A year of cinema, premieres included.'),
      family: 'lanterna-socio',
      rank: 2,
      type: 'SUBSCRIPTION',
      period: 'P1Y',
      amount: 7900,
      headline: { period: 'P1M', amount: 658 },
      trial: 'P14D',
    },
    {
      id: 'lanterna-bilhete',
      name: text('Bilhete', 'Ticket'),
      description: text(
        'Um bilhete para as estreias, válido por três dias.',
        'A ticket to the premieres, good for three days.',
      ),
      type: 'PAY_PER_VIEW',
      holdsDays: 3,
      amount: 450,
    },
  ],
  vouchers: [
    {
      code: 'CASACHEIA',
      name: text('Casa cheia', 'Full house'),
      discount: { type: 'PERCENTAGE', percentage: 100 },
    },
    {
      code: 'MEIOBILHETE',
      name: text('Meio bilhete', 'Half a ticket'),
      discount: { type: 'PERCENTAGE', percentage: 50 },
    },
    {
      code: 'ONTEM',
      name: text('Sessão de ontem', 'Yesterday’s show'),
      discount: { type: 'AMOUNT', amount: 100 },
      expired: true,
    },
  ],
  gifts: [
    {
      id: 'tres-meses',
      licence: 'lanterna-mensal',
      name: text('Três meses de sala', 'Three months of cinema'),
      description: text(
        'Uma estação inteira de filmes, com as conversas depois da sessão.',
        'A whole season of films, with the talks after the screening.',
      ),
      period: 'P3M',
      amount: 1990,
      image: 'heroes/ln-14.webp',
    },
    {
      id: 'um-ano',
      licence: 'lanterna-anual',
      name: text('Um ano de sócio', 'A year of membership'),
      description: text(
        'Cartão de sócio por um ano: todas as sessões, todas as retrospetivas.',
        'A member’s card for a year: every screening, every retrospective.',
      ),
      period: 'P1Y',
      amount: 6900,
      image: 'heroes/ln-32.webp',
    },
    {
      id: 'um-bilhete',
      licence: 'lanterna-bilhete',
      name: text('Um bilhete', 'One ticket'),
      description: text('Um filme, escolhido por quem o recebe.', 'One film, chosen by whoever gets it.'),
      period: 'P1M',
      amount: 450,
      image: 'heroes/ln-01.webp',
    },
  ],
  accounts: castOf({
    realm: 'lanterna',
    pass: 'lanterna-mensal',
    withTrial: 'lanterna-anual',
    ticket: 'lanterna-bilhete',
    memberWatched: {
      'ln-01': 44,
      'ln-03': 61,
      'ln-61': 46,
      'ln-51': 17,
      'ln-07': 22,
      'ln-18': 51,
      'ln-14': 41,
      'ln-41': 17,
    },
    memberFavourites: [
      'ln-14',
      'ln-03',
      'ln-01',
      'ln-61',
      'ln-07',
      'ln-19',
      'ln-28',
      'ln-05',
      'ln-11',
      'ln-23',
      'ln-22',
    ],
    memberWatchlists: [
      {
        id: 'ln-wl-domingo',
        name: 'Domingos de chuva',
        items: [
          { kind: 'video', id: 'ln-02' },
          { kind: 'video', id: 'ln-14' },
          { kind: 'series', id: 'a-ultima-sessao' },
          { kind: 'video', id: 'ln-17' },
          { kind: 'playlist', id: 'menos-de-noventa' },
          { kind: 'video', id: 'ln-19' },
        ],
      },
    ],
  }),
  menus: {
    WEB: {
      layout: 'sidebar',
      items: [
        ...items,
        { type: 'view', view: 'search', title: text('Pesquisar', 'Search') },
        { type: 'view', view: 'account', title: text('Conta', 'Account') },
      ],
    },
    'MOBILE-WEB': {
      layout: 'sidebar',
      items: [...items, { type: 'view', view: 'account', title: text('Conta', 'Account') }],
    },
  },
  labels: {
    emptySection: text(
      'A sala está vazia. O projecionista foi tomar um café.',
      'The house is empty. The projectionist is having a coffee.',
    ),
    firebaseBlockingFunction_MEMBERS_ONLY: text(
      'Esta entrada é só para sócios. Fale com a bilheteira.',
      'This door is for members. Ask at the box office.',
    ),
    firebaseBlockingFunction_AFTER_HOURS: text(
      'A bilheteira já fechou. Volte amanhã.',
      'The box office has closed. Come back tomorrow.',
    ),
  },
  otherMethods: ['ideal', 'bancontact', 'pix'],
  offerToStay: { type: 'PERCENTAGE', percentage: 25, state: 'UPCOMING', lifeTimeRepeat: true },
  consent: text(
    'Quero ver já; sei que perco o direito de livre resolução.',
    'I want to watch at once; I know that I give up the right to withdraw.',
  ),
};
