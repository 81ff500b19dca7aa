import { render } from '@testing-library/react';
import { Picture } from '../../../core/ui';
import { fixedWidth } from '../../../core/ui/FixedPicture';
import { IMAGE_WIDTHS, SMALL_IMAGE_WIDTHS, srcSetOf } from '../../../core/ui/pictureWidths';

describe('RLM-090 a picture is requested in its displayed width', () => {
  test.each([
    [
      'https://p.example/still.webp?width=960',
      SMALL_IMAGE_WIDTHS,
      ['200', '320', '400', '600', '800', '960'],
    ],
    [
      'https://p.example/hero.webp?width=1920',
      IMAGE_WIDTHS,
      ['240', '320', '480', '640', '828', '1080', '1200', '1920'],
    ],
    ['https://p.example/tiny.webp?width=100', SMALL_IMAGE_WIDTHS, ['100']],
  ])('%s', (address, widths, offered) => {
    const candidates = srcSetOf(address, widths)
      ?.split(', ')
      .map((candidate) => candidate.split(' '));
    expect(candidates?.map(([, width]) => width)).toEqual(offered.map((width) => `${width}w`));
    expect(candidates?.map(([url = '']) => new URL(url).searchParams.get('width'))).toEqual(offered);
  });

  test('keeps the other parameters of an address', () => {
    expect(srcSetOf('https://p.example/a.webp?crop=face&width=200#x', [])).toBe(
      'https://p.example/a.webp?crop=face&width=200#x 200w',
    );
  });

  test.each([
    'https://p.example/still.webp',
    '/images/card.webp?width=300',
    'https://p.example/a.webp?width=wide',
    '',
  ])('leaves %j alone', (address) => {
    expect(srcSetOf(address, SMALL_IMAGE_WIDTHS)).toBeUndefined();
  });
});

test('RLM-090 a picture in the first screen is fetched at once, one below it when it comes near, at its displayed width', () => {
  const { container, rerender } = render(
    <Picture src="https://p.example/still.webp?width=960" alt="" ratio="16 / 9" eager />,
  );
  const image = () => container.querySelector('img');
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()?.getAttribute('sizes')).toMatch(/^\(max-width/);
  expect(image()?.getAttribute('srcset')).toContain('width=320 320w');

  rerender(<Picture src="https://p.example/still.webp?width=960" alt="" ratio="16 / 9" />);
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()?.getAttribute('sizes')).toMatch(/^auto, /);
});

test.each([
  [
    'the least that is wide enough',
    'https://p.example/still.webp?width=960',
    200,
    'https://p.example/still.webp?width=200',
  ],
  [
    'on a denser screen',
    'https://p.example/still.webp?width=960',
    400,
    'https://p.example/still.webp?width=400',
  ],
  [
    'never wider than there is',
    'https://p.example/still.webp?width=300',
    400,
    'https://p.example/still.webp?width=300',
  ],
  ['no other than the platform names', 'https://p.example/still.webp', 200, 'https://p.example/still.webp'],
])('RLM-090 a picture of one width: %s', (_what, address, width, asked) => {
  expect(fixedWidth(address, width)).toBe(asked);
});
