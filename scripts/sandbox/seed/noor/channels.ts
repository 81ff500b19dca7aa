// The six channels of noor and the day each of them repeats.
import type { SeedChannel, SeedProgramme } from '../types';
import { text } from './title';
import type { NoorLocale, Pair } from './title';

/** Length in minutes, title, description, picture, and the episode's number where it is one of a series. */
type Slot = readonly [minutes: number, title: Pair, description: Pair, still: string, episode?: number];

/** Lays slots end to end from midnight; the test asserts that they fill the day. */
const day = (slots: readonly Slot[]): readonly SeedProgramme<NoorLocale>[] => {
  let startMinute = 0;
  return slots.map(([durationMinutes, title, description, still, episode]) => {
    const programme = {
      startMinute,
      durationMinutes,
      title: text(title),
      description: text(description),
      still: `stills/${still}.webp`,
      ...(episode !== undefined && { episode }),
    };
    startMinute += durationMinutes;
    return programme;
  });
};

const PALMS: Pair = ['بيت النخيل', 'The House of Palms'];
const HARBOUR: Pair = ['ميناء الليل', 'Night Harbour'];
const SIDRA: Pair = ['حكايات سدرة', 'Tales of Sidra'];
const INCENSE: Pair = ['طريق البخور', 'The Incense Road'];

export const channels: readonly SeedChannel<NoorLocale>[] = [
  {
    id: 'noor-one', number: 1, logo: 'channels/noor-one.svg', videoId: 'nr-c1',
    name: text(['نور الأولى', 'Noor One']),
    description: text(['شاشة البيت', 'The family screen']),
    programmes: day([
      [120, ['سهرة الفيلم', 'Late film'], ['فيلم واحد بلا فواصل.', 'One film, no breaks.'], 'nr-306'],
      [180, ['أصوات الليل', 'Voices of the night'], ['مكالمات، وقصائد، ومن لا ينام.', 'Calls, poems and those who cannot sleep.'], 'pr-night'],
      [60, ['فجر', 'Dawn'], ['ساعة بلا كلام، فوق المدن.', 'An hour above the cities, without words.'], 'pr-dawn'],
      [180, ['صباح نور', 'Noor this morning'], ['قهوة وضيوف وطقس وثلاثة أخبار سعيدة.', 'Coffee, guests, weather and three pieces of good news.'], 'pr-morning'],
      [60, ['قهوة أمّي', 'My Mother’s Coffee'], ['اليوم: قهوة الضيف.', 'Today: coffee for a guest.'], 'nr-304'],
      [120, ['سوق الخميس', 'The Thursday market'], ['بائعون، وحرفيون، وسعر لا يثبت.', 'Sellers, makers and a price that will not stand still.'], 'pr-market'],
      [45, ['موجز الظهيرة', 'Midday bulletin'], ['أخبار المنطقة والعالم.', 'The region and the world.'], 'pr-newsdesk'],
      [105, PALMS, ['غرفة الفانوس، تُعاد.', 'The lantern room, shown again.'], 'nr-102', 2],
      [90, SIDRA, ['ثلاث حكايات بعد المدرسة.', 'Three tales after school.'], 'tales-of-sidra'],
      [90, ['ملعب الحارة', 'The lane’s own pitch'], ['دوري الأحياء، بمعلّق من الحيّ نفسه.', 'The neighbourhood league, with a commentator from the street.'], 'pr-pitch'],
      [60, ['على المائدة', 'At the table'], ['طبق واحد وحديث لا ينتهي.', 'One dish and a talk without end.'], 'nr-308'],
      [60, ['نشرة المساء', 'Evening news'], ['اليوم في ساعة.', 'The day in an hour.'], 'pr-newsdesk'],
      [60, PALMS, ['ضيف المغرب.', 'The sunset guest.'], 'nr-106', 6],
      [60, HARBOUR, ['ضباب.', 'Fog.'], 'nr-113', 3],
      [150, ['ليلة على الكورنيش', 'A Night on the Corniche'], ['أمسية الطرب الأسبوعية.', 'The week’s evening of song.'], 'nr-201'],
    ]),
  },
  {
    id: 'noor-news', number: 2, logo: 'channels/noor-news.svg', videoId: 'nr-c2',
    name: text(['نور الأخبار', 'Noor News']),
    description: text(['الخبر وسياقه', 'News, with its context']),
    programmes: day([
      [180, ['آخر الليل', 'The late desk'], ['ما حدث بينما كنت نائماً.', 'What happened while you were asleep.'], 'pr-newsdesk'],
      [180, ['أسواق الشرق', 'Markets of the east'], ['من طوكيو حتى مسقط.', 'From Tokyo to Muscat.'], 'pr-markets'],
      [180, ['النشرة الأولى', 'First edition'], ['العالم قبل السابعة.', 'The world before seven.'], 'pr-dawn'],
      [120, ['خريطة', 'The map'], ['بلد واحد كل يوم، من تضاريسه.', 'One country a day, starting from its terrain.'], 'pr-map'],
      [120, ['موجز الظهيرة', 'Midday bulletin'], ['أخبار المنطقة والعالم.', 'The region and the world.'], 'pr-newsdesk'],
      [120, ['مراسلون', 'Correspondents'], ['خمس مدن على الهواء.', 'Five cities on the air.'], 'pr-skyline'],
      [60, ['طقس الخليج', 'Gulf weather'], ['ريح، وموج، ورطوبة.', 'Wind, swell and humidity.'], 'pr-sea'],
      [180, ['وجهاً لوجه', 'Face to face'], ['ضيف واحد وسؤال واحد.', 'One guest and one question.'], 'pr-newsdesk'],
      [60, ['نشرة المساء', 'Evening news'], ['اليوم في ساعة.', 'The day in an hour.'], 'pr-skyline'],
      [120, ['ما وراء الخبر', 'Behind the story'], ['تحقيق في ستين صفحة.', 'An inquiry sixty pages long.'], 'nr-112'],
      [120, ['آخر الصحف', 'Tomorrow’s papers'], ['صحف الغد الليلة.', 'Tomorrow’s papers, tonight.'], 'nr-306'],
    ]),
  },
  {
    id: 'noor-drama', number: 3, logo: 'channels/noor-drama.svg', videoId: 'nr-c3',
    name: text(['نور دراما', 'Noor Drama']),
    description: text(['حلقات لا تُترك', 'Episodes nobody leaves']),
    programmes: day([
      [120, ['محطة الحجاز', 'Hejaz Station'], ['فيلم السهرة.', 'The late film.'], 'nr-307'],
      [240, ['ليلة مسلسل', 'Series through the night'], ['بيت النخيل، الموسم الأول.', 'The House of Palms, season one.'], 'house-of-palms'],
      [120, HARBOUR, ['الرافعة السابعة ودفتر الحارس.', 'Crane seven and The watchman’s ledger.'], 'nr-111', 1],
      [120, ['غوّاص اللؤلؤ', 'The Pearl Diver'], ['فيلم الصباح.', 'The morning film.'], 'nr-301'],
      [180, PALMS, ['ثلاث حلقات متتالية.', 'Three episodes in a row.'], 'nr-103', 3],
      [120, ['سوق الورّاقين', 'The Paper Sellers’ Market'], ['فيلم الظهيرة.', 'The afternoon film.'], 'nr-306'],
      [120, HARBOUR, ['ضباب.', 'Fog.'], 'nr-113', 3],
      [120, PALMS, ['عاصفة من الغرب.', 'A storm from the west.'], 'nr-104', 4],
      [120, ['كواليس', 'Behind the set'], ['كيف بُني بيت النخيل في موقف سيارات.', 'How the House of Palms was built in a car park.'], 'nr-302'],
      [60, PALMS, ['ماء البئر.', 'Well water.'], 'nr-105', 5],
      [120, HARBOUR, ['المدّ.', 'High tide.'], 'nr-114', 4],
    ]),
  },
  {
    id: 'noor-kids', number: 4, logo: 'channels/noor-kids.svg', videoId: 'nr-c4',
    name: text(['نور الصغار', 'Noor Little Ones']),
    description: text(['لمن طوله أقل من ركبة الجمل', 'For anyone shorter than a camel’s knee']),
    programmes: day([
      [360, ['هسّ… القمر نائم', 'Hush, the moon is asleep'], ['تهويدات حتى الصباح.', 'Lullabies until morning.'], 'nr-121'],
      [120, ['صباح سدرة', 'Sidra’s morning'], ['أغانٍ وفطور.', 'Songs and breakfast.'], 'tales-of-sidra'],
      [120, ['صفصوف', 'Safsouf'], ['الجمل وسجاداته.', 'The camel and his carpets.'], 'nr-122', 2],
      [120, ['ورشة الورق', 'The paper workshop'], ['مقص ولصاق وخيال.', 'Scissors, glue and imagination.'], 'pr-paper'],
      [120, ['بائع الغيوم', 'The cloud seller'], ['غيمة لكل بيت.', 'A cloud for every house.'], 'nr-123', 3],
      [120, ['حروف تمشي', 'Walking letters'], ['كل يوم حرف، ولكل حرف مشية.', 'A letter a day, each with its own walk.'], 'pr-paper'],
      [120, SIDRA, ['أربع حكايات.', 'Four tales.'], 'tales-of-sidra'],
      [120, ['صقر وورقة', 'A falcon and a sheet of paper'], ['من يطير أعلى؟', 'Who flies higher?'], 'nr-124', 4],
      [120, ['حديقة الليل', 'The night garden'], ['حيوانات تستيقظ حين ننام.', 'Animals that wake when we sleep.'], 'nr-121'],
      [120, ['هسّ…', 'Hush'], ['تهويدات.', 'Lullabies.'], 'pr-night'],
    ]),
  },
  {
    id: 'noor-earth', number: 5, logo: 'channels/noor-earth.svg', videoId: 'nr-c5',
    name: text(['نور الأرض', 'Noor Earth']),
    description: text(['كثبان وأعماق ونجوم', 'Dunes, depths and stars']),
    programmes: day([
      [240, ['سماء مباشرة', 'The sky, live'], ['كاميرا واحدة نحو الشمال.', 'One camera facing north.'], 'nr-305'],
      [180, ['فجر على الكثبان', 'Dawn on the dunes'], ['ثلاث ساعات من الضوء.', 'Three hours of light.'], 'pr-dunes'],
      [120, INCENSE, ['دموع الشجر.', 'Tears of the tree.'], 'nr-131', 1],
      [120, ['تحت السطح', 'Below the surface'], ['شعاب البحر الأحمر.', 'Reefs of the Red Sea.'], 'pr-sea'],
      [120, INCENSE, ['آبار على الطريق.', 'Wells along the way.'], 'nr-132', 2],
      [120, ['ظلال المشربيّة', 'Shadows of the Mashrabiya'], ['عمارة النسيم.', 'An architecture of breeze.'], 'nr-302'],
      [120, ['رحلة الصقر', 'The falcon’s way'], ['من الهضبة إلى الساحل.', 'From the plateau to the coast.'], 'pr-ridge'],
      [120, INCENSE, ['مدينة في الصخر.', 'A city in the rock.'], 'nr-133', 3],
      [120, ['أفلاج', 'Water channels'], ['ألف عام من قسمة الماء.', 'A thousand years of sharing water.'], 'pr-oasis'],
      [180, ['نجوم فوق الربع', 'Stars over the Empty Quarter'], ['ليل طويل.', 'A long night.'], 'nr-305'],
    ]),
  },
  {
    id: 'noor-tarab', number: 6, logo: 'channels/noor-tarab.svg', videoId: 'nr-c6',
    name: text(['نور طرب', 'Noor Tarab']),
    description: text(['عود وقانون وصوت', 'Oud, qanun and voice']),
    programmes: day([
      [300, ['حتى الفجر', 'Until dawn'], ['تقاسيم بلا استعجال.', 'Improvisations without hurry.'], 'nr-303'],
      [240, ['صباحيات', 'Morning songs'], ['ما كانت تسمعه جدّاتنا.', 'What our grandmothers listened to.'], 'pr-morning'],
      [180, ['صانع العود', 'The oud maker'], ['خشب وصمغ وأذن.', 'Wood, glue and an ear.'], 'pr-oud'],
      [180, ['مقامات', 'Maqamat'], ['اليوم: الصبا.', 'Today: saba.'], 'nr-303'],
      [120, ['أسطوانة', 'On record'], ['وجه أول ووجه ثانٍ.', 'Side one and side two.'], 'pr-record'],
      [180, ['أصوات جديدة', 'New voices'], ['أول مرة على مسرح.', 'The first time on a stage.'], 'pr-stage'],
      [240, ['ليلة على الكورنيش', 'A Night on the Corniche'], ['الحفل كاملاً.', 'The whole concert.'], 'nr-201'],
    ]),
  },
];
