// "Nights of the Quarter", the serial of noor that has returned every Ramadan since 1989, and a serial that
// is only announced.
import type { SeedSeason, SeedSeries, SeedVideo } from '../types';
import { text, video } from './title';
import type { NoorLocale, Pair } from './title';

const FIRST_YEAR = 1989;

/** Each season's theme. The fifteenth has no episode: it was shot and lost. */
const THEMES: readonly Pair[] = [
  ['الفانوس', 'The lantern'],
  ['دكان الزاوية', 'The corner shop'],
  ['السطح', 'The roof'],
  ['العرس المؤجل', 'The postponed wedding'],
  ['ساعي البريد', 'The postman'],
  ['بئر الجيران', 'The neighbours’ well'],
  ['الخياطة', 'The seamstress'],
  ['المقهى', 'The coffee house'],
  ['مفتاح المدرسة', 'The school key'],
  ['جارة من بعيد', 'A neighbour from afar'],
  ['الراديو', 'The wireless'],
  ['سوق الجمعة', 'The Friday market'],
  ['حمام السلام', 'The pigeon loft'],
  ['الدفتر الأزرق', 'The blue ledger'],
  ['الموسم المفقود', 'The lost season'],
  ['باب بلا رقم', 'The door without a number'],
  ['الطبيبة الجديدة', 'The new doctor'],
  ['المسحراتي', 'The dawn drummer'],
  ['شجرة الليمون', 'The lemon tree'],
  ['الخزانة', 'The wardrobe'],
  ['مصعد', 'The lift'],
  ['رسائل الجنوب', 'Letters from the south'],
  ['فرن الحارة', 'The quarter’s oven'],
  ['ابن العم', 'The cousin'],
  ['الشرفة المقابلة', 'The balcony opposite'],
  ['صورة جماعية', 'A group photograph'],
  ['انقطاع الكهرباء', 'Power cut'],
  ['المحامي', 'The lawyer'],
  ['الحافلة الأخيرة', 'The last bus'],
  ['ضيوف', 'Guests'],
  ['حديقة السيدة وداد', 'Mrs Widad’s garden'],
  ['المخبز والبنك', 'The bakery and the bank'],
  ['عن بعد', 'At a distance'],
  ['العودة', 'The return'],
  ['جدار أبيض', 'A white wall'],
  ['الكمنجة', 'The violin'],
  ['عقد إيجار', 'A tenancy'],
  ['ثلاثون ليلة', 'Thirty nights'],
];

const LOST = 15;
const SHORT_SEASON = 3;

/** The thirty episodes of the last season; each other season reuses three of them. */
const NIGHTS: readonly Pair[] = [
  ['هلال', 'The crescent'],
  ['أول إفطار', 'The first supper'],
  ['طرق على الباب', 'A knock at the door'],
  ['الوصفة', 'The recipe'],
  ['دين قديم', 'An old debt'],
  ['الغائب', 'The one who is missing'],
  ['كرسي زائد', 'A chair too many'],
  ['حديث السلالم', 'Talk on the stairs'],
  ['مطر', 'Rain'],
  ['نصف الحقيقة', 'Half the truth'],
  ['الهدية', 'The present'],
  ['خصام', 'The quarrel'],
  ['صلح', 'The making up'],
  ['ليلة طويلة', 'A long night'],
  ['بدر', 'The full moon'],
  ['وعد', 'A promise'],
  ['الغريب', 'The stranger'],
  ['صندوق', 'A box'],
  ['مرض', 'Fever'],
  ['الجيران يعرفون', 'The neighbours know'],
  ['قصيدة', 'A poem'],
  ['الرهان', 'The wager'],
  ['مفاتيح', 'Keys'],
  ['السر', 'The secret'],
  ['اعتراف', 'A confession'],
  ['ثوب جديد', 'New clothes'],
  ['ليلة القدر', 'The night of power'],
  ['وداع', 'A farewell'],
  ['كعك', 'Cakes'],
  ['العيد', 'The feast'],
];

/** Stills of streets, tables and evenings, shared with other titles. */
const STILLS = [
  'pr-market',
  'nr-102',
  'pr-night',
  'nr-304',
  'pr-skyline',
  'nr-106',
  'pr-morning',
  'nr-103',
  'pr-paper',
  'nr-302',
  'pr-dawn',
  'nr-308',
  'nr-105',
  'pr-oasis',
  'nr-104',
  'nr-306',
];

const stillOf = (place: number): string => `stills/${STILLS[place % STILLS.length] ?? 'browse'}.webp`;
const seasonId = (number: number): string => `quarter-${number}`;

const episodesOf = (theme: Pair, season: number): SeedVideo<NoorLocale>[] => {
  const last = season === THEMES.length;
  const nights =
    season === LOST
      ? []
      : last
        ? NIGHTS
        : Array.from(
            { length: SHORT_SEASON },
            (_, place) => NIGHTS[((season - 1) * SHORT_SEASON + place) % NIGHTS.length] ?? theme,
          );
  return nights.map((night, place) => {
    const episode = video(`nr-q${season}-${place + 1}`, {
      title: night,
      description: [
        `${theme[0]}، الليلة ${place + 1}: في الحارة لا يبقى شيء بين جدارين.`,
        `${theme[1]}, night ${place + 1}: in the quarter nothing stays between two walls.`,
      ],
      minutes: 38 + ((season + place) % 9),
      year: FIRST_YEAR + season - 1,
      genre: 'drama',
      access: place === 0 ? 'free' : 'plus',
      by: [
        ['سامر العقاد', 'Samer Al-Aqqad'],
        ['تأليف', 'Writer'],
      ],
      season: [seasonId(season), place + 1],
    });
    return { ...episode, artwork: { still: stillOf(season + place) } };
  });
};

/** Two single titles with a premiere date (CAT-042). */
const premieres: readonly SeedVideo<NoorLocale>[] = [
  {
    ...video('nr-309', {
      title: ['ساحل بلا اسم', 'The Unnamed Coast'],
      description: [
        'آخر قرية على الخريطة تكتشف أنها ليست عليها. العرض الأول معاً، بعد غد.',
        'The last village on the map finds that it is not on it. Premieres together, the day after tomorrow.',
      ],
      minutes: 101,
      genre: 'film',
      access: 'plus',
      by: [
        ['فارس منصور الدين', 'Faris Mansoureddine'],
        ['إخراج', 'Director'],
      ],
    }),
    artwork: { still: 'stills/pr-sea.webp', poster: 'posters/sea-and-sand.webp' },
    premiere: { startsInMinutes: 2 * 1440 },
  },
  {
    ...video('nr-310', {
      title: ['مئذنة وطائرة ورقية', 'A Minaret and a Kite'],
      description: [
        'صيف واحد في حيّ يصنع ألعابه بنفسه. عُرض أمس لأول مرة.',
        'One summer in a quarter that makes its own toys. First shown yesterday.',
      ],
      minutes: 44,
      genre: 'documentary',
      access: 'free',
      by: [
        ['ليان بو شعير', 'Layan Bou Chair'],
        ['إخراج', 'Director'],
      ],
    }),
    artwork: { still: 'stills/pr-dawn.webp', poster: 'posters/coffee-before-sunset.webp' },
    premiere: { startsInMinutes: -1200 },
  },
];

export const quarterVideos: readonly SeedVideo<NoorLocale>[] = [
  ...THEMES.flatMap((theme, place) => episodesOf(theme, place + 1)),
  ...premieres,
];

export const quarterSeries: readonly SeedSeries<NoorLocale>[] = [
  {
    id: 'nights-of-the-quarter',
    title: text(['ليالي الحارة', 'Nights of the Quarter']),
    tagline: text(['ثمانية وثلاثون رمضاناً، وحارة واحدة.', 'Thirty-eight Ramadans, one quarter.']),
    description: text([
      'تغيّرت الوجوه والهواتف وسعر الخبز، وبقيت الحارة. كل موسم حكاية، وكل حكاية على درج واحد.',
      'Faces, telephones and the price of bread have changed; the quarter has not. A story a season, all on one staircase.',
    ]),
    artwork: {
      still: 'stills/pr-market.webp',
      poster: 'posters/nr-306.webp',
      hero: 'heroes/night-harbour.webp',
    },
    seasonIds: THEMES.map((_, place) => seasonId(place + 1)),
  },
  {
    id: 'the-cartographer',
    title: text(['رسّام الخرائط', 'The Cartographer']),
    description: text([
      'مسلسل تاريخي قيد التصوير. لا شيء منه هنا بعد.',
      'A period serial, now filming. Nothing of it is here yet.',
    ]),
    artwork: { still: 'stills/pr-map.webp', poster: 'posters/the-incense-road.webp' },
    seasonIds: [],
  },
];

export const quarterSeasons: readonly SeedSeason<NoorLocale>[] = THEMES.map(([ar, en], place) => ({
  id: seasonId(place + 1),
  seriesId: 'nights-of-the-quarter',
  number: place + 1,
  title: text([`${FIRST_YEAR + place}: ${ar}`, `${FIRST_YEAR + place}: ${en}`]),
  description:
    place + 1 === LOST
      ? text([
          'صُوّر كاملاً، ثم ضاعت الأشرطة في انتقال الاستوديو.',
          'Shot in full; the tapes were lost when the studio moved.',
        ])
      : text([`رمضان ${FIRST_YEAR + place} في الحارة.`, `Ramadan ${FIRST_YEAR + place} in the quarter.`]),
  artwork: { still: stillOf(place + 1) },
}));
