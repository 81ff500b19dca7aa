// The family channels of noor, and each one's weekly plan.
import type { SeedChannel } from '../types';
import { day, films, harbour, incense, palms, show, sidra } from './dayPlan';
import { text } from './title';
import type { NoorLocale } from './title';

const news = show(
  ['موجز الأخبار', 'News in brief'],
  ['العالم في عشر دقائق.', 'The world in ten minutes.'],
  'pr-newsdesk',
);
const weather = show(
  ['طقس الخليج', 'Gulf weather'],
  ['ريح، وموج، ورطوبة.', 'Wind, swell and humidity.'],
  'pr-sea',
);
const evening = show(
  ['نشرة المساء', 'Evening news'],
  ['اليوم في ساعة.', 'The day in an hour.'],
  'pr-newsdesk',
);
const lateFilm = films('nr-306', 'nr-301', 'nr-307');
const concert = show(
  ['ليلة على الكورنيش', 'A Night on the Corniche'],
  ['أمسية الطرب الأسبوعية.', 'The week’s evening of song.'],
  'nr-201',
);
const voices = show(
  ['أصوات الليل', 'Voices of the night'],
  ['مكالمات، وقصائد، ومن لا ينام.', 'Calls, poems and those who cannot sleep.'],
  'pr-night',
);
const dawn = show(
  ['فجر', 'Dawn'],
  ['ساعة بلا كلام، فوق المدن.', 'An hour above the cities, without words.'],
  'pr-dawn',
);
const morning = show(
  ['صباح نور', 'Noor this morning'],
  ['قهوة وضيوف وطقس وثلاثة أخبار سعيدة.', 'Coffee, guests, weather and three pieces of good news.'],
  'pr-morning',
);
const table = show(
  ['على المائدة', 'At the table'],
  ['طبق واحد وحديث لا ينتهي.', 'One dish and a talk without end.'],
  'nr-308',
);
const pitch = show(
  ['ملعب الحارة', 'The lane’s own pitch'],
  ['دوري الأحياء، بمعلّق من الحيّ نفسه.', 'The neighbourhood league, with a commentator from the street.'],
  'pr-pitch',
);
const market = show(
  ['سوق الخميس', 'The Thursday market'],
  ['بائعون، وحرفيون، وسعر لا يثبت.', 'Sellers, makers and a price that will not stand still.'],
  'pr-market',
);
const desk = show(
  ['آخر الليل', 'The late desk'],
  ['ما حدث بينما كنت نائماً.', 'What happened while you were asleep.'],
  'pr-newsdesk',
);
const markets = show(
  ['أسواق الشرق', 'Markets of the east'],
  ['من طوكيو حتى مسقط.', 'From Tokyo to Muscat.'],
  'pr-markets',
);
const map = show(
  ['خريطة', 'The map'],
  ['بلد واحد كل يوم، من تضاريسه.', 'One country a day, starting from its terrain.'],
  'pr-map',
);
const correspondents = show(
  ['مراسلون', 'Correspondents'],
  ['خمس مدن على الهواء.', 'Five cities on the air.'],
  'pr-skyline',
);
const faceToFace = show(
  ['وجهاً لوجه', 'Face to face'],
  ['ضيف واحد وسؤال واحد.', 'One guest and one question.'],
  'pr-newsdesk',
);
const lullabies = show(
  ['هسّ… القمر نائم', 'Hush, the moon is asleep'],
  ['تهويدات حتى الصباح.', 'Lullabies until morning.'],
  'nr-121',
);
const paper = show(
  ['ورشة الورق', 'The paper workshop'],
  ['مقص ولصاق وخيال.', 'Scissors, glue and imagination.'],
  'pr-paper',
);
const letters = show(
  ['حروف تمشي', 'Walking letters'],
  ['كل يوم حرف، ولكل حرف مشية.', 'A letter a day, each with its own walk.'],
  'pr-paper',
);

export const houseChannels: readonly SeedChannel<NoorLocale>[] = [
  {
    id: 'noor-one',
    number: 1,
    logo: 'channels/noor-one.svg',
    videoId: 'nr-c1',
    name: text(['نور الأولى', 'Noor One']),
    description: text(['شاشة البيت', 'The family screen']),
    programmes: day([
      [115, ...lateFilm],
      [5, weather],
      [180, voices],
      [60, dawn],
      [150, morning],
      [20, news],
      [10, weather],
      [30, ...films('nr-304', 'nr-308')],
      [60, market],
      [45, news],
      [45, table],
      [60, ...palms(2)],
      [45, ...harbour(1)],
      [15, weather],
      [15, ...sidra()],
      [15, ...sidra(1)],
      [30, paper],
      [60, pitch],
      [60, table],
      [60, evening],
      [50, ...palms()],
      [10, weather],
      [60, ...harbour()],
      [90, ...films('nr-302', 'nr-303', 'nr-305')],
      [60, faceToFace],
      [90, voices],
    ]),
    // Special plans for Friday daytime and Thursday evening.
    days: {
      4: day([
        [120, ...lateFilm],
        [180, voices],
        [60, dawn],
        [180, morning],
        [120, market],
        [60, news],
        [90, table],
        [90, pitch],
        [60, ...sidra(2)],
        [120, ...films('nr-303', 'nr-302')],
        [60, evening],
        [50, ...palms()],
        [10, weather],
        [150, concert],
        [90, ...lateFilm],
      ]),
      5: day([
        [120, ...lateFilm],
        [240, voices],
        [90, dawn],
        [150, morning],
        [30, weather],
        [110, ...films('nr-301', 'nr-307')],
        [70, table],
        [120, pitch],
        [60, ...sidra(3)],
        [120, ...films('nr-306', 'nr-303')],
        [60, evening],
        [100, ...palms(3)],
        [50, ...harbour(2)],
        [120, concert],
      ]),
    },
  },
  {
    id: 'noor-news',
    number: 2,
    logo: 'channels/noor-news.svg',
    videoId: 'nr-c2',
    name: text(['نور الأخبار', 'Noor News']),
    description: text(['الخبر وسياقه', 'News, with its context']),
    programmes: day([
      [60, desk],
      [10, news],
      [50, desk],
      [10, news],
      [110, markets],
      [10, news],
      [5, weather],
      [105, markets],
      [
        60,
        show(
          ['النشرة الأولى', 'First edition'],
          ['العالم قبل السابعة.', 'The world before seven.'],
          'pr-dawn',
        ),
      ],
      [10, news],
      [50, map],
      [10, news],
      [5, weather],
      [45, correspondents],
      [10, news],
      [50, faceToFace],
      [
        60,
        show(
          ['موجز الظهيرة', 'Midday bulletin'],
          ['أخبار المنطقة والعالم.', 'The region and the world.'],
          'pr-newsdesk',
        ),
      ],
      [10, news],
      [50, map],
      [10, news],
      [50, markets],
      [10, news],
      [5, weather],
      [105, correspondents],
      [10, news],
      [50, faceToFace],
      [60, evening],
      [10, news],
      [
        50,
        show(
          ['ما وراء الخبر', 'Behind the story'],
          ['تحقيق في ستين صفحة.', 'An inquiry sixty pages long.'],
          'pr-map',
        ),
      ],
      [10, news],
      [50, faceToFace],
      [10, news],
      [5, weather],
      [
        105,
        show(
          ['آخر الصحف', 'Tomorrow’s papers'],
          ['صحف الغد الليلة.', 'Tomorrow’s papers, tonight.'],
          'pr-newsdesk',
        ),
      ],
      [60, evening],
      [10, news],
      [50, correspondents],
      [60, desk],
    ]),
  },
  {
    id: 'noor-drama',
    number: 3,
    logo: 'channels/noor-drama.svg',
    videoId: 'nr-c3',
    name: text(['نور دراما', 'Noor Drama']),
    description: text(['حلقات لا تُترك', 'Episodes nobody leaves']),
    programmes: day([
      [120, ...lateFilm],
      [50, ...palms(1)],
      [50, ...palms(2)],
      [50, ...palms(3)],
      [90, ...films('nr-303', 'nr-302')],
      [55, ...harbour(2)],
      [55, ...harbour(3)],
      [110, ...films('nr-301', 'nr-306')],
      [50, ...palms(4)],
      [50, ...palms(5)],
      [
        40,
        show(
          ['كواليس', 'Behind the set'],
          ['كيف بُني بيت النخيل في موقف سيارات.', 'How the House of Palms was built in a car park.'],
          'nr-302',
        ),
      ],
      [120, ...films('nr-306', 'nr-307')],
      [55, ...harbour()],
      [55, ...harbour(1)],
      [50, ...palms(5)],
      [
        60,
        show(
          ['كواليس', 'Behind the set'],
          ['كيف بُني بيت النخيل في موقف سيارات.', 'How the House of Palms was built in a car park.'],
          'nr-302',
        ),
      ],
      [50, ...palms()],
      [60, ...harbour()],
      [50, ...palms(3)],
      [120, ...lateFilm],
      [100, ...harbour(2)],
    ]),
  },
  {
    id: 'noor-kids',
    number: 4,
    logo: 'channels/noor-kids.svg',
    videoId: 'nr-c4',
    currentProgramPlaybackStatus: 'ENABLED',
    name: text(['نور الصغار', 'Noor Little Ones']),
    description: text(['لمن طوله أقل من ركبة الجمل', 'For anyone shorter than a camel’s knee']),
    // Off the air between 22:00 and 06:00.
    programmes: day([
      [360],
      [60, show(['صباح سدرة', 'Sidra’s morning'], ['أغانٍ وفطور.', 'Songs and breakfast.'], 'tales-of-sidra')],
      [15, ...sidra()],
      [15, ...sidra(1)],
      [30, letters],
      [60, paper],
      [15, ...sidra(2)],
      [15, ...sidra(3)],
      [30, letters],
      [60, show(['صفصوف', 'Safsouf'], ['الجمل وسجاداته.', 'The camel and his carpets.'], 'nr-122')],
      [60, paper],
      [15, ...sidra(1)],
      [45, letters],
      [
        60,
        show(
          ['حديقة النهار', 'The day garden'],
          ['حيوانات تستيقظ معنا.', 'Animals that wake when we do.'],
          'nr-123',
        ),
      ],
      [30, ...sidra(2)],
      [30, ...sidra(3)],
      [60, paper],
      [60, letters],
      [15, ...sidra()],
      [15, ...sidra(1)],
      [90, show(['صفصوف', 'Safsouf'], ['الجمل وسجاداته.', 'The camel and his carpets.'], 'nr-122')],
      [
        60,
        show(
          ['حديقة الليل', 'The night garden'],
          ['حيوانات تستيقظ حين ننام.', 'Animals that wake when we sleep.'],
          'nr-124',
        ),
      ],
      [120, lullabies],
    ]),
  },
  {
    id: 'noor-earth',
    number: 5,
    logo: 'channels/noor-earth.svg',
    videoId: 'nr-c5',
    name: text(['نور الأرض', 'Noor Earth']),
    description: text(['كثبان وأعماق ونجوم', 'Dunes, depths and stars']),
    programmes: day([
      [
        240,
        show(
          ['سماء مباشرة', 'The sky, live'],
          ['كاميرا واحدة نحو الشمال.', 'One camera facing north.'],
          'nr-305',
        ),
      ],
      [
        180,
        show(
          ['فجر على الكثبان', 'Dawn on the dunes'],
          ['ثلاث ساعات من الضوء.', 'Three hours of light.'],
          'pr-dunes',
        ),
      ],
      [60, ...incense()],
      [
        90,
        show(['تحت السطح', 'Below the surface'], ['شعاب البحر الأحمر.', 'Reefs of the Red Sea.'], 'pr-sea'),
      ],
      [60, ...incense(1)],
      [60, ...films('nr-302', 'nr-304')],
      [
        120,
        show(
          ['رحلة الصقر', 'The falcon’s way'],
          ['من الهضبة إلى الساحل.', 'From the plateau to the coast.'],
          'pr-ridge',
        ),
      ],
      [30, weather],
      [60, ...incense(2)],
      [
        120,
        show(
          ['أفلاج', 'Water channels'],
          ['ألف عام من قسمة الماء.', 'A thousand years of sharing water.'],
          'pr-oasis',
        ),
      ],
      [60, ...incense()],
      [
        90,
        show(['تحت السطح', 'Below the surface'], ['غابات المانغروف.', 'The mangrove forests.'], 'pr-oasis'),
      ],
      [70, ...films('nr-305', 'nr-302')],
      [
        200,
        show(['نجوم فوق الربع', 'Stars over the Empty Quarter'], ['ليل طويل.', 'A long night.'], 'nr-305'),
      ],
    ]),
  },
  {
    id: 'noor-tarab',
    number: 6,
    logo: 'channels/noor-tarab.svg',
    videoId: 'nr-c6',
    name: text(['نور طرب', 'Noor Tarab']),
    description: text(['عود وقانون وصوت', 'Oud, qanun and voice']),
    programmes: day([
      [
        300,
        show(
          ['حتى الفجر', 'Until dawn'],
          ['تقاسيم بلا استعجال.', 'Improvisations without hurry.'],
          'pr-night',
        ),
      ],
      [
        240,
        show(
          ['صباحيات', 'Morning songs'],
          ['ما كانت تسمعه جدّاتنا.', 'What our grandmothers listened to.'],
          'pr-morning',
        ),
      ],
      [90, show(['صانع العود', 'The oud maker'], ['خشب وصمغ وأذن.', 'Wood, glue and an ear.'], 'pr-oud')],
      [75, ...films('nr-303')],
      [
        105,
        show(
          ['مقامات', 'Maqamat'],
          ['مقام كل يوم، من أوله.', 'A maqam a day, from the beginning.'],
          'pr-oud',
        ),
      ],
      [120, show(['أسطوانة', 'On record'], ['وجه أول ووجه ثانٍ.', 'Side one and side two.'], 'pr-record')],
      [
        180,
        show(['أصوات جديدة', 'New voices'], ['أول مرة على مسرح.', 'The first time on a stage.'], 'pr-stage'),
      ],
      [150, concert],
      [
        90,
        show(
          ['مقامات', 'Maqamat'],
          ['مقام كل يوم، من أوله.', 'A maqam a day, from the beginning.'],
          'pr-oud',
        ),
      ],
      [90, concert],
    ]),
  },
];
