import { fireEvent, render } from '@testing-library/react';
import { fallbackImage } from '../../../core/catalogue/backgroundPicture';
import { Picture } from '../../../core/ui';

const images = { cardThumbnail: '/images/card.webp', playlistThumbnail: '/images/playlist.webp' };

test.each([
  ['VOD', images, '/images/card.webp'],
  ['PLAYLIST', images, '/images/playlist.webp'],
  ['PLAYLIST', { cardThumbnail: '/images/card.webp' }, '/images/card.webp'],
  ['VOD', { playlistThumbnail: '/images/playlist.webp' }, undefined],
  ['SERIES', {}, undefined],
] as const)('RLM-010 RLM-014 HOM-050 for a %s, of %p, it is %p', (type, given, expected) => {
  expect(fallbackImage(given, { type })).toBe(expected);
});

test.each([
  ['fails', 'https://cdn.example/gone.jpg'],
  ['is missing', null],
  ['is empty', undefined],
])('RLM-010 it shows when the picture %s, and when it fails itself nothing does', (_what, src) => {
  const { container } = render(<Picture src={src} fallback="/images/card.webp" alt="" ratio="16 / 9" />);
  const image = () => container.querySelector('img');
  if (src != null) {
    expect(image()).toHaveAttribute('src', src);
    fireEvent.error(image() as HTMLImageElement);
  }
  expect(image()).toHaveAttribute('src', '/images/card.webp');
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
});
