import { backgroundWidth, sizedAddress } from '../../../core/catalogue/backgroundPicture';
import { BACKGROUND_WIDTHS } from '../../../core/sdk/constants';

test.each([
  [390, BACKGROUND_WIDTHS.mobile],
  [1024, BACKGROUND_WIDTHS.mobile],
  [1025, BACKGROUND_WIDTHS.desktop],
  [1920, BACKGROUND_WIDTHS.desktop],
])('HOM-031 RLM-089 a window of %i px takes a background of %i px', (window, width) => {
  expect(backgroundWidth(window)).toBe(width);
  expect(sizedAddress('https://img.example/a.webp?v=1&width=3840', window)).toBe(
    `https://img.example/a.webp?v=1&width=${width}`,
  );
});

test('HOM-031 an address without a width may be signed, and is not changed', () => {
  expect(sizedAddress('https://img.example/a.webp?sig=abc', 390)).toBe('https://img.example/a.webp?sig=abc');
  expect(sizedAddress('images/a.webp', 390)).toBe('images/a.webp');
});
