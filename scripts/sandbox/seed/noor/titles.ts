// The titles of noor: series in episodes, films, concerts and the live video of each channel.
import type { SeedSeason, SeedSeries, SeedVideo } from '../types';
import { text, video } from './title';
import type { NoorLocale, Pair } from './title';

const directedBy = (ar: string, en: string): readonly [Pair, Pair] => [
  [ar, en],
  ['إخراج', 'Director'],
];
const sungBy = (ar: string, en: string): readonly [Pair, Pair] => [
  [ar, en],
  ['غناء', 'Vocals'],
];

const RAWAN = directedBy('روان الحكيم', 'Rawan Al-Hakim');
const FARIS = directedBy('فارس منصور الدين', 'Faris Mansoureddine');
const LAYAN = directedBy('ليان بو شعير', 'Layan Bou Chair');

/** A channel has no end: it started a day ago and runs for a month. */
const always = (channelId: string) => ({ startsInMinutes: -1440, durationMinutes: 43200, channelId });

const channelVideos: readonly SeedVideo<NoorLocale>[] = [
  video('nr-c1', {
    kind: 'live',
    live: always('noor-one'),
    stream: 'noor-live',
    minutes: 1440,
    genre: 'drama',
    access: 'free',
    title: ['نور الأولى', 'Noor One'],
    description: [
      'شاشة البيت: صباح هادئ، ظهيرة للحكايات، ومساء يجمع الجميع.',
      'The family screen: calm mornings, afternoon stories and evenings together.',
    ],
  }),
  video('nr-c2', {
    kind: 'live',
    live: always('noor-news'),
    stream: 'noor-live',
    minutes: 1440,
    genre: 'news',
    access: 'free',
    title: ['نور الأخبار', 'Noor News'],
    description: [
      'الخبر أولاً، ثم سياقه، ثم لحظة صمت.',
      'The news first, then its context, then a moment of silence.',
    ],
  }),
  video('nr-c3', {
    kind: 'live',
    live: always('noor-drama'),
    stream: 'noor-live',
    minutes: 1440,
    genre: 'drama',
    access: 'plus',
    title: ['نور دراما', 'Noor Drama'],
    description: ['حلقات لا تُترك في منتصفها.', 'Episodes nobody leaves halfway.'],
  }),
  video('nr-c4', {
    kind: 'live',
    live: always('noor-kids'),
    stream: 'noor-live',
    minutes: 1440,
    genre: 'kids',
    access: 'signIn',
    title: ['نور الصغار', 'Noor Little Ones'],
    description: [
      'حكايات وأغانٍ لمن طوله أقل من ركبة الجمل.',
      'Stories and songs for anyone shorter than a camel’s knee.',
    ],
  }),
  video('nr-c5', {
    kind: 'live',
    live: always('noor-earth'),
    stream: 'noor-live',
    minutes: 1440,
    genre: 'documentary',
    access: 'guest',
    title: ['نور الأرض', 'Noor Earth'],
    description: ['كثبان وأعماق ونجوم، ببطء يليق بها.', 'Dunes, depths and stars, at the pace they deserve.'],
  }),
  video('nr-c6', {
    kind: 'live',
    live: always('noor-tarab'),
    stream: 'noor-live',
    minutes: 1440,
    genre: 'music',
    access: 'plus',
    title: ['نور طرب', 'Noor Tarab'],
    description: ['عود وقانون وصوت، من المغيب حتى الفجر.', 'Oud, qanun and voice, from sunset until dawn.'],
  }),
];

const events: readonly SeedVideo<NoorLocale>[] = [
  video('nr-201', {
    kind: 'live',
    live: { startsInMinutes: -25, durationMinutes: 150 },
    stream: 'noor-live',
    minutes: 150,
    genre: 'music',
    access: 'plus',
    hero: true,
    by: sungBy('سلمى القطان', 'Salma Al-Qattan'),
    title: ['ليلة على الكورنيش', 'A Night on the Corniche'],
    tagline: ['صوت واحد، وبحر يردّد.', 'One voice, and a sea that answers.'],
    description: [
      'سلمى القطان وأربعون عازفاً في الهواء الطلق، مباشرة من مسرح على الماء.',
      'Salma Al-Qattan and forty players in the open air, live from a stage on the water.',
    ],
  }),
  video('nr-211', {
    kind: 'upcoming',
    live: { startsInMinutes: 110, durationMinutes: 60, channelId: 'noor-drama' },
    stream: 'noor-live',
    minutes: 52,
    genre: 'drama',
    access: 'plus',
    by: RAWAN,
    title: ['بيت النخيل: الحلقة الأخيرة', 'The House of Palms: the finale'],
    description: [
      'البئر تُفتح، والباب يُغلق، والجدّة تتكلم أخيراً.',
      'The well is opened, the gate is closed and the grandmother speaks at last.',
    ],
  }),
  video('nr-212', {
    kind: 'upcoming',
    live: { startsInMinutes: 2880, durationMinutes: 120 },
    stream: 'noor-live',
    minutes: 120,
    genre: 'sport',
    access: 'signIn',
    title: ['سباق الفجر', 'The Dawn Race'],
    description: [
      'مئة وعشرون خيلاً على شاطئ واحد، قبل أن تستيقظ المدينة.',
      'A hundred and twenty horses on one beach, before the city wakes.',
    ],
  }),
];

const palms: readonly SeedVideo<NoorLocale>[] = [
  video('nr-101', {
    season: ['palms-1', 1],
    minutes: 46,
    genre: 'drama',
    access: 'free',
    by: RAWAN,
    year: 2025,
    title: ['الوصيّة', 'The will'],
    description: [
      'ثلاثة أحفاد ومفتاح واحد لبيت لم يدخله أحد منذ عشرين عاماً.',
      'Three grandchildren and one key to a house nobody has entered for twenty years.',
    ],
  }),
  video('nr-102', {
    season: ['palms-1', 2],
    minutes: 44,
    genre: 'drama',
    access: 'plus',
    by: RAWAN,
    year: 2025,
    title: ['غرفة الفانوس', 'The lantern room'],
    description: [
      'فانوس يُضاء كل ليلة، ولا أحد يعترف بإشعاله.',
      'A lantern is lit every night and nobody admits to lighting it.',
    ],
  }),
  video('nr-103', {
    season: ['palms-1', 3],
    minutes: 45,
    genre: 'drama',
    access: 'plus',
    by: RAWAN,
    year: 2025,
    title: ['موسم التمر', 'Date harvest'],
    description: [
      'تحت النخل تُقطف الثمار، وفوقه تُقال الأسرار.',
      'Under the palms the fruit is gathered; up among them secrets are told.',
    ],
  }),
  video('nr-104', {
    season: ['palms-1', 4],
    minutes: 48,
    genre: 'drama',
    access: 'plus',
    by: RAWAN,
    year: 2025,
    title: ['عاصفة من الغرب', 'A storm from the west'],
    description: [
      'الرمل يطرق الباب أولاً، ثم يطرقه أخوها.',
      'First the sand knocks at the gate, then her brother does.',
    ],
  }),
  video('nr-105', {
    season: ['palms-2', 1],
    minutes: 47,
    genre: 'drama',
    access: 'plus',
    by: RAWAN,
    title: ['ماء البئر', 'Well water'],
    description: [
      'الماء عاد، ومعه صندوق لم يبحث عنه أحد.',
      'The water is back, and with it a chest nobody was looking for.',
    ],
  }),
  video('nr-106', {
    season: ['palms-2', 2],
    minutes: 45,
    genre: 'drama',
    access: 'plus',
    by: RAWAN,
    title: ['ضيف المغرب', 'The sunset guest'],
    description: [
      'رجل يعرف أسماء النخلات كلّها، ولا يعرف اسمه أحد.',
      'A man who knows every palm by name, and whose own name no one knows.',
    ],
  }),
];

const harbour: readonly SeedVideo<NoorLocale>[] = [
  video('nr-111', {
    season: ['harbour-1', 1],
    minutes: 51,
    genre: 'mystery',
    access: 'free',
    by: FARIS,
    title: ['الرافعة السابعة', 'Crane seven'],
    description: [
      'حاوية وصلت قبل سفينتها. والمحققة مريم لا تحب الصدف.',
      'A container arrives before its ship. Inspector Mariam dislikes coincidence.',
    ],
  }),
  video('nr-112', {
    season: ['harbour-1', 2],
    minutes: 49,
    genre: 'mystery',
    access: 'plus',
    by: FARIS,
    title: ['دفتر الحارس', 'The watchman’s ledger'],
    description: [
      'كل الأسماء مكتوبة بالحبر، إلا اسماً واحداً بالملح.',
      'Every name is written in ink, but for one in salt.',
    ],
  }),
  video('nr-113', {
    season: ['harbour-1', 3],
    minutes: 50,
    genre: 'mystery',
    access: 'plus',
    by: FARIS,
    title: ['ضباب', 'Fog'],
    description: [
      'ست ساعات بلا رؤية، وستة رجال بلا عذر.',
      'Six hours without sight, six men without an excuse.',
    ],
  }),
  video('nr-114', {
    season: ['harbour-1', 4],
    minutes: 53,
    genre: 'mystery',
    access: 'plus',
    by: FARIS,
    title: ['المدّ', 'High tide'],
    description: ['البحر يعيد كل شيء، في موعده هو.', 'The sea returns everything, in its own time.'],
  }),
];

const sidra: readonly SeedVideo<NoorLocale>[] = [
  video('nr-121', {
    season: ['sidra-1', 1],
    minutes: 12,
    genre: 'kids',
    access: 'free',
    by: LAYAN,
    title: ['سدرة والقمر الضائع', 'Sidra and the lost moon'],
    description: [
      'القمر وقع في البئر! من يملك دلواً كبيراً بما يكفي؟',
      'The moon has fallen down the well! Who has a bucket big enough?',
    ],
  }),
  video('nr-122', {
    season: ['sidra-1', 2],
    minutes: 12,
    genre: 'kids',
    access: 'family',
    by: LAYAN,
    title: ['الجمل الذي يخاف الرمل', 'The camel who feared sand'],
    description: [
      'صفصوف يحب السجّاد فقط. كم سجادة نحتاج إلى البحر؟',
      'Safsouf will only walk on carpets. How many carpets to the sea?',
    ],
  }),
  video('nr-123', {
    season: ['sidra-1', 3],
    minutes: 12,
    genre: 'kids',
    access: 'family',
    by: LAYAN,
    title: ['بائع الغيوم', 'The cloud seller'],
    description: [
      'غيمة صغيرة بدرهمين، وأخرى ماطرة بثلاثة.',
      'A small cloud for two dirhams; one with rain for three.',
    ],
  }),
  video('nr-124', {
    season: ['sidra-1', 4],
    minutes: 12,
    genre: 'kids',
    access: 'signIn',
    by: LAYAN,
    title: ['صقر وورقة', 'A falcon and a sheet of paper'],
    description: [
      'أيهما يطير أعلى؟ سؤال استغرق بعد ظهيرة كاملة.',
      'Which flies higher? A question that took a whole afternoon.',
    ],
  }),
];

const incense: readonly SeedVideo<NoorLocale>[] = [
  video('nr-131', {
    season: ['incense-1', 1],
    minutes: 55,
    genre: 'documentary',
    access: 'guest',
    by: LAYAN,
    title: ['دموع الشجر', 'Tears of the tree'],
    description: [
      'في ظفار، شجرة تبكي ذهباً مرتين في السنة.',
      'In Dhofar there is a tree that weeps gold twice a year.',
    ],
  }),
  video('nr-132', {
    season: ['incense-1', 2],
    minutes: 54,
    genre: 'documentary',
    access: 'plus',
    by: LAYAN,
    title: ['آبار على الطريق', 'Wells along the way'],
    description: ['سبعون يوماً من الماء إلى الماء.', 'Seventy days from water to water.'],
  }),
  video('nr-133', {
    season: ['incense-1', 3],
    minutes: 56,
    genre: 'documentary',
    access: 'plus',
    by: LAYAN,
    title: ['مدينة في الصخر', 'A city in the rock'],
    description: [
      'وصلت القوافل فوجدت الباب محفوراً في الجبل.',
      'The caravans arrived to find the gate carved into the mountain.',
    ],
  }),
];

const singles: readonly SeedVideo<NoorLocale>[] = [
  video('nr-301', {
    minutes: 104,
    genre: 'film',
    access: 'plus',
    by: FARIS,
    poster: true,
    hero: true,
    trailerStream: 'noor-bukhoor',
    title: ['غوّاص اللؤلؤ', 'The Pearl Diver'],
    tagline: ['نَفَسٌ واحد، وعمرٌ كامل.', 'One breath, one lifetime.'],
    description: [
      'آخر غوّاص في القرية يبحث عن لؤلؤة باعها جدّه ثلاث مرات.',
      'The last diver in the village hunts for a pearl his grandfather sold three times.',
    ],
  }),
  video('nr-302', {
    minutes: 58,
    genre: 'documentary',
    access: 'free',
    by: LAYAN,
    poster: true,
    title: ['ظلال المشربيّة', 'Shadows of the Mashrabiya'],
    description: [
      'كيف تصنع نافذةٌ من الخشب نهاراً من نسيم.',
      'How a window made of wood makes a day out of breeze.',
    ],
  }),
  video('nr-303', {
    minutes: 72,
    genre: 'music',
    access: 'signIn',
    by: sungBy('فرقة المقام السابع', 'The Seventh Maqam Ensemble'),
    poster: true,
    title: ['المقام السابع', 'The Seventh Maqam'],
    description: [
      'أربعة عازفين يبحثون عن مقام نسيه الجميع إلا صانع العود.',
      'Four players in search of a mode that all but the oud maker have forgotten.',
    ],
  }),
  video('nr-304', {
    minutes: 27,
    genre: 'kitchen',
    access: 'free',
    poster: true,
    title: ['قهوة أمّي', 'My Mother’s Coffee'],
    description: [
      'هيل، وصبر، ونارٌ لا تستعجل. ثلاث دول، ثلاثة فناجين.',
      'Cardamom, patience and an unhurried flame. Three countries, three cups.',
    ],
  }),
  video('nr-305', {
    minutes: 64,
    genre: 'documentary',
    access: 'geoblocked',
    by: LAYAN,
    poster: true,
    title: ['نجوم فوق الربع', 'Stars over the Empty Quarter'],
    description: [
      'ليلة واحدة في أحلك سماء على الأرض، مع رجل يقرأها كخريطة.',
      'One night under the darkest sky on earth, with a man who reads it as a map.',
    ],
  }),
  video('nr-306', {
    minutes: 98,
    genre: 'film',
    access: 'plus',
    by: RAWAN,
    poster: true,
    title: ['سوق الورّاقين', 'The Paper Sellers’ Market'],
    description: [
      'مخطوطة تنقصها صفحة، وورّاقة تعرف من مزّقها.',
      'A manuscript missing a page, and a bookseller who knows who tore it.',
    ],
  }),
  video('nr-307', {
    minutes: 112,
    genre: 'film',
    access: 'plus',
    by: FARIS,
    poster: true,
    title: ['محطة الحجاز', 'Hejaz Station'],
    description: [
      'قطار لم يصل منذ قرن يُسمع صفيره كل خميس.',
      'A train a century overdue is heard whistling every Thursday.',
    ],
  }),
  video('nr-308', {
    minutes: 31,
    genre: 'kitchen',
    access: 'guest',
    poster: true,
    title: ['خبز الفجر', 'Dawn Bread'],
    description: [
      'ست مدن قبل الشروق، يجمعها التنّور.',
      'Six cities before sunrise, brought together by the oven.',
    ],
  }),
];

export const titles: readonly SeedVideo<NoorLocale>[] = [
  ...channelVideos,
  ...events,
  ...palms,
  ...harbour,
  ...sidra,
  ...incense,
  ...singles,
];

export const series: readonly SeedSeries<NoorLocale>[] = [
  {
    id: 'house-of-palms',
    title: text(['بيت النخيل', 'The House of Palms']),
    description: text([
      'عائلة تعود إلى بيت قديم، والبيت يتذكّر أكثر منها.',
      'A family returns to an old house, and the house remembers more than they do.',
    ]),
    artwork: {
      still: 'stills/house-of-palms.webp',
      poster: 'posters/house-of-palms.webp',
      hero: 'heroes/house-of-palms.webp',
    },
    seasonIds: ['palms-1', 'palms-2'],
  },
  {
    id: 'night-harbour',
    title: text(['ميناء الليل', 'Night Harbour']),
    description: text([
      'محققة، وميناء، وجريمة كُتبت بالملح.',
      'An inspector, a port, and a crime written in salt.',
    ]),
    artwork: {
      still: 'stills/night-harbour.webp',
      poster: 'posters/night-harbour.webp',
      hero: 'heroes/night-harbour.webp',
    },
    seasonIds: ['harbour-1'],
  },
  {
    id: 'tales-of-sidra',
    title: text(['حكايات سدرة', 'Tales of Sidra']),
    description: text([
      'بنت وشجرة وسؤال كل يوم. من ورق ملوّن وصوت جدّة.',
      'A girl, a tree and a question a day, made of coloured paper and a grandmother’s voice.',
    ]),
    artwork: { still: 'stills/tales-of-sidra.webp', poster: 'posters/tales-of-sidra.webp' },
    seasonIds: ['sidra-1'],
  },
  {
    id: 'the-incense-road',
    title: text(['طريق البخور', 'The Incense Road']),
    description: text(['ألفا كيلومتر على خطى رائحة.', 'Two thousand kilometres on the trail of a scent.']),
    artwork: { still: 'stills/the-incense-road.webp', poster: 'posters/the-incense-road.webp' },
    seasonIds: ['incense-1'],
  },
];

export const seasons: readonly SeedSeason<NoorLocale>[] = [
  { id: 'palms-1', seriesId: 'house-of-palms', number: 1, title: text(['الموسم الأول', 'Season 1']) },
  { id: 'palms-2', seriesId: 'house-of-palms', number: 2, title: text(['الموسم الثاني', 'Season 2']) },
  { id: 'harbour-1', seriesId: 'night-harbour', number: 1, title: text(['الموسم الأول', 'Season 1']) },
  { id: 'sidra-1', seriesId: 'tales-of-sidra', number: 1, title: text(['الحكايات الأولى', 'First tales']) },
  { id: 'incense-1', seriesId: 'the-incense-road', number: 1, title: text(['الرحلة', 'The journey']) },
];
