import type { Content } from '../../../core/sdk';
import { CORNER_SIZE, heroPictures } from '../../../plugins/section/hero/heroPictures';

const film: Content = {
  id: 'f',
  title: 'The Ferry',
  type: 'VOD',
  accessLevel: 'GRANTED',
  heroUrl: 'https://img.example/h.webp',
};
const corner = (name: string) => ({ id: name, name, portraitUrl: `https://img.example/${name}.webp` });
const bout: Content = {
  ...film,
  bout: { red: corner('red'), blue: corner('blue'), weightClass: 'WELTERWEIGHT', rounds: 12 },
};
const now = 1_000;
const channel = {
  ...film,
  programmingInfo: {
    currentProgramme: {
      title: 'News',
      startDate: 0,
      endDate: 2_000,
      thumbnailUrl: 'https://img.example/news.webp',
    },
    nextProgramme: { title: 'Weather', startDate: 2_000, endDate: 3_000 },
  },
};
const sized = (address: string) => `${address}?fit`;
const [red, blue] = ['red', 'blue'].map((name) => ({
  src: `https://img.example/${name}.webp`,
  size: CORNER_SIZE,
}));
const hall = { src: 'https://img.example/h.webp?fit', wide: true };
const narrow = { media: '(max-width: 760px)' };
const wide = { media: '(min-width: 761px)' };

test.each([
  ['a film: its still', film, 'feature', {}, [hall]],
  [
    "the row's own background before it",
    film,
    'feature',
    { background: { imageUrl: 'https://img.example/own.webp' } },
    [{ ...hall, src: 'https://img.example/own.webp?fit' }],
  ],
  [
    'a bout: its corners where they are side by side, the two together elsewhere',
    bout,
    'bout',
    {},
    [
      { ...red, ...narrow },
      { ...blue, ...narrow },
      { ...hall, ...wide },
    ],
  ],
  [
    'a bout without a picture of both: its corners everywhere',
    { ...bout, heroUrl: null },
    'bout',
    {},
    [red, blue],
  ],
  [
    'a bout whose corner has no portrait',
    { ...bout, bout: { red: { id: 'red', name: 'red' }, blue: corner('blue') } },
    'bout',
    {},
    [
      { ...blue, ...narrow },
      { ...hall, ...wide },
    ],
  ],
  ['what is no bout, in a row of bouts', film, 'bout', {}, [hall]],
  [
    'a bout that lost a corner: as any film',
    { ...bout, bout: { ...bout.bout, red: null } },
    'bout',
    {},
    [hall],
  ],
  [
    'a bout whose corner has no name: as any film',
    { ...bout, bout: { ...bout.bout, blue: { ...corner('blue'), name: null } } },
    'bout',
    {},
    [hall],
  ],
  [
    'a channel: the picture of what it broadcasts',
    channel,
    'channel',
    {},
    [{ ...hall, src: 'https://img.example/news.webp?fit' }],
  ],
  [
    'a channel whose programme has no picture: its own',
    { ...channel, programmingInfo: { currentProgramme: { title: 'News', startDate: 0, endDate: 2_000 } } },
    'channel',
    {},
    [hall],
  ],
  [
    "a channel in a row with a background: the row's",
    channel,
    'channel',
    { background: { imageUrl: 'https://img.example/own.webp' } },
    [{ ...hall, src: 'https://img.example/own.webp?fit' }],
  ],
  ['nothing to show', { ...film, heroUrl: null }, 'feature', {}, []],
] as const)('the first render requests %s', (_what, content, variant, presentation, expected) => {
  expect(
    heroPictures({ items: [content as unknown as Content], presentation }, { variant, now, sized }),
  ).toEqual(expected);
});

test('an empty row requests nothing', () => {
  expect(heroPictures({ items: [], presentation: {} }, { variant: 'bout', now, sized })).toEqual([]);
});
