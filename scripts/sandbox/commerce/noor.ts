/** Commercial data of noor: a guest pass, Noor Plus by the month or the year, the family plan. */
import { castOf } from './demoAccounts';
import type { RealmTrade, SeedMenuItem } from './types';

type Locale = 'ar' | 'en';
const text = (ar: string, en: string): Record<Locale, string> => ({ ar, en });

const items: readonly SeedMenuItem<Locale>[] = [
  { type: 'section', id: 'home', title: text('الرئيسية', 'Home'), featured: true },
  { type: 'view', view: 'liveNow', title: text('مباشر الآن', 'Live now'), featured: true },
  { type: 'section', id: 'schedule', title: text('دليل البرامج', 'TV guide') },
  { type: 'section', id: 'browse', title: text('تصفّح', 'Browse') },
  {
    type: 'section',
    id: 'kids',
    title: text('عوالم نور', 'Worlds'),
    items: [
      { type: 'section', id: 'kids', title: text('الأطفال', 'Children') },
      { type: 'section', id: 'tarab', title: text('طرب', 'Tarab') },
    ],
  },
  { type: 'plugin-item', id: 'news', title: text('الأخبار', 'News') },
  {
    type: 'plugin-item',
    id: 'watchlists',
    title: text('قوائمي', 'My lists'),
    items: [
      { type: 'view', view: 'WATCHLISTS', title: text('قوائم المشاهدة', 'Watchlists') },
      { type: 'view', view: 'FAVOURITES', title: text('المفضلة', 'Favourites') },
      { type: 'view', view: 'HISTORY', title: text('سجل المشاهدة', 'History') },
    ],
  },
  { type: 'view', view: 'PURCHASE', title: text('نور بلس', 'Noor Plus') },
  { type: 'outbound', url: 'https://magazine.noor.example/', title: text('مجلّة نور', 'Noor magazine') },
  { type: 'view', view: 'preferences', title: text('التفضيلات', 'Preferences') },
  { type: 'plugin-item', id: 'workbench', title: text('ورشة الفريق', 'Workbench') },
];

export const noorTrade: RealmTrade<Locale> = {
  realm: 'noor',
  apiKey: 'noor-web',
  title: 'Noor',
  callerCountry: 'AE',
  currency: 'AED',
  scale: 2,
  cards: 'braintree',
  wallet: 'stripe',
  taxPercent: 5,
  familyNames: { 'noor-plus': text('نور بلس', 'Noor Plus') },
  licences: [
    {
      id: 'noor-guest',
      name: text('ضيف نور', 'Guest of Noor'),
      description: text('أسبوع من المسلسلات المختارة، ضيافةً منّا.', 'A week of chosen series, on the house.'),
      type: 'FIXED_DATE',
      holdsDays: 7,
      amount: 0,
    },
    {
      id: 'noor-plus-month',
      name: text('نور بلس', 'Noor Plus'),
      description: text('كل المسلسلات والأفلام، شهراً بشهر.', 'Every series and film, month by month.'),
      family: 'noor-plus',
      rank: 1,
      type: 'SUBSCRIPTION',
      period: 'P1M',
      amount: 2500,
    },
    {
      id: 'noor-plus-year',
      name: text('نور بلس لسنة', 'Noor Plus, a year'),
      description: text('سنة كاملة بسعر عشرة أشهر.', 'A whole year for the price of ten months.'),
      family: 'noor-plus',
      rank: 2,
      type: 'SUBSCRIPTION',
      period: 'P1Y',
      amount: 25000,
      headline: { period: 'P1M', amount: 2083 },
      trial: 'P7D',
    },
    {
      id: 'noor-family',
      name: text('نور للعائلة', 'Noor for the family'),
      description: text(
        'كل ما سبق وعالم الأطفال، لأربع شاشات.',
        'All of it and the children’s world, on four screens.',
      ),
      family: 'noor-plus',
      rank: 3,
      type: 'SUBSCRIPTION',
      period: 'P1M',
      amount: 3900,
    },
  ],
  vouchers: [
    {
      code: 'KARAM',
      name: text('كرم الضيافة', 'Hospitality'),
      discount: { type: 'PERCENTAGE', percentage: 100 },
    },
    {
      code: 'HILAL',
      name: text('خصم الهلال', 'Crescent discount'),
      discount: { type: 'AMOUNT', amount: 500 },
    },
    {
      code: 'AMS',
      name: text('عرض أمس', 'Yesterday’s offer'),
      discount: { type: 'AMOUNT', amount: 100 },
      expired: true,
    },
  ],
  accounts: castOf({
    realm: 'noor',
    pass: 'noor-plus-month',
    withTrial: 'noor-plus-year',
    ticket: 'noor-guest',
    memberWatched: {
      'nr-101': 27,
      'nr-102': 16,
      'nr-111': 38,
      'nr-301': 26,
      'nr-304': 22,
      'nr-121': 6,
      'nr-131': 34,
      'nr-302': 19,
    },
    memberFavourites: [
      'nr-301',
      'nr-101',
      'nr-304',
      'nr-111',
      'nr-302',
      'nr-131',
      'nr-306',
      'nr-121',
      'nr-303',
      'nr-307',
      'nr-308',
    ],
    memberWatchlists: [
      {
        id: 'nr-wl-family',
        name: 'سهرة العائلة',
        items: [
          { kind: 'video', id: 'nr-306' },
          { kind: 'series', id: 'house-of-palms' },
          { kind: 'video', id: 'nr-301' },
          { kind: 'video', id: 'nr-304' },
          { kind: 'playlist', id: 'sea-and-sand' },
          { kind: 'video', id: 'nr-121' },
        ],
      },
    ],
  }),
  menus: {
    WEB: {
      layout: 'hamburger',
      items: [
        ...items,
        { type: 'view', view: 'search', title: text('بحث', 'Search') },
        { type: 'view', view: 'account', title: text('حسابي', 'Account') },
      ],
    },
    'MOBILE-WEB': {
      layout: 'hamburger',
      items: [...items, { type: 'view', view: 'account', title: text('حسابي', 'Account') }],
    },
  },
  labels: {
    emptySection: text('لا شيء هنا بعد، والقهوة على النار.', 'Nothing here yet, and the coffee is on.'),
  },
  otherMethods: ['alipay', 'wepay'],
  offerToStay: { type: 'AMOUNT', amount: 1000, state: 'UPCOMING' },
  consent: text(
    'أريد المشاهدة فوراً، وأعلم أنّ حقّ التراجع يسقط بذلك.',
    'I want to watch at once, and I know that the right to withdraw ends with it.',
  ),
};
