// The channels of noor for sport, films and the night, with the live video of each.
import type { SeedChannel, SeedGuide, SeedVideo } from '../types';
import { day, films, show } from './dayPlan';
import { text, video } from './title';
import type { NoorLocale } from './title';

const always = (channelId: string) => ({ startsInMinutes: -1440, durationMinutes: 43200, channelId });
const pictured = (live: SeedVideo<NoorLocale>, still: string): SeedVideo<NoorLocale> => ({
  ...live,
  artwork: { still: `stills/${still}.webp` },
});

export const themeChannelVideos: readonly SeedVideo<NoorLocale>[] = [
  pictured(
    video('nr-c7', {
      kind: 'live',
      live: always('noor-sport'),
      stream: 'noor-live',
      minutes: 1440,
      genre: 'sport',
      access: 'signIn',
      title: ['نور الرياضة', 'Noor Sport'],
      description: ['ملاعب وخيول وأشرعة.', 'Pitches, horses and sails.'],
    }),
    'pr-pitch',
  ),
  pictured(
    video('nr-c8', {
      kind: 'live',
      live: always('noor-cinema'),
      stream: 'noor-live',
      minutes: 1440,
      genre: 'film',
      access: 'plus',
      title: ['نور سينما', 'Noor Cinema'],
      description: ['فيلم بعد فيلم، والأنوار مطفأة.', 'One film after another, with the lights down.'],
    }),
    'nr-306',
  ),
  pictured(
    video('nr-c9', {
      kind: 'live',
      live: always('noor-window'),
      stream: 'noor-live',
      minutes: 1440,
      genre: 'documentary',
      access: 'free',
      title: ['نافذة نور', 'Noor Window'],
      description: [
        'نافذة مفتوحة على المدينة، بلا برنامج.',
        'A window open onto the city, with no programme at all.',
      ],
    }),
    'pr-skyline',
  ),
];

const studio = show(
  ['استوديو الملعب', 'Pitchside'],
  ['من ربح، ومن يقول إنه ربح.', 'Who won, and who says they did.'],
  'pr-pitch',
);
const league = show(
  ['دوري الأحياء', 'The lanes’ league'],
  ['مباراة كاملة، بلا إعادة ولا أعذار.', 'A whole match, without replays or excuses.'],
  'pr-pitch',
);
const horses = show(
  ['مضمار', 'On the track'],
  ['خيل وهجن، وغبار كثير.', 'Horses, camels and a good deal of dust.'],
  'pr-dunes',
);
const sails = show(
  ['أشرعة', 'Sails'],
  ['سباق المراكب الشراعية حول الجزر.', 'Dhows racing around the islands.'],
  'pr-sea',
);
const climb = show(
  ['إلى القمة', 'To the ridge'],
  ['سباق الجبل، بأنفاسه.', 'The mountain race, breath by breath.'],
  'pr-ridge',
);
const results = show(
  ['نتائج', 'Results'],
  ['كل الأرقام في ربع ساعة.', 'All the numbers in a quarter of an hour.'],
  'pr-markets',
);
const tickets = show(
  ['شبّاك التذاكر', 'The box office'],
  ['ما يُعرض هذا الأسبوع، ولماذا.', 'What is showing this week, and why.'],
  'nr-302',
);

export const themeChannels: readonly SeedChannel<NoorLocale>[] = [
  {
    // Sports rights exclude restarting a match.
    id: 'noor-sport',
    number: 7,
    logo: 'channels/noor-sport.svg',
    videoId: 'nr-c7',
    currentProgramPlaybackStatus: 'DISABLED',
    name: text(['نور الرياضة', 'Noor Sport']),
    description: text(['ملاعب وخيول وأشرعة', 'Pitches, horses and sails']),
    programmes: day([
      [105, league],
      [15, results],
      [240],
      [120, climb],
      [60, studio],
      [15, results],
      [105, league],
      [60, horses],
      [90, sails],
      [30],
      [60, studio],
      [105, league],
      [15, results],
      [120, horses],
      [60, studio],
      [15, results],
      [105, league],
      [30, studio],
      [90, sails],
    ]),
    days: {
      5: day([
        [105, league],
        [255],
        [180, climb],
        [180, horses],
        [15, results],
        [225, league],
        [120, studio],
        [15, results],
        [120, sails],
        [120, league],
        [105, studio],
      ]),
      6: day([
        [120, sails],
        [240],
        [120, climb],
        [120, studio],
        [240, league],
        [15, results],
        [105, horses],
        [240, league],
        [15, results],
        [105, studio],
        [120, sails],
      ]),
    },
  },
  {
    id: 'noor-cinema',
    number: 8,
    logo: 'channels/noor-cinema.svg',
    videoId: 'nr-c8',
    name: text(['نور سينما', 'Noor Cinema']),
    description: text(['فيلم بعد فيلم', 'One film after another']),
    // The last film of a day runs forty minutes into the next.
    programmes: day([
      [40],
      [112, ...films('nr-307', 'nr-301', 'nr-306')],
      [8, tickets],
      [104, ...films('nr-301', 'nr-306')],
      [26, tickets],
      [98, ...films('nr-306', 'nr-307')],
      [72, ...films('nr-303', 'nr-305')],
      [60, ...films('nr-302')],
      [30, ...films('nr-308', 'nr-304')],
      [20, tickets],
      [115, ...films('nr-301', 'nr-307', 'nr-306')],
      [5, tickets],
      [100, ...films('nr-306', 'nr-301')],
      [65, ...films('nr-305', 'nr-302')],
      [25, tickets],
      [120, ...films('nr-307', 'nr-306', 'nr-301')],
      [110, ...films('nr-301', 'nr-307')],
      [75, ...films('nr-303')],
      [55, tickets],
      [120, ...films('nr-306', 'nr-307')],
      [120, ...films('nr-307', 'nr-301', 'nr-306')],
    ]),
  },
  {
    id: 'noor-window',
    number: 9,
    logo: 'channels/noor-window.svg',
    videoId: 'nr-c9',
    name: text(['نافذة نور', 'Noor Window']),
    description: text(['المدينة كما هي', 'The city as it is']),
    programmes: [],
  },
];

/** The channels of the home page's row. */
export const guides: readonly SeedGuide[] = [
  { id: 'noor-evening', channelIds: ['noor-one', 'noor-drama', 'noor-cinema', 'noor-earth', 'noor-tarab'] },
];
