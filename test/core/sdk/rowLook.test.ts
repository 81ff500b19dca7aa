import { rowLook, type CallToAction } from '../../../core/sdk';
import { DEFAULT_GRADIENT } from '../../../core/sdk/rowLook';

const call = (url: string): CallToAction => ({ ctaText: 'Tickets', link: { kind: 'external', url } });

test('HOM-009 HOM-010 HOM-012 HOM-014 HOM-016 HOM-026 every absent field has its default', () => {
  const absent = {
    lines: 1,
    rowType: 'basic',
    playlistImage: 'poster',
    calls: [],
    alignment: 'start',
    metadata: 'regular',
    backgroundImage: null,
    gradient: null,
    animation: 'NONE',
    cardBackground: null,
    contentDescription: null,
  };
  expect(rowLook(undefined)).toEqual(absent);
  expect(rowLook(null)).toEqual(absent);
  expect(rowLook({ rowType: null, textAlignment: null, background: null, primaryCta: null })).toEqual(absent);
});

test.each([
  ['HOM-009 two lines', { rowCount: 2 }, { lines: 2 }],
  ['HOM-009 any other count is one', { rowCount: 3 }, { lines: 1 }],
  ['HOM-010 featured', { rowType: 'featured' }, { rowType: 'featured' }],
  ['HOM-010 inline', { rowType: 'inline' }, { rowType: 'inline' }],
  ['HOM-012 stills with titles for playlists', { playlistImageType: 'title' }, { playlistImage: 'title' }],
  ['HOM-014 centred', { textAlignment: 'center' }, { alignment: 'center' }],
  ['HOM-014 right is the end of a line from left to right', { textAlignment: 'right' }, { alignment: 'end' }],
  ['HOM-015 no metadata', { hideMetadata: true, metadataDisplayMode: 'detailed' }, { metadata: 'hidden' }],
  ['HOM-016 detailed metadata', { metadataDisplayMode: 'DETAILED' }, { metadata: 'detailed' }],
  ['HOM-016 a mode of tomorrow is regular', { metadataDisplayMode: 'holographic' }, { metadata: 'regular' }],
  [
    'HOM-018 a card’s background and words',
    { cardBackground: '#12ab34', contentDescription: 'A pearl.' },
    { cardBackground: '#12ab34', contentDescription: 'A pearl.' },
  ],
  [
    'HOM-018 nothing but a colour reaches a style',
    { cardBackground: 'url(//evil.example)' },
    { cardBackground: null },
  ],
  [
    'HOM-025 HOM-026 a picture that moves',
    { background: { animationType: 'AUDIO_VIDEO' } },
    { animation: 'AUDIO_VIDEO' },
  ],
] as const)('%s', (_rule, given, expected) => {
  expect(rowLook(given)).toMatchObject(expected);
});

test('HOM-013 the primary call to action comes first', () => {
  expect(
    rowLook({ primaryCta: call('https://a.example'), secondaryCta: call('https://b.example') }).calls.map(
      ({ link }) => 'url' in link && link.url,
    ),
  ).toEqual(['https://a.example', 'https://b.example']);
});

test('HOM-017 a colour on each side is a layer of its own', () => {
  const { gradient, backgroundImage } = rowLook({
    background: {
      imageUrl: 'https://a.example/b.webp',
      gradient: { top: '#000000', left: 'rgb(1, 2, 3)', right: 'javascript:alert(1)' },
    },
  });
  expect(backgroundImage).toBe('https://a.example/b.webp');
  expect(gradient).toBe(
    'linear-gradient(to bottom, #000000, transparent 72%), linear-gradient(to right, rgb(1, 2, 3), transparent 72%)',
  );
});

test('HOM-019 RLM-050 a picture without colours gets the default gradient', () => {
  expect(rowLook({ background: { imageUrl: 'https://a.example/b.webp' } }).gradient).toBe(
    `linear-gradient(to top, ${DEFAULT_GRADIENT.to}, ${DEFAULT_GRADIENT.from} 72%)`,
  );
});

test.each([
  ['right', 'start'],
  ['left', 'end'],
  ['center', 'center'],
  [null, 'start'],
] as const)('HOM-014 HOM-097 from right to left, %s is the %s of the line', (textAlignment, alignment) => {
  expect(rowLook({ textAlignment }, 'rtl').alignment).toBe(alignment);
});
