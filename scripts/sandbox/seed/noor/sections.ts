// The pages, playlists and people of noor.
import type { SeedPerson, SeedPlaylist, SeedSection } from '../types';
import { text } from './title';
import type { NoorLocale } from './title';

const CHANNELS = ['nr-c1', 'nr-c2', 'nr-c3', 'nr-c4', 'nr-c5', 'nr-c6'] as const;

const EPISODES = [
  'nr-101', 'nr-111', 'nr-102', 'nr-112', 'nr-103', 'nr-113', 'nr-104', 'nr-114',
  'nr-105', 'nr-106', 'nr-131', 'nr-132', 'nr-133', 'nr-124',
] as const;

const WORTH_YOUR_EVENING = [
  'nr-301', 'nr-306', 'nr-302', 'nr-303', 'nr-307', 'nr-304', 'nr-305', 'nr-308',
  'nr-131', 'nr-101', 'nr-111', 'nr-121', 'nr-122', 'nr-123',
] as const;

export const playlists: readonly SeedPlaylist<NoorLocale>[] = [
  {
    id: 'coffee-before-sunset',
    title: text(['قهوة قبل المغيب', 'Coffee before sunset']),
    description: text(['نصف ساعة لكل فنجان.', 'Half an hour a cup.']),
    artwork: { still: 'stills/coffee-before-sunset.webp', poster: 'posters/coffee-before-sunset.webp' },
    videoIds: ['nr-304', 'nr-308', 'nr-302'],
  },
  {
    id: 'sea-and-sand',
    title: text(['بحر ورمل', 'Sea and sand']),
    description: text(['ستة أعمال بين موجتين وكثيب.', 'Six works between two waves and a dune.']),
    artwork: { still: 'stills/sea-and-sand.webp', poster: 'posters/sea-and-sand.webp' },
    videoIds: ['nr-301', 'nr-131', 'nr-132', 'nr-133', 'nr-114', 'nr-305'],
  },
  {
    id: 'before-bedtime',
    title: text(['قبل النوم', 'Before bedtime']),
    description: text(['أربع حكايات، ثم نطفئ الضوء.', 'Four tales, then the light goes out.']),
    artwork: { still: 'stills/before-bedtime.webp', poster: 'posters/before-bedtime.webp' },
    videoIds: ['nr-121', 'nr-122', 'nr-123', 'nr-124'],
  },
];

export const sections: readonly SeedSection<NoorLocale>[] = [
  {
    id: 'home',
    title: text(['الليلة على نور', 'Tonight on Noor']),
    description: text(['قنوات ومسلسلات وأفلام لكل من في البيت.', 'Channels, series and films for everyone at home.']),
    artwork: { still: 'stills/house-of-palms.webp' },
    heroes: ['house-of-palms', 'nr-201', 'nr-301', 'night-harbour'],
    buckets: [
      { bucketId: 'home-channels', name: text(['الآن على القنوات', 'On the channels now']), type: 'EPG_NOW_NEXT', rowTypeData: {}, items: CHANNELS },
      { bucketId: 'home-evening', name: text(['يستحق مساءك', 'Worth your evening']), type: 'VOD', rowTypeData: {}, items: WORTH_YOUR_EVENING },
      { bucketId: 'home-series', name: text(['مسلسلات البيت', 'The house series']), type: 'VOD', rowTypeData: { displayPosters: true }, items: ['house-of-palms', 'night-harbour', 'the-incense-road', 'tales-of-sidra'] },
      {
        bucketId: 'home-highlight',
        name: text(['من تحت الماء', 'From under the water']),
        type: 'CONTENT_HIGHLIGHT',
        rowTypeData: {
          rowType: 'featured',
          description: text(['لؤلؤة بيعت ثلاث مرات، وغوّاص لم يصدّق أنها ضاعت.', 'A pearl sold three times, and a diver who never believed it was lost.']),
          primaryCta: { ctaText: text(['شاهد الفيلم', 'Watch the film']), link: { kind: 'event', type: 'VOD', id: 'nr-301' } },
          background: { image: 'heroes/nr-301.webp', gradient: { right: '#05282E' }, animationType: 'NONE' },
        },
        items: ['nr-301'],
      },
      { bucketId: 'home-episodes', name: text(['حلقات جديدة', 'New episodes']), type: 'VOD', rowTypeData: {}, items: EPISODES },
      { bucketId: 'home-live', name: text(['مباشر', 'Live']), type: 'LIVE', rowTypeData: {}, items: ['nr-201', 'nr-c1', 'nr-c2'] },
      { bucketId: 'home-soon', name: text(['قريباً', 'Coming soon']), type: 'VOD', rowTypeData: {}, items: ['nr-211', 'nr-212'] },
      { bucketId: 'home-playlists', name: text(['قوائم لكل وقت', 'Lists for every hour']), type: 'VOD_PLAYLIST', rowTypeData: { playlistImageType: 'poster' }, items: ['coffee-before-sunset', 'sea-and-sand', 'before-bedtime'] },
      { bucketId: 'home-sections', name: text(['أركان نور', 'Corners of Noor']), type: 'SECTION_LINK', rowTypeData: {}, items: ['kids', 'tarab', 'browse', 'schedule'] },
    ],
  },
  {
    id: 'browse',
    title: text(['كل الأعمال', 'Everything']),
    description: text(['كل ما يُعرض على نور، في مكان واحد.', 'All that Noor shows, in one place.']),
    artwork: { still: 'stills/browse.webp' },
    heroes: [],
    buckets: [
      { bucketId: 'browse-films', name: text(['أفلام ووثائقيات', 'Films and documentaries']), type: 'VOD', rowTypeData: { displayPosters: true }, items: ['nr-301', 'nr-302', 'nr-303', 'nr-304', 'nr-305', 'nr-306', 'nr-307', 'nr-308'] },
      { bucketId: 'browse-episodes', name: text(['كل الحلقات', 'All episodes']), type: 'VOD', rowTypeData: { rowCount: 2 }, items: EPISODES },
      { bucketId: 'browse-free', name: text(['بلا اشتراك', 'Without a subscription']), type: 'VOD', rowTypeData: {}, items: ['nr-101', 'nr-111', 'nr-121', 'nr-302', 'nr-304'] },
    ],
  },
  {
    id: 'kids',
    title: text(['ركن الصغار', 'The little ones’ corner']),
    description: text(['آمن وملوّن وقصير.', 'Safe, colourful and short.']),
    artwork: { still: 'stills/tales-of-sidra.webp' },
    heroes: [],
    buckets: [
      { bucketId: 'kids-tales', name: text(['حكايات سدرة', 'Tales of Sidra']), type: 'VOD', rowTypeData: {}, items: ['nr-121', 'nr-122', 'nr-123', 'nr-124'] },
      { bucketId: 'kids-lists', name: text(['قبل النوم', 'Before bedtime']), type: 'VOD_PLAYLIST', rowTypeData: {}, items: ['before-bedtime'] },
    ],
  },
  {
    id: 'tarab',
    title: text(['طرب', 'Tarab']),
    description: text(['لمن يسمع بقلبه.', 'For those who listen with the heart.']),
    artwork: { still: 'stills/nr-303.webp' },
    heroes: ['nr-201'],
    buckets: [
      { bucketId: 'tarab-live', name: text(['على المسرح الآن', 'On stage now']), type: 'LIVE', rowTypeData: {}, items: ['nr-201', 'nr-c6'] },
      { bucketId: 'tarab-films', name: text(['حفلات ووثائقيات', 'Concerts and documentaries']), type: 'VOD', rowTypeData: {}, items: ['nr-303', 'nr-302'] },
    ],
  },
  {
    id: 'schedule',
    title: text(['دليل البرامج', 'Programme guide']),
    description: text(['ماذا يُعرض الآن، وماذا بعده.', 'What is on now, and what is on after.']),
    artwork: { still: 'stills/pr-skyline.webp' },
    heroes: [],
    buckets: [{ bucketId: 'schedule-guide', name: text(['اليوم', 'Today']), type: 'EPG', rowTypeData: {}, items: CHANNELS }],
  },
];

export const people: readonly SeedPerson<NoorLocale>[] = [
  {
    id: 'rawan-al-hakim',
    name: text(['روان الحكيم', 'Rawan Al-Hakim']),
    biography: text(['كتبت بيت النخيل في بيت جدّتها، وصوّرته في موقف سيارات.', 'She wrote The House of Palms in her grandmother’s house and filmed it in a car park.']),
    country: text(['الأردن', 'Jordan']),
    videoIds: ['nr-101', 'nr-102', 'nr-103', 'nr-104', 'nr-105', 'nr-106', 'nr-306'],
  },
  {
    id: 'faris-mansoureddine',
    name: text(['فارس منصور الدين', 'Faris Mansoureddine']),
    biography: text(['صياد سابق، لا يصوّر البحر إلا ليلاً.', 'A former fisherman who only films the sea at night.']),
    country: text(['عُمان', 'Oman']),
    videoIds: ['nr-111', 'nr-112', 'nr-113', 'nr-114', 'nr-301', 'nr-307'],
  },
  {
    id: 'layan-bou-chair',
    name: text(['ليان بو شعير', 'Layan Bou Chair']),
    biography: text(['تقصّ الورق للأطفال وتمشي في الصحراء للكبار.', 'She cuts paper for children and walks deserts for everyone else.']),
    country: text(['تونس', 'Tunisia']),
    videoIds: ['nr-121', 'nr-122', 'nr-123', 'nr-124', 'nr-131', 'nr-132', 'nr-133', 'nr-302', 'nr-305'],
  },
];
